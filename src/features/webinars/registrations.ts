// BigMarker is asked first and outside a transaction: where it refuses, nothing is written here.
import { and, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { Refusal } from '#src/wire/problem.ts'
import { notify } from '../notifications/notify.ts'
import { attendee, isMine, registeredAttendee } from './attendees.ts'
import { notBegun, slotCancelled, slotEnded } from './contract.ts'
import * as copy from './copy.ts'
import { notifyRegistered } from './letters.ts'
import { release } from './jobs.ts'
import { pageOf } from './rules.ts'
import { slotOfConference, type HeldSlot } from './slots.ts'
import { webinarEntries, webinarRegistrations, webinars, webinarSlots } from './tables.ts'

type Conference = { conferenceId: string }

/**
 * The new one first: where that fails, the old one stands. The old one is given up in the same transaction, and
 * BigMarker is informed by a job that tries until it is heard. For BigMarker the same address registers once.
 */
export async function register(call: Call, { conferenceId }: Conference): Promise<void> {
  const held = await slotOfConference(call.db, conferenceId)
  if (held !== undefined) refuseWhenOver(held, call.now())
  const { email, ...name } = await attendee(call)
  await call.ports.webinars.register(conferenceId, { email, ...name })
  return call.change(async change => {
    await oneAtATime(change.tx, call.caller.id)
    const [made] = await change.tx
      .insert(webinarRegistrations)
      .values({ owner: call.caller.id, conferenceId, email, registeredAt: call.now() })
      .onConflictDoNothing()
      .returning({ id: webinarRegistrations.id })
    if (made === undefined) return
    if (held !== undefined) {
      await leaveOthers(change, call, held)
      await confirm(change, call, held, email)
    }
    await announce(change, call)
  })
}

export async function unregister(call: Call, { conferenceId }: Conference): Promise<void> {
  await call.ports.webinars.unregister(conferenceId, await registeredAttendee(call, conferenceId))
  return call.change(async change => {
    await change.tx.update(webinarRegistrations).set({ unregisteredAt: call.now() }).where(isMine(call, conferenceId))
    await announce(change, call)
  })
}

export async function enter(call: Call, { conferenceId }: Conference) {
  const person = await registeredAttendee(call, conferenceId)
  const held = await slotOfConference(call.db, conferenceId)
  if (held !== undefined) {
    refuseWhenOver(held, call.now())
    refuseBefore(held, call.now())
  }
  const entrance = await call.ports.webinars.enter(conferenceId, person)
  await call.change(async ({ tx, announceToDesk }) => {
    const entry = { owner: call.caller.id, conferenceId, enteredAt: call.now() }
    const came = await tx.insert(webinarEntries).values(entry).onConflictDoNothing().returning()
    if (came.length > 0) await announceToDesk('webinars')
  })
  return entrance
}

function refuseWhenOver({ slot }: HeldSlot, now: Temporal.Instant): void {
  if (slot.cancelledAt !== null) throw new Refusal(slotCancelled)
  if (Temporal.Instant.compare(now, slot.endTime) >= 0) throw new Refusal(slotEnded)
}

/** A browser whose clock is a little fast is let in. */
const grace = Temporal.Duration.from({ minutes: 5 })

function refuseBefore({ slot }: HeldSlot, now: Temporal.Instant): void {
  if (Temporal.Instant.compare(now.add(grace), slot.startTime) < 0) throw new Refusal(notBegun)
}

/** Of two choices made at the same time, the second sees the first. */
const oneAtATime = (tx: Transaction, person: string) =>
  tx.select({ id: people.id }).from(people).where(eq(people.id, person)).for('no key update')

/** Other times of the same webinar or of its stage that have not begun. */
async function leaveOthers({ tx, later }: Change, call: Call, { webinar, slot }: HeldSlot): Promise<void> {
  const others = tx
    .select({ conferenceId: webinarSlots.conferenceId })
    .from(webinarSlots)
    .innerJoin(webinars, eq(webinars.id, webinarSlots.webinar))
    .where(
      and(
        ne(webinarSlots.id, slot.id),
        gt(webinarSlots.startTime, call.now()),
        or(eq(webinars.id, webinar.id), webinar.stage === null ? undefined : eq(webinars.stage, webinar.stage)),
      ),
    )
  const left = await tx
    .update(webinarRegistrations)
    .set({ unregisteredAt: call.now() })
    .where(
      and(
        eq(webinarRegistrations.owner, call.caller.id),
        isNull(webinarRegistrations.unregisteredAt),
        inArray(webinarRegistrations.conferenceId, others),
      ),
    )
    .returning({ registration: webinarRegistrations.id })
  for (const one of left) await later(release, one)
}

/** In the app, and by a letter of our own: it brings a calendar file. */
async function confirm(change: Change, call: Call, held: HeldSlot, email: string): Promise<void> {
  const { webinar, slot } = held
  await notify(change, call, {
    to: call.caller.id,
    type: 'webinar',
    ...copy.notifications.registered({ title: webinar.title, times: copy.times(slot.startTime) }),
    href: pageOf(webinar.stage),
    mail: false,
  })
  await notifyRegistered(change, call, held, { owner: call.caller.id, email })
}

async function announce(change: Change, call: Call): Promise<void> {
  await change.announce(`person:${call.caller.id}`, 'journey', 'webinars')
  await change.announceToDesk('webinars')
}
