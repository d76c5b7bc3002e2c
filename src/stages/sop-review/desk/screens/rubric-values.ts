// The judgement as it is filled in: every criterion has its place, said or not.
import type { RubricView } from '#src/stages/sop-review/feedback/contract.ts'
import { criteria } from '#src/stages/sop-review/feedback/rules.ts'

export const filledIn = (rubric: RubricView): RubricView =>
  criteria.map(criterion => {
    const { score = null, note = '' } = rubric.find(one => one.criterion === criterion) ?? {}
    return { criterion, score, note }
  })

/** What says something. */
export const judgedOf = (rubric: RubricView): RubricView =>
  rubric.filter(({ score, note }) => score !== null || note !== '')

export const isSame = (one: RubricView, other: RubricView): boolean =>
  JSON.stringify(filledIn(one)) === JSON.stringify(filledIn(other))
