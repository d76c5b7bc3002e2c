// What a journey has ahead over all its stages: dates not to miss, and steps that wait for the student.
import type { Moment } from './moments.ts'
import { isStudentsTurn } from './holder.ts'
import type { StageView, StepView } from './read.ts'
import { isOpen } from './status.ts'

export type StepOfStage = { stage: StageView; step: StepView }
export type DateAhead = StepOfStage & { title: string; when: string }

const all = (stages: readonly StageView[]): StepOfStage[] =>
  stages.filter(stage => !stage.isComingSoon).flatMap(stage => stage.steps.map(step => ({ stage, step })))

/** Soonest first; what is over is not there any more. A day counts until it has passed, where they are. */
export const datesIn = (stages: readonly StageView[], now: Moment, today: string): DateAhead[] =>
  all(stages)
    .filter(({ step }) => step.isDoneBefore !== true)
    .flatMap(({ stage, step }) => (step.dates ?? []).map(date => ({ stage, step, ...date })))
    .filter(({ when }) => (isDay(when) ? when >= today : when > now))
    .toSorted((one, other) => one.when.localeCompare(other.when))

export const isDay = (when: string): boolean => when.length === '2026-11-21'.length

/**
 * What a student can do now, beside the one next thing: answers to look at, open steps where a stage has begun,
 * and what was assigned for them and not looked at. Whatever has the nearest date stands first, then what waits longest.
 */
export const stepsWaiting = (stages: readonly StageView[], next: StepView | undefined, now: Moment): StepOfStage[] =>
  all(stages)
    .filter(({ step }) => step !== next)
    .filter(
      ({ stage, step }) =>
        isNew(step) || (isStudentsTurn(step) && (!isOpen(step.status) || stage.isVisited || step.isCustom)),
    )
    .toSorted(
      (one, other) =>
        nearest(one.step, now).localeCompare(nearest(other.step, now)) ||
        since(one.step).localeCompare(since(other.step)),
    )

const never = '9999'

const nearest = ({ dates = [] }: StepView, now: Moment): string =>
  dates
    .map(({ when }) => when)
    .filter(when => when >= now.slice(0, when.length))
    .toSorted()[0] ?? never

const since = ({ status, stageProgressionOn }: StepView): string => stageProgressionOn[status] ?? never

/** Assigned to this student, and neither opened nor pressed yet. */
export const isNew = ({ isCustom, badgeShown, status }: StepView): boolean =>
  isCustom && !badgeShown && status !== 'complete'
