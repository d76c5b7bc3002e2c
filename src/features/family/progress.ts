// The heading 'progress': where the journey is, what comes next, and by when, as the student's own home and plan say it.
import { nextStep, presentStage } from '#src/journey/ahead.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { StageView } from '#src/journey/views.ts'
import { rulesInUse } from '#src/plan/rules.ts'
import { isThing, things } from '#src/plan/things.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { noteLook } from '../audit/actions.ts'
import { editedFacts } from '../dated-facts/catalogue.ts'
import { aheadOfStudent, type Ahead } from '../plan/ahead/rules.ts'
import { planStudents, type Journeys, type PlanStudent } from '../plan/effect/students.ts'
import { isEnrolled, planFor, saidByRows } from '../plan/rules.ts'
import { rulesWith } from '../plan/rulebook/rules.ts'
import { progressRead } from './audit-actions.ts'
import type { ProgressView } from './contract.ts'
import { relationTo } from './grants.ts'
import { nameForFamily } from './rules.ts'

export const readProgress =
  (journeys: Journeys) =>
  async (call: Call, { student: id }: { student: string }): Promise<ProgressView> => {
    const [student] = await planStudents(call, journeys, [id])
    if (student === undefined) throw new Refusal(notFound)
    await noteLook(call, { what: progressRead, about: id, detail: await relationTo(call, id) }, { hours: 24 })
    return progressOf(call, student)
  }

export async function progressOf(
  { db, now: clock }: Pick<Services, 'db' | 'now'>,
  student: PlanStudent,
): Promise<ProgressView> {
  const { sources, today } = student
  const { stages } = sources
  const now = momentOf(clock())
  const rules = rulesInUse(rulesWith(await editedFacts(db)))
  const isThere = isEnrolled(sources)
  const journey = {
    stages,
    now,
    ...saidByRows(isThere ? [] : planFor(sources, rules, today)),
    isEnrolled: isThere,
  }
  const ahead = aheadOfStudent(student, rules, clock()).filter(isForFamily)
  const next = nextStep(journey)
  const here = presentStage(journey)
  return {
    now,
    stagesDone: stages.filter(({ isComplete }) => isComplete).length,
    stagesInAll: stages.length,
    stages: stages.filter(({ isListed }) => isListed).map(stage => stageFor(stage, here)),
    next: next === undefined ? null : nextFor(next, ahead),
    dates: ahead.map(dateFor),
  }
}

/**
 * Dates that every plan has. What steps name beside them, such as a call or a bill, says more than how far somebody is; and
 * doses and the like are about health.
 */
const isForFamily = ({ key, row }: Ahead): boolean => row !== undefined && isThing(key) && things[key].lane !== 'health'

const dateFor = ({ key, name, kind, day, isEstimated, row }: Ahead): ProgressView['dates'][number] => ({
  key: `${key} ${kind}`,
  name: nameForFamily(name),
  kind,
  day: day.toString(),
  isEstimated,
  word: row?.word === 'tight' || row?.word === 'breaks' ? row.word : null,
})

const stageFor = (stage: StageView, here: StageView | undefined): ProgressView['stages'][number] => ({
  route: stage.route,
  label: stage.label,
  done: stage.steps.length - stage.stepsLeft,
  of: stage.steps.length,
  state: stage.isComingSoon ? 'soon' : stage.isComplete ? 'passed' : stage === here ? 'now' : 'ahead',
})

/** What our team wrote for this student alone is theirs: its title is not said. */
const nextFor = (
  { stage, step }: NonNullable<ReturnType<typeof nextStep>>,
  ahead: readonly Ahead[],
): ProgressView['next'] => ({
  stage: stage.label,
  step: step.isCustom ? null : step.title,
  by: ahead.find(({ href }) => href === `/${stage.route}/${step.route}`)?.day.toString() ?? null,
})
