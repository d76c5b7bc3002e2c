import type { DeskPlan, SaleView } from '../views/contract.ts'
import type { Offered } from '../preview/rules.ts'
import { centsIn, partnerIn, typedPlan, type PlanTyped } from '../rules.ts'

export type PlanValues = PlanTyped & { id: string; version: number }

export const noPlan: PlanValues = {
  id: '',
  version: 0,
  partner: '',
  code: '',
  retailName: '',
  policyId: '',
  insuranceCompany: '',
  visas: ['F1', 'J1'],
  fullBrochureUrl: '',
  claimsAddress: '',
  network: '',
  exclusions: '',
  emergencyPhone: '',
  claimDeadline: '',
  isAca: false,
  isInternational: true,
  deductible: '',
  isDeductibleAnnual: true,
  coInsurance: '',
  outOfPocketMax: '',
  maxBenefit: '',
  evacuation: '',
  repatriation: '',
  coversPreExisting: false,
  preventive: '',
  deposit: '',
  refundDays: '',
  isSample: false,
}

export const valuesOf = (plan: DeskPlan): PlanValues => ({
  ...typedPlan({ ...plan, isSample: plan.sampleOf !== null }),
  id: plan.id,
  version: plan.version,
})

/** What it says, without what names it. */
export const contentOf = ({ id: _id, version: _version, visas, ...values }: PlanValues) => ({
  ...values,
  visas: [...visas],
})

/** As it is sold now. */
export const offeredOf = ({ university, plan, bands }: Pick<SaleView, 'university' | 'plan' | 'bands'>): Offered => ({
  university,
  plan: { id: plan.id, retailName: plan.retailName, partner: plan.partner, isACA: plan.isAca, deposit: plan.deposit },
  bands,
})

/** As it would be sold with what is typed. */
export function offeredWith(sale: SaleView, { partner, isAca, deposit }: PlanValues): Offered {
  const offered = offeredOf(sale)
  return {
    ...offered,
    plan: {
      ...offered.plan,
      partner: partnerIn(partner) ?? offered.plan.partner,
      isACA: isAca,
      deposit: centsIn(deposit) ?? offered.plan.deposit,
    },
  }
}
