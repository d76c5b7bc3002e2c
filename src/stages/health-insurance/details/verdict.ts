// What is sold at a university: asked again for every application, whatever the browser has shown.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { universities } from '#src/features/universities/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { Refusal } from '#src/wire/problem.ts'
import { coverOf } from '../catalogue/service.ts'
import { insurancePlans, universityDemands, universityPlans, type insuranceRequests } from '../tables.ts'
import { waiverVerdict, type WaiverVerdict } from '../demands/verdict/rules.ts'
import { planRefused, planUnavailable } from './contract.ts'

export type Sold = {
  plan: typeof insurancePlans.$inferSelect
  premium: typeof universityPlans.$inferSelect
  university: typeof universities.$inferSelect
  demands: typeof universityDemands.$inferSelect | null
}

/** Sold there today, for this visa; a university that is not verified sells none. */
type Wanted = { universityID: string; planID: string; visa: string }

export async function planFor(db: Queries, { universityID, planID, visa }: Wanted): Promise<Sold> {
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
  if (verdictOf(sold, visa, '').isRefused) throw new Refusal(planRefused)
  return sold
}

type Placed = Pick<Sold, 'plan' | 'university' | 'demands'>

/** By today's rules of the university, and not by those of the day of the application. */
export const verdictOf = ({ plan, university, demands }: Placed, visa: string, start: string): WaiverVerdict =>
  waiverVerdict({
    noWaiver: university.noWaiver,
    demands: demands && {
      asked: demands.demands,
      source: demands.source,
      checkedOn: demands.checkedOn.toString(),
      year: demands.year,
    },
    cover: coverOf(plan),
    visa,
    start,
  })

type Asked = Pick<typeof insuranceRequests.$inferSelect, 'plan' | 'university' | 'visa' | 'coverageStart'>

/** Of a request: it keeps its price also when the plan is not sold there any more. */
export async function verdictNow(
  db: Queries,
  { plan, university, visa, coverageStart }: Asked,
): Promise<WaiverVerdict> {
  const [placed] = await db
    .select({ plan: insurancePlans, university: universities, demands: universityDemands })
    .from(insurancePlans)
    .innerJoin(universities, eq(universities.id, university))
    .leftJoin(universityDemands, eq(universityDemands.university, universities.id))
    .where(eq(insurancePlans.id, plan))
  if (placed === undefined) throw new Refusal(planUnavailable)
  return verdictOf(placed, visa, coverageStart.toString())
}
