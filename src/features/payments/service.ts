import { createHash } from 'node:crypto'
import type { Limit } from '../../platform/database/limits.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import type { Call, OpenCall } from '../../platform/house.ts'
import { invalidInput, Refusal } from '../../wire/problem.ts'
import type { Nothing } from '../../wire/shapes.ts'
import { openOrder } from './checkouts.ts'
import type { paymentsContract } from './contract.ts'
import * as copy from './copy.ts'
import { takeNotice, type OnPaid } from './notices.ts'
import { ownAddress } from './own-address.ts'
import { readFunding, type CardFunding } from './rules.ts'

export const paymentsHandlers = (onPaid: OnPaid): Handlers<{ payments: typeof paymentsContract }>['payments'] => ({
  stripeNotice: stripeNotice(onPaid),
  razorpayNotice: razorpayNotice(onPaid),
  order,
})

type StripeNotice = { raw: Uint8Array; headers: { 'stripe-signature': string } }

const stripeNotice =
  (onPaid: OnPaid) =>
  async (call: OpenCall, { raw, headers }: StripeNotice): Promise<Nothing> => {
    const notice = await call.ports.cards.readNotice(raw, headers['stripe-signature'])
    if (notice !== undefined) await takeNotice(call, onPaid, 'stripe', notice)
    return {}
  }

type RazorpayNotice = { raw: Uint8Array; headers: { 'x-razorpay-signature': string; 'x-razorpay-event-id': string } }

const razorpayNotice =
  (onPaid: OnPaid) =>
  async (call: OpenCall, { raw, headers }: RazorpayNotice): Promise<Nothing> => {
    // Razorpay's id lies outside what it signs: without one, the bytes name the notice.
    const eventId = headers['x-razorpay-event-id'] || createHash('sha256').update(raw).digest('base64url')
    const notice = await call.ports.rupees.readNotice(raw, headers['x-razorpay-signature'], eventId)
    if (notice !== undefined) await takeNotice(call, onPaid, 'razorpay', notice)
    return {}
  }

const ordersOf = (person: string): Limit => ({
  key: `orders:${person}`,
  most: 30,
  per: Temporal.Duration.from({ minutes: 60 }),
})

async function order(call: Call, input: CardFunding & { callback_url: string }): Promise<string> {
  const amount = readFunding(input.amount)
  if (amount === undefined) throw new Refusal(invalidInput, { amount: copy.amountRequired })
  const returnTo = ownAddress(call.settings.publicUrl, input.callback_url, 'callback_url')
  await call.limits.use(ordersOf(call.caller.id))
  const payer = { title: 'Funds for your card', name: input.name, email: input.email, returnTo }
  return openOrder(call, { purpose: 'card-funding', reference: call.caller.id, amount, payer })
}
