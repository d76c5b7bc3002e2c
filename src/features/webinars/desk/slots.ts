// What the desk does with one time of a webinar.
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { foundIn, Refusal } from '#src/wire/problem.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { notify } from '#src/features/notifications/notify.ts'
import * as audited from '../audit-actions.ts'
import { slotNamed, type HeldSlot, type Slot } from '../slots.ts'
import { webinarRegistrations, webinars, webinarSlots } from '../tables.ts'
import * as copy from '../copy.ts'
import { notifyCancelled, notifyMoved } from '../letters.ts'
import { pageOf } from '../rules.ts'
import {
  conferenceInUse,
  slotBegun,
  slotEnded,
  webinarCancelled,
  type DeskWebinarView,
  conferenceTaken,
  timePast,
} from './contract.ts'
import { describe, edit, refuseWhenChanged } from './edits.ts'
import { type SlotPlan, momentsOf } from './rules.ts'

export async function addSlot(call: Call, { id, ...plan }: { id: string } & SlotPlan): Promise<DeskWebinarView> {
  const webinar = foundIn(await call.db.select().from(webinars).where(eq(webinars.id, id)))
  const slot = slotOf(plan)
  await refuseSlot(call, slot)
  await describe(call, webinar, slot)
  return edit(call, { id, what: audited.webinarSlotAdded }, ({ tx }) => insertSlot(tx, id, slot))
}

type SlotChange = { slot: string; version: number } & SlotPlan

export async function changeSlot(call: Call, { slot: id, version, ...plan }: SlotChange): Promise<DeskWebinarView> {
  const held = await slotNamed(call.db, id)
  const planned = slotOf(plan)
  await refuseWhenChanged(call.db, held.webinar, version)
  await refuseSlotChange(call, held.slot, planned)
  await describe(call, held.webinar, planned)
  return edit(call, { id: held.webinar.id, version, what: audited.webinarSlotChanged }, async (change, webinar) => {
    const slot = await putSlot(change, call, held.slot, planned)
    if (hasMoved(held.slot, planned)) await notifyAttendees(change, call, { webinar, slot }, 'moved')
  })
}

/** Who registered stays registered, unless they choose otherwise. */
export async function cancelSlot(call: Call, { slot: id }: { slot: string }): Promise<DeskWebinarView> {
  const held = await slotNamed(call.db, id)
  if (hasPassed(held.slot.endTime, call)) throw new Refusal(slotEnded)
  return edit(call, { id: held.webinar.id, what: audited.webinarSlotCancelled }, async (change, webinar) => {
    const [slot] = await change.tx
      .update(webinarSlots)
      .set({ cancelledAt: call.now(), sequence: held.slot.sequence + 1 })
      .where(and(eq(webinarSlots.id, id), isNull(webinarSlots.cancelledAt)))
      .returning()
    if (slot === undefined) throw new Refusal(webinarCancelled)
    await notifyAttendees(change, call, { webinar, slot }, 'cancelled')
  })
}

async function refuseSlotChange(call: Call, slot: Slot, planned: PlannedSlot): Promise<void> {
  if (slot.cancelledAt !== null) throw new Refusal(webinarCancelled)
  if (planned.conferenceId !== slot.conferenceId) await refuseNewConference(call, slot)
  if (!hasMoved(slot, planned)) return refuseTaken(call.db, planned.conferenceId, slot.id)
  if (hasPassed(slot.startTime, call)) throw new Refusal(slotBegun)
  return refuseSlot(call, planned, slot.id)
}

/** Registrations are for a conference: under another id nobody would be registered. */
async function refuseNewConference({ db }: Call, { conferenceId }: Slot): Promise<void> {
  const registered = await db.$count(webinarRegistrations, eq(webinarRegistrations.conferenceId, conferenceId))
  if (registered > 0) throw new Refusal(conferenceInUse)
}

async function putSlot({ tx }: Change, call: Call, slot: Slot, planned: PlannedSlot): Promise<Slot> {
  const [put] = await tx
    .update(webinarSlots)
    .set({
      ...planned,
      sequence: slot.sequence + 1,
      ...(hasMoved(slot, planned) && { movedAt: call.now() }),
    })
    .where(and(eq(webinarSlots.id, slot.id), isNull(webinarSlots.cancelledAt)))
    .returning()
  if (put === undefined) throw new Refusal(webinarCancelled)
  return put
}

const hasMoved = (slot: Pick<HeldSlot['slot'], 'startTime' | 'endTime'>, planned: PlannedSlot): boolean =>
  !slot.startTime.equals(planned.startTime) || !slot.endTime.equals(planned.endTime)

const hasPassed = (moment: Temporal.Instant, { now }: Call): boolean => Temporal.Instant.compare(moment, now()) <= 0

type PlannedSlot = ReturnType<typeof slotOf>

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

async function refuseTaken(db: Queries, conferenceId: string, own?: string): Promise<void> {
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

// Those registered are notified of what changed: in the app and by a letter that puts their calendar right.

type Teller = Pick<Services, 'vault' | 'settings' | 'now'>

const letters = { moved: notifyMoved, cancelled: notifyCancelled }

export async function notifyAttendees(
  change: Change,
  services: Teller,
  held: HeldSlot,
  what: keyof typeof letters,
): Promise<void> {
  const { conferenceId, startTime } = held.slot
  const registered = await change.tx
    .select()
    .from(webinarRegistrations)
    .where(and(eq(webinarRegistrations.conferenceId, conferenceId), isNull(webinarRegistrations.unregisteredAt)))
  const words = copy.notifications[what]({ title: held.webinar.title, times: copy.times(startTime) })
  for (const { owner, email } of registered) {
    // The letter is our own: it brings a calendar file.
    await notify(change, services, {
      to: owner,
      type: 'webinar',
      ...words,
      href: pageOf(held.webinar.stage),
      mail: false,
    })
    await letters[what](change, services, held, { owner, email })
  }
}
