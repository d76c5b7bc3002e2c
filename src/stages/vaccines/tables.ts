import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  appointmentColumns,
  appointmentConstraints,
  reminderTable,
  slotTable,
} from '#src/features/appointments/tables.ts'
import { documents } from '#src/features/documents/tables.ts'
import { universities } from '#src/features/universities/tables.ts'
import { bytes, day, id, instant } from '#src/platform/database/columns.ts'
import { actor, changeColumns, ownedColumns, person } from '#src/platform/identity/columns.ts'
import { endings } from './facts.shape.ts'
import { kinds, vaccines, type RequirementSet, type Vaccine } from './requirements/rules.ts'

export const vaccineClinics = pgTable(
  'vaccine_clinics',
  {
    id: id(),
    name: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    /** In paise. What it does not give has no price. */
    prices: jsonb().$type<Partial<Record<Vaccine, number>>>().notNull(),
    /** Days of the week on which it sees people, 1 for Monday to 7 for Sunday. */
    openOn: integer().array().notNull().default([1, 2, 3, 4, 5, 6]),
    /** Invented, and shown as such. */
    isSample: boolean().notNull().default(false),
    asOf: day().notNull(),
    ...changeColumns(),
    retiredAt: instant(),
  },
  table => [index('vaccine_clinics_changed_by').on(table.changedBy)],
)

export const vaccineSlots = slotTable('vaccine_slots', 'clinic', () => vaccineClinics.id)

export const vaccineAppointments = pgTable(
  'vaccine_appointments',
  {
    ...appointmentColumns(endings),
    vaccines: text({ enum: vaccines }).array().notNull(),
    /** In paise, as it was when it was booked. */
    price: bigint({ mode: 'number' }).notNull(),
  },
  table => appointmentConstraints('vaccine_appointments', table, vaccineSlots),
)

export const vaccineDiary = { slots: vaccineSlots, appointments: vaccineAppointments }

export const vaccineReminders = reminderTable('vaccine_reminders', 'appointment', () => vaccineAppointments.id)

/**
 * By which list a student goes, and when they were born: the day sealed, as everywhere. The month in the open serves what a
 * university asks below an age; a rule takes a person for the younger age until that month is over. A stored result of the
 * rules would be a stored status, and wrong once the flight moves.
 */
export const vaccineChoices = pgTable(
  'vaccine_choices',
  {
    owner: person().primaryKey(),
    /** None for the common list. */
    university: text().references(() => universities.id, { onDelete: 'set null' }),
    /** When a list was chosen. */
    answeredAt: instant(),
    sealedDob: bytes(),
    bornIn: text(),
  },
  table => [
    index('vaccine_choices_university').on(table.university),
    check('vaccine_choices_born', sql`(${table.sealedDob} is null) = (${table.bornIn} is null)`),
  ],
)

/** What somebody has: a dose, an illness, a blood test. */
export const vaccineRecords = pgTable(
  'vaccine_records',
  {
    ...ownedColumns(),
    /** All that it says: see sealing.ts. */
    sealed: bytes(),
    /** A keyed hash of which vaccine, in what way and when. */
    mark: text(),
    /** Only in what was written before records were sealed, until a job has sealed it. */
    vaccine: text({ enum: vaccines }),
    kind: text({ enum: kinds }),
    /** When an illness was, not everybody knows. */
    on: day(),
    country: text({ enum: ['IN', 'US'] }),
    /** Where it was given; sealed. */
    sealedClinic: bytes(),
    /** At the desk, after an appointment; otherwise the student said so. */
    saidBy: actor(),
    appointment: uuid().references(() => vaccineAppointments.id, { onDelete: 'set null' }),
    at: instant().notNull(),
  },
  table => [
    // Pressed twice, it is one dose.
    unique('vaccine_records_marked').on(table.owner, table.mark),
    index('vaccine_records_said_by').on(table.saidBy),
    index('vaccine_records_appointment').on(table.appointment),
    check('vaccine_records_sealed', sql`(${table.sealed} is null) = (${table.vaccine} is not null)`),
    // What is still to be sealed; soon none.
    index('vaccine_records_plain')
      .on(table.owner)
      .where(sql`${table.sealed} is null`),
  ],
)

/** What somebody says not to have. */
export const vaccineLacks = pgTable(
  'vaccine_lacks',
  { owner: person().notNull(), vaccine: text({ enum: vaccines }).notNull(), at: instant().notNull() },
  table => [primaryKey({ columns: [table.owner, table.vaccine] })],
)

/** The plan was kept, and for which flight. */
export const vaccinePlans = pgTable('vaccine_plans', {
  owner: person().primaryKey(),
  flight: day().notNull(),
  at: instant().notNull(),
})

/** A paper that shows what somebody has of a vaccine. */
export const vaccineProofs = pgTable(
  'vaccine_proofs',
  {
    ...ownedColumns(),
    vaccine: text({ enum: vaccines }).notNull(),
    document: uuid()
      .notNull()
      .unique()
      .references(() => documents.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  table => [index('vaccine_proofs_owner').on(table.owner)],
)

/** What a university asks for; the common list is nobody's. */
export const vaccineSets = pgTable(
  'vaccine_sets',
  {
    /** The university's, or 'common'. */
    id: text().primaryKey(),
    university: text()
      .unique()
      .references(() => universities.id, { onDelete: 'cascade' }),
    items: jsonb().$type<RequirementSet>().notNull(),
    /** Where it was read. */
    source: text().notNull(),
    checkedOn: day().notNull(),
    /** What else students should know of it. */
    note: text().notNull().default(''),
    sample: jsonb().$type<SampleSet>(),
    ...changeColumns(),
  },
  table => [index('vaccine_sets_changed_by').on(table.changedBy)],
)

/** As it was brought along, to be put back. */
export type SampleSet = { items: RequirementSet; source: string; checkedOn: string; note: string }
