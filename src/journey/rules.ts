// Readings that many steps share.
import type { CommonFacts, Rule } from './stage.ts'

/** The student marked the step, or had done it before they came to Safar. */
export const isDone = ({ marked, doneBefore }: CommonFacts, stepId: string): boolean =>
  marked[stepId] !== undefined || doneBefore.stage !== null || doneBefore.steps[stepId] !== undefined

export const open: Rule<CommonFacts> = () => 'incomplete'

/** Open once another step of the stage is done. */
export const afterMark =
  (stepId: string): Rule<CommonFacts> =>
  facts =>
    isDone(facts, stepId) ? 'incomplete' : 'locked'
