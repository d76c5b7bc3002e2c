import { asc, eq } from 'drizzle-orm'
import { universities } from '#src/features/universities/tables.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { eventFile, eventFor } from '#src/features/appointments/letters.ts'
import type { UsZone } from '#src/values/dates.ts'
import { zoneOfState } from '#src/values/us-states.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { i20Data } from '../i20/tables.ts'
import { sevisFees } from '../sevis/tables.ts'
import type { Consulate } from '../transcripts/rules.ts'
import { interviewPast, whyRequired, type AppointmentView } from './contract.ts'
import * as copy from './copy.ts'
import type { AppointmentReason } from '../rounds/rules.ts'
import { changesCounted, visitsOf, type Planned } from './rules.ts'
import { visaAppointments } from '../rounds/tables.ts'
import { isStanding } from '../rounds/present.ts'

type NewAppointment = Omit<Planned, 'place'> & { place: Consulate; why: Exclude<AppointmentReason, 'booked'> | null }
type Row = typeof visaAppointments.$inferSelect

export async function read({ db, caller, now }: Call): Promise<AppointmentView> {
  const [rows, [fee], zone] = await Promise.all([
    appointmentsOf(db, caller.id),
    db.select().from(sevisFees).where(eq(sevisFees.owner, caller.id)),
    zoneOf(db, caller.id),
  ])
  return {
    now: momentOf(now()),
    appointment: viewOf(rows),
    sevisPaidAt: fee?.paidAt ? momentOf(fee.paidAt) : null,
    zone,
  }
}

function viewOf(rows: readonly Row[]): AppointmentView['appointment'] {
  const [first, latest] = [rows[0], rows.at(-1)]
  if (first === undefined || latest === undefined) return null
  const changed = rows.findLast(({ why }) => why === 'rescheduled')
  return {
    place: latest.place,
    interview: momentOf(latest.interview),
    vac: latest.vac && momentOf(latest.vac),
    bookedAt: momentOf(first.enteredAt),
    changes: changesCounted(rows.map(({ why }) => why)),
    changedAt: changed === undefined ? null : momentOf(changed.enteredAt),
  }
}

/** Entered twice, it counts once. A new visit lies ahead; one that is mended may be over by now. */
export async function tell(call: Call, { place, why, ...planned }: NewAppointment): Promise<void> {
  const { interview, vac } = visitsOf(planned)
  return call.change(async ({ tx, announce }) => {
    const owner = call.caller.id
    await tx.select({ id: people.id }).from(people).where(eq(people.id, owner)).for('no key update')
    const latest = (await appointmentsOf(tx, owner)).at(-1)
    if (latest !== undefined && isSame(latest, { place, interview, vac })) return
    if (latest !== undefined && why === null) throw new Refusal(whyRequired)
    const isNews = latest === undefined || why === 'rescheduled'
    if (isNews && Temporal.Instant.compare(interview, call.now()) < 0) throw new Refusal(interviewPast)
    const entered = { place, interview, vac, why: latest === undefined ? 'booked' : (why ?? 'corrected') } as const
    await tx.insert(visaAppointments).values({ owner, ...entered, enteredAt: call.now() })
    await announce(`person:${owner}`, 'visas', 'journey')
  })
}

const isSame = (row: Row, { place, interview, vac }: Pick<Row, 'place' | 'interview' | 'vac'>): boolean =>
  row.place === place &&
  row.interview.equals(interview) &&
  (row.vac === null || vac === null ? row.vac === vac : row.vac.equals(vac))

export const remove = (call: Call): Promise<void> =>
  call.change(async ({ tx, announce }) => {
    const removed = await tx
      .update(visaAppointments)
      .set({ removedAt: call.now() })
      .where(isStanding(call.caller.id))
      .returning({ id: visaAppointments.id })
    foundIn(removed)
    await announce(`person:${call.caller.id}`, 'visas', 'journey')
  })

export async function calendar(call: Call, { visit }: { visit: 'interview' | 'vac' }): Promise<FileAnswer> {
  const rows = await appointmentsOf(call.db, call.caller.id)
  const [first, latest] = [rows[0], rows.at(-1)]
  const start = latest?.[visit]
  if (first === undefined || latest === undefined || start == null) throw new Refusal(notFound)
  const { name, title, where } = copy.calendar[visit]
  const event = eventFor(call, {
    // Of the first row, so that a calendar moves the visit rather than adding another.
    uid: `visa-${visit}-${first.id}`,
    sequence: rows.length,
    slot: { startTime: start, endTime: start.add({ hours: 1 }) },
    title: title(latest.place),
    description: copy.calendar.description,
    location: where(latest.place),
    page: '/visas/consular-appointment',
  })
  return eventFile(name, event)
}

/** From the first word to the last. */
const appointmentsOf = (db: Queries, owner: string): Promise<Row[]> =>
  db.select().from(visaAppointments).where(isStanding(owner)).orderBy(asc(visaAppointments.id))

async function zoneOf(db: Queries, owner: string): Promise<UsZone | null> {
  const [going] = await db
    .select({ stateCode: universities.stateCode })
    .from(i20Data)
    .innerJoin(universities, eq(universities.id, i20Data.universityId))
    .where(eq(i20Data.owner, owner))
  return going?.stateCode ? zoneOfState(going.stateCode) : null
}
