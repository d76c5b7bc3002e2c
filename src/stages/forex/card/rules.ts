import type { Asks } from '#src/features/people/values/rules.ts'
import type { Purpose } from '#src/features/payments/rules.ts'
import type { Rate, RemittancePurpose, SentInYear } from '#src/features/exchange/cost/rules.ts'
import { barePan, isPersonsPan } from '#src/values/indian-identifiers.ts'
import { isEmailAddress } from '#src/values/email-addresses.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { dollars, formatMoney, parseMoney, rupees, sum, type Money } from '#src/values/money.ts'
import { isBlank, lengthOf } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

/** Dollars for the card. They are not spent with it: the card’s own stage says what became of them. */
export const cardFunding = { name: 'card-funding', announces: [] } as const satisfies Purpose

/** The most that a card takes at once. */
export const mostFunding = dollars(2_500_000)
const leastFunding = dollars(100)
/** What the issuer prints. */
export const longestName = 24

/** How long a rate is held for an order that was placed. */
export const hold = { hours: 1 } as const

/** An order is handed out again only with as much of its hour left: Razorpay makes no page that lives shorter than 15 minutes. */
export const reusableFor = { minutes: 16 } as const

/** How long somebody may think about a payment that arrived late, before it goes back by itself. */
export const daysToDecide = 7

/** An amount as somebody typed it, in whole dollars or with cents. */
export const readFunding = (typed: string | number): Money | undefined => parseMoney('USD', String(typed))

/** What was sent before, in rupees as somebody typed it; nothing typed is nothing sent. */
export const readSent = (typed: string | number): Money | undefined =>
  parseMoney('INR', isBlank(String(typed)) ? '0' : String(typed))

/** What an account paid on a PAN. What it paid without one, as orders of old could be, counts for each that it names. */
export function paidHereOn(typed: string, remitters: readonly Remitter[]): SentInYear {
  const own = remitters.filter(({ pan }) => barePan(typed) === '' || pan === '' || pan === barePan(typed))
  return {
    sent: sum(
      'INR',
      own.map(({ paidHere }) => rupees(paidHere)),
    ),
    received: sum(
      'USD',
      own.map(({ dollarsHere }) => dollars(dollarsHere)),
    ),
  }
}

type Remitter = { pan: string; paidHere: number; dollarsHere: number }

/** What was declared last as sent elsewhere on a PAN; it still holds, this financial year. */
export const declaredOn = (typed: string, remitters: readonly { pan: string; sentBefore: number }[]): number =>
  remitters.find(({ pan }) => pan === barePan(typed))?.sentBefore ?? 0

export type CardFunding = {
  name: string
  email: string
  amount: string | number
  sentBefore?: string | number | undefined
  purpose?: RemittancePurpose
  /** The specification's call names none: it is the one that the account is known by then. */
  remitterPan?: string
}

export const checkCardFunding = ({
  name,
  email,
  amount,
  sentBefore = 0,
  purpose,
  remitterPan = '',
}: CardFunding): Messages =>
  messages({
    name: nameProblem(name),
    email: !isEmailAddress(email) && copy.emailInvalid,
    amount: fundingProblem(readFunding(amount)),
    sentBefore: readSent(sentBefore) === undefined && copy.sentWrong,
    purpose: purpose === 'other' && copy.notEducation,
    remitterPan: remitterPan !== '' && !isPersonsPan(remitterPan) && copy.panWrong,
  })

function nameProblem(name: string): string | false {
  if (isBlank(name)) return copy.nameRequired
  if (!/^[A-Za-z][A-Za-z .'-]*$/.test(name.trim())) return copy.nameForCard
  return lengthOf(name.trim()) > longestName && copy.nameTooLong
}

function fundingProblem(amount: Money | undefined): string | false {
  if (amount === undefined || amount.minor < leastFunding.minor) return copy.amountRequired
  return amount.minor > mostFunding.minor && copy.amountTooLarge(formatMoney(mostFunding))
}

export const askedStates = ['waiting', 'failed', 'ended', 'lapsed'] as const
export type AskedState = (typeof askedStates)[number]

/** Why a payment does not count at its order's rate. */
export const lateReasons = ['rate-over', 'replaced', 'over-limit', 'more-tax'] as const
export type LateReason = (typeof lateReasons)[number]

type Paid = {
  paidAt: string
  heldUntil: string
  isLatest: boolean
  /** In cents: what this order sends, what the year had before it, and what may be sent. */
  sent: number
  most: number
  /** In paise: what was collected with it, and what is due by what the year knows now. */
  tcs: number
  tcsDue: number
}

/** Only what is paid in its hour, for the order that counts, within the limits of that moment, is at its rate. */
export function whyLate({ paidAt, heldUntil, isLatest, sent, most, tcs, tcsDue }: Paid): LateReason | undefined {
  if (!isLatest) return 'replaced'
  if (heldUntil <= paidAt) return 'rate-over'
  if (sent > most) return 'over-limit'
  return tcsDue > tcs ? 'more-tax' : undefined
}

type Asked = { heldUntil: string; failedAt: string | null; expiredAt: string | null }

/** On the page the PAN is asked of everybody. */
export const checkOrderForm = (typed: CardFunding & { remitterPan: string }): Messages => ({
  ...checkCardFunding(typed),
  ...messages({ remitterPan: !isPersonsPan(typed.remitterPan) && copy.panWrong }),
})

/** Where a payment stands that was not made yet. */
export function stateOf({ heldUntil, failedAt, expiredAt }: Asked, now: string): AskedState {
  if (failedAt !== null) return 'failed'
  if (expiredAt !== null) return 'ended'
  return heldUntil <= now ? 'lapsed' : 'waiting'
}

/** 4000 0099 9012 3456: as it stands on a card. */
export const groupedNumber = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** 06/30. */
export const expiryOf = ({ expMonth, expYear }: { expMonth: number; expYear: number }): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`

/** ₹88.50 a dollar; finer where the rate is. */
export function formatRate(rate: Rate): string {
  const [whole = '', part = ''] = (rate / 10_000).toFixed(4).split('.')
  return `₹${whole}.${part.replace(/0{1,2}$/, '')} a dollar`
}

/** The PAN is the payer’s: it begins with the student’s own where they pay themselves. */
export const cardAsks = { name: 'name', remitterPan: 'pan' } as const satisfies Asks
