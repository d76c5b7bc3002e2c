// Which lenders an application is sent to, and why not to the others.

export type Criteria = {
  /** In lakhs. */
  least: number
  most: number
  /** Above this, in lakhs, only against property; absent where it never asks for any. */
  unsecuredMost?: number
  /** Takes no property at all. */
  isUnsecuredOnly?: true
  /** Lends without a co-applicant's income behind it. */
  needsNoCoApplicant?: true
  earnings: readonly ('salaried' | 'self_employed')[]
}

export type Asked = { lakhs: number; hasCollateral: boolean; earning: 'salaried' | 'self_employed' }

export const mismatches = ['too-little', 'too-much', 'wants-property', 'takes-no-property', 'earning'] as const
export type Mismatch = (typeof mismatches)[number]

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
