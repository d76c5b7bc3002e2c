import { z } from 'zod'
import {
  documentView,
  fileEmpty,
  fileName,
  numberInPaper,
  fileTooLarge,
  tooManyFiles,
  wrongKind,
} from '#src/features/documents/contract.ts'
import { saying } from '#src/values/messages.ts'
import { visibleLine, visibleText } from '#src/values/visible-text.ts'
import { invalidInput, notFound, problem } from '#src/wire/problem.ts'
import { route, type FileAnswer } from '#src/wire/route.ts'
import { moment, nothing, streamed } from '#src/wire/shapes.ts'
import { applicationView } from '../application/contract.ts'
import { offerView } from '../offers/contract.ts'
import * as copy from './copy.ts'
import { checkOffer, checkReason, states } from './rules.ts'

export const deskOfferChanged = problem('desk-offer-changed', 409, copy.changedMeanwhile)
export const deskOfferAccepted = problem('desk-offer-accepted', 409, copy.offerAccepted)
export const declinedAlready = problem('declined-already', 409, copy.declinedAlready)
export const offerStands = problem('offer-stands', 409, copy.offerStands)
export const accessEnded = problem('access-ended', 403, copy.accessEnded)
export const slotBooked = problem('slot-booked', 409, copy.slotBooked)

const who = ['lender', 'admin'] as const
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
  state: z.enum(states),
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
    version: z.number().int().nullable().default(null),
  })
  .superRefine(saying(checkOffer))

export const loanDeskContract = {
  list: route('GET', '/api/desk/loan-applications', {
    who,
    summary: 'The applications that were sent to the bank; those that wait for it first.',
    input: z.object({ bank }),
    answer: z.array(row),
  }),
  read: route('GET', '/api/desk/loan-applications/{student}', {
    who,
    summary: 'One application, whole. Who read it and when is written down.',
    input: z.object({ student: id, bank }),
    answer: file,
    problems: [notFound],
  }),
  paper: route('GET', '/api/desk/loan-applications/{student}/papers/{document}', {
    who,
    summary: 'A paper of an application, or of an answer. Who read it and when is written down.',
    input: z.object({ student: id, document: id, bank }),
    answer: z.custom<FileAnswer>(),
    problems: [notFound, accessEnded],
    as: 'file',
  }),
  ask: route('POST', '/api/desk/loan-applications/{student}/asks', {
    who,
    summary: 'Asks the student for what is missing, until a day.',
    input: z.object({ student: id, bank, question: text, dueOn: z.string().max(20).default('') }),
    answer: nothing,
    problems: [notFound, invalidInput, accessEnded],
  }),
  withdrawAsk: route('DELETE', '/api/desk/loan-asks/{ask}', {
    who,
    summary: 'Takes a question back that was not answered.',
    input: z.object({ ask: id, bank }),
    answer: nothing,
    problems: [notFound],
  }),
  offer: route('PUT', '/api/desk/loan-applications/{student}/offer', {
    who,
    summary: 'Makes the offer of the bank, or changes it as long as it is not accepted.',
    input: offerInput,
    answer: nothing,
    problems: [notFound, deskOfferChanged, deskOfferAccepted, declinedAlready, accessEnded],
  }),
  addTerms: route('POST', '/api/desk/loan-applications/{student}/terms', {
    who,
    summary: 'Takes the terms of an offer in as they arrive; the offer then names them.',
    input: z.object({
      student: id,
      bank,
      name: fileName,
      content: streamed,
    }),
    answer: documentView,
    problems: [notFound, accessEnded, numberInPaper, wrongKind, fileEmpty, fileTooLarge, tooManyFiles],
    body: 'stream',
    bodyLimit: 8 * 1_048_576,
  }),
  withdrawOffer: route('DELETE', '/api/desk/loan-applications/{student}/offer', {
    who,
    summary: 'Takes the offer back, as long as it is not accepted.',
    input: z.object({ student: id, bank }),
    answer: nothing,
    problems: [notFound, deskOfferAccepted],
  }),
  decline: route('PUT', '/api/desk/loan-applications/{student}/decline', {
    who,
    summary: 'Says no, with a reason for the student.',
    input: z.object({ student: id, bank, reason: text }).superRefine(saying(checkReason)),
    answer: nothing,
    problems: [notFound, offerStands, declinedAlready],
  }),
  reconsider: route('DELETE', '/api/desk/loan-applications/{student}/decline', {
    who,
    summary: 'The no was a mistake: the bank asks the student to send the application again.',
    input: z.object({ student: id, bank }),
    answer: nothing,
    problems: [notFound],
  }),
  agents: route('GET', '/api/desk/loan-agents', {
    who,
    summary: 'The officials of the bank with their times to come, and who took them.',
    input: z.object({ bank }),
    answer: z.array(agent),
  }),
  addAgent: route('POST', '/api/desk/loan-agents', {
    who,
    summary: 'Adds an official whom students meet.',
    input: z.object({
      bank,
      name: z.string().max(200).transform(visibleLine).pipe(z.string().min(1, copy.agentNameRequired)),
      phone: z.string().max(40).transform(visibleLine).pipe(z.string().min(5, copy.agentPhoneRequired)),
    }),
    answer: nothing,
    problems: [notFound],
  }),
  retireAgent: route('DELETE', '/api/desk/loan-agents/{agent}', {
    who,
    summary: 'An official who meets nobody new any more; meetings that stand stay.',
    input: z.object({ agent: id, bank }),
    answer: nothing,
    problems: [notFound],
  }),
  addSlots: route('POST', '/api/desk/loan-agents/{agent}/slots', {
    who,
    summary: 'Adds half hours on which an official can be met.',
    input: z.object({ agent: id, bank, startTimes: z.array(moment).min(1, copy.timesRequired).max(50) }),
    answer: nothing,
    problems: [notFound, invalidInput],
  }),
  withdrawSlot: route('DELETE', '/api/desk/loan-slots/{slot}', {
    who,
    summary: 'Takes a time back that nobody took.',
    input: z.object({ slot: id, bank }),
    answer: nothing,
    problems: [notFound, slotBooked],
  }),
}
