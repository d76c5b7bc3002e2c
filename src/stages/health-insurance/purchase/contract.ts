import { z } from 'zod'
import { isEmailAddress, normalEmail } from '#src/values/email-addresses.ts'
import { paymentArrived } from '#src/features/payments/contract.ts'
import { conflict, invalidInput, notFound, problem, tooManyRequests, unavailable } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { required } from '../application/copy.ts'
import { fields } from '../application/pages/rules.ts'
import { applicationBlocked } from '../blocking/contract.ts'
import { visas, partners } from '../coverage/rules.ts'
import { billingCycles } from '../quote/rules.ts'
import { verdictShape } from '../demands/contract.ts'
import { acknowledgeFirst } from '../demands/verdict/copy.ts'
import * as copy from './copy.ts'
import { refundRuleShape } from '../refunds/contract.ts'
import { planRefused, planUnavailable } from '../details/contract.ts'

/** As the specification spells them. */
const requestStatuses = ['PesonalisedPlansReceived', 'WaiverApplicationApproved'] as const

export const groupUnknown = problem('group-unknown', 422, required.groupCode, 'groupCode')
export const notAcknowledged = problem('waiver-not-acknowledged', 409, acknowledgeFirst, 'acknowledged')
export const noPremium = problem('no-premium', 409, copy.missingPremium)
export const depositIsPaid = problem('deposit-confirmed', 409, copy.depositConfirmed)

const line = z.string().max(200)

const docID = z.uuid()
const cents = z.number().int()

/** As typed: the rules read it, and say beside each field what is wrong with it. */
const application = z.record(z.enum(fields), z.string().max(2000))

const requestView = z.object({
  docID: z.string(),
  partner: z.enum(partners),
  planID: z.string(),
  planName: z.string(),
  universityID: z.string(),
  universityName: z.string(),
  visa: z.enum(visas),
  coverageStartDate: z.iso.date(),
  coverageEndDate: z.iso.date(),
  numberOfMonths: z.number().int(),
  billingCycle: z.enum(billingCycles),
  finalPremium: cents,
  depositAmount: cents,
  groupDiscount: cents,
  referralDiscount: cents,
  invoice: cents,
  refundRule: refundRuleShape,
  status: z.enum(requestStatuses),
  draft: z.boolean(),
  depositConfirmed: z.boolean(),
  checkoutAt: moment.nullable(),
  /** Whether the university is likely to accept the plan, by its rules as we know them today. */
  verdict: verdictShape,
  /** What to send with the checkout once the student has read it; null where nothing is to be confirmed, or it was. */
  toAcknowledge: z.string().nullable(),
  depositConfirmedAt: moment.nullable(),
  /** Before the deposit is paid: days that another of their insurances covers, too, and days between the two. */
  besides: z.array(
    z.object({ is: z.enum(['overlap', 'gap']), planName: z.string(), from: z.iso.date(), until: z.iso.date() }),
  ),
  /** What became of the latest try to pay the deposit; null before the first. */
  attempt: z.object({ outcome: z.enum(['open', 'paid', 'failed', 'expired']), at: moment }).nullable(),
  createdAt: moment,
  /** With GBG alone: its first and its last day. */
  coveragePeriod: z.string().exactOptional(),
  /** With GBG alone; null until the insurer has given it, with the card. */
  memberId: z.string().nullable().exactOptional(),
  testMe: z.literal(true).exactOptional(),
})
export type RequestView = z.infer<typeof requestView>

const applicationView = z.object({
  docID: z.string(),
  application: z.record(z.enum(fields), z.string()),
  refEmails: z.array(z.string()),
})
export type ApplicationView = z.infer<typeof applicationView>

export const purchaseContract = {
  mine: studentRoute('GET', '/api/insurance/request', {
    showsIdentity: true,
    summary: 'What you applied to be insured with, and what it costs; null before the first application.',
    topic: 'insurance',
    answer: requestView.nullable(),
  }),
  lastApplication: studentRoute('GET', '/api/insurance/application', {
    showsIdentity: true,
    summary: 'What you typed the last time, without the answers to the security questions; null before the first time.',
    topic: 'insurance',
    answer: applicationView.nullable(),
  }),
  apply: studentRoute('POST', '/api/insurance/request', {
    summary: 'Applies for insurance. The price is ours; an application that is still open is replaced.',
    begins: 'sending',
    input: z.object({
      application,
      refEmails: z.array(z.string().max(320)).max(5).default([]),
      /** Only outside production: the request tries something out. */
      testMe: z.boolean().optional(),
    }),
    answer: z.object({ docID: z.string() }),
    problems: [
      applicationBlocked,
      planUnavailable,
      planRefused,
      groupUnknown,
      noPremium,
      invalidInput,
      tooManyRequests,
    ],
  }),
  referrer: studentRoute('GET', '/api/insurance/referrer', {
    summary: 'Whether the answer to ‘How did you hear about us?’ names one of our inviters, which earns a discount.',
    topic: 'insurance-referrer',
    input: z.object({ referredBy: z.string().max(200).default('') }),
    answer: z.object({ isInviter: z.boolean() }),
    problems: [tooManyRequests],
  }),
  withdraw: studentRoute('DELETE', '/api/insurance/request/{docID}', {
    summary: 'Edit Application: withdraws the application, as long as no deposit was paid.',
    input: z.object({ docID }),
    problems: [applicationBlocked, notFound],
  }),
  checkout: studentRoute('POST', '/webhooks/stripe/stripe-checkout', {
    summary:
      'Where to pay the deposit of an application by card. While the page is open, the same address is returned.',
    begins: 'payment',
    input: z.object({
      docID: z.string().max(100),
      partner: z.enum(partners),
      email: z.string().max(320).transform(normalEmail).refine(isEmailAddress, copy.emailInvalid),
      name: line,
      redirectUri: z.string().max(2000),
      // Sent by the browser, and known better by the request itself.
      planName: line.optional(),
      stripeCustomerID: line.nullish(),
      /** The request's `toAcknowledge`: the student read why the university may not accept the plan. */
      acknowledged: z.string().max(2000).optional(),
    }),
    answer: z.object({ url: z.string() }),
    problems: [
      applicationBlocked,
      notFound,
      depositIsPaid,
      planRefused,
      notAcknowledged,
      paymentArrived,
      conflict,
      invalidInput,
      tooManyRequests,
      unavailable,
    ],
  }),
}
