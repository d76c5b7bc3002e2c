// Hands out the page where something is paid: a card checkout, or an order at Razorpay.
import type { Call } from '#src/platform/house.ts'
import { ProviderRefusal } from '#src/platform/ports.ts'
import { cancelEarlier } from './replacing.ts'
import { giveUp, noteAddress, noteOpened, openAttempt, type Attempt, type Payment } from './attempts.ts'

type Wanted = Omit<Attempt, 'provider'>
type Opened = { id: string; url: string }

export const openCardCheckout = (call: Call, wanted: Wanted): Promise<string> =>
  addressOf(call, { ...wanted, provider: 'stripe' }, ({ id, amount, payer }) =>
    call.ports.cards.createCheckout({
      reference: id,
      title: payer.title,
      amount: { currency: 'USD', minor: amount },
      email: payer.email,
      successUrl: payer.returnTo,
      cancelUrl: payer.leaveTo ?? payer.returnTo,
      idempotencyKey: id,
    }),
  )

/** `expiresAt` is from when on the provider itself takes no payment any more. */
export async function openOrder(call: Call, wanted: Wanted, expiresAt?: Temporal.Instant): Promise<string> {
  const attempt: Attempt = { ...wanted, provider: 'razorpay' }
  const series = await cancelEarlier(call, attempt)
  return addressOf(call, { ...attempt, series }, ({ id, amount, currency, payer }) =>
    call.ports.rupees.createOrder({
      reference: id,
      amount: { currency, minor: amount },
      name: payer.name,
      email: payer.email,
      callbackUrl: payer.returnTo,
      ...(expiresAt !== undefined && { expiresAt }),
    }),
  )
}

/** A call that got lost on the way leaves an attempt without an address: asked again, it is opened under the same key. */
async function addressOf(call: Call, attempt: Attempt, open: (payment: Payment) => Promise<Opened>): Promise<string> {
  const payment = await openAttempt(call, attempt)
  await noteOpened(call, payment)
  if (payment.url !== null) return payment.url
  const opened = await open(payment).catch(async error => {
    if (error instanceof ProviderRefusal) await giveUp(call, payment)
    throw error
  })
  await noteAddress(call, payment, opened)
  return opened.url
}
