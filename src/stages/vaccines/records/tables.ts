import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { universities } from '#src/features/universities/tables.ts'
import { bytes, day, instant } from '#src/platform/database/columns.ts'
import { actor, ownedColumns, person } from '#src/platform/identity/columns.ts'
import { vaccineAppointments } from '../clinics/tables.ts'
import { kinds, vaccines } from '../requirements/rules.ts'

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
