// The recording of what was held: a file sent to the library, or an address somewhere else.
import * as audited from '../audit-actions.ts'
import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { attach, detach } from '#src/features/documents/documents.ts'
import { slotNamed, type Slot } from '../slots.ts'
import { webinarSlots } from '../tables.ts'
import { captionsWrong, notEnded, webinarCancelled, type DeskWebinarView } from './contract.ts'
import { edit } from './edits.ts'
import type { RecordingPlan } from './rules.ts'

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
