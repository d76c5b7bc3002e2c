// One open attempt for each thing that is paid: asked for again it is the same, once it is over it is the next.
import { and, eq, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import { writeNotices } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/house.ts'
import type { Money } from '#src/values/money.ts'
import { conflict, Refusal } from '#src/wire/problem.ts'
import type { Purpose } from './rules.ts'
import { payments, type Payer } from './tables.ts'

export type Payment = typeof payments.$inferSelect

export type Attempt = {
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
export async function openAttempt(call: Call, attempt: Attempt): Promise<Payment> {
  const { amount, ...row } = attempt
  await giveUpStale(call, attempt)
  const [made] = await call.db
    .insert(payments)
    .values({ ...row, owner: call.caller.id, amount: amount.minor, currency: amount.currency, createdAt: call.now() })
    .onConflictDoNothing()
    .returning()
  return made ?? openOne(call, attempt)
}

async function openOne(call: Call, attempt: Attempt): Promise<Payment> {
  const open = await findOpen(call, attempt)
  // It was paid, or failed, in this very moment.
  if (open === undefined) throw new Refusal(conflict)
  return open
}

/** The one that is handed out when it is asked for again. */
export async function findOpen(call: Call, attempt: Attempt): Promise<Payment | undefined> {
  const [open] = await call.db.select().from(payments).where(isOpenFor(call, attempt))
  return open
}

/** Too old, or about another amount than is asked now. If somebody still pays it, it counts as paid. */
export async function giveUpStale(call: Call, attempt: Attempt): Promise<void> {
  const isStale = or(
    lte(payments.createdAt, call.now().subtract(life)),
    ne(payments.amount, attempt.amount.minor),
    ne(payments.provider, attempt.provider),
  )
  await put(call, { expiredAt: call.now() }, and(isOpenFor(call, attempt), isStale))
}

/** The provider took none of it, so that another try starts afresh. */
export const giveUp = (call: Call, { id }: Payment): Promise<void> =>
  put(call, { failedAt: call.now() }, and(eq(payments.id, id), isNull(payments.url)))

/** Handed out again, somebody is at its page again. */
export const noteOpened = (call: Call, { id }: Payment): Promise<void> =>
  put(call, { openedAt: call.now(), leftAt: null }, eq(payments.id, id))

/** The person came back from the page without paying: what it was for is theirs to pay again. */
export const leaveAttempt = (
  call: Call,
  { purpose, reference }: Pick<Attempt, 'purpose' | 'reference'>,
): Promise<void> =>
  call.change(async ({ tx, announce }) => {
    const left = await tx
      .update(payments)
      .set({ leftAt: call.now() })
      .where(and(isOpenFor(call, { purpose, reference }), isNull(payments.leftAt)))
      .returning({ id: payments.id })
    if (left.length > 0) await announce(`person:${call.caller.id}`, 'journey', 'payments')
  })

/** Of two that opened it at once, both were answered the same. */
export const noteAddress = (call: Call, { id }: Payment, opened: { id: string; url: string }): Promise<void> =>
  put(call, { providerId: opened.id, url: opened.url }, eq(payments.id, id))

/** A payment of the caller's, between two calls of the provider: with the notice that it changed. */
export const put = (call: Call, set: Partial<Payment>, where: SQL | undefined): Promise<void> =>
  call.inTransaction(async tx => {
    const changed = await tx.update(payments).set(set).where(where).returning({ id: payments.id })
    if (changed.length === 0) return
    const audience = `person:${call.caller.id}` as const
    await writeNotices(tx, [
      { audience, about: 'journey' },
      { audience, about: 'payments' },
    ])
  })

const isOpenFor = ({ caller }: Call, { purpose, reference }: Pick<Attempt, 'purpose' | 'reference'>) =>
  and(
    eq(payments.owner, caller.id),
    eq(payments.purpose, purpose),
    eq(payments.reference, reference),
    isNull(payments.paidAt),
    isNull(payments.failedAt),
    isNull(payments.expiredAt),
  )
