// The plan of one student as staff read it: the same rows and words as on the student's own page.
import { editedFacts } from '#src/features/dated-facts/edited.ts'
import type { StageView } from '#src/journey/read.ts'
import { rulesInUse } from '#src/plan/rules.ts'
import type { Call } from '#src/platform/house.ts'
import { dayOf } from '#src/values/dates.ts'
import { planSourcesOf } from '../known/service.ts'
import { rulesWith } from '../rulebook/rules.ts'
import { isEnrolled, planFor } from '../rules.ts'
import { limitOf, shownRows, whenWords } from '../shown/rules.ts'
import type { PlanLine } from './contract.ts'

export async function planLinesOf(
  { db, now }: Pick<Call, 'db' | 'now'>,
  student: string,
  stages: readonly StageView[],
): Promise<PlanLine[]> {
  const [{ sources, zone }, edited] = await Promise.all([planSourcesOf({ db }, student, stages), editedFacts(db)])
  if (isEnrolled(sources)) return []
  const today = dayOf(now(), zone)
  return shownRows(planFor(sources, rulesInUse(rulesWith(edited)), today)).map(
    ({ thing, name, when, isEstimated, row }) => ({
      thing,
      name,
      when: whenWords(when),
      limit: limitOf({ when, isEstimated, row })?.toString() ?? null,
      word: row.isDone ? 'done' : (row.word ?? null),
      isEstimated,
    }),
  )
}
