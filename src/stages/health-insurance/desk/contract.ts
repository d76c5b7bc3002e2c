// The underwriters' side.
import { z } from 'zod'
import { documentView, notAttachable } from '#src/features/documents/contract.ts'
import { saying } from '#src/values/messages.ts'
import { visibleLine, visibleText } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { invalidInput, problem } from '#src/wire/problem.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import { billView } from '../invoices/contract.ts'
import { deskVoidReasons } from '../invoices/rules.ts'
import { policyStatuses } from '../policies/rules.ts'
import { partners } from '../coverage/rules.ts'
import { billingCycles } from '../quote/rules.ts'
import * as waiverCopy from '../waiver/copy.ts'
import { windowView } from '../waiver/contract.ts'
import { waiverStages } from '../waiver/rules.ts'
import * as copy from './copy.ts'
import { checkMember, checkReason, checkRefusal } from './rules.ts'
import { todos } from '../todos/rules.ts'

/** Their messages name who was first, where we know it. */
export const cardIssued = problem('card-issued', 409, 'This card was issued a moment ago.')
export const guideChanged = problem('guide-changed', 409, 'Somebody changed this guide while you were writing.')
export const waiverDecided = problem('waiver-decided', 409, 'The decision on this waiver was noted a moment ago.')
export const notDecided = problem('waiver-not-decided', 409, copy.notDecided)
export const invoiceIssued = problem('invoice-issued', 409, copy.invoiceIssued)
export const nothingToInvoice = problem('nothing-to-invoice', 409, copy.nothingToInvoice)
export const invoicePaid = problem('invoice-paid', 409, copy.invoicePaid)
export const invoiceVoided = problem('invoice-voided', 409, copy.invoiceVoided)
export const policyEnded = problem('policy-ended', 409, copy.policyEnded)
export const nothingPromised = problem('nothing-promised', 409, copy.nothingPromised)
export const guideEmpty = problem('guide-empty', 422, waiverCopy.guideRequired, 'guide')

const who = ['underwriter', 'admin'] as const
const { get, put, remove } = deskRoutes(who)
const id = z.uuid()
const cents = z.number().int()
const named = z.object({ id: z.string(), name: z.string() })

const queued = z.object({
  id: z.string(),
  student: named,
  planName: z.string(),
  partner: z.enum(partners),
  university: z.string(),
  paidAt: moment,
  /** What waits, in the order in which it is done. */
  todos: z.array(z.enum(todos)),
  status: z.enum(policyStatuses),
})
export type QueuedPolicy = z.infer<typeof queued>

const deskPolicy = queued.extend({
  visa: z.string(),
  coverageStartDate: z.iso.date(),
  coverageEndDate: z.iso.date(),
  numberOfMonths: z.number().int(),
  billingCycle: z.enum(billingCycles),
  finalPremium: cents,
  depositAmount: cents,
  groupDiscount: cents,
  referralDiscount: cents,
  invoice: cents,
  paid: cents,
  left: cents,
  bills: z.array(billView),
  card: z.object({ member: z.string(), issuedAt: moment, issuedBy: z.string().nullable() }).nullable(),
  certificate: documentView.nullable(),
  waiver: z.object({
    stage: z.enum(waiverStages),
    window: windowView,
    /** The one that the student reads. */
    guide: z.string().nullable(),
    /** Whether it was written for this student alone. */
    isOwn: z.boolean(),
    guideVersion: z.number().int(),
    /** Of the promised e-mail and guide: until when, and when it was done. */
    emailBy: moment.nullable(),
    emailAt: moment.nullable(),
    guideBy: moment.nullable(),
    guideSentAt: moment.nullable(),
    /** Whether the desk still owes them, and by when the late letter promised that a person reads the application. */
    owes: z.object({ email: z.boolean(), guide: z.boolean() }),
    readBy: moment.nullable(),
    submittedAt: moment.nullable(),
    approvedAt: moment.nullable(),
    refusedAt: moment.nullable(),
    refusal: z.string().nullable(),
    decidedBy: z.string().nullable(),
  }),
  endedAt: moment.nullable(),
  /** The day on which the student asked us to end it. */
  endAskedOn: z.iso.date().nullable(),
  /** Of each payment, what decides how much of it goes back; empty where no rule was kept with the purchase. */
  refundTerms: z.array(
    z.object({
      paid: cents,
      coverageStart: z.iso.date(),
      coverageEnd: z.iso.date(),
      refusedOn: z.iso.date().nullable(),
      rule: z.object({ refusedWithinDays: z.number().int() }),
    }),
  ),
  /** Whether they answered security questions, which some insurers want. */
  hasAnswers: z.boolean(),
  sampleOf: z.iso.date().nullable(),
})
export type DeskPolicy = z.infer<typeof deskPolicy>

const typedFields = z.array(z.object({ field: z.string(), value: z.string() }))
export type TypedField = z.infer<typeof typedFields>[number]

const path = '/api/desk/insurance/{id}'
const one = z.object({ id })

export const insuranceDeskContract = {
  queue: get('/api/desk/insurance', {
    summary:
      'Insurances with a paid deposit: those that wait for something, the longest waiting first; then the others.',
    topic: 'insurance',
    input: nothing,
    answer: z.array(queued),
  }),
  read: get(path, {
    summary: 'One of them: the plan, the amounts, and how far everything is.',
    topic: 'insurance',
    input: one,
    answer: deskPolicy,
  }),
  application: get(`${path}/application`, {
    summary: 'What the student typed, without the security answers. Who opened it and when is recorded.',
    input: one,
    answer: typedFields,
  }),
  answers: get(`${path}/answers`, {
    summary: "The answers to the security questions, for an insurer's form. Who opened them and when is recorded.",
    input: one,
    answer: typedFields,
  }),
  issueCard: put(`${path}/card`, {
    summary: "Issues the card with the insurer's member number, once; or replaces the one that you loaded.",
    input: z
      .object({ id, member: z.string().max(200).transform(visibleLine), instead: moment.nullable().default(null) })
      .superRefine(saying(checkMember)),
    problems: [cardIssued, policyEnded],
  }),
  setCertificate: put(`${path}/certificate`, {
    summary: "Gives the student the insurer's certificate, replacing an earlier one.",
    input: z.object({ id, document: id }),
    problems: [notAttachable, policyEnded],
  }),
  writeGuide: put(`${path}/guide`, {
    summary: 'Writes a waiver guide for this student, unless somebody else has since you loaded it.',
    input: z.object({
      id,
      version: z.number().int().min(0).max(2_000_000_000),
      guide: z.string().max(100_000),
    }),
    answer: z.object({ version: z.number().int() }),
    problems: [guideChanged, guideEmpty, policyEnded],
    bodyLimit: 262_144,
  }),
  checkWaiver: put(`${path}/waiver-check`, {
    summary:
      'Notes that the waiver application was checked and approved on our side: the promised e-mail is sent, once.',
    input: one,
    problems: [nothingPromised, policyEnded],
  }),
  giveGuide: put(`${path}/given-guide`, {
    summary: "Gives the student the university's guide before the card is ready, once. The student is notified.",
    input: one,
    problems: [nothingPromised, policyEnded],
  }),
  removeGuide: remove(`${path}/guide`, {
    summary: "Removes the student's own guide: the university's counts again.",
    input: z.object({ id, version: z.number().int().min(0).max(2_000_000_000) }),
    problems: [guideChanged],
  }),
  approveWaiver: put(`${path}/waiver-approval`, {
    summary: 'Notes that the university approved the waiver. The student is notified.',
    input: one,
    problems: [waiverDecided, policyEnded],
  }),
  refuseWaiver: put(`${path}/waiver-refusal`, {
    summary: 'Notes that the university refused the waiver, with what it said. The student is notified.',
    input: z.object({ id, refusal: z.string().max(8000).transform(visibleText) }).superRefine(saying(checkRefusal)),
    problems: [waiverDecided, policyEnded],
  }),
  takeBackDecision: remove(`${path}/waiver-decision`, {
    summary: "Undoes what was noted as the university's decision. The student is notified.",
    input: one,
    problems: [notDecided, policyEnded],
  }),
  issueInvoice: put(`${path}/invoice`, {
    summary: 'Issues the missing bills: one, or one a month. Together they are exactly the invoice.',
    input: one,
    problems: [invoiceIssued, nothingToInvoice, policyEnded],
  }),
  voidBills: put(`${path}/voided-bills`, {
    summary: 'Voids unpaid bills, all of them or none. If one is paid after all, it is refunded.',
    input: z.object({ id, bills: z.array(id).min(1).max(24), reason: z.enum(deskVoidReasons) }),
    problems: [invoicePaid, invoiceVoided],
  }),
  end: put(`${path}/end`, {
    summary: 'Ends an insurance: open bills are voided, and payments are to be refunded. The student is notified.',
    input: z
      .object({
        id,
        reason: z.string().max(4000).transform(visibleText),
        /** When the student asked for it, where they did in no step; an earlier day that they asked on there counts. */
        askedOn: z.string().max(40).default(''),
      })
      .superRefine(saying(checkReason)),
    problems: [policyEnded, invalidInput],
  }),
}
