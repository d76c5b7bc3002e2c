// One open attempt for each thing that is paid: asked for again it is the same, once it is over it is the next.
import { and, eq, isNull, lte, ne, or, type SQL, desc, isNotNull } from 'drizzle-orm'
import { writeNotices } from '#src/platform/database/change.ts'
import type { Call, Services } from '#src/platform/services.ts'
import type { Money } from '#src/values/money.ts'
import { conflict, Refusal } from '#src/wire/problem.ts'
import type { Purpose } from './rules.ts'
import { payments, type Payer } from './tables.ts'
import { paymentArrived } from './contract.ts'

export type Payment = typeof payments.$inferSelect
export type PaidPayment = Payment & { paidAt: Temporal.Instant }

export type Attempt = {
  /** Whose it is that is paid; somebody else may pay it. */
  owner: string
  purpose: Purpose
  reference: string
  provider: Payment['provider']
  amount: Money
  payer: Payer
  series?: string | undefined
}

/** A card checkout ends after 24 hours. One that is about to is not handed out any more. */
const life = Temporal.Duration.from({ hours: 23 })

/** Outside a transaction, since the provider is asked in between; each statement leaves the truth behind. */
export async function openAttempt(services: Services, attempt: Attempt): Promise<Payment> {
  const { amount, ...row } = attempt
  await giveUpStale(services, attempt)
  const [made] = await services.db
    .insert(payments)
    .values({
      ...row,
      purpose: row.purpose.name,
      amount: amount.minor,
      currency: amount.currency,
      createdAt: services.now(),
    })
    .onConflictDoNothing()
    .returning()
  return made ?? openOne(services, attempt)
}

async function openOne(services: Services, attempt: Attempt): Promise<Payment> {
  const open = await findOpen(services, attempt)
  // It was paid, or failed, in this very moment.
  if (open === undefined) throw new Refusal(conflict)
  return open
}

/** The one that is handed out when it is asked for again. */
export async function findOpen({ db }: Services, attempt: Named): Promise<Payment | undefined> {
  const [open] = await db.select().from(payments).where(isOpenFor(attempt))
  return open
}

/** Too old, or about another amount than is asked now. If somebody still pays it, it counts as paid. */
export async function giveUpStale(services: Services, attempt: Attempt): Promise<void> {
  const isStale = or(
    lte(payments.createdAt, services.now().subtract(life)),
    ne(payments.amount, attempt.amount.minor),
    ne(payments.provider, attempt.provider),
  )
  await put(services, attempt.owner, { expiredAt: services.now() }, and(isOpenFor(attempt), isStale))
}

/** The provider took none of it, so that another try starts afresh. */
export const giveUp = (services: Services, { id, owner }: Payment): Promise<void> =>
  put(services, owner, { failedAt: services.now() }, and(eq(payments.id, id), isNull(payments.url)))

/** Handed out again, somebody is at its page again. */
export const noteOpened = (services: Services, { id, owner }: Payment): Promise<void> =>
  put(services, owner, { openedAt: services.now(), leftAt: null }, eq(payments.id, id))

/** The person came back from the page without paying: what it was for is theirs to pay again. */
export const leaveAttempt = (
  call: Call,
  { purpose, reference }: Pick<Attempt, 'purpose' | 'reference'>,
): Promise<void> =>
  call.change(async ({ tx, announce }) => {
    const left = await tx
      .update(payments)
      .set({ leftAt: call.now() })
      .where(and(isOpenFor({ owner: call.caller.id, purpose, reference }), isNull(payments.leftAt)))
      .returning({ id: payments.id })
    if (left.length > 0) await announce(`person:${call.caller.id}`, 'journey', 'payments')
  })

/** Of two that opened it at once, both were answered the same. */
export const noteAddress = (
  services: Services,
  { id, owner }: Payment,
  opened: { id: string; url: string },
): Promise<void> => put(services, owner, { providerId: opened.id, url: opened.url }, eq(payments.id, id))

/** A payment of that owner's, between two calls of the provider: with the notice that it changed. */
export const put = (services: Services, owner: string, set: Partial<Payment>, where: SQL | undefined): Promise<void> =>
  services.inTransaction(async tx => {
    const changed = await tx.update(payments).set(set).where(where).returning({ id: payments.id })
    if (changed.length === 0) return
    const audience = `person:${owner}` as const
    await writeNotices(tx, [
      { audience, about: 'journey' },
      { audience, about: 'payments' },
    ])
  })

type Named = Pick<Attempt, 'owner' | 'purpose' | 'reference'>

const isOpenFor = ({ owner, purpose, reference }: Named) =>
  and(
    eq(payments.owner, owner),
    eq(payments.purpose, purpose.name),
    eq(payments.reference, reference),
    isNull(payments.paidAt),
    isNull(payments.failedAt),
    isNull(payments.expiredAt),
  )

// A page that was handed out can be paid for days, also after a bank declined there. Before the next one is made, the
// provider is asked to cancel those before it, so that a person can't pay twice.

/** Answers the series that the next attempt belongs to. One attempt of a purpose can be paid at a time. */
export async function cancelEarlier(call: Call, attempt: Attempt): Promise<string | undefined> {
  await giveUpStale(call, attempt)
  const standing = await findOpen(call, attempt)
  await cancelOpen(call, attempt, ({ id }) => id === standing?.id)
  const [last] = await call.db
    .select()
    .from(payments)
    .where(ownOf(call, attempt))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
  return last === undefined || last.paidAt !== null ? undefined : (last.series ?? last.id)
}

type Kind = Pick<Attempt, 'purpose' | 'provider'>

const ownOf = ({ caller }: Call, { purpose, provider }: Kind) =>
  and(eq(payments.owner, caller.id), eq(payments.purpose, purpose.name), eq(payments.provider, provider))

type IsKept = (payment: Pick<Payment, 'id' | 'reference'>) => boolean

/** Every page of the caller's that can still be paid for this purpose; refused where one was just paid. */
export async function cancelOpen(call: Call, kind: Kind, isKept: IsKept = () => false): Promise<void> {
  const open = await call.db
    .select()
    .from(payments)
    .where(
      and(ownOf(call, kind), isNull(payments.paidAt), isNull(payments.cancelledAt), isNotNull(payments.providerId)),
    )
  for (const payment of open.filter(one => !isKept(one))) {
    await cancelAt(call, call.caller.id, { id: payment.id, providerId: payment.providerId ?? '' })
  }
}

type Page = { id: string; providerId: string }

/** Razorpay takes no payment on this page from then on; refused where one was just made. */
export async function cancelAt(services: Services, owner: string, { id, providerId }: Page): Promise<void> {
  const at = services.now()
  if ((await services.ports.rupees.cancel(providerId)) === 'paid') throw new Refusal(paymentArrived)
  await put(services, owner, { cancelledAt: at, expiredAt: at }, and(eq(payments.id, id), isNull(payments.paidAt)))
}
