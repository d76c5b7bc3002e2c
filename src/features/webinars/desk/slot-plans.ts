// What is checked of a slot before it is written.
import { and, eq, ne } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { webinarSlots } from '../tables.ts'
import { conferenceTaken, timePast } from './contract.ts'
import { momentsOf, type SlotPlan } from './rules.ts'

export type PlannedSlot = ReturnType<typeof slotOf>

export const slotOf = ({ agenda, conferenceId, ...planned }: SlotPlan) => ({
  ...momentsOf(planned),
  agenda,
  conferenceId,
})

/** `own` is the slot itself, where it stands already. */
export async function refuseSlot({ db, now }: Call, slot: PlannedSlot, own?: string): Promise<void> {
  if (Temporal.Instant.compare(slot.startTime, now()) <= 0) throw new Refusal(timePast)
  await refuseTaken(db, slot.conferenceId, own)
}

export async function refuseTaken(db: Queries, conferenceId: string, own?: string): Promise<void> {
  const isOther = own === undefined ? undefined : ne(webinarSlots.id, own)
  const taken = await db.$count(webinarSlots, and(eq(webinarSlots.conferenceId, conferenceId), isOther))
  if (taken > 0) throw new Refusal(conferenceTaken)
}

/** The unique name of a conference holds where two schedule at once. */
export async function insertSlot(tx: Queries, webinar: string, slot: PlannedSlot): Promise<void> {
  const made = await tx
    .insert(webinarSlots)
    .values({ webinar, ...slot })
    .onConflictDoNothing()
    .returning({ id: webinarSlots.id })
  if (made.length === 0) throw new Refusal(conferenceTaken)
}
