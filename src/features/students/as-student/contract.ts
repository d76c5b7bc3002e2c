import { z } from 'zod'
import { stageView, stepView } from '#src/features/progress/contract.ts'
import { notFound } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'

/** With what home ranks it by. */
const seenStep = stepView.extend({
  answer: z.object({ words: z.string(), action: z.string() }).exactOptional(),
  needs: z.array(z.string()).readonly().exactOptional(),
  hasBegun: z.boolean().exactOptional(),
  isThere: z.literal(true).exactOptional(),
  notBefore: moment.exactOptional(),
  closed: z.object({ label: z.string(), why: z.string() }).exactOptional(),
})

const seenJourney = z.object({
  name: z.string(),
  /** Whose days are shown: where the student is. */
  zone: z.string().nullable(),
  now: moment,
  /** An enrolled student is offered nothing of the stages that lead to the enrolment. */
  isEnrolled: z.boolean(),
  /** By the address of a step, the day until which nothing is at risk there. */
  planDays: z.array(z.tuple([z.string(), z.iso.date()])),
  stages: z.array(stageView.extend({ steps: z.array(seenStep) })),
})
export type SeenJourney = z.infer<typeof seenJourney>

/** Those who guide the whole journey: who sees a part of it would see another home than the student does. */
export const asStudent = route('GET', '/api/desk/students/{id}/as-student', {
  who: ['advisor', 'admin'],
  summary: 'The journey as the student sees it, to read. It opens no session, and nothing can be done by it.',
  input: z.object({ id: z.uuid() }),
  answer: seenJourney,
  problems: [notFound],
})
