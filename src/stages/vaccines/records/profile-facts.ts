// What is known of somebody's vaccines, loaded as rows: for their own pages, and before a verb decides.
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { profiles } from '#src/features/people/tables.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Vault } from '#src/platform/vault/vault.ts'
import { dayOf } from '#src/values/dates.ts'
import {
  vaccineAppointments,
  vaccineClinics,
  vaccineSlots,
  vaccineChoices,
  vaccineLacks,
  vaccinePlans,
  vaccineRecords,
  vaccineSets,
} from '../tables.ts'
import { openedRecords, type RecordRow } from './seal.ts'
import { commonSet, type Person } from '../requirements/rules.ts'
import { planBack, type Planned } from '../schedule/plan/rules.ts'
import type { Had } from '../schedule/rules.ts'

type SetRow = typeof vaccineSets.$inferSelect
export type { RecordRow }

export type Known = {
  choice: typeof vaccineChoices.$inferSelect | undefined
  university: { id: string; name: string } | undefined
  set: SetRow | undefined
  records: RecordRow[]
  lacks: (typeof vaccineLacks.$inferSelect)[]
  kept: typeof vaccinePlans.$inferSelect | undefined
  appointment: Placed | undefined
  person: Person
}

export async function knownOf(db: Queries, vault: Vault, owner: string): Promise<Known> {
  const [chosen] = await db
    .select({ choice: vaccineChoices, university: universities })
    .from(vaccineChoices)
    .leftJoin(universities, eq(universities.id, vaccineChoices.university))
    .where(eq(vaccineChoices.owner, owner))
  const university = chosen?.university ?? undefined
  const sealedDob = chosen?.choice.sealedDob ?? null
  const bornOn = sealedDob === null ? undefined : await vault.open(owner, sealedDob)
  const [sets, records, lacks, [kept], [profile], [appointment]] = await Promise.all([
    setsFor(db, university?.id),
    db
      .select()
      .from(vaccineRecords)
      .where(eq(vaccineRecords.owner, owner))
      .orderBy(asc(vaccineRecords.id))
      .then(rows => openedRecords(vault, rows)),
    db.select().from(vaccineLacks).where(eq(vaccineLacks.owner, owner)),
    db.select().from(vaccinePlans).where(eq(vaccinePlans.owner, owner)),
    db.select({ flight: profiles.flightDate }).from(profiles).where(eq(profiles.owner, owner)),
    placedOf(db, owner),
  ])
  return {
    choice: chosen?.choice,
    university: university && { id: university.id, name: university.displayName ?? university.name },
    set: sets.find(({ id }) => id === university?.id) ?? sets.find(({ id }) => id === commonSet),
    records: records.toSorted(byDay),
    lacks,
    kept,
    appointment,
    person: { bornOn, bornIn: chosen?.choice.bornIn ?? undefined, flight: profile?.flight?.toString() },
  }
}

const setsFor = (db: Queries, university: string | undefined): Promise<SetRow[]> =>
  db
    .select()
    .from(vaccineSets)
    .where(inArray(vaccineSets.id, [commonSet, ...(university === undefined ? [] : [university])]))

/** The one that stands, or the one that ended last. */
export const placedOf = (db: Queries, owner: string) =>
  placed(db)
    .where(eq(vaccineAppointments.owner, owner))
    .orderBy(sql`${vaccineAppointments.endedAt} is not null`, desc(vaccineAppointments.endedAt))
    .limit(1)

export const placed = (db: Queries) =>
  db
    .select({ appointment: vaccineAppointments, slot: vaccineSlots, clinic: vaccineClinics })
    .from(vaccineAppointments)
    .innerJoin(vaccineSlots, eq(vaccineSlots.id, vaccineAppointments.slot))
    .innerJoin(vaccineClinics, eq(vaccineClinics.id, vaccineSlots.host))
    .$dynamic()

/** As they came, those without a day last. */
const byDay = ({ on: one }: RecordRow, { on: other }: RecordRow): number =>
  one === null || other === null
    ? Number(one === null) - Number(other === null)
    : Temporal.PlainDate.compare(one, other)

export type Placed = Awaited<ReturnType<typeof placedOf>>[number]

export const hadOf = (records: readonly RecordRow[]): Had[] =>
  records.map(({ id, vaccine, kind, on, country }) => ({
    id,
    vaccine,
    kind,
    country,
    on: on?.toString() ?? null,
  }))

/** `apart`: as if there were no appointment, for one that is to be moved. */
export function planFor(known: Known, today: string, apart = false): Planned[] {
  const { set, records, appointment, person } = known
  const stands = !apart && appointment !== undefined && appointment.appointment.endedAt === null
  const on = stands ? dayOf(appointment.slot.startTime).toString() : ''
  return planBack({
    set: set?.items ?? [],
    had: hadOf(records),
    booked: stands ? appointment.appointment.vaccines.map(vaccine => ({ vaccine, on })) : [],
    person,
    today,
  })
}
