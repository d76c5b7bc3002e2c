// The desk's side of webinars.
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Named, Seen } from '#src/features/desk-kit/catalogue/catalogue.ts'
import type { Call } from '#src/platform/services.ts'
import type { Change } from '#src/platform/database/change.ts'
import { Refusal } from '#src/wire/problem.ts'
import { attach, detach } from '#src/features/documents/documents.ts'
import * as audited from '../audit-actions.ts'
import { webinars, webinarSlots } from '../tables.ts'
import { slotNamed, type Slot } from '../slots.ts'
import { type DeskWebinarView, captionsWrong, notEnded, webinarCancelled } from './contract.ts'
import { describe, edit, webinarEntries } from './edits.ts'
import type { Details, SlotPlan, RecordingPlan } from './rules.ts'
import { insertSlot, refuseSlot, slotOf, notifyAttendees } from './slots.ts'
import { viewOf } from './views.ts'

export { all, attendance } from './views.ts'
export { addSlot, cancelSlot, changeSlot } from './slots.ts'

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

// The recording of what was held: a file sent to the library, or an address somewhere else.

type RecordingChange = { slot: string; captions: string | null } & RecordingPlan

export async function setRecording(
  call: Call,
  { slot: id, recording, address, captions }: RecordingChange,
): Promise<DeskWebinarView> {
  const { slot, webinar } = await slotNamed(call.db, id)
  if (slot.cancelledAt !== null) throw new Refusal(webinarCancelled)
  if (Temporal.Instant.compare(call.now(), slot.endTime) < 0) throw new Refusal(notEnded)
  return edit(call, { id: webinar.id, what: audited.webinarRecordingSet }, async change => {
    const known = { recording: slot.recordingId, captions: libraryId(slot.captionsUrl) }
    if (recording !== null && recording !== known.recording) {
      await take(change, call, slot, { ids: [recording], purpose: 'recording' })
    }
    if (captions !== null && captions !== known.captions) await takeCaptions(change, call, slot, captions)
    await detach(change, call, [
      ...(known.recording === null || known.recording === recording ? [] : [known.recording]),
      ...(known.captions === null || known.captions === captions ? [] : [known.captions]),
    ])
    await change.tx
      .update(webinarSlots)
      .set({
        recordingId: recording,
        recordingUrl: recording === null && address !== '' ? address : null,
        captionsUrl: captions === null ? null : library + captions,
      })
      .where(eq(webinarSlots.id, id))
  })
}

const library = '/api/library/'

/** Of a file of ours. */
const libraryId = (address: string | null): string | null =>
  address?.startsWith(library) === true ? address.slice(library.length) : null

type Taken = { ids: readonly string[]; purpose: 'recording' | 'media' }

const take = (change: Change, call: Call, { id }: Slot, taken: Taken) =>
  attach(change, call, { ...taken, owner: null, to: `webinar-slot:${id}` })

async function takeCaptions(change: Change, call: Call, slot: Slot, captions: string): Promise<void> {
  const [file] = await take(change, call, slot, { ids: [captions], purpose: 'media' })
  if (file?.type !== 'text/vtt') throw new Refusal(captionsWrong)
}
