// The clinics as the desk keeps them, and who is booked there.
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { diaryOrder, mostInDiary } from '#src/features/appointments/bookings.ts'
import { offeredSlots } from '#src/features/appointments/slots.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { AnswerOf } from '#src/wire/route.ts'
import { vaccineAppointments, vaccineClinics, vaccineDiary, vaccineSlots } from '#src/stages/vaccines/tables.ts'
import type { DeskAppointment, DeskClinic, DeskTime, ListedClinic, vaccineClinicsDeskContract } from './contract.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'

/** Those with a word to say first, then by city. */
export async function list({ db, now }: Call): Promise<ListedClinic[]> {
  const at = sql`${now().toString()}::timestamptz`
  const standing = sql`from vaccine_appointments a join vaccine_slots t on t.id = a.slot
    where t.clinic = ${vaccineClinics.id} and a.ended_at is null`
  const rows = await db
    .select({
      clinic: vaccineClinics,
      changedBy: people.firstName,
      booked: sql<number>`(select count(*)::int ${standing} and t.end_time > ${at})`,
      toSettle: sql<number>`(select count(*)::int ${standing} and t.end_time <= ${at})`,
      places: sql<number>`(select coalesce(sum(t.capacity), 0)::int from vaccine_slots t
        where t.clinic = ${vaccineClinics.id} and t.withdrawn_at is null and t.start_time > ${at})`,
    })
    .from(vaccineClinics)
    .leftJoin(people, eq(people.id, vaccineClinics.changedBy))
    .orderBy(sql`${vaccineClinics.retiredAt} is not null`, asc(vaccineClinics.city), asc(vaccineClinics.name))
  return rows
    .map(({ clinic, changedBy, booked, toSettle, places }) => ({
      ...clinicOf(clinic, changedBy),
      booked,
      toSettle,
      free: Math.max(0, places - booked),
    }))
    .toSorted((one, other) => Math.sign(other.toSettle) - Math.sign(one.toSettle))
}

const clinicOf = (
  { retiredAt, asOf, changedAt, ...row }: typeof vaccineClinics.$inferSelect,
  changedBy: string | null,
): DeskClinic => ({
  ...row,
  changedBy,
  asOf: asOf.toString(),
  changedAt: changedAt.toString(),
  isRetired: retiredAt !== null,
})

export async function read(
  call: Call,
  { id }: { id: string },
): Promise<AnswerOf<(typeof vaccineClinicsDeskContract)['read']>> {
  const [found] = await call.db
    .select({ clinic: vaccineClinics, changedBy: people.firstName })
    .from(vaccineClinics)
    .leftJoin(people, eq(people.id, vaccineClinics.changedBy))
    .where(eq(vaccineClinics.id, id))
  if (found === undefined) throw new Refusal(notFound)
  const [times, appointments] = await Promise.all([timesOf(call, id), appointmentsOf(call, id)])
  return { clinic: clinicOf(found.clinic, found.changedBy), times, appointments }
}

async function timesOf({ db, now }: Call, clinic: string): Promise<DeskTime[]> {
  const rows = await offeredSlots(db, vaccineDiary, now(), eq(vaccineSlots.host, clinic))
  return rows.map(({ slot: { id, startTime, endTime, capacity }, taken }) => ({
    id,
    startTime: momentOf(startTime),
    endTime: momentOf(endTime),
    capacity,
    taken,
  }))
}

const settler = alias(people, 'settler')
const monthsShown = 2

/** With what has ended lately. */
async function appointmentsOf({ db, now }: Call, clinic: string): Promise<DeskAppointment[]> {
  const rows = await db
    .select({ appointment: vaccineAppointments, slot: vaccineSlots, student: people, endedBy: settler.firstName })
    .from(vaccineAppointments)
    .innerJoin(vaccineSlots, eq(vaccineSlots.id, vaccineAppointments.slot))
    .innerJoin(people, eq(people.id, vaccineAppointments.owner))
    .leftJoin(settler, eq(settler.id, vaccineAppointments.endedBy))
    .where(
      and(
        eq(vaccineSlots.host, clinic),
        or(
          isNull(vaccineAppointments.endedAt),
          gt(vaccineAppointments.endedAt, now().subtract({ hours: 24 * 30 * monthsShown })),
        ),
      ),
    )
    .orderBy(...diaryOrder(vaccineDiary))
    .limit(mostInDiary)
  return rows.map(({ appointment, slot, student, endedBy }) => ({
    id: appointment.id,
    student: namedStudent(student),
    startTime: momentOf(slot.startTime),
    endTime: momentOf(slot.endTime),
    vaccines: appointment.vaccines,
    price: appointment.price,
    endedAt: appointment.endedAt && momentOf(appointment.endedAt),
    ending: appointment.ending,
    endedBy,
  }))
}
