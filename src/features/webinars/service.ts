// The student's side of webinars.
import { and, desc, eq, isNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Call, OpenCall } from '#src/platform/services.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { eventFile } from '../appointments/letters.ts'
import { eventOf } from './letters.ts'
import type { MyWebinars, WebinarView } from './contract.ts'
import { openSlots } from './choosing/rules.ts'
import { phaseOf } from './rules.ts'
import { slotNamed, webinarsFor } from './slots.ts'
import { webinarRegistrations } from './tables.ts'

export { enter, register, unregister } from './registrations.ts'

type SlotId = { slot: string }

export async function mine(call: Call): Promise<MyWebinars> {
  const [webinars, registered] = await Promise.all([webinarsFor(call.db, call.caller.id), registrations(call)])
  const now = momentOf(call.now())
  return {
    now,
    webinars,
    registrations: registered.map(({ conferenceId, registeredAt }) => ({ conferenceId, registeredAt })),
    next: nextOf(webinars, new Set(registered.map(({ conferenceId }) => conferenceId)), now),
  }
}

function nextOf(webinars: readonly WebinarView[], registered: ReadonlySet<string>, now: string): MyWebinars['next'] {
  const slots = webinars.flatMap(({ id: webinar, slots: all }) => all.map(slot => ({ ...slot, webinar })))
  const first = openSlots(slots, now).find(({ conferenceId }) => registered.has(conferenceId))
  return first === undefined ? null : { webinar: first.webinar, slot: first.id, startTime: first.startTime }
}

export async function registrations(call: Call) {
  const rows = await call.db
    .select()
    .from(webinarRegistrations)
    .where(and(eq(webinarRegistrations.owner, call.caller.id), isNull(webinarRegistrations.unregisteredAt)))
    .orderBy(desc(webinarRegistrations.id))
    .limit(200)
  return rows.map(({ owner, conferenceId, registeredAt }) => ({
    attendeeId: owner,
    conferenceId,
    didUnregister: false as const,
    registeredAt: momentOf(registeredAt),
  }))
}

/** A recording is of what was held, so there is none before its end. */
export async function recording(
  call: Call,
  { slot: id }: SlotId,
): Promise<{ url: string; captionsUrl: string | null }> {
  const held = await slotNamed(call.db, id)
  const { recordingId, recordingUrl, captionsUrl, startTime, endTime, conferenceId } = held.slot
  const plan = { conferenceId, startTime: momentOf(startTime), endTime: momentOf(endTime) }
  const url = recordingUrl ?? (recordingId === null ? null : `/api/library/${recordingId}`)
  const isOver = held.slot.cancelledAt === null && phaseOf(plan, momentOf(call.now())) === 'ended'
  if (url === null || !isOver) throw new Refusal(notFound)
  return { url, captionsUrl }
}

export async function calendar(call: OpenCall, { slot }: SlotId): Promise<FileAnswer> {
  return eventFile('safar-webinar.ics', eventOf(call, await slotNamed(call.db, slot)))
}
