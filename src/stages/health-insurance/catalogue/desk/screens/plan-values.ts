import type { DeskPlan, SaleView } from '../views/contract.ts'
import type { Offered } from '../preview/rules.ts'
import { centsIn, partnerIn, type PlanTyped } from '../rules.ts'

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
  isSample: false,
}

const typed = (cents: number): string => (cents / 100).toFixed(2)

export const valuesOf = (plan: DeskPlan): PlanValues => ({
  id: plan.id,
  version: plan.version,
  partner: plan.partner,
  code: plan.code,
  retailName: plan.retailName,
  policyId: plan.policyId,
  insuranceCompany: plan.insuranceCompany,
  visas: plan.visas,
  fullBrochureUrl: plan.fullBrochureUrl ?? '',
  claimsAddress: plan.claimsAddress ?? '',
  isAca: plan.isAca,
  isInternational: plan.isInternational,
  deductible: typed(plan.deductible),
  isDeductibleAnnual: plan.isDeductibleAnnual,
  coInsurance: String(plan.coInsurance),
  outOfPocketMax: typed(plan.outOfPocketMax),
  maxBenefit: plan.maxBenefit === null ? '' : typed(plan.maxBenefit),
  evacuation: typed(plan.evacuation),
  repatriation: typed(plan.repatriation),
  coversPreExisting: plan.coversPreExisting,
  preventive: String(plan.preventive),
  deposit: typed(plan.deposit),
  isSample: plan.sampleOf !== null,
})

export const asSent = ({ visas, ...values }: PlanValues) => ({ ...values, visas: [...visas] })

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
