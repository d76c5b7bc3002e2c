// The plan of one student as staff read it: the same rows and words as on the student's own page.
import { eq } from 'drizzle-orm'
import { editedFacts } from '#src/features/dated-facts/edited.ts'
import { onboardings } from '#src/features/profile/onboarding/tables.ts'
import { profiles } from '#src/features/profile/person/tables.ts'
import type { StageView } from '#src/journey/read.ts'
import { rulesInUse } from '#src/plan/rules.ts'
import type { Call } from '#src/platform/house.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { planDayOf, profileOf } from '../stored.ts'
import { rulesWith } from '../rulebook/rules.ts'
import { isEnrolled, planFor } from '../rules.ts'
import { shownRows, whenWords } from '../shown/rules.ts'
import { planDays } from '../tables.ts'
import type { PlanLine } from './contract.ts'

export async function planLinesOf(
  { db, now }: Pick<Call, 'db' | 'now'>,
  student: string,
  stages: readonly StageView[],
): Promise<PlanLine[]> {
  const [[known], days, edited] = await Promise.all([
    db
      .select({ zone: people.zone, profile: profiles, intake: onboardings.cycle })
      .from(people)
      .leftJoin(profiles, eq(profiles.owner, people.id))
      .leftJoin(onboardings, eq(onboardings.owner, people.id))
      .where(eq(people.id, student)),
    db.select().from(planDays).where(eq(planDays.owner, student)),
    editedFacts(db),
  ])
  const sources = { stages, profile: profileOf(known?.profile, known?.intake ?? null), days: days.map(planDayOf) }
  if (isEnrolled(sources)) return []
  const today = dayOf(now(), known?.zone ?? undefined)
  return shownRows(planFor(sources, rulesInUse(rulesWith(edited)), today)).map(({ thing, name, when, row }) => ({
    thing,
    name,
    when: whenWords(when),
    limit: (row.hard ?? row.safe)?.day.toString() ?? null,
    word: row.isDone ? 'done' : (row.word ?? null),
    isEstimated: row.isEstimated,
  }))
}
