// The insurance that somebody has: the one whose deposit was paid last, as the journey reads it.
import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { universities } from '../../../features/universities/tables.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { insuranceCards } from '../cards/tables.ts'
import { insurancePlans, universityPlans } from '../catalogue/tables.ts'
import { insuranceRequests } from '../purchase/tables.ts'
import { insuranceWaivers } from '../waiver/tables.ts'

export type Policy = {
  request: typeof insuranceRequests.$inferSelect
  plan: typeof insurancePlans.$inferSelect
  university: typeof universities.$inferSelect
  card: typeof insuranceCards.$inferSelect | null
  waiver: typeof insuranceWaivers.$inferSelect | null
  /** The university's own for this plan. */
  brochure: string | null
}

const isPaid = isNotNull(insuranceRequests.depositConfirmedAt)

/** Those with a paid deposit, the latest first. */
export const policiesWhere = (db: Queries, which: SQL | undefined): Promise<Policy[]> =>
  db
    .select({
      request: insuranceRequests,
      plan: insurancePlans,
      university: universities,
      card: insuranceCards,
      waiver: insuranceWaivers,
      brochure: universityPlans.brochureUrl,
    })
    .from(insuranceRequests)
    .innerJoin(insurancePlans, eq(insurancePlans.id, insuranceRequests.plan))
    .innerJoin(universities, eq(universities.id, insuranceRequests.university))
    .leftJoin(insuranceCards, eq(insuranceCards.request, insuranceRequests.id))
    .leftJoin(insuranceWaivers, eq(insuranceWaivers.request, insuranceRequests.id))
    .leftJoin(
      universityPlans,
      and(
        eq(universityPlans.university, insuranceRequests.university),
        eq(universityPlans.plan, insuranceRequests.plan),
      ),
    )
    .where(and(which, isPaid))
    .orderBy(desc(insuranceRequests.depositConfirmedAt), desc(insuranceRequests.id))

export async function currentPolicy(db: Queries, owner: string): Promise<Policy | undefined> {
  const [policy] = await policiesWhere(
    db,
    and(eq(insuranceRequests.owner, owner), isNull(insuranceRequests.cancelledAt)),
  )
  return policy
}

/** What people call it. */
export const universityName = ({ university: { displayName, name } }: Pick<Policy, 'university'>): string =>
  displayName ?? name

/** One partner's plans have a guide of their own; what the desk wrote for this student comes first. */
export const guideOf = ({ request, university, waiver }: Policy): string | null =>
  waiver?.guide ?? (request.partner === 'GBG' ? university.waiverGuideGBG : university.waiverGuide)
