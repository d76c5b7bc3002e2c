import type { Purpose } from '#src/features/payments/rules.ts'

export const insuranceDeposit = { name: 'insurance-deposit', announces: ['insurance'] } as const satisfies Purpose
export const partners = ['GBG', 'WellAway', 'MedPrime'] as const
export type Partner = (typeof partners)[number]

/** As the specification spells them. */
export const requestStatuses = ['PesonalisedPlansReceived', 'WaiverApplicationApproved'] as const
