import { z } from 'zod'
import { documentView, notAttachable } from '#src/features/documents/contract.ts'
import { saying } from '#src/values/messages.ts'
import { visibleText } from '#src/values/visible-text.ts'
import { calendarFile } from '#src/wire/files.ts'
import { notFound, problem, tooManyRequests, unavailable } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { paymentArrived } from '#src/features/payments/contract.ts'
import { callKinds, checkIssue, endings, mostPapers } from './rules.ts'

export const slotTaken = problem('slot-taken', 409, copy.slotTaken, 'slot')
export const slotPast = problem('slot-past', 409, copy.slotPast, 'slot')
export const alreadyBooked = problem('already-booked', 409, copy.alreadyBooked)
export const noBooking = problem('no-booking', 409, copy.noBooking)
export const notPayable = problem('not-payable', 409, copy.notPayable)
export const holdEnded = problem('hold-ended', 409, copy.holdEnded)
export const notMovable = problem('not-movable', 409, copy.notMovable)
export const sameAttorney = problem('same-attorney', 422, copy.sameAttorney, 'agent')
export const emailMissing = problem('email-missing', 422, copy.emailMissing)
export const cannotBePaid = problem('cannot-be-paid', 409, copy.paidNotOffered, 'call')

/** A day as MM-DD-YYYY in Indian time, and the times that begin on it. */
const slotsByDay = z.record(z.string(), z.array(moment))

const agentView = z.object({
  id: z.string(),
  name: z.string(),
  firm: z.string(),
  zone: z.string(),
  languages: z.string(),
  about: z.string(),
  /** In paise. */
  price: z.number().int(),
  isEngaged: z.boolean(),
  takesPaid: z.boolean(),
  slots: slotsByDay,
})
export type AgentView = z.infer<typeof agentView>

/** What a student and the desk both see of a call. */
export const sharedCallView = z.object({
  id: z.string(),
  slot: moment,
  kind: z.enum(callKinds),
  issue: z.string(),
  papers: z.array(documentView),
  price: z.number().int().nullable(),
  heldUntil: moment.nullable(),
  confirmedAt: moment.nullable(),
  endedAt: moment.nullable(),
  ending: z.enum(endings).nullable(),
})
export type SharedCallView = z.infer<typeof sharedCallView>

const callView = sharedCallView.extend({
  agent: z.object({ id: z.string(), name: z.string(), firm: z.string(), zone: z.string() }),
  askedAt: moment,
  /** Money for it that is on its way back, or was sent. */
  refund: z.object({ owedAt: moment, sentAt: moment.nullable() }).nullable(),
})
export type CallView = z.infer<typeof callView>

const myCalls = z.object({
  now: moment,
  agents: z.array(agentView),
  /** The latest first; one of them at most has not ended. */
  calls: z.array(callView),
  /** Where the attorney calls; null where the profile has no number. */
  phone: z.string().nullable(),
})
export type MyCalls = z.infer<typeof myCalls>

const agent = z.uuid()
const chosen = { agent, slot: moment }
const documents = z.array(z.uuid()).max(mostPapers, copy.tooManyPapers).default([])

export const attorneysContract = {
  read: studentRoute('GET', '/api/visas/agents', {
    summary: 'The attorneys with their free times by day, and the calls that you booked.',
    topic: 'attorneys',
    answer: myCalls,
  }),
  book: studentRoute('PUT', '/api/visas/slot-info', {
    summary: 'Books a call at once if it is free; a paid one is held for 15 minutes. Repeated, it is one call.',
    begins: 'sending',
    input: z
      .object({ ...chosen, call: z.enum(callKinds), issue: z.string().max(4000).transform(visibleText), documents })
      .superRefine(saying(({ issue }) => checkIssue(issue))),
    // Nothing of what was entered: an answer may be kept to be repeated.
    answer: z.object({ id: z.string(), heldUntil: moment.nullable() }),
    problems: [slotTaken, slotPast, alreadyBooked, cannotBePaid, notAttachable, notFound, tooManyRequests],
  }),
  pay: studentRoute('POST', '/api/visas/slot-info/payment', {
    summary: 'Where to pay for the held call. While the page is open, the same address is returned.',
    begins: 'payment',
    answer: z.object({ url: z.string() }),
    problems: [noBooking, notPayable, holdEnded, emailMissing, paymentArrived, tooManyRequests, unavailable],
  }),
  move: studentRoute('PUT', '/api/visas/slot-info/slot', {
    summary: 'Moves a booked call to another time, until it begins. The old time is free at once.',
    begins: 'sending',
    input: z.object(chosen),
    problems: [noBooking, notMovable, sameAttorney, slotTaken, slotPast, notFound, tooManyRequests],
  }),
  cancel: studentRoute('DELETE', '/api/visas/slot-info', {
    summary: 'Cancels the call. What was paid for it is refunded.',
    problems: [noBooking, notMovable],
  }),
  calendar: studentRoute('GET', '/api/visas/slot-info/{call}/calendar', {
    summary: 'A booked call as a calendar file; a cancelled call is removed from the calendar again.',
    input: z.object({ call: z.uuid() }),
    ...calendarFile,
    problems: [notFound],
  }),
}
