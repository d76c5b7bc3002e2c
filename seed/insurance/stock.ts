import type { InsuranceStock } from '#src/stages/health-insurance/catalogue/stock.ts'
import { samplePlans, sampleOf } from './plans.ts'
import { bandsOf, demandsCheckedOn, sampleDemands, sampleUniversities } from './universities.ts'

export const insuranceStock: InsuranceStock = {
  plans: samplePlans.map(plan => ({
    id: plan.id,
    partner: plan.partner,
    code: plan.code,
    retailName: plan.retailName,
    policyId: `SAMPLE-${plan.id.toUpperCase()}`,
    insuranceCompany: `${plan.partner} (sample)`,
    claimsAddress: `SAMPLE Claims, ${plan.partner}, 100 Example Street, Springfield, IL 62701`,
    visas: [...plan.visas],
    isAca: plan.isACA,
    isInternational: plan.isInternational,
    deductible: plan.deductible,
    isDeductibleAnnual: plan.isDeductibleAnnual,
    coInsurance: plan.coInsurance,
    outOfPocketMax: plan.outOfPocketMax,
    maxBenefit: plan.maxBenefit ?? null,
    evacuation: plan.evacuation,
    repatriation: plan.repatriation,
    coversPreExisting: plan.coversPreExisting,
    preventive: plan.preventive,
    deposit: plan.deposit,
    refundDays: plan.refundDays,
    sampleOf: Temporal.PlainDate.from(sampleOf),
  })),
  universities: sampleUniversities.map(({ id, customDates = false }) => ({
    id,
    customDates,
  })),
  premiums: sampleUniversities.flatMap(({ id, plans }) =>
    samplePlans
      .filter(plan => plans.includes(plan.id))
      .map(plan => ({ university: id, plan: plan.id, bands: bandsOf(plan) })),
  ),
  demands: sampleDemands.map(demanded => ({ ...demanded, checkedOn: Temporal.PlainDate.from(demandsCheckedOn) })),
}
