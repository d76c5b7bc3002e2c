import { z } from 'zod'
import { conflict, notFound, problem, tooManyRequests, unavailable } from '#src/wire/problem.ts'
import { openRoute, studentRoute, seldom } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { ratesView } from '../exchange/contract.ts'
import { paymentArrived } from '../payments/contract.ts'
import * as copy from './copy.ts'
import { linkStates } from './rules.ts'

export const linkUnknown = problem('pay-link-unknown', 404, copy.unknown)
export const notPayable = problem('not-payable-by-link', 409, copy.notPayable)

/** For each state in which nothing can be paid by a link. */
export const linkOver = {
  paid: problem('pay-link-paid', 409, copy.over.paid),
  over: problem('pay-link-over', 410, copy.over.over),
  cancelled: problem('pay-link-cancelled', 410, copy.over.cancelled),
  expired: problem('pay-link-expired', 410, copy.over.expired),
}

/** What it is for by its name, and which one. */
const bill = z.object({ purpose: z.string().max(100), reference: z.uuid() })
const code = z.string().max(200)

const linkView = z.object({
  id: z.string(),
  madeAt: moment,
  expiresAt: moment,
  state: z.enum(linkStates),
})
const ownLinkView = z.object({
  /** The latest that was made for this bill. */
  link: linkView.nullable(),
})
export type OwnLinkView = z.infer<typeof ownLinkView>

const billView = z.object({
  /** Of the student. Nothing else of theirs is shown. */
  firstName: z.string(),
  payee: z.string(),
  what: z.string(),
  amount: z.object({ currency: z.enum(['INR', 'USD']), minor: z.number().int() }),
  /** By which dollars are said in rupees; null for rupees, and where there is none. */
  rate: ratesView.pick({ midRate: true, source: true, isSample: true, collectedAt: true }).nullable(),
  /** What they should know before they pay, such as the rule for refunds. */
  terms: z.object({ title: z.string(), points: z.array(z.string()), note: z.string() }).nullable(),
})
const payView = z.object({
  state: z.enum(linkStates),
  /** While it can be paid by this link, and once it was. */
  bill: billView.nullable(),
  expiresAt: moment,
})
export type PayView = z.infer<typeof payView>

export const payLinksContract = {
  read: studentRoute('GET', '/api/pay-links', {
    summary: 'The state of the pay-link for one of your bills. The link itself is shown once, when it is made.',
    topic: 'payments',
    input: bill,
    answer: ownLinkView,
  }),
  make: studentRoute('POST', '/api/pay-links', {
    summary: 'Makes a link by which somebody else pays one of your bills. An earlier link stops working.',
    begins: 'payment',
    input: bill,
    answer: z.object({ address: z.url() }),
    problems: [notFound, notPayable, tooManyRequests],
  }),
  cancel: studentRoute('DELETE', '/api/pay-links/{link}', {
    summary: 'Ends the link, and any card page opened through it.',
    staysOpen: true,
    input: z.object({ link: z.uuid() }),
    problems: [notFound, paymentArrived, unavailable],
  }),
  open: openRoute('GET', '/api/pay/{code}', {
    summary:
      'What a link pays for, for anybody who has the link: the first name of whose bill it is, the payee and the amount.',
    topic: 'pay-link',
    input: z.object({ code }),
    answer: payView,
    problems: [linkUnknown, tooManyRequests],
  }),
  pay: openRoute('POST', '/api/pay/{code}/checkout', {
    summary: "Where to pay the bill behind a link by card. The amount and the payee are the bill's own.",
    input: z.object({ code }),
    answer: z.object({ url: z.string() }),
    problems: [linkUnknown, ...Object.values(linkOver), paymentArrived, conflict, tooManyRequests, unavailable],
  }),
}

export const payLinksContracts = { payLinks: seldom(payLinksContract) }
