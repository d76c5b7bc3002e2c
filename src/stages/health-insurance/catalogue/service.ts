import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { universities } from '../../../features/universities/tables.ts'
import type { Call } from '../../../platform/house.ts'
import { notFound, Refusal } from '../../../wire/problem.ts'
import { findings, outcomeOf, type Demands } from '../demands/rules.ts'
import type { Band } from '../quote/rules.ts'
import type { OfferView, PlanView } from './contract.ts'
import { coverOf } from './rules.ts'
import { insurancePlans, universityDemands, universityPlans } from './tables.ts'

export { coverOf } from './rules.ts'

type Plan = typeof insurancePlans.$inferSelect
type Premium = typeof universityPlans.$inferSelect

/** One that is not verified has no plans yet. */
export async function plans({ db }: Call, { university: id }: { university: string }): Promise<OfferView> {
  const [[found], sold] = await Promise.all([
    db
      .select()
      .from(universities)
      .leftJoin(universityDemands, eq(universityDemands.university, universities.id))
      .where(and(eq(universities.id, id), isNotNull(universities.verifiedAt))),
    db
      .select()
      .from(universityPlans)
      .innerJoin(insurancePlans, eq(insurancePlans.id, universityPlans.plan))
      .where(and(eq(universityPlans.university, id), isNull(insurancePlans.withdrawnAt)))
      .orderBy(asc(insurancePlans.id)),
  ])
  if (found === undefined) throw new Refusal(notFound)
  const { universities: row, university_demands: demanded } = found
  return {
    university: {
      id,
      name: row.displayName ?? row.name,
      stateCode: row.stateCode ?? '',
      noWaiver: row.noWaiver,
      customDates: row.customDates,
      allowedStartDates: (row.allowedStartDates ?? []).map(String),
      maxStartDate: row.maxStartDate?.toString() ?? null,
    },
    demands: demanded && {
      asked: demanded.demands,
      source: demanded.source,
      checkedOn: demanded.checkedOn.toString(),
    },
    plans: sold.map(({ insurance_plans: plan, university_plans: premium }) =>
      viewOf(plan, premium, demanded?.demands ?? {}),
    ),
  }
}

function viewOf(plan: Plan, { bands, brochureUrl }: Premium, demands: Demands): PlanView {
  const found = findings(coverOf(plan), demands)
  return {
    planID: plan.id,
    partner: plan.partner,
    code: plan.code,
    retailName: plan.retailName,
    insuranceCompany: plan.insuranceCompany,
    visas: plan.visas,
    isACA: plan.isAca,
    isInternational: plan.isInternational,
    planFeatures: {
      deductible: plan.deductible,
      isDeductibleAnnual: plan.isDeductibleAnnual,
      coInsurance: plan.coInsurance,
      outOfPocketMax: plan.outOfPocketMax,
      maxBenefit: plan.maxBenefit,
      evacuation: plan.evacuation,
      repatriation: plan.repatriation,
      coversPreExisting: plan.coversPreExisting,
      preventive: plan.preventive,
    },
    deposit: plan.deposit,
    bands: bands.map(shownOf),
    brochureURL: brochureUrl ?? plan.fullBrochureUrl,
    sampleOf: plan.sampleOf?.toString() ?? null,
    findings: found,
    outcome: outcomeOf(found),
  }
}

/** What the insurer is paid is nobody's affair outside. */
const shownOf = ({ minAge, maxAge, retailPrice, retailPriceHC }: Band) => ({
  minAge,
  maxAge,
  retailPrice,
  retailPriceHC,
})
