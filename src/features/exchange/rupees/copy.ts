// The words of a dollar amount in rupees, which many pages show: without those of the comparison.
import { formatDay, dayOf } from '#src/values/dates.ts'
import { formatMoney, rupees, type Money } from '#src/values/money.ts'

/** Whole rupees: a rate between banks is nobody’s price. */
export const inRupees = (amount: Money): string => `about ${formatMoney(amount).replace(/\.\d\d$/, '')}`

export const asOf = (source: string, isSample: boolean, collectedAt: string): string => {
  const day = formatDay(dayOf(Temporal.Instant.from(collectedAt)))
  return isSample
    ? `Sample data as of ${day}, not of any firm: never take it for today’s rates.`
    : `From ${source}, gathered on ${day}.`
}

/** '88.50' for a dollar. */
export const rateWords = (rate: number): string => formatMoney(rupees(Math.round(rate / 100)))

/** At which rate, of which day. */
export const atRate = (rate: number, isSample: boolean, collectedAt: string): string =>
  `Rupees at ${rateWords(rate)} for a dollar, ${isSample ? 'sample data of ' : ''}${formatDay(dayOf(Temporal.Instant.from(collectedAt)))}`
export const betweenBanks = 'It is the rate between banks.'
