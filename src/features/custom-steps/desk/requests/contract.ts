import { z } from 'zod'
import { stepTypes } from '#src/journey/stage.ts'
import { saying } from '#src/values/messages.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { answerView, responseView } from '#src/features/custom-steps/contract.ts'
import * as copy from '../rules.ts'
import { checkResponse } from '../rules.ts'
import { attachment, html, person, stepChanged, version, who } from '../contract.ts'

export const notAnsweredYet = problem('not-answered-yet', 409, copy.notAnsweredYet)
export const nothingToFulfil = problem('nothing-to-fulfil', 409, copy.nothingToFulfil)

const id = z.uuid()

const request = z.object({
  step: z.object({ id: z.string(), title: z.string(), stage: z.string(), type: z.enum(stepTypes) }),
  student: person,
  waitingSince: moment.nullable(),
  descriptionInHtml: z.string(),
  answeredAt: moment.nullable(),
  userResponse: z.array(answerView),
  fulfilledAt: moment.nullable(),
  fulfilledBy: z.string().nullable(),
  correctedAt: moment.nullable(),
  fulfillmentResponse: responseView.nullable(),
  completedAt: moment.nullable(),
  version: z.number().int(),
})
export type Request = z.infer<typeof request>

export const customStepRequestsContract = {
  request: route('GET', '/api/desk/steps/{id}/requests/{student}', {
    who,
    summary: "One student's answers, and what was sent in response.",
    topic: 'custom-steps',
    input: z.object({ id, student: id }),
    answer: request,
    problems: [notFound],
  }),
  fulfil: route('PUT', '/api/desk/steps/{id}/requests/{student}/response', {
    who,
    summary: 'Sends the response, or corrects it.',
    input: z
      .object({ id, student: id, htmlString: html, attachments: z.array(attachment).max(100), version })
      .superRefine(saying(checkResponse)),
    answer: request,
    problems: [notFound, notAnsweredYet, nothingToFulfil, stepChanged],
    bodyLimit: 262_144,
  }),
}
