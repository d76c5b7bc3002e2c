import type { Cover } from '../demands/rules.ts'
import type { WaiverVerdict } from '../demands/verdict/rules.ts'
import { datedFor } from '../demands/years/rules.ts'

/** The university's own years and terms, each with its first and last day. */
export const terms = ['annual', 'graduating', 'fall', 'spring', 'winter', 'summer'] as const
export type Term = (typeof terms)[number]

type Covering = Omit<Cover, 'maxBenefit' | 'isACA'> & { maxBenefit: number | null; isAca: boolean }

/** What a plan of the catalogue pays, to be held against what a university demands. */
export const coverOf = (plan: Covering): Cover => ({
  deductible: plan.deductible,
  isDeductibleAnnual: plan.isDeductibleAnnual,
  coInsurance: plan.coInsurance,
  isACA: plan.isAca,
  evacuation: plan.evacuation,
  repatriation: plan.repatriation,
  coversPreExisting: plan.coversPreExisting,
  preventive: plan.preventive,
  isInternational: plan.isInternational,
  ...(plan.maxBenefit !== null && { maxBenefit: plan.maxBenefit }),
})

type Verdicts = { verdicts: { J1: WaiverVerdict; others: WaiverVerdict } }

/** For cover that begins on `start`; empty, by today's year as the server has it. */
export const verdictFor = ({ verdicts }: Verdicts, visa: string, start: string): WaiverVerdict =>
  datedFor(visa === 'J1' ? verdicts.J1 : verdicts.others, start)
