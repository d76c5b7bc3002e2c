// The columns and constraints of offered times and of appointments. Each stage makes its own two tables of them, beside
// whom it books with, and adds what only its appointments say.
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { id, instant } from '#src/platform/database/columns.ts'
import { actor, ownedColumns } from '#src/platform/identity/columns.ts'

/**
 * The times that each host offers: an attorney, a clinic or an official, which is what its column is called. Each time is
 * there once, for one student unless the capacity says more.
 */
export const slotTable = (name: string, hostColumn: string, host: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      id: id(),
      host: uuid(hostColumn).notNull().references(host, { onDelete: 'cascade' }),
      startTime: instant().notNull(),
      endTime: instant().notNull(),
      capacity: integer().notNull().default(1),
      /** No longer offered; what is booked stays booked. */
      withdrawnAt: instant(),
    },
    table => [
      unique(`${name}_time`).on(table.host, table.startTime),
      index(`${name}_start`).on(table.startTime),
      // What an appointment takes its place against.
      unique(`${name}_capacity`).on(table.id, table.capacity),
      check(`${name}_places`, sql`${table.capacity} between 1 and 50`),
      // On the half hours of UTC, and half an hour long: so that two times of one host never overlap.
      check(`${name}_on_half_hours`, sql`mod(extract(epoch from ${table.startTime})::bigint, 1800) = 0`),
      check(`${name}_length`, sql`${table.endTime} = ${table.startTime} + interval '30 minutes'`),
    ],
  )
export type SlotTable = ReturnType<typeof slotTable>
export type Slot = SlotTable['$inferSelect']

/** `endings`: how an appointment comes to its end. */
export const appointmentColumns = <Ending extends string>(endings: readonly [Ending, ...Ending[]]) => ({
  ...ownedColumns(),
  slot: uuid().notNull(),
  /** Equal to the slot's own by the foreign key, so that no place is beyond it. */
  capacity: integer().notNull().default(1),
  place: integer().notNull().default(1),
  /** When this time was taken: again for each move. */
  bookedAt: instant().notNull(),
  /** Counts what calendars must hear of: RFC 5545's SEQUENCE. */
  sequence: integer().notNull().default(0),
  endedAt: instant(),
  ending: text({ enum: endings }),
  endedBy: actor(),
})

const appointmentTable = (name: string) => pgTable(name, appointmentColumns<string>(['']))
/** What every table of appointments can be read and changed as. */
export type AppointmentTable = ReturnType<typeof appointmentTable>
export type Diary = { slots: SlotTable; appointments: AppointmentTable }

type Columns = Record<keyof ReturnType<typeof appointmentColumns>, AnyPgColumn>

/** One place for one student, and one appointment at a time for each: the database refuses a second. */
export const appointmentConstraints = (name: string, table: Columns, slots: SlotTable) => [
  foreignKey({
    name: `${name}_slot`,
    columns: [table.slot, table.capacity],
    foreignColumns: [slots.id, slots.capacity],
  }).onUpdate('cascade'),
  index(`${name}_owner`).on(table.owner),
  index(`${name}_of_slot`).on(table.slot),
  index(`${name}_ended_by`).on(table.endedBy),
  uniqueIndex(`${name}_place`)
    .on(table.slot, table.place)
    .where(sql`${table.endedAt} is null`),
  uniqueIndex(`${name}_open`)
    .on(table.owner)
    .where(sql`${table.endedAt} is null`),
  check(`${name}_within`, sql`${table.endedAt} is not null or ${table.place} between 1 and ${table.capacity}`),
  check(`${name}_ending`, sql`(${table.endedAt} is null) = (${table.ending} is null)`),
]

/** One row for each reminder that was sent, so that nobody else sends it. Another start time is reminded of again. */
export const reminderTable = (name: string, subjectColumn: string, subject: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      subject: uuid(subjectColumn).notNull().references(subject, { onDelete: 'cascade' }),
      kind: text({ enum: ['day', 'hour'] }).notNull(),
      startTime: instant().notNull(),
      sentAt: instant().notNull(),
    },
    table => [unique(`${name}_once`).on(table.subject, table.kind, table.startTime)],
  )
export type ReminderTable = ReturnType<typeof reminderTable>
export type ReminderKind = ReminderTable['$inferSelect']['kind']
