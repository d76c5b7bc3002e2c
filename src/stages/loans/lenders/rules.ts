// What a lender's criteria say about an application. They are samples: the student reads them beside the lender's box
// and decides, nothing is kept back because of them.

import type { Lender } from '#src/values/lenders.ts'

export type Criteria = {
  /** In lakhs. */
  least: number
  most: number
  /** Above this, in lakhs, only against property; absent where it never asks for any. */
  unsecuredMost?: number | undefined
  /** Takes no property at all. */
  isUnsecuredOnly?: true | undefined
  /** Lends without a co-applicant's income behind it. */
  needsNoCoApplicant?: true | undefined
  earnings: readonly Earning[]
}

export const earnings = ['salaried', 'self_employed'] as const
export type Earning = (typeof earnings)[number]

export type Asked = { lakhs: number; hasCollateral: boolean; earning: Earning }

export const mismatches = ['too-little', 'too-much', 'wants-property', 'takes-no-property', 'earning'] as const
export type Mismatch = (typeof mismatches)[number]

/** With its source in timing/copy.ts. */
export const publicBanks: readonly Lender[] = ['State Bank of India', 'Bank of Baroda']

export const isPublicBank = (bank: string): boolean => publicBanks.some(one => one === bank)

/** '8.65', '6.9': a rate in hundredths of a percent, never rounded. */
export const rateWords = (hundredths: number): string => String(hundredths / 100)

/** Nothing where it fits. */
export function mismatchesOf(criteria: Criteria, { lakhs, hasCollateral, earning }: Asked): Mismatch[] {
  const { least, most, unsecuredMost = Infinity, isUnsecuredOnly, needsNoCoApplicant, earnings } = criteria
  return [
    ...(lakhs < least ? (['too-little'] as const) : []),
    ...(lakhs > most ? (['too-much'] as const) : []),
    ...(!hasCollateral && lakhs > unsecuredMost && lakhs <= most ? (['wants-property'] as const) : []),
    ...(hasCollateral && isUnsecuredOnly === true ? (['takes-no-property'] as const) : []),
    ...(needsNoCoApplicant !== true && !earnings.includes(earning) ? (['earning'] as const) : []),
  ]
}

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

export type Ending = { isDeclined: boolean; isAcceptedElsewhere: boolean; isTakenBack: boolean }

/** A lender that declined, that was not chosen, or whose consent was taken back opens the application no more. */
export const hasEnded = ({ isDeclined, isAcceptedElsewhere, isTakenBack }: Ending): boolean =>
  isDeclined || isAcceptedElsewhere || isTakenBack
