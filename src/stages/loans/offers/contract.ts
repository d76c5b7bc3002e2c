import { z } from 'zod'
import { documentView } from '#src/features/documents/contract.ts'
import { pdf } from '#src/wire/files.ts'
import { conflict, notFound, problem } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { rateKinds } from './rules.ts'

export const offerGone = problem('offer-withdrawn', 409, copy.offerGone)
export const offerChanged = problem('offer-changed', 409, copy.offerChanged)
export const acceptedAlready = problem('accepted-already', 409, copy.acceptedAlready)
export const askAnswered = problem('ask-answered', 409, copy.askAnswered)

const whole = z.number().int()

export const offerView = z.object({
  id: z.string(),
  /** The specification's bank id and its name are one. */
  bid: z.string(),
  version: whole,
  /** In hundredths of a percent, as the fee. */
  rate_of_interest: whole,
  rateKind: z.enum(rateKinds).nullable(),
  fee: whole,
  /** The specification has years. */
  mor_period: z.number(),
  moratoriumMonths: whole,
  instalments: whole,
  /** In paise. */
  amount: whole,
  rebate_available: z.boolean(),
  tncPDF: documentView.nullable(),
  /** The lender's own, and the APR that it says, in hundredths of a percent. */
  keyFactStatement: documentView.nullable(),
  statedApr: whole.nullable(),
  madeAt: moment,
  changedAt: moment,
  accepted: z.boolean(),
})
export type OfferView = z.infer<typeof offerView>

const offersView = z.object({
  /** What the student asked for, in paise. */
  need: whole,
  /** Tuition that is not paid yet, term by term, in cents: the loan is paid out for it. */
  terms: z.array(z.object({ on: z.iso.date(), cents: whole })),
  offers: z.array(offerView),
  /** At which banks it still is, and since when. */
  waiting: z.array(z.object({ bank: z.string(), sentAt: moment, usuallyTakes: z.string() })),
  declined: z.array(z.object({ bank: z.string(), at: moment, reason: z.string() })),
  /** Whom the student agreed to, and whether that lender can still open it. */
  sentTo: z.array(
    z.object({ bank: z.string(), consentedAt: moment, isOpen: z.boolean(), takenBackAt: moment.nullable() }),
  ),
  asks: z.array(
    z.object({
      id: z.string(),
      bank: z.string(),
      askedBy: z.string(),
      question: z.string(),
      dueOn: z.iso.date(),
      askedAt: moment,
      answer: z.string().nullable(),
      answeredAt: moment.nullable(),
      documents: z.array(documentView),
    }),
  ),
})
export type OffersView = z.infer<typeof offersView>

const id = z.uuid()

export const loanOffersContract = {
  read: studentRoute('GET', '/api/loans/offers', {
    summary: 'What the lenders answered: offers, questions, refusals; and who can open the application.',
    topic: 'loans',
    // With the terms of tuition, by which a loan is paid out: they are the ledger's.
    alsoOn: ['money'],
    answer: offersView,
  }),
  accept: studentRoute('POST', '/api/loans/offers/{id}/accept', {
    summary: 'Accepts an offer as you saw it. Only one is ever accepted.',
    begins: 'sending',
    input: z.object({ id, version: whole }),
    problems: [notFound, offerGone, offerChanged, acceptedAlready, conflict],
  }),
  terms: studentRoute('GET', '/api/loans/offers/{id}/terms', {
    showsIdentity: true,
    summary: 'The terms and conditions of an offer, as a PDF.',
    input: z.object({ id }),
    problems: [notFound],
    ...pdf,
  }),
  keyFacts: studentRoute('GET', '/api/loans/offers/{id}/key-facts', {
    showsIdentity: true,
    summary: 'The lender’s own Key Fact Statement of an offer, as a PDF.',
    input: z.object({ id }),
    problems: [notFound],
    ...pdf,
  }),
  answer: studentRoute('POST', '/api/loans/asks/{id}', {
    summary: 'Answers what a bank asks, in words and with files.',
    begins: 'sending',
    input: z.object({ id, answer: z.string().max(4000).default(''), documents: z.array(id).max(10).default([]) }),
    problems: [notFound, askAnswered],
  }),
}
