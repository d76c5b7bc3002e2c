// The days that the plan knows of one student, from the profile, the steps and what the student said.
import { eq } from 'drizzle-orm'
import { onboardings } from '#src/features/people/onboarding/tables.ts'
import { profiles } from '#src/features/people/person/tables.ts'
import type { StageView } from '#src/journey/views.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { knownOf, type Known, type PlanSources } from '../rules.ts'
import { planDayOf, profileOf } from '../stored.ts'
import { planDays } from '../tables.ts'

export async function planSourcesOf(
  { db }: Pick<Call, 'db'>,
  student: string,
  stages: readonly StageView[],
): Promise<{ sources: PlanSources; zone: string | undefined }> {
  const [[known], days] = await Promise.all([
    db
      .select({ zone: people.zone, profile: profiles, intake: onboardings.cycle })
      .from(people)
      .leftJoin(profiles, eq(profiles.owner, people.id))
      .leftJoin(onboardings, eq(onboardings.owner, people.id))
      .where(eq(people.id, student)),
    db.select().from(planDays).where(eq(planDays.owner, student)),
  ])
  return {
    sources: { stages, profile: profileOf(known?.profile, known?.intake ?? null), days: days.map(planDayOf) },
    zone: known?.zone ?? undefined,
  }
}

export const planKnownOf = async (call: Call, stages: readonly StageView[]): Promise<Known> =>
  knownOf((await planSourcesOf(call, call.caller.id, stages)).sources)
