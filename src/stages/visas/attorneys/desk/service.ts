// The desk's side of calls with attorneys.
import * as audited from '#src/stages/visas/audit-actions.ts'
import { eq } from 'drizzle-orm'
import { isPast } from '#src/features/appointments/rules.ts'
import { noteAction, type AuditAction } from '#src/features/audit/actions.ts'
import { changedBy } from '#src/features/desk-kit/changed-by.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { keptOf } from '#src/records/fields.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import { putTo } from '../bookings.ts'
import { end, oneAtATime, placedCalls, type PlacedCall } from '../calls.ts'
import { lockDiary, slotAt, writeSlots } from '../diary.ts'
import { settleGivenUp } from '../refunds.ts'
import { attorneyCalls, attorneys } from '../tables.ts'
import { tell } from '../notices.ts'
import { attorneyChanged, callOver, notBegun, notFree } from './contract.ts'
import { attorneyRecord, type AttorneyTyped } from './rules.ts'

export { all, calls, refunds } from './views.ts'
export { askRelease, sendRefund } from './refunds.ts'

type Named = { id: string }

export const add = (call: Call, details: AttorneyTyped): Promise<Named> =>
  call.change(async change => {
    const [attorney] = await change.tx
      .insert(attorneys)
      .values({ ...keptOf(attorneyRecord, details), changedAt: call.now(), changedBy: call.caller.id })
      .returning()
    if (attorney === undefined) throw new Error('The attorney was not written.')
    await writeSlots(change, call, attorney)
    await noted(change, call, audited.attorneyAdded, attorney)
    return { id: attorney.id }
  })

export const change = (
  call: Call,
  { id, version, ...details }: AttorneyTyped & Named & { version: number },
): Promise<void> =>
  call.change(async changing => {
    await lockDiary(changing.tx)
    const [known] = await changing.tx.select().from(attorneys).where(eq(attorneys.id, id))
    if (known === undefined) throw new Refusal(notFound)
    if (known.version !== version) {
      throw new Refusal(await changedBy(changing.tx, attorneyChanged, known.changedBy, known.changedAt))
    }
    const [attorney] = await changing.tx
      .update(attorneys)
      .set({
        ...keptOf(attorneyRecord, details),
        version: version + 1,
        changedAt: call.now(),
        changedBy: call.caller.id,
      })
      .where(eq(attorneys.id, id))
      .returning()
    if (attorney === undefined) throw new Refusal(notFound)
    await writeSlots(changing, call, attorney)
    await noted(changing, call, audited.attorneyChanged, attorney)
  })

async function noted(changing: Change, call: Call, what: AuditAction, { id, name }: Named & { name: string }) {
  await noteAction(changing, call, { what, about: id, detail: name })
  await changing.announce('all', 'attorneys')
}

type CallId = { call: string }

export const cancelCall = (call: Call, { call: id }: CallId): Promise<void> =>
  withCall(call, id, audited.attorneyCallCancelled, async (changing, placed) => {
    await end(changing, placed.call, { at: call.now(), ending: 'cancelled-by-us', by: call.caller.id })
    await settleGivenUp(changing, call, placed.call, 'cancelled-by-us')
    await tell(changing, call, { ...placed, call: { ...placed.call, ending: 'cancelled-by-us' } }, 'cancelled')
  })

export const reassign = (call: Call, { call: id, attorney: to }: CallId & { attorney: string }): Promise<void> =>
  withCall(call, id, audited.attorneyCallReassigned, async (changing, placed) => {
    if (placed.call.confirmedAt === null || isPast(placed.slot.startTime, call.now())) throw new Refusal(callOver)
    const attorney = foundIn(await changing.tx.select().from(attorneys).where(eq(attorneys.id, to)))
    if (attorney.id === placed.attorney.id) return
    const slot = await slotAt(changing.tx, to, placed.slot.startTime)
    if (slot === undefined) throw new Refusal(notFree)
    await putTo(changing, call, placed.call, { attorney, slot }, notFree)
  })

export const markHeld = (call: Call, { call: id }: CallId): Promise<void> =>
  withCall(call, id, audited.attorneyCallHeld, async (changing, placed) => {
    if (placed.call.confirmedAt === null) throw new Refusal(callOver)
    if (!isPast(placed.slot.startTime, call.now())) throw new Refusal(notBegun)
    await end(changing, placed.call, { at: call.now(), ending: 'held', by: call.caller.id })
  })

/** One that is not given up. That it has passed is no ending: somebody may say later that it was held. */
const withCall = (
  call: Call,
  id: string,
  what: AuditAction,
  verb: (changing: Change, placed: PlacedCall) => Promise<void>,
): Promise<void> =>
  call.change(async changing => {
    const known = foundIn(await changing.tx.select().from(attorneyCalls).where(eq(attorneyCalls.id, id)))
    await oneAtATime(changing.tx, known.owner)
    const placed = foundIn(await placedCalls(changing.tx, eq(attorneyCalls.id, id)))
    const isOpen =
      placed.call.endedAt === null || (what === audited.attorneyCallHeld && placed.call.ending === 'passed')
    if (!isOpen) throw new Refusal(callOver)
    await verb(changing, placed)
    await noteAction(changing, call, { what, about: known.owner, detail: placed.attorney.name })
  })
