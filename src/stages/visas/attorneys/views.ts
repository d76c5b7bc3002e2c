// Attorneys and calls as a student sees them.
import { eq, inArray, sql } from 'drizzle-orm'
import { reachedAt } from '#src/features/appointments/letters.ts'
import { attachedTo } from '#src/features/documents/documents.ts'
import { payments, refunds } from '#src/features/payments/tables.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { placedCalls, type PlacedCall } from './calls.ts'
import type { AgentView, CallView, MyCalls, SharedCallView } from './contract.ts'
import { freeTimes, takesPaid } from './diary.ts'
import { papersOf, slotsByDay } from './rules.ts'
import { attorneyCalls, attorneyRefunds, attorneys } from './tables.ts'

export async function read(call: Call): Promise<MyCalls> {
  const [agents, calls, { phone }] = await Promise.all([
    agentsOf(call),
    placedCalls(call.db, eq(attorneyCalls.owner, call.caller.id)),
    reachedAt(call.db, call.caller.id),
  ])
  return { now: momentOf(call.now()), agents, calls: await viewsOf(call, calls), phone }
}

async function agentsOf(call: Call): Promise<AgentView[]> {
  const [all, free] = await Promise.all([
    call.db.select().from(attorneys).orderBy(attorneys.id),
    freeTimes(call.db, call.now()),
  ])
  return all.map(attorney => ({
    id: attorney.id,
    name: attorney.name,
    firm: attorney.firm,
    zone: attorney.zone,
    languages: attorney.languages,
    about: attorney.about,
    price: attorney.price,
    isEngaged: attorney.isEngaged,
    takesPaid: takesPaid(call, attorney),
    slots: slotsByDay(free.filter(slot => slot.host === attorney.id).map(({ startTime }) => startTime)),
  }))
}

/** Each call with what both sides see of it, and what one side adds. */
export async function sharedViews<View>(
  { db, vault }: Pick<Call, 'db' | 'vault'>,
  placed: readonly PlacedCall[],
  add: (shared: SharedCallView, one: PlacedCall) => View | Promise<View>,
): Promise<View[]> {
  const papers = await attachedTo(
    db,
    placed.map(({ call }) => papersOf(call.id)),
  )
  return Promise.all(
    placed.map(async one => {
      const { id, owner, kind, issue, price, heldUntil, confirmedAt, endedAt, ending } = one.call
      const shared = {
        id,
        slot: momentOf(one.slot.startTime),
        kind,
        issue: await vault.open(owner, issue),
        papers: papers.get(papersOf(id)) ?? [],
        price,
        heldUntil: momentOrNull(heldUntil),
        confirmedAt: momentOrNull(confirmedAt),
        endedAt: momentOrNull(endedAt),
        ending,
      }
      return add(shared, one)
    }),
  )
}

async function viewsOf(call: Call, placed: readonly PlacedCall[]): Promise<CallView[]> {
  const refunds = await refundsOf(call.db, placed)
  return sharedViews(call, placed, (shared, { call: { id, askedAt }, attorney }) => ({
    ...shared,
    agent: { id: attorney.id, name: attorney.name, firm: attorney.firm, zone: attorney.zone },
    askedAt: momentOf(askedAt),
    refund: refunds.get(id) ?? null,
  }))
}

/** The latest for each call; sent, once the provider has sent it. */
async function refundsOf(db: Queries, placed: readonly PlacedCall[]): Promise<Map<string, CallView['refund']>> {
  const ids = placed.map(({ call }) => call.id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ call: payments.reference, owedAt: attorneyRefunds.owedAt, goneAt: lastGone })
    .from(attorneyRefunds)
    .innerJoin(payments, eq(payments.id, attorneyRefunds.payment))
    .leftJoin(refunds, eq(refunds.payment, payments.id))
    .where(inArray(payments.reference, ids))
    .groupBy(payments.reference, attorneyRefunds.id)
    .orderBy(attorneyRefunds.id)
  return new Map(
    rows.map(({ call, owedAt, goneAt }) => [call, { owedAt: momentOf(owedAt), sentAt: momentOrNull(goneAt) }]),
  )
}

/** By the provider, or by hand after that had failed. */
const lastGone =
  sql`max(case when ${refunds.failedAt} is null then ${refunds.sentAt} else ${refunds.handAt} end)`.mapWith(
    refunds.sentAt,
  )

const momentOrNull = (moment: Temporal.Instant | null) => (moment === null ? null : momentOf(moment))
