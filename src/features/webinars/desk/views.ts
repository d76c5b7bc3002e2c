// Webinars as the desk sees them.
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn } from '#src/wire/problem.ts'
import type { Slot, Webinar } from '../slots.ts'
import { webinarEntries, webinarRegistrations, webinars, webinarSlots } from '../tables.ts'
import type { AttendeeView, DeskSlotView, DeskWebinarView } from './contract.ts'
import { webinarStages } from './rules.ts'

const mostShown = 200

type AllWebinars = { now: string; isSandbox: boolean; webinars: DeskWebinarView[] }

export const all = async ({ db, settings, now }: Call): Promise<AllWebinars> => ({
  now: momentOf(now()),
  isSandbox: settings.SAFAR_BIGMARKER_KEY === undefined,
  webinars: await viewsOf(db),
})

export async function viewOf(db: Queries, id: string): Promise<DeskWebinarView> {
  const view = foundIn(await viewsOf(db, id))
  return view
}

/** The newest first. */
async function viewsOf(db: Queries, id?: string): Promise<DeskWebinarView[]> {
  const found = await db
    .select({ webinar: webinars, changedBy: nameOf })
    .from(webinars)
    .leftJoin(people, eq(people.id, webinars.changedBy))
    .where(id === undefined ? undefined : eq(webinars.id, id))
    .orderBy(desc(webinars.createdAt), desc(webinars.id))
    .limit(mostShown)
  const slots = await slotsOf(
    db,
    found.map(({ webinar }) => webinar.id),
  )
  return found.map(({ webinar, changedBy }) => ({
    ...detailsOf(webinar),
    changedBy,
    slots: slots.filter(({ slot }) => slot.webinar === webinar.id).map(slotViewOf),
  }))
}

const nameOf = sql<string | null>`trim(${people.firstName} || ' ' || ${people.lastName})`

type CountedSlot = { slot: Slot; registered: number; came: number }

async function slotsOf(db: Queries, ids: readonly string[]): Promise<CountedSlot[]> {
  const registered = db
    .select({ conferenceId: webinarRegistrations.conferenceId, registered: count().as('registered') })
    .from(webinarRegistrations)
    .where(isNull(webinarRegistrations.unregisteredAt))
    .groupBy(webinarRegistrations.conferenceId)
    .as('registrations')
  const came = db
    .select({ conferenceId: webinarEntries.conferenceId, came: count().as('came') })
    .from(webinarEntries)
    .groupBy(webinarEntries.conferenceId)
    .as('entries')
  const rows = await db
    .select({ slot: webinarSlots, registered: registered.registered, came: came.came })
    .from(webinarSlots)
    .leftJoin(registered, eq(registered.conferenceId, webinarSlots.conferenceId))
    .leftJoin(came, eq(came.conferenceId, webinarSlots.conferenceId))
    .where(inArray(webinarSlots.webinar, [...ids]))
    .orderBy(asc(webinarSlots.startTime))
  return rows.map(({ slot, ...counts }) => ({ slot, registered: counts.registered ?? 0, came: counts.came ?? 0 }))
}

const detailsOf = ({ id, title, description, stage, hostName, version, changedAt, cancelledAt }: Webinar) => ({
  id,
  title,
  description,
  stage: webinarStages.find(name => name === stage) ?? null,
  hostName,
  version,
  changedAt: momentOf(changedAt),
  cancelledAt: cancelledAt === null ? null : momentOf(cancelledAt),
})

const slotViewOf = ({ slot, registered, came }: CountedSlot): DeskSlotView => ({
  id: slot.id,
  conferenceId: slot.conferenceId,
  startTime: momentOf(slot.startTime),
  endTime: momentOf(slot.endTime),
  agenda: slot.agenda,
  cancelledAt: slot.cancelledAt === null ? null : momentOf(slot.cancelledAt),
  recordingUrl: slot.recordingUrl ?? (slot.recordingId === null ? null : `/api/library/${slot.recordingId}`),
  captionsUrl: slot.captionsUrl,
  registered,
  came,
})

export async function attendance({ db }: Call, { id }: { id: string }): Promise<AttendeeView[]> {
  const rows = await db
    .select({
      slot: webinarSlots.id,
      name: nameOf,
      email: webinarRegistrations.email,
      registeredAt: webinarRegistrations.registeredAt,
      enteredAt: webinarEntries.enteredAt,
    })
    .from(webinarRegistrations)
    .innerJoin(webinarSlots, eq(webinarSlots.conferenceId, webinarRegistrations.conferenceId))
    .innerJoin(people, eq(people.id, webinarRegistrations.owner))
    .leftJoin(
      webinarEntries,
      and(
        eq(webinarEntries.owner, webinarRegistrations.owner),
        eq(webinarEntries.conferenceId, webinarRegistrations.conferenceId),
      ),
    )
    .where(and(eq(webinarSlots.webinar, id), isNull(webinarRegistrations.unregisteredAt)))
    .orderBy(asc(webinarSlots.startTime), asc(webinarRegistrations.registeredAt))
    .limit(2000)
  return rows.map(({ registeredAt, enteredAt, name, ...row }) => ({
    ...row,
    name: name ?? '',
    registeredAt: momentOf(registeredAt),
    enteredAt: enteredAt === null ? null : momentOf(enteredAt),
  }))
}
