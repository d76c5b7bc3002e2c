import { z } from 'zod'
import {
  documentView,
  fileEmpty,
  fileName,
  fileTooLarge,
  numberInPaper,
  storedFile,
  tooManyFiles,
  wrongKind,
} from '#src/features/documents/contract.ts'
import { saying } from '#src/values/messages.ts'
import { visibleLine, visibleText } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { invalidInput, problem, notFound } from '#src/wire/problem.ts'
import { moment, streamed } from '#src/wire/shapes.ts'
import { applicationView, field } from '../application/contract.ts'
import { offerView } from '../offers/contract.ts'
import { language, statementView } from '../statements/contract.ts'
import * as copy from './copy.ts'
import { checkOffer, checkReason, states } from './rules.ts'

export const deskOfferChanged = problem('desk-offer-changed', 409, copy.changedMeanwhile)
export const deskOfferAccepted = problem('desk-offer-accepted', 409, copy.offerAccepted)
export const declinedAlready = problem('declined-already', 409, copy.declinedAlready)
export const offerStands = problem('offer-stands', 409, copy.offerStands)
export const accessEnded = problem('access-ended', 403, copy.accessEnded)
export const slotBooked = problem('slot-booked', 409, copy.slotBooked)

const { get, post, put, remove } = deskRoutes(['lender', 'admin'])
const id = z.uuid()
/** A lender has one; an admin names it. */
const bank = z.string().max(100).optional()
const text = z.string().max(10_000).transform(visibleText).default('')
const typed = z.string().max(20).default('')

const applicant = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})

const row = z.object({
  student: z.object({ id: z.string(), name: z.string() }),
  bank: z.string(),
  /** In paise. */
  amount: z.number().int(),
  sentAt: moment,
  /** When the student has to pay tuition: for admins, since no bank was sent it. */
  tuitionDue: z.iso.date().nullable(),
  state: z.enum(states),
  /** Papers that were there when it was sent, and are not any more. */
  missing: z.array(field),
})
export type ApplicationRow = z.infer<typeof row>

const ask = z.object({
  id: z.string(),
  question: z.string(),
  dueOn: z.iso.date(),
  askedAt: moment,
  askedBy: z.string(),
  answer: z.string().nullable(),
  answeredAt: moment.nullable(),
  documents: z.array(documentView),
})

const file = z.object({
  applicant,
  bank: z.string(),
  sentAt: moment,
  state: z.enum(states),
  /** Null once the bank's access has ended. */
  application: applicationView.nullable(),
  asks: z.array(ask),
  offer: offerView.nullable(),
  /** Of the offer, in which languages its Key Fact Statement is asked for, and was given. */
  statements: z.array(statementView),
  declined: z.object({ at: moment, reason: z.string() }).nullable(),
  meeting: z.object({ startTime: moment, agent: z.string() }).nullable(),
})
export type ApplicationFile = z.infer<typeof file>

const slot = z.object({
  id: z.string(),
  startTime: moment,
  endTime: moment,
  takenBy: z.object({ id: z.string(), name: z.string() }).nullable(),
})
const agent = z.object({ id: z.string(), bank: z.string(), name: z.string(), phone: z.string(), slots: z.array(slot) })
export type AgentRow = z.infer<typeof agent>

const offerInput = z
  .object({
    student: id,
    bank,
    rate: typed,
    rateKind: typed,
    amount: typed,
    moratoriumMonths: typed,
    instalments: typed,
    fee: typed,
    rebateAvailable: z.boolean(),
    terms: id.nullable().default(null),
    keyFacts: id.nullable().default(null),
    statedApr: typed,
    version: z.number().int().nullable().default(null),
  })
  .superRefine(saying(checkOffer))

export const loanDeskContract = {
  list: get('/api/desk/loan-applications', {
    summary: 'The applications sent to the bank; those that wait for it first.',
    topic: 'loans',
    input: z.object({ bank }),
    answer: z.array(row),
  }),
  read: get('/api/desk/loan-applications/{student}', {
    summary: 'One application, whole. Who read it and when is recorded.',
    topic: 'loans',
    input: z.object({ student: id, bank }),
    answer: file,
  }),
  paper: get('/api/desk/loan-applications/{student}/papers/{document}', {
    summary: 'A paper of an application, or of an answer. Who read it and when is recorded.',
    input: z.object({ student: id, document: id, bank }),
    problems: [accessEnded],
    ...storedFile,
  }),
  ask: post('/api/desk/loan-applications/{student}/asks', {
    summary: 'Asks the student for what is missing, by a day.',
    input: z.object({ student: id, bank, question: text, dueOn: z.string().max(20).default('') }),
    problems: [invalidInput, accessEnded],
  }),
  withdrawAsk: remove('/api/desk/loan-asks/{ask}', {
    summary: 'Withdraws an unanswered question.',
    input: z.object({ ask: id, bank }),
  }),
  offer: put('/api/desk/loan-applications/{student}/offer', {
    summary: 'Makes the offer of the bank, or changes it as long as it is not accepted.',
    input: offerInput,
    problems: [deskOfferChanged, deskOfferAccepted, declinedAlready, accessEnded],
  }),
  addTerms: post('/api/desk/loan-applications/{student}/terms', {
    summary: 'Uploads the terms of an offer; the offer then names them.',
    input: z.object({
      student: id,
      bank,
      name: fileName,
      content: streamed,
    }),
    answer: documentView,
    problems: [accessEnded, numberInPaper, wrongKind, fileEmpty, fileTooLarge, tooManyFiles],
    body: 'stream',
    bodyLimit: 8 * 1_048_576,
  }),
  giveStatement: put('/api/desk/loan-applications/{student}/statements/{language}', {
    summary: 'Notes that the borrower got the Key Fact Statement in this language, with the file where there is one.',
    input: z.object({ student: id, bank, language, document: id.nullable().default(null) }),
    problems: [accessEnded],
  }),
  withdrawStatement: remove('/api/desk/loan-applications/{student}/statements/{language}', {
    summary: 'Withdraws that note.',
    input: z.object({ student: id, bank, language }),
    problems: [accessEnded],
  }),
  withdrawOffer: remove('/api/desk/loan-applications/{student}/offer', {
    summary: 'Withdraws the offer, as long as it is not accepted.',
    input: z.object({ student: id, bank }),
    problems: [deskOfferAccepted],
  }),
  decline: put('/api/desk/loan-applications/{student}/decline', {
    summary: 'Refuses the application, with a reason for the student.',
    input: z.object({ student: id, bank, reason: text }).superRefine(saying(checkReason)),
    problems: [offerStands, declinedAlready],
  }),
  reconsider: remove('/api/desk/loan-applications/{student}/decline', {
    summary: 'Undoes a mistaken refusal: the bank asks the student to send the application again.',
    input: z.object({ student: id, bank }),
  }),
  agents: get('/api/desk/loan-agents', {
    summary: 'The officials of the bank with their coming times, and who booked them.',
    topic: 'loan-slots',
    input: z.object({ bank }),
    answer: z.array(agent),
  }),
  addAgent: post('/api/desk/loan-agents', {
    summary: 'Adds an official whom students meet.',
    input: z.object({
      bank,
      name: z.string().max(200).transform(visibleLine).pipe(z.string().min(1, copy.agentNameRequired)),
      phone: z.string().max(40).transform(visibleLine).pipe(z.string().min(5, copy.agentPhoneRequired)),
    }),
    problems: [notFound],
  }),
  retireAgent: remove('/api/desk/loan-agents/{agent}', {
    summary: 'Retires an official: no new bookings; booked meetings stay.',
    input: z.object({ agent: id, bank }),
  }),
  addSlots: post('/api/desk/loan-agents/{agent}/slots', {
    summary: 'Adds half hours on which an official can be met.',
    input: z.object({ agent: id, bank, startTimes: z.array(moment).min(1, copy.timesRequired).max(50) }),
    problems: [invalidInput],
  }),
  withdrawSlot: remove('/api/desk/loan-slots/{slot}', {
    summary: 'Removes a time that nobody booked.',
    input: z.object({ slot: id, bank }),
    problems: [slotBooked],
  }),
}
