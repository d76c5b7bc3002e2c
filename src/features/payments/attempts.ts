// One open attempt for each thing that is paid: asked for again it is the same, once it is over it is the next.
import { and, eq, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import { writeNotices } from '#src/platform/database/change.ts'
import type { Call, House } from '#src/platform/house.ts'
import type { Money } from '#src/values/money.ts'
import { conflict, Refusal } from '#src/wire/problem.ts'
import type { Purpose } from './rules.ts'
import { payments, type Payer } from './tables.ts'

export type Payment = typeof payments.$inferSelect

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
export async function openAttempt(house: House, attempt: Attempt): Promise<Payment> {
  const { amount, ...row } = attempt
  await giveUpStale(house, attempt)
  const [made] = await house.db
    .insert(payments)
    .values({ ...row, amount: amount.minor, currency: amount.currency, createdAt: house.now() })
    .onConflictDoNothing()
    .returning()
  return made ?? openOne(house, attempt)
}

async function openOne(house: House, attempt: Attempt): Promise<Payment> {
  const open = await findOpen(house, attempt)
  // It was paid, or failed, in this very moment.
  if (open === undefined) throw new Refusal(conflict)
  return open
}

/** The one that is handed out when it is asked for again. */
export async function findOpen({ db }: House, attempt: Named): Promise<Payment | undefined> {
  const [open] = await db.select().from(payments).where(isOpenFor(attempt))
  return open
}

/** Too old, or about another amount than is asked now. If somebody still pays it, it counts as paid. */
export async function giveUpStale(house: House, attempt: Attempt): Promise<void> {
  const isStale = or(
    lte(payments.createdAt, house.now().subtract(life)),
    ne(payments.amount, attempt.amount.minor),
    ne(payments.provider, attempt.provider),
  )
  await put(house, attempt.owner, { expiredAt: house.now() }, and(isOpenFor(attempt), isStale))
}

/** The provider took none of it, so that another try starts afresh. */
export const giveUp = (house: House, { id, owner }: Payment): Promise<void> =>
  put(house, owner, { failedAt: house.now() }, and(eq(payments.id, id), isNull(payments.url)))

/** Handed out again, somebody is at its page again. */
export const noteOpened = (house: House, { id, owner }: Payment): Promise<void> =>
  put(house, owner, { openedAt: house.now(), leftAt: null }, eq(payments.id, id))

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
export const noteAddress = (house: House, { id, owner }: Payment, opened: { id: string; url: string }): Promise<void> =>
  put(house, owner, { providerId: opened.id, url: opened.url }, eq(payments.id, id))

/** A payment of that owner's, between two calls of the provider: with the notice that it changed. */
export const put = (house: House, owner: string, set: Partial<Payment>, where: SQL | undefined): Promise<void> =>
  house.inTransaction(async tx => {
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
    eq(payments.purpose, purpose),
    eq(payments.reference, reference),
    isNull(payments.paidAt),
    isNull(payments.failedAt),
    isNull(payments.expiredAt),
  )
