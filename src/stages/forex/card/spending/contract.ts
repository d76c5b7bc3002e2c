import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { problem, tooManyRequests, unavailable } from '#src/wire/problem.ts'
import { openRoute, studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as cardCopy from '../copy.ts'
import * as copy from './rules.ts'
import { checkLimits } from './rules.ts'

const header = z.string().max(2000).catch('')
const raw = z.instanceof(Uint8Array).catch(new Uint8Array())
export const noCard = problem('no-card', 404, cardCopy.noCard)
export const cardBusy = problem('card-busy', 409, copy.busy)
const wrongSignature = problem('wrong-signature', 400, 'This notice was not signed by its provider, or is too old.')
const noticeLimit = 512 * 1024

const minor = z.number().int()
const typedAmount = z.union([z.number(), z.string().max(40)])

/** Where a card paid, and what the merchant asked for in its own currency. */
export const merchantView = z.object({
  name: z.string(),
  city: z.string(),
  country: z.string(),
  amount: minor,
  currency: z.string(),
})
export type MerchantView = z.infer<typeof merchantView>

const asked = z.object({ id: z.string(), at: moment, amount: minor, merchant: merchantView })

const spendingView = z.object({
  /** In cents: what is on the card and not held. */
  available: minor,
  pending: z.array(asked),
  declined: z.array(asked.extend({ why: z.enum(['frozen', 'limit', 'funds', 'fraud', 'details', 'other']) })),
  frozenAt: moment.nullable(),
  /** In cents, as the issuer has them; null for the programme’s own. */
  limits: z.object({ daily: minor.nullable(), monthly: minor.nullable(), setAt: moment }).nullable(),
})
export type SpendingView = z.infer<typeof spendingView>

export const cardSpendingContract = {
  spending: studentRoute('GET', '/api/forex/card/spending', {
    summary: "What is pending on the card, what was declined and why, and its owner's settings.",
    topic: 'card',
    answer: spendingView,
  }),
  freeze: studentRoute('PUT', '/api/forex/card/freeze', {
    summary: 'Freezes the card at the issuer: it pays nothing until it is unfrozen.',
    problems: [noCard, cardBusy, unavailable, tooManyRequests],
  }),
  thaw: studentRoute('DELETE', '/api/forex/card/freeze', {
    summary: 'Unfreezes the card. After a fresh sign-in.',
    problems: [noCard, cardBusy, unavailable, tooManyRequests],
  }),
  setLimits: studentRoute('PUT', '/api/forex/card/limits', {
    summary: "Sets the card's daily and monthly limits at the issuer. After a fresh sign-in.",
    input: z.object({ daily: typedAmount, monthly: typedAmount }).superRefine(saying(checkLimits)),
    problems: [noCard, cardBusy, unavailable, tooManyRequests],
  }),
  notice: openRoute('POST', '/webhooks/stripe-issuing', {
    summary:
      "Stripe's webhook that asks whether a card may pay, and says what it paid. Its signature proves that Stripe sent it.",
    input: z.object({ raw, headers: z.object({ 'stripe-signature': header }) }),
    answer: z.object({ approved: z.boolean().optional() }),
    problems: [wrongSignature],
    body: 'raw',
    bodyLimit: noticeLimit,
  }),
}
