// What is sold at a university: asked anew for every application, whatever the browser has shown.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { universities } from '../../../features/universities/tables.ts'
import type { Call } from '../../../platform/house.ts'
import { Refusal } from '../../../wire/problem.ts'
import type { Application } from '../application/pages/rules.ts'
import { coverOf } from '../catalogue/service.ts'
import { insurancePlans, universityDemands, universityPlans } from '../catalogue/tables.ts'
import { findings, outcomeOf } from '../demands/rules.ts'
import { planRefused, planUnavailable } from './contract.ts'

export type Sold = {
  plan: typeof insurancePlans.$inferSelect
  premium: typeof universityPlans.$inferSelect
  university: typeof universities.$inferSelect
  demands: typeof universityDemands.$inferSelect | null
}

/** Sold there today, for this visa; a university that is not verified sells none. */
export async function planFor({ db }: Call, { universityID, planID, visa }: Application): Promise<Sold> {
  const [sold] = await db
    .select({
      plan: insurancePlans,
      premium: universityPlans,
      university: universities,
      demands: universityDemands,
    })
    .from(universityPlans)
    .innerJoin(insurancePlans, eq(insurancePlans.id, universityPlans.plan))
    .innerJoin(universities, eq(universities.id, universityPlans.university))
    .leftJoin(universityDemands, eq(universityDemands.university, universityPlans.university))
    .where(
      and(
        eq(universityPlans.university, universityID),
        eq(universityPlans.plan, planID),
        isNull(insurancePlans.withdrawnAt),
        isNotNull(universities.verifiedAt),
      ),
    )
  if (sold === undefined || !sold.plan.visas.some(taken => taken === visa)) throw new Refusal(planUnavailable)
  const found = findings(coverOf(sold.plan), sold.demands?.demands ?? {})
  if (outcomeOf(found) === 'refused') throw new Refusal(planRefused)
  return sold
}
