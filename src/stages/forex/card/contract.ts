import { z } from 'zod'
import { normalEmail } from '#src/values/email-addresses.ts'
import { saying } from '#src/values/messages.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { invalidInput, problem, tooManyRequests, unavailable } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { paymentArrived } from '#src/features/payments/contract.ts'
import { fundings, purposes } from '#src/features/exchange/cost/rules.ts'
import { lateView, conversion } from './late/contract.ts'
import { askedStates, checkCardFunding } from './rules.ts'
import { merchantView, noCard } from './spending/contract.ts'

const minor = z.number().int()

export type { ConversionView } from './late/contract.ts'

/** Its field says what is asked now. */
export const priceChanged = problem('price-changed', 409, copy.priceChanged)
export const overLimit = problem('over-remittance-limit', 422, copy.overLimit, 'amount')

const line = z.string().max(200).transform(visibleLine)
const typedAmount = z.union([z.number(), z.string().max(40)])

const asked = z.object({
  dollars: minor,
  at: moment,
  heldUntil: moment,
  fundedBy: z.enum(fundings),
  sentBefore: minor,
  /** As it was typed, for its owner alone; empty where none was. */
  remitterPan: z.string(),
  name: z.string(),
  url: z.string(),
  /** By our clock, not by that of the browser. */
  state: z.enum(askedStates),
  conversion,
})
export type AskedView = z.infer<typeof asked>

const movement = z.object({
  id: z.string(),
  at: moment,
  what: z.enum(['funded', 'sevis-fee', 'sevis-fee-returned', 'purchase', 'purchase-refund']),
  /** In cents, below nothing where it was taken. */
  amount: minor,
  balanceAfter: minor,
  /** Of dollars that were bought. */
  conversion: conversion.nullable(),
  /** Of what was paid with the card, and came back to it. */
  merchant: merchantView.nullable(),
})
export type MovementView = z.infer<typeof movement>

const cardView = z.object({
  card: z
    .object({
      name: z.string(),
      last4: z.string(),
      issuedAt: moment,
    })
    .nullable(),
  /** The specification's card_funds, in cents. */
  card_funds: minor,
  /** When it was first paid for. */
  paidAt: moment.nullable(),
  /** The last payment that was begun and is not made. */
  asked: asked.nullable(),
  /** Payments that arrived when their rate no longer held; their owner says what becomes of each. */
  late: z.array(lateView),
  movements: z.array(movement),
  /** What this account paid here this financial year, in paise and in cents, by the PAN, with what was declared last; orders of old named none. */
  remitters: z.array(z.object({ pan: z.string(), paidHere: minor, dollarsHere: minor, sentBefore: minor })),
  /** To begin the form with. */
  person: z.object({ name: z.string(), email: z.string(), pan: z.string() }),
})
export type CardView = z.infer<typeof cardView>

const printed = z.object({ number: z.string(), cvc: z.string(), expMonth: z.number().int(), expYear: z.number().int() })
export type PrintedView = z.infer<typeof printed>

export const forexCardContract = {
  read: studentRoute('GET', '/api/forex/card', {
    summary: 'The US debit card: what is known about it, what it holds, and every movement. Never its number.',
    topic: 'card',
    answer: cardView,
  }),
  order: studentRoute('POST', '/payment/razorpay/order', {
    summary:
      'Where to pay in rupees, at a held rate, for dollars on the card: the bare address. Refused where the price is not the one that was shown.',
    begins: 'payment',
    input: z
      .object({
        name: line,
        amount: typedAmount,
        email: z.string().max(320).transform(normalEmail),
        callback_url: z.string().max(2000),
        fundedBy: z.enum(fundings).default('savings'),
        /** Where it is not said, what was declared last on the PAN still holds. */
        sentBefore: typedAmount.optional(),
        purpose: z.enum(purposes).default('education'),
        remitterPan: z.string().max(20).default(''),
        /** What its sender was shown, in paise: asked for is this or nothing. */
        shown: minor.nonnegative().optional(),
      })
      .superRefine(saying(checkCardFunding)),
    answer: z.string(),
    as: 'text',
    problems: [invalidInput, overLimit, priceChanged, paymentArrived, unavailable, tooManyRequests],
  }),
  reveal: studentRoute('POST', '/api/forex/card/number', {
    summary: 'The number and the cvc, straight from the issuer, to show and forget. After a fresh sign-in.',
    answer: printed,
    problems: [noCard, unavailable, tooManyRequests],
  }),
}
