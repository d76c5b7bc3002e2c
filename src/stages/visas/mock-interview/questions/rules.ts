// Which questions an interview has: a few of each kind, others for everybody and each time.
import { questions, type topicNames } from './copy.ts'

type Topic = keyof typeof topicNames
export type QuestionId = keyof typeof questions
export type Question = { id: QuestionId; topic: Topic; asks: string; wants: string }

export const isQuestion = (id: string): id is QuestionId => Object.hasOwn(questions, id)

export const questionOf = (id: QuestionId): Question => ({ id, ...questions[id] })

export const questionIds: readonly QuestionId[] = Object.keys(questions).filter(isQuestion)

/** As at the window: what, why there, what before, who pays, what then. */
const order: readonly Topic[] = ['study', 'university', 'past', 'money', 'money', 'ties', 'form']

/** `seed` is drawn by the one who begins. No question twice. */
export function drawInterview(seed: number): readonly QuestionId[] {
  const drawn: QuestionId[] = []
  for (const [place, topic] of order.entries()) {
    const left = questionIds.filter(id => questions[id].topic === topic && !drawn.includes(id))
    const next = left[(seed + place * 7) % left.length]
    if (next !== undefined) drawn.push(next)
  }
  return drawn
}

/** Another of the same kind in its place; itself where there is no other. */
export function anotherFor(id: QuestionId, drawn: readonly QuestionId[]): QuestionId {
  const kind = questionIds.filter(other => questions[other].topic === questions[id].topic)
  const after = [...kind.slice(kind.indexOf(id) + 1), ...kind.slice(0, kind.indexOf(id))]
  return after.find(other => !drawn.includes(other)) ?? id
}
