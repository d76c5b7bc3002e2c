import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { day, id, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'
import { vaccines } from '../requirements/rules.ts'
import { endings, type Prices } from './rules.ts'

const member = () => uuid().references(() => people.id, { onDelete: 'set null' })

export const vaccineClinics = pgTable(
  'vaccine_clinics',
  {
    id: id(),
    name: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    /** In paise. What it does not give has no price. */
    prices: jsonb().$type<Prices>().notNull(),
    /** Days of the week on which it sees people, 1 for Monday to 7 for Sunday. */
    openOn: integer().array().notNull().default([1, 2, 3, 4, 5, 6]),
    /** Invented, and shown as such. */
    isSample: boolean().notNull().default(false),
    asOf: day().notNull(),
    version: integer().notNull().default(1),
    changedAt: instant().notNull(),
    changedBy: member(),
    retiredAt: instant(),
  },
  table => [index('vaccine_clinics_changed_by').on(table.changedBy)],
)

export const vaccineSlots = pgTable(
  'vaccine_slots',
  {
    id: id(),
    clinic: uuid()
      .notNull()
      .references(() => vaccineClinics.id, { onDelete: 'cascade' }),
    startTime: instant().notNull(),
    endTime: instant().notNull(),
    /** How many can come. */
    capacity: integer().notNull(),
    withdrawnAt: instant(),
  },
  table => [
    uniqueIndex('vaccine_slots_time').on(table.clinic, table.startTime),
    // What an appointment holds its place against.
    unique('vaccine_slots_capacity').on(table.id, table.capacity),
    check('vaccine_slots_places', sql`${table.capacity} between 1 and 50`),
  ],
)

/** Moved, it is the same appointment at another place. */
export const vaccineAppointments = pgTable(
  'vaccine_appointments',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    slot: uuid().notNull(),
    /** The slot's own, kept alike by the database: no place lies beyond it. */
    capacity: integer().notNull(),
    place: integer().notNull(),
    vaccines: text({ enum: vaccines }).array().notNull(),
    /** In paise, as it was when it was booked. */
    price: bigint({ mode: 'number' }).notNull(),
    bookedAt: instant().notNull(),
    /** Counts what calendars must hear of. */
    sequence: integer().notNull().default(0),
    endedAt: instant(),
    ending: text({ enum: endings }),
    endedBy: member(),
  },
  table => [
    foreignKey({
      name: 'vaccine_appointments_slot',
      columns: [table.slot, table.capacity],
      foreignColumns: [vaccineSlots.id, vaccineSlots.capacity],
    }).onUpdate('cascade'),
    index('vaccine_appointments_owner').on(table.owner),
    index('vaccine_appointments_of_slot').on(table.slot),
    index('vaccine_appointments_ended_by').on(table.endedBy),
    // One place for one student, one appointment at a time for each.
    uniqueIndex('vaccine_appointments_place')
      .on(table.slot, table.place)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex('vaccine_appointments_standing')
      .on(table.owner)
      .where(sql`${table.endedAt} is null`),
    check(
      'vaccine_appointments_within',
      sql`${table.endedAt} is not null or ${table.place} between 1 and ${table.capacity}`,
    ),
    check('vaccine_appointments_ending', sql`(${table.endedAt} is null) = (${table.ending} is null)`),
  ],
)
