// What a card may pay, and how its owner limits it.
import { messages, type Messages } from '#src/values/messages.ts'
import { dollars, formatMoney, parseMoney } from '#src/values/money.ts'

/** The most that the programme lets a card pay; a limit of one's own is below it. */
export const mostLimit = dollars(2_500_000)
const leastLimit = dollars(100)

/** A merchant that neither takes nor gives up what it asked for holds it no longer. */
export const heldFor = { hours: 24 * 31 } as const

type Asked = { amount: number; currency: string; funds: number; held: number; isFrozen: boolean }

/** Nothing is approved beyond what is on the card and not held for another purchase. */
export const mayPay = ({ amount, currency, funds, held, isFrozen }: Asked): boolean =>
  currency === 'USD' && !isFrozen && amount <= funds - held

export type TypedLimits = { daily: string | number; monthly: string | number }

/** In cents; undefined where it is no amount. Left empty it is the programme's own: the issuer has a limit of each kind in any case. */
export const readLimit = (typed: string | number): number | undefined =>
  String(typed).trim() === '' ? mostLimit.minor : parseMoney('USD', String(typed))?.minor

/** One of their own, or none. */
export const ownLimit = (cents: number): number | null => (cents < mostLimit.minor ? cents : null)

export function checkLimits({ daily, monthly }: TypedLimits): Messages {
  const [day, month] = [readLimit(daily), readLimit(monthly)]
  return messages({
    daily: limitProblem(day),
    monthly: limitProblem(month) || (isOwn(day) && month !== undefined && month < day && monthBelowDay),
  })
}

/** The programme’s own limit of a day is above any of a month that somebody sets. */
const isOwn = (cents: number | undefined): cents is number => cents !== undefined && ownLimit(cents) !== null

function limitProblem(cents: number | undefined): string | false {
  if (cents === undefined || cents < leastLimit.minor) return limitRequired
  return cents > mostLimit.minor && limitTooLarge(formatMoney(mostLimit))
}

type Decline = keyof typeof declines

/** The issuer's names for why a purchase was declined, in our words. */
const declineReasons: ReadonlyMap<string | null, Decline> = new Map([
  ['card_inactive', 'frozen'],
  ['spending_controls', 'limit'],
  ['insufficient_funds', 'funds'],
  ['webhook_declined', 'funds'],
  ['suspected_fraud', 'fraud'],
  ['verification_failed', 'details'],
])

/** What has no words of ours is 'other'. */
export const declineOf = (reason: string | null): Decline => declineReasons.get(reason) ?? 'other'

// The words of what a card pays, and of how its owner sets it.
const limitRequired = 'Please enter at least $1.00, such as 200, or leave it empty for no limit of your own.'
const limitTooLarge = (most: string): string => `Please enter at most ${most}.`
const monthBelowDay = 'The limit for a month can’t be below the limit for a day.'

export const busy = 'The card is being set from another device. Please look again in a moment.'

export const declines = {
  frozen: 'the card was frozen',
  limit: 'it was over your limit',
  funds: 'there was not enough on the card',
  fraud: 'the issuer suspected fraud',
  details: 'the number, date, CVC or address did not match',
  other: 'the issuer did not say why',
} as const

export const screen = {
  pending: 'Pending',
  pendingWords: 'Held until the merchant takes it or gives it up. It comes off the balance then.',
  declined: 'Declined',
  declinedBecause: (why: string): string => `Declined because ${why}.`,
  noSpending: 'Nothing is pending, and nothing was declined.',
  unnamed: 'A merchant without a name',
  available: (sum: string): string => `${sum} can be spent now: what is pending is held.`,
  controls: 'Limits and freeze',
  daily: 'Most in a day',
  monthly: 'Most in a month',
  limitHint: 'The issuer declines what is above it. Days and months are counted in UTC. Empty is no limit of your own.',
  save: 'Save limits',
  saved: 'The issuer applies your limits from now on.',
  since: (when: string): string => `Set ${when}.`,
  noLimits: 'You have set no limit of your own.',
  freeze: 'Freeze the card',
  freezeQuestion: 'Freeze the card?',
  freezeText:
    'From then on every new purchase is declined. What is pending may still be taken, and refunds still arrive. You can unfreeze it at any time.',
  frozen: 'The card is frozen',
  frozenSince: (when: string): string => `New purchases are declined since ${when}.`,
  frozenDone: 'The card is frozen.',
  thaw: 'Unfreeze the card',
  thawed: 'The card can pay again.',
} as const
