// In what order the ten lenders stand, and how far each is from the first.
import type { Criteria } from '../rules.ts'

export const lenderOrders = ['rate', 'highest', 'moratorium', 'rebate', 'margin', 'fee', 'amount', 'answer'] as const
export type LenderOrder = (typeof lenderOrders)[number]

type Compared = {
  rateFrom: number
  rateTo: number
  moratorium: number | null
  rebateAvailable: boolean
  marginMoney: string
  hiddenFees: string
  usuallyTakes: string
  criteria: Pick<Criteria, 'most'>
}

/** What each order compares, the least first. */
const comparedBy: Record<LenderOrder, (lender: Compared) => readonly number[]> = {
  rate: ({ rateFrom, rateTo }) => [rateFrom, rateTo],
  highest: ({ rateFrom, rateTo }) => [rateTo, rateFrom],
  moratorium: ({ moratorium }) => [-(moratorium ?? 0)],
  rebate: ({ rebateAvailable }) => [rebateAvailable ? 0 : 1],
  margin: lender => [measured.margin(lender) ?? Infinity],
  fee: lender => [measured.fee(lender) ?? Infinity],
  amount: ({ criteria }) => [-criteria.most],
  answer: lender => [measured.answer(lender) ?? Infinity],
}

/** What lenders differ in by so and so much; nothing where one says it in other words. */
const measured = {
  moratorium: ({ moratorium }: Compared) => moratorium ?? undefined,
  margin: ({ marginMoney }: Compared) => (marginMoney === 'None' ? 0 : percentAtMost(marginMoney)),
  fee: ({ hiddenFees }: Compared) => percentAtMost(hiddenFees),
  amount: ({ criteria }: Compared) => criteria.most,
  answer: ({ usuallyTakes }: Compared) => daysAtMost(usuallyTakes),
} satisfies Partial<Record<LenderOrder, (lender: Compared) => number | undefined>>

/** How far each is from the first that says a number; rates are drawn from where to where they go, and a rebate is there or not. */
export function apartsOf(ordered: readonly Compared[], order: LenderOrder): readonly (number | undefined)[] {
  if (order === 'rate' || order === 'highest' || order === 'rebate') return ordered.map(() => undefined)
  const values = ordered.map(measured[order])
  const best = values.find(value => value !== undefined) ?? 0
  return values.map(value => (value === undefined ? undefined : value - best))
}

export const orderedLenders = <Lender extends Compared>(lenders: readonly Lender[], order: LenderOrder): Lender[] =>
  lenders.toSorted((one, other) => {
    const [least, further] = [comparedBy[order](one), comparedBy[order](other)]
    return (
      least.map((value, index) => value - (further[index] ?? 0)).find(apart => apart !== 0 && !Number.isNaN(apart)) ?? 0
    )
  })

/** The days in '15 to 30 days' or '1 to 2 weeks', the later of the two; nothing where it is said otherwise. */
export function daysAtMost(words: string): number | undefined {
  const [, count, unit] = /(\d{1,3}) (day|week)s?$/.exec(words) ?? []
  return count === undefined ? undefined : Number(count) * (unit === 'week' ? 7 : 1)
}

/** The percentage in 'Processing fee of 1 to 2 %, with GST', the greater of the two; nothing where none is said. */
export function percentAtMost(words: string): number | undefined {
  const [, percent] = /(\d{1,2}(?:\.\d{1,2})?) %/.exec(words) ?? []
  return percent === undefined ? undefined : Number(percent)
}
