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

export type Ending = { isDeclined: boolean; isAcceptedElsewhere: boolean; isTakenBack: boolean }

/** A lender that declined, that was not chosen, or whose consent was taken back opens the application no more. */
export const hasEnded = ({ isDeclined, isAcceptedElsewhere, isTakenBack }: Ending): boolean =>
  isDeclined || isAcceptedElsewhere || isTakenBack
