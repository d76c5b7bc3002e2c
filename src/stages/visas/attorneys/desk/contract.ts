import { z } from 'zod'
import { proveAgain } from '#src/features/accounts/proof/contract.ts'
import { secondPersonNeeded } from '#src/features/approvals/contract.ts'
import { releases } from '#src/features/approvals/rules.ts'
import { changedBy, somebody } from '#src/features/desk-kit/rules.ts'
import { orderedRefund } from '#src/features/payments/contract.ts'
import { answerShape, typedShape } from '#src/records/shapes.ts'
import { saying } from '#src/values/messages.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import { sharedCallView } from '../contract.ts'
import * as copy from './rules.ts'
import { attorneyRecord, checkAttorney } from './rules.ts'

/** Its message names who changed it, and when. */
export const attorneyChanged = problem('attorney-changed', 409, changedBy(somebody, 'the same day'))
export const callOver = problem('call-over', 409, copy.callOver)
export const notFree = problem('not-free', 409, copy.notFree, 'attorney')
export const notBegun = problem('not-begun', 409, copy.notBegun)
export const refundSent = problem('refund-sent', 409, copy.refundSentBefore)

const desk = ['advisor', 'admin'] as const

const deskAttorney = answerShape(attorneyRecord).extend({
  zone: z.string(),
  id: z.string(),
  version: z.number().int(),
  changedAt: moment,
  changedBy: z.string().nullable(),
  /** What students are offered, by day in Indian time. */
  free: z.record(z.string(), z.array(moment)),
})
export type DeskAttorney = z.infer<typeof deskAttorney>

const named = z.object({ id: z.string(), name: z.string() })

const deskCall = sharedCallView.extend({
  student: named,
  phone: z.string().nullable(),
  attorney: named.extend({ zone: z.string() }),
  /** Who is free at the same time. */
  others: z.array(named),
})
export type DeskCall = z.infer<typeof deskCall>

const deskRefund = z.object({
  id: z.string(),
  student: named,
  amount: z.number().int(),
  currency: z.enum(['INR', 'USD']),
  reason: z.enum(['late', 'twice', 'cancelled', 'cancelled-by-us']),
  /** By which Razorpay knows the payment. */
  providerPaymentId: z.string().nullable(),
  owedAt: moment,
  sentAt: moment.nullable(),
  sentBy: z.string().nullable(),
  release: z.enum(releases),
})
export type DeskRefund = z.infer<typeof deskRefund>

const id = z.uuid()
const typed = typedShape(attorneyRecord)

export const attorneyDeskContract = {
  all: route('GET', '/api/desk/attorneys', {
    who: desk,
    summary: 'The attorneys with their hours, their days off and the times that are free.',
    topic: 'attorneys',
    input: nothing,
    answer: z.object({ now: moment, attorneys: z.array(deskAttorney) }),
  }),
  calls: route('GET', '/api/desk/attorney-calls', {
    who: desk,
    summary: 'The calls that students booked, with what each is about. What is ahead first.',
    topic: 'attorneys',
    input: nothing,
    answer: z.array(deskCall),
  }),
  refunds: route('GET', '/api/desk/attorney-refunds', {
    who: desk,
    summary: 'Call payments to refund, and those refunded.',
    topic: 'attorneys',
    input: nothing,
    answer: z.array(deskRefund),
  }),
  add: route('POST', '/api/desk/attorneys', {
    who: desk,
    summary: 'Adds an attorney; the times of the coming four weeks are offered at once.',
    input: typed.superRefine(saying(checkAttorney)),
    answer: z.object({ id: z.string() }),
  }),
  change: route('PUT', '/api/desk/attorneys/{id}', {
    who: desk,
    summary: 'Changes an attorney, unless somebody else has meanwhile. Booked calls stay, also outside new hours.',
    input: typed.extend({ id, version: z.number().int().min(1).max(2_000_000_000) }).superRefine(saying(checkAttorney)),
    answer: nothing,
    problems: [notFound, attorneyChanged],
  }),
  cancelCall: route('DELETE', '/api/desk/attorney-calls/{call}', {
    who: desk,
    summary: 'Cancels a call. The student is notified, and the payment is refunded.',
    input: z.object({ call: id }),
    answer: nothing,
    problems: [notFound, callOver],
  }),
  reassign: route('PUT', '/api/desk/attorney-calls/{call}/attorney', {
    who: desk,
    summary: 'Moves a call to another attorney who is free at the same time. The student is notified.',
    input: z.object({ call: id, attorney: id }),
    answer: nothing,
    problems: [notFound, callOver, notFree],
  }),
  markHeld: route('PUT', '/api/desk/attorney-calls/{call}/held', {
    who: desk,
    summary: 'Marks a call as held.',
    input: z.object({ call: id }),
    answer: nothing,
    problems: [notFound, callOver, notBegun],
  }),
  sendRefund: route('PUT', '/api/desk/attorney-refunds/{refund}', {
    who: desk,
    summary: 'Refunds a payment through the provider, once. The student is notified once it is sent.',
    input: z.object({ refund: id }),
    answer: orderedRefund,
    problems: [notFound, refundSent, secondPersonNeeded, proveAgain],
  }),
  askRelease: route('POST', '/api/desk/attorney-refunds/{refund}/release', {
    who: desk,
    summary: 'Asks a second person to release a refund above the limit.',
    input: z.object({ refund: id }),
    answer: nothing,
    problems: [notFound, proveAgain],
  }),
}
