// Readings that many steps share.
import type { CommonFacts, Rule } from './stage.ts'

export const open: Rule<CommonFacts> = () => 'incomplete'

/** Open once another step of the stage was marked done. */
export const afterMark =
  (stepId: string): Rule<CommonFacts> =>
  ({ marked }) =>
    marked[stepId] === undefined ? 'locked' : 'incomplete'
