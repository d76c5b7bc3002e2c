// Hands out the page where something is paid: a card checkout, or an order at Razorpay.
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Call, Services } from '#src/platform/services.ts'
import { ProviderRefusal } from '#src/platform/ports.ts'
import { conflict, Refusal, invalidInput } from '#src/wire/problem.ts'
import {
  giveUp,
  noteAddress,
  noteOpened,
  openAttempt,
  put,
  type Attempt,
  type Payment,
  cancelEarlier,
} from './attempts.ts'
import { paymentArrived } from './contract.ts'
import { payments, type Payer } from './tables.ts'
import { foreignReturn } from './copy.ts'

type Wanted = Omit<Attempt, 'provider'>
/** Where somebody comes back to once they have paid, and without having paid. */
export type ReturnTo = { successUrl: string; cancelUrl: string }
type Opened = { id: string; url: string }

/** `returnTo` is for the provider alone, where the address that somebody comes back to is a secret: it is kept nowhere. */
export async function openCardCheckout(services: Services, wanted: Wanted, returnTo?: ReturnTo): Promise<string> {
  const { owner, purpose, reference, payer } = wanted
  await closeCardPages(
    services,
    owner,
    and(eq(payments.purpose, purpose.name), eq(payments.reference, reference)),
    open => !isSamePayer(open.payer, payer),
  )
  const attempt: Attempt = { ...wanted, provider: 'stripe' }
  const url = await addressOf(services, attempt, ({ id, amount, payer: kept }) =>
    services.ports.cards.createCheckout({
      reference: id,
      title: kept.title,
      amount: { currency: 'USD', minor: amount },
      ...(kept.email !== '' && { email: kept.email }),
      successUrl: returnTo?.successUrl ?? kept.returnTo,
      cancelUrl: returnTo?.cancelUrl ?? kept.leaveTo ?? kept.returnTo,
      idempotencyKey: id,
    }),
  )
  await refuseTakenOver(services, url)
  return url
}

/** By the same link, or asked the same; with neither it is the owner. */
export const isSamePayer = (one: Payer, other: Payer): boolean => one.link === other.link && one.ask === other.ask

/** Somebody else may have taken over while the page was made: then nobody is at this one, and nobody can pay it. */
async function refuseTakenOver(services: Services, url: string): Promise<void> {
  const [closed] = await services.db
    .select({ providerId: payments.providerId })
    .from(payments)
    .where(and(eq(payments.url, url), isNotNull(payments.cancelledAt)))
  if (closed === undefined) return
  await services.ports.cards.cancel(closed.providerId ?? '')
  throw new Refusal(conflict)
}

/**
 * The open card pages of an owner that are about the same money are closed at the provider before another one is made, so
 * that it can't be paid twice; refused where one was just paid.
 */
export async function closeCardPages(
  services: Services,
  owner: string,
  about: SQL | undefined,
  isClosed: (open: Payment) => boolean = () => true,
): Promise<void> {
  const isPayable = and(isNull(payments.paidAt), isNull(payments.failedAt), isNull(payments.expiredAt))
  const open = await services.db
    .select()
    .from(payments)
    .where(and(eq(payments.owner, owner), eq(payments.provider, 'stripe'), isPayable, about))
  for (const { id, providerId } of open.filter(isClosed)) {
    if (providerId !== null && (await services.ports.cards.cancel(providerId)) === 'paid')
      throw new Refusal(paymentArrived)
    const at = services.now()
    await put(services, owner, { cancelledAt: at, expiredAt: at }, and(eq(payments.id, id), isNull(payments.paidAt)))
    if (providerId === null) await closeMadeMeanwhile(services, id)
  }
}

/** It was being made when it was read. Made before it was noted as cancelled, whoever made it has handed it out already. */
async function closeMadeMeanwhile(services: Services, id: string): Promise<void> {
  const [made] = await services.db.select({ providerId: payments.providerId }).from(payments).where(eq(payments.id, id))
  if (made?.providerId != null && (await services.ports.cards.cancel(made.providerId)) === 'paid')
    throw new Refusal(paymentArrived)
}

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
async function addressOf(
  services: Services,
  attempt: Attempt,
  open: (payment: Payment) => Promise<Opened>,
): Promise<string> {
  const payment = await openAttempt(services, attempt)
  // In this very moment somebody else opened it: what they typed, and where they come back to, is theirs.
  if (!isSamePayer(payment.payer, attempt.payer)) throw new Refusal(conflict)
  await noteOpened(services, payment)
  if (payment.url !== null) return payment.url
  const opened = await open(payment).catch(async error => {
    if (error instanceof ProviderRefusal) await giveUp(services, payment)
    throw error
  })
  await noteAddress(services, payment, opened)
  return opened.url
}

/** Where somebody comes back to after paying, in full. Only a page of ours: else a link of ours would lead anywhere. */
export function ownAddress(publicUrl: string, typed: string, field: string): string {
  const own = new URL(publicUrl)
  // An address in full is read by itself: beside ours, 'https:evil.example' would be a path.
  const url = typed.startsWith('/') ? URL.parse(typed, own) : URL.parse(typed)
  // 'blob:http://…' has our origin and is no page of ours.
  if (url === null || url.origin !== own.origin || url.protocol !== own.protocol || url.username !== '') {
    throw new Refusal(invalidInput, { [field]: foreignReturn })
  }
  return url.href
}
