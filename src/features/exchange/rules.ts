// How the providers of dollars compare, on one amount sent.
import type { Moment } from '#src/journey/moments.ts'
import { rupees, type Money } from '#src/values/money.ts'
import { receivedFor, type Rate } from './cost/rules.ts'

/** The specification compares on sending 100,000.00 INR. */
export const compared: Money = rupees(1_00_000_00)

/** The rows that stand before one asks for all. */
export const rowsWhenCollapsed = 3

/** What the dollars of our card cost above the rate between banks, in hundredths of a percent: all that we charge. */
export const cardMargin = 100

export const cardRate = (midRate: Rate): Rate => Math.round((midRate * (10_000 + cardMargin)) / 10_000)

export type Provider = {
  name: string
  /** An address of a picture, where the source gives one. */
  logo: string | null
  rate: Rate
  fee: Money
  /** In minutes, at most; unknown where the source does not say. */
  minutes: number | null
}

export type Compared = Provider & {
  received: Money
  /** What arrives less than with the cheapest. */
  diff: Money
  isCheapest: boolean
}

/** The cheapest first; of two alike, the faster. */
export function compare(providers: readonly Provider[], sent: Money = compared): Compared[] {
  const rows = providers
    .map(provider => ({ ...provider, received: receivedFor(sent, provider.rate, provider.fee) }))
    .toSorted((one, other) => other.received.minor - one.received.minor || minutesOf(one) - minutesOf(other))
  const most = rows[0]?.received.minor ?? 0
  return rows.map((row, index) => ({
    ...row,
    diff: { ...row.received, minor: most - row.received.minor },
    isCheapest: index === 0,
  }))
}

const minutesOf = ({ minutes }: Provider): number => minutes ?? Infinity

/** A rate that was asked for longer ago is not today's. */
const freshFor = 24 * 60 * 60_000

export const isFresh = (askedAt: Moment, now: Moment): boolean => Date.parse(now) - Date.parse(askedAt) < freshFor

export const rateOrders = ['received', 'fee', 'time'] as const
export type RateOrder = (typeof rateOrders)[number]

type Row = { rgets: number; fee: number; timeTaken: number | null }

/** The best first by what one looks for; of two alike, the one with which more arrives. */
export function orderedRates<R extends Row>(rows: readonly R[], order: RateOrder): R[] {
  const by: Record<RateOrder, (row: R) => number> = {
    received: () => 0,
    fee: ({ fee }) => fee,
    time: ({ timeTaken }) => timeTaken ?? Number.MAX_SAFE_INTEGER,
  }
  return rows.toSorted((one, other) => by[order](one) - by[order](other) || other.rgets - one.rgets)
}
