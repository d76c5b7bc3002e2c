// What a card may pay, and how its owner limits it.
import { messages, type Messages } from '#src/values/messages.ts'
import { dollars, formatMoney, parseMoney } from '#src/values/money.ts'
import * as copy from './copy.ts'

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
    monthly: limitProblem(month) || (isOwn(day) && month !== undefined && month < day && copy.monthBelowDay),
  })
}

/** The programme’s own limit of a day is above any of a month that somebody sets. */
const isOwn = (cents: number | undefined): cents is number => cents !== undefined && ownLimit(cents) !== null

function limitProblem(cents: number | undefined): string | false {
  if (cents === undefined || cents < leastLimit.minor) return copy.limitRequired
  return cents > mostLimit.minor && copy.limitTooLarge(formatMoney(mostLimit))
}

type Decline = keyof typeof copy.declines

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
