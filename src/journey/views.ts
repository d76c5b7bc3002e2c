// What is read of a student's journey, and the facts that it is read from.
import type { Moment } from './moments.ts'

import type { CommonFacts, Lock, Need, StepDetail, StepType } from './stage.ts'
import type { Status } from './status.ts'
import type { Summary } from './summary.ts'

/** The step status record as the specification shapes it. */
export type StepView = StepDetail & {
  id: string
  route: string
  title: string
  order: number
  status: Status
  /** Its own word for this status, if it has one. */
  label?: string
  type?: StepType
  /** Assigned to this student by the desk, beside what the stage's table holds. */
  isCustom: boolean
  whyLocked?: string
  /** The step where that is mended. */
  mendedAt?: NonNullable<Lock['mendedAt']>
  canBeMarked: boolean
  canBeUnmarked: boolean
  /** It is complete because the student had done it before they came to Safar, or another way. */
  isDoneBefore?: true
  /** What comes first, without the papers and values that are there. */
  needs?: readonly Need[]
  /** What is the case once others may follow: 'your I-20 is here'. */
  met?: string
  /** The id of that way. */
  otherWay?: string
  closesForGood: boolean
  badgeShown: boolean
  /** When each status was first reached. */
  stageProgressionOn: Partial<Record<Status, Moment>>
}

/** Another way that may be taken now, and how many steps it would finish. */
export type OpenWay = { id: string; finishes: number }

export type StageView = {
  route: string
  label: string
  order: number
  isListed: boolean
  isComingSoon: boolean
  /** Whoever is enrolled is offered nothing of it. */
  isBeforeEnrolment?: true
  isVisited: boolean
  stepsLeft: number
  isComplete: boolean
  earlyAccessAskedAt?: Moment
  steps: StepView[]
  /** The other ways to finish it that are open now, and the one that was taken. */
  otherWays?: readonly OpenWay[]
  otherWay?: string
}

/** What is known of a student at a stage: what every stage knows, its own facts as they were loaded, and the steps that the desk assigned. */
export type StageFacts = {
  common: CommonFacts
  own?: unknown
  assigned?: readonly AssignedStep[]
  /** For a stage whose rules read less than was loaded. */
  summary?: Summary
}
export type FactsByStage = Readonly<Record<string, StageFacts>>

/** When each status of a step was first reached. */
export type Reached = Partial<Record<Status, Moment>>

/** What a browser is sent of a stage: what its rules read, and no more. */
export type SentFacts = {
  common: CommonFacts
  own: unknown
  /** By step id: a summary has no moments from which this could be read. */
  reached: Readonly<Record<string, Reached>>
  /** Of each assigned step, what it can be made from again. */
  assigned: readonly unknown[]
}

/** A step beyond the stage's table, with its place among the others and facts of its own. */
export type AssignedStep = {
  /** The steps of the table stand at 1, 2, 3, …; 1.5 stands between the first two. */
  order: number
  view: (common: CommonFacts, now: Moment, place: Place) => StepView
  /** What the browser makes it from again. */
  sent?: unknown
}

export type Place = { order: number; isFirst: boolean }
