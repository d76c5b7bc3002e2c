import { z } from 'zod'
import { blockedCode, blockedMessage } from '#src/wire/blocked.ts'
import { problem } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import { saying } from '#src/values/messages.ts'
import { visibleText } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { desk, checkReason } from './desk/copy.ts'

export const applicationBlocked = problem(blockedCode, 409, blockedMessage)

const blockView = z.object({ blockedAt: moment })
export type BlockView = z.infer<typeof blockView>

export const blockingContract = {
  read: signedInRoute('GET', '/api/insurance/block', {
    summary: 'Since when your insurance application is blocked; null where it isn’t.',
    topic: 'insurance',
    answer: blockView.nullable(),
  }),
}

export const alreadyBlocked = problem('already-blocked', 409, desk.alreadyBlocked)
export const notBlocked = problem('not-blocked', 409, desk.notBlocked)

const { get, put, remove } = deskRoutes(['underwriter', 'admin'])
const student = z.uuid()
const person = z.object({ id: z.string(), name: z.string() })

const block = z.object({
  reason: z.string(),
  blockedAt: moment,
  blockedBy: z.string().nullable(),
  unblockedAt: moment.nullable(),
  unblockedBy: z.string().nullable(),
})
export type DeskBlock = z.infer<typeof block>

const blocked = z.object({ student: person, block })
export type BlockedStudent = z.infer<typeof blocked>

const all = '/api/desk/insurance-blocks'

export const blockingDeskContract = {
  list: get(all, {
    summary: 'Students whose insurance application is blocked, the latest first.',
    topic: 'insurance',
    input: nothing,
    answer: z.array(blocked),
  }),
  read: get(`${all}/{student}`, {
    summary: "Whether a student's insurance application is blocked, and every earlier block.",
    topic: 'insurance',
    input: z.object({ student }),
    answer: z.object({ student: person, current: block.nullable(), earlier: z.array(block) }),
  }),
  block: put(`${all}/{student}`, {
    summary: 'Blocks a student’s insurance application, with a reason for the desk.',
    input: z.object({ student, reason: z.string().max(8000).transform(visibleText) }).superRefine(saying(checkReason)),
    problems: [alreadyBlocked],
  }),
  unblock: remove(`${all}/{student}`, {
    summary: 'Unblocks a student’s insurance application.',
    input: z.object({ student }),
    problems: [notBlocked],
  }),
}
