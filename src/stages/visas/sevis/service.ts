import * as kinds from '../request-kinds.ts'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { fundsOf, takeOut } from '#src/features/card/ledger.ts'
import { ask } from '#src/features/desk-kit/requests.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { cameOffCard, cardTooLow, notOnCard, type SevisView } from './contract.ts'
import { reversalRequest } from './reversal/copy.ts'
import { sevisFee, type SubStep } from './rules.ts'
import { sevisFees } from './tables.ts'

export async function read({ caller, db }: Call): Promise<SevisView> {
  const [[fee], card_funds] = await Promise.all([
    db.select().from(sevisFees).where(eq(sevisFees.owner, caller.id)),
    fundsOf(db, caller.id),
  ])
  return {
    preparedAt: fee?.preparedAt?.toString() ?? null,
    openedAt: fee?.openedAt?.toString() ?? null,
    paidAt: fee?.paidAt?.toString() ?? null,
    paidWith: fee?.paidWith ?? null,
    reversalAskedAt: fee?.reversalAskedAt?.toString() ?? null,
    card_funds,
  }
}

/** The first time counts. Who opened the fee site had prepared for it. */
export async function reach(call: Call, { reached }: { reached: SubStep }): Promise<void> {
  const at = call.now()
  const given = { preparedAt: at, ...(reached === 'opened' && { openedAt: at }) }
  return call.change(async ({ tx, announce }) => {
    await tx
      .insert(sevisFees)
      .values({ owner: call.caller.id, ...given })
      .onConflictDoUpdate({
        target: sevisFees.owner,
        set: {
          preparedAt: sql`coalesce(${sevisFees.preparedAt}, excluded.prepared_at)`,
          openedAt: sql`coalesce(${sevisFees.openedAt}, excluded.opened_at)`,
        },
      })
    await announce(`person:${call.caller.id}`, 'visas', 'journey')
  })
}

/** Paid once, however often it is said. */
export async function pay(call: Call, { with: paidWith }: { with: 'card' | 'elsewhere' }): Promise<void> {
  const [owner, at] = [call.caller.id, call.now()]
  return call.change(async change => {
    await change.tx.insert(sevisFees).values({ owner }).onConflictDoNothing()
    const [paid] = await change.tx
      .update(sevisFees)
      .set({ paidAt: at, paidWith, payment: sql`uuidv7()` })
      .where(and(eq(sevisFees.owner, owner), isNull(sevisFees.paidAt)))
      .returning()
    if (paid?.payment != null && paidWith === 'card') {
      const fee = { owner, amount: sevisFee.minor, what: 'sevis-fee' as const, reference: paid.payment, at }
      await takeOut(change, fee, cardTooLow)
    }
    await change.announce(`person:${owner}`, 'visas', 'journey')
  })
}

/** Of a fee that was paid elsewhere: no money of ours moved. */
export async function takeBack(call: Call): Promise<void> {
  const owner = call.caller.id
  return call.change(async change => {
    const [fee] = await change.tx
      .select()
      .from(sevisFees)
      .where(and(eq(sevisFees.owner, owner), isNotNull(sevisFees.paidAt)))
      .for('update')
    if (fee === undefined) return
    if (fee.paidWith === 'card') throw new Refusal(cameOffCard)
    await unpay(change, owner)
  })
}

/** As if it had not been said: the step is open again. */
export async function unpay({ tx, announce }: Change, owner: string): Promise<void> {
  await tx
    .update(sevisFees)
    .set({ paidAt: null, paidWith: null, payment: null, reversalAskedAt: null, reversalReason: null })
    .where(eq(sevisFees.owner, owner))
  await announce(`person:${owner}`, 'visas', 'journey')
}

export const askReversal = (call: Call, { reason }: { reason: string }): Promise<void> =>
  call.change(async change => {
    const owner = call.caller.id
    const asked = await change.tx
      .update(sevisFees)
      .set({ reversalAskedAt: call.now(), reversalReason: reason.trim() })
      .where(and(eq(sevisFees.owner, owner), eq(sevisFees.paidWith, 'card'), isNotNull(sevisFees.paidAt)))
      .returning({ owner: sevisFees.owner })
    if (asked.length === 0) throw new Refusal(notOnCard)
    await ask(change, call, {
      student: owner,
      role: 'admin',
      kind: kinds.sevisReversal,
      subject: owner,
      title: reversalRequest,
      path: '/desk/sevis-reversals',
      priority: 'high',
    })
    await change.announceToDesk('sevis-reversals')
    await change.announce(`person:${owner}`, 'visas')
  })
