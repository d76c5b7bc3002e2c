// The desk's side of webinars.
import * as audited from '../audit-actions.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Named, Seen } from '#src/features/desk-kit/catalogue/catalogue.ts'
import type { Call } from '#src/platform/services.ts'
import { webinars, webinarSlots } from '../tables.ts'
import type { DeskWebinarView } from './contract.ts'
import { describe, edit, webinarEntries } from './edits.ts'
import type { Details, SlotPlan } from './rules.ts'
import { insertSlot, refuseSlot, slotOf, notifyAttendees } from './slots.ts'
import { viewOf } from './views.ts'

export { all, attendance } from './views.ts'
export { addSlot, cancelSlot, changeSlot } from './slots.ts'
export { setRecording } from './recordings.ts'

export async function schedule(call: Call, { title, description, stage, hostName, ...plan }: Details & SlotPlan) {
  const slot = slotOf(plan)
  await refuseSlot(call, slot)
  await describe(call, { title }, slot)
  return call.change(async change => {
    const by = { createdBy: call.caller.id, createdAt: call.now(), changedBy: call.caller.id, changedAt: call.now() }
    const [webinar] = await change.tx
      .insert(webinars)
      .values({ title, description, stage, hostName, ...by })
      .returning()
    if (webinar === undefined) throw new Error('The webinar was not written.')
    await insertSlot(change.tx, webinar.id, slot)
    await webinarEntries.note(change, call, webinar.id, { what: audited.webinarScheduled, as: 'added' })
    return viewOf(change.tx, webinar.id)
  })
}

export const change = (call: Call, { id, version, ...details }: Seen & Details): Promise<DeskWebinarView> =>
  call.change(async changing => {
    await webinarEntries.write(changing, call, { id, version }, details)
    return viewOf(changing.tx, id)
  })

/** With all that has not ended of it; what was held stays as it was. */
export const cancel = (call: Call, { id }: Named): Promise<DeskWebinarView> =>
  edit(call, { id, what: audited.webinarCancelled }, async (change, webinar) => {
    const cancelledAt = call.now()
    await change.tx.update(webinars).set({ cancelledAt }).where(eq(webinars.id, id))
    const open = await change.tx
      .select()
      .from(webinarSlots)
      .where(and(eq(webinarSlots.webinar, id), gt(webinarSlots.endTime, cancelledAt), isNull(webinarSlots.cancelledAt)))
    for (const { id: slotId, sequence } of open) {
      const [slot] = await change.tx
        .update(webinarSlots)
        .set({ cancelledAt, sequence: sequence + 1 })
        .where(eq(webinarSlots.id, slotId))
        .returning()
      if (slot !== undefined) await notifyAttendees(change, call, { webinar, slot }, 'cancelled')
    }
  })
