// The plan of one student as staff read it: the same rows and words as on the student's own page.
import { editedFacts } from '#src/features/dated-facts/edited.ts'
import type { PlanSays } from '#src/journey/ahead.ts'
import type { StageView } from '#src/journey/views.ts'
import type { PlanRow } from '#src/plan/plan.ts'
import { rulesInUse } from '#src/plan/rules.ts'
import type { Call } from '#src/platform/services.ts'
import { dayOf } from '#src/values/dates.ts'
import { planSourcesOf } from '../known/service.ts'
import { rulesWith } from '../rulebook/rules.ts'
import { isEnrolled, planDaysIn, planFor } from '../rules.ts'
import { limitOf, shownRows, whenWords } from '../shown/rules.ts'
import type { PlanLine } from './contract.ts'

/** Nothing of anybody whose journey is behind them. */
async function rowsOf(
  { db, now }: Pick<Call, 'db' | 'now'>,
  student: string,
  stages: readonly StageView[],
): Promise<{ rows: readonly PlanRow[]; isEnrolled: boolean }> {
  const [{ sources, zone }, edited] = await Promise.all([planSourcesOf({ db }, student, stages), editedFacts(db)])
  if (isEnrolled(sources)) return { rows: [], isEnrolled: true }
  return { rows: planFor(sources, rulesInUse(rulesWith(edited)), dayOf(now(), zone)), isEnrolled: false }
}

/** By what the student's own home chooses the next step. */
export async function saidByPlanOf(call: Call, student: string, stages: readonly StageView[]): Promise<PlanSays> {
  const { rows, ...said } = await rowsOf(call, student, stages)
  return { ...said, planDays: planDaysIn(rows) }
}

export async function planLinesOf(
  call: Pick<Call, 'db' | 'now'>,
  student: string,
  stages: readonly StageView[],
): Promise<PlanLine[]> {
  return shownRows((await rowsOf(call, student, stages)).rows).map(({ thing, name, when, isEstimated, row }) => ({
    thing,
    name,
    when: whenWords(when),
    limit: limitOf({ when, isEstimated, row })?.toString() ?? null,
    word: row.isDone ? 'done' : (row.word ?? null),
    isEstimated,
  }))
}
