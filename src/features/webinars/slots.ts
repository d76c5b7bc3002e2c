// The slots there are, and how they are shown.
import { eq, isNull, or, sql } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { foundIn } from '#src/wire/problem.ts'
import type { SlotView, WebinarView } from './contract.ts'
import { webinarRegistrations, webinars, webinarSlots } from './tables.ts'

export type Webinar = typeof webinars.$inferSelect
export type Slot = typeof webinarSlots.$inferSelect
export type HeldSlot = { webinar: Webinar; slot: Slot }

/** Undefined for a conference that nobody scheduled here. */
export async function slotOfConference(db: Queries, conferenceId: string): Promise<HeldSlot | undefined> {
  const [found] = await slotsOf(db).where(eq(webinarSlots.conferenceId, conferenceId))
  return found
}

export async function slotNamed(db: Queries, id: string): Promise<HeldSlot> {
  const found = foundIn(await slotsOf(db).where(eq(webinarSlots.id, id)))
  return found
}

const slotsOf = (db: Queries) =>
  db
    .select({ webinar: webinars, slot: webinarSlots })
    .from(webinarSlots)
    .innerJoin(webinars, eq(webinars.id, webinarSlots.webinar))

const mostShown = 500

/** What is held, and what was cancelled though this person had registered for it. */
export async function webinarsFor(db: Queries, person: string): Promise<WebinarView[]> {
  const isTheirs = sql`exists (select 1 from ${webinarRegistrations} r where r.owner = ${person}
    and r.conference_id = ${webinarSlots.conferenceId} and r.unregistered_at is null)`
  const rows = await slotsOf(db)
    .where(or(isNull(webinarSlots.cancelledAt), isTheirs))
    .orderBy(sql`${webinarSlots.startTime} desc`)
    .limit(mostShown)
  const byWebinar = Map.groupBy(rows, ({ webinar }) => webinar.id)
  return [...byWebinar.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ ...webinarViewOf(first.webinar), slots: [first, ...others].map(slotViewOf).toReversed() }],
  )
}

const webinarViewOf = ({ id, title, description, stage, hostName }: Webinar): Omit<WebinarView, 'slots'> => ({
  id,
  title,
  description,
  stage,
  hostName,
})

const slotViewOf = ({ slot }: HeldSlot): SlotView => ({
  id: slot.id,
  conferenceId: slot.conferenceId,
  startTime: momentOf(slot.startTime),
  endTime: momentOf(slot.endTime),
  agenda: slot.agenda,
  hasRecording: slot.recordingId !== null || slot.recordingUrl !== null,
  ...(slot.cancelledAt !== null && { cancelledAt: momentOf(slot.cancelledAt) }),
})
