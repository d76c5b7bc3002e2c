import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { deskRoles, route } from '#src/wire/route.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import { checkNote, priorities, requestKinds } from './rules.ts'

/** Its message names who has it. */
export const takenAlready = problem('request-taken', 409, 'Somebody else has taken this.')
export const settledBefore = problem('request-settled', 409, 'This was settled a moment ago.')

const id = z.uuid()
const named = z.object({ id: z.string(), name: z.string() })

const requestView = z.object({
  id: z.string(),
  student: named,
  role: z.enum(deskRoles),
  kind: z.enum(requestKinds),
  title: z.string(),
  /** Where it is dealt with. */
  path: z.string(),
  priority: z.enum(priorities),
  askedAt: moment,
  /** Who has it now, and since when. */
  takenBy: named.nullable(),
  takenAt: moment.nullable(),
  settledAt: moment.nullable(),
  settledBy: z.string().nullable(),
})
export type RequestView = z.infer<typeof requestView>

export const requestsContract = {
  list: route('GET', '/api/desk/requests', {
    who: deskRoles,
    summary: 'What waits for those who sit where one sits: the most urgent first, then the longest waiting.',
    input: z.object({ state: z.enum(['open', 'settled']).default('open') }),
    answer: z.array(requestView),
  }),
  note: route('POST', '/api/desk/requests', {
    who: deskRoles,
    summary: 'Notes something to do for a student.',
    input: z
      .object({
        student: id,
        title: z.string().max(2000).transform(visibleLine),
        priority: z.enum(priorities).default('medium'),
      })
      .superRefine(saying(checkNote)),
    answer: requestView,
    problems: [notFound],
  }),
  setPriority: route('PUT', '/api/desk/requests/{id}/priority', {
    who: deskRoles,
    summary: 'Says how urgent it is.',
    input: z.object({ id, priority: z.enum(priorities) }),
    answer: nothing,
    problems: [notFound],
  }),
  take: route('PUT', '/api/desk/requests/{id}/taker', {
    who: deskRoles,
    summary: 'Takes it on; whoever had it before hands it over only by giving it back.',
    input: z.object({ id }),
    answer: nothing,
    problems: [notFound, takenAlready, settledBefore],
  }),
  giveBack: route('DELETE', '/api/desk/requests/{id}/taker', {
    who: deskRoles,
    summary: 'Gives it back to all. An admin may do that for somebody who is away.',
    input: z.object({ id }),
    answer: nothing,
    problems: [notFound],
  }),
  settle: route('PUT', '/api/desk/requests/{id}/settlement', {
    who: deskRoles,
    summary: 'Says that it is done. What a stage asks for is settled by answering it there.',
    input: z.object({ id }),
    answer: nothing,
    problems: [notFound, settledBefore],
  }),
}

export const requestsContracts = { requests: requestsContract }
