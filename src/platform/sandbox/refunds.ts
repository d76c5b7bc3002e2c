// Money that goes back at a sandbox: up to what was paid, once under one key, pending or refused where a test wants it.
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { sandboxCheckouts, sandboxPaymentLinks, sandboxRefunds } from './tables.ts'

export type SandboxRefund = typeof sandboxRefunds.$inferSelect
type Provider = SandboxRefund['provider']

export type SandboxRefunds = {
  make: (asked: AskedRefund) => Promise<SandboxRefund | 'unknown' | 'too-much' | 'refused' | 'reused'>
  find: (id: string) => Promise<SandboxRefund | undefined>
  of: (paymentId: string) => Promise<SandboxRefund[]>
  /** What the bank says later: sent, or back again with a reason. The notice of it is sent, as by the provider. */
  settle: (id: string, status: 'sent' | 'failed', failure?: string) => Promise<void>
  /** The notice of what happened, once more. */
  notifyAgain: (id: string) => Promise<void>
}

type AskedRefund = {
  paymentId: string
  /** All that is left, where none is given. */
  amount: number | undefined
  reference: string
  key: string | null
  request: string
}

type Parts = {
  db: Database
  now: () => Temporal.Instant
  newId: (prefix: string) => string
  provider: Provider
  tell: (refund: SandboxRefund) => Promise<void>
}

const paid = { stripe: sandboxCheckouts, razorpay: sandboxPaymentLinks } as const

/** By the address of the one who paid, as Stripe's own tests go by the number of a card. */
const wishes = { pending: '+refund-pending@', refused: '+refund-refused@' } as const

export function sandboxRefundsOf({ db, now, newId, provider, tell }: Parts): SandboxRefunds {
  const payments = paid[provider]

  const find = async (id: string) => {
    const [found] = await db
      .select()
      .from(sandboxRefunds)
      .where(and(eq(sandboxRefunds.provider, provider), eq(sandboxRefunds.id, id)))
    return found
  }

  const byKey = async (key: string) => {
    const [found] = await db
      .select()
      .from(sandboxRefunds)
      .where(and(eq(sandboxRefunds.provider, provider), eq(sandboxRefunds.idempotencyKey, key)))
    return found
  }

  /** Of several at once only those come through for which enough is left. */
  const reserve = async (paymentId: string, amount: number) => {
    const [left] = await db
      .update(payments)
      .set({ refunded: sql`${payments.refunded} + ${amount}` })
      .where(and(eq(payments.paymentId, paymentId), lte(sql`${payments.refunded} + ${amount}`, payments.amount)))
      .returning({ amount: payments.amount, refunded: payments.refunded })
    return left
  }

  const giveBack = ({ paymentId, amount }: Pick<SandboxRefund, 'paymentId' | 'amount'>) =>
    db
      .update(payments)
      .set({ refunded: sql`${payments.refunded} - ${amount}` })
      .where(eq(payments.paymentId, paymentId))

  const make = async ({ paymentId, amount: asked, reference, key, request }: AskedRefund) => {
    const earlier = key === null ? undefined : await byKey(key)
    if (earlier !== undefined) return earlier.request === request ? earlier : 'reused'
    const [payment] = await db.select().from(payments).where(eq(payments.paymentId, paymentId))
    if (payment === undefined) return 'unknown'
    if (payment.email?.includes(wishes.refused) === true) return 'refused'
    const amount = asked ?? payment.amount - payment.refunded
    const left = amount > 0 ? await reserve(paymentId, amount) : undefined
    if (left === undefined) return 'too-much'
    const isPending = payment.email?.includes(wishes.pending) === true
    const [made] = await db
      .insert(sandboxRefunds)
      .values({
        id: newId(provider === 'stripe' ? 're_' : 'rfnd_'),
        provider,
        paymentId,
        idempotencyKey: key,
        request,
        amount,
        currency: payment.currency,
        reference,
        status: isPending ? 'pending' : 'sent',
        at: now(),
      })
      .onConflictDoNothing()
      .returning()
    if (made === undefined) {
      await giveBack({ paymentId, amount })
      return (key === null ? undefined : await byKey(key)) ?? 'reused'
    }
    if (provider === 'razorpay' && left.refunded === left.amount) {
      await db
        .update(sandboxPaymentLinks)
        .set({ refundId: made.id })
        .where(eq(sandboxPaymentLinks.paymentId, paymentId))
    }
    // Word of it follows the answer, or comes before it, as it happens.
    void tell(made)
    return made
  }

  return {
    make,
    find,
    of: paymentId =>
      db
        .select()
        .from(sandboxRefunds)
        .where(and(eq(sandboxRefunds.provider, provider), eq(sandboxRefunds.paymentId, paymentId)))
        .orderBy(asc(sandboxRefunds.at)),
    settle: async (id, status, failure = '') => {
      const before = await find(id)
      if (before === undefined || before.status === 'failed') return
      const [settled] = await db
        .update(sandboxRefunds)
        .set({ status, failure })
        .where(eq(sandboxRefunds.id, id))
        .returning()
      if (settled === undefined) return
      if (status === 'failed') await giveBack(settled)
      await tell(settled)
    },
    notifyAgain: async id => {
      const found = await find(id)
      if (found !== undefined) await tell(found)
    },
  }
}
