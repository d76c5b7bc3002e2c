// What a live room shows of what BigMarker received.
import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database/database.ts'
import { sandboxConferences } from '../tables.ts'

export type Conference = typeof sandboxConferences.$inferSelect

/** Undefined where nobody said what is held there: a room all the same. */
export async function conferenceNamed(db: Database, id: string): Promise<Conference | undefined> {
  const [found] = await db.select().from(sandboxConferences).where(eq(sandboxConferences.id, id))
  return found
}

export type RoomPhase = 'ahead' | 'live' | 'ended'

export function phaseOf({ startTime, durationMinutes }: Conference, now: Temporal.Instant): RoomPhase {
  if (Temporal.Instant.compare(now, startTime) < 0) return 'ahead'
  return Temporal.Instant.compare(now, startTime.add({ minutes: durationMinutes })) < 0 ? 'live' : 'ended'
}

/** The title, a slide for each line of the agenda, and the end. */
export const slidesOf = ({ title, purpose }: Conference): readonly string[] => [
  title,
  ...purpose.split('\n').filter(line => line.trim() !== ''),
  'Your questions',
]

/** The one the host is at; a shorter agenda may have come meanwhile. */
export const slideAt = (conference: Conference): number => Math.min(conference.slide, slidesOf(conference).length - 1)

/** Never before the first slide or after the last. */
export async function moveSlide(db: Database, conference: Conference, by: 1 | -1): Promise<void> {
  const slide = Math.min(Math.max(slideAt(conference) + by, 0), slidesOf(conference).length - 1)
  await db.update(sandboxConferences).set({ slide }).where(eq(sandboxConferences.id, conference.id))
}
