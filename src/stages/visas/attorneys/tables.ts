import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { payments } from '#src/features/payments/tables.ts'
import { bytes, id, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'
import { callKinds, endings, type Hours } from './rules.ts'

const member = () => uuid().references(() => people.id, { onDelete: 'set null' })

export const attorneys = pgTable(
  'attorneys',
  {
    id: id(),
    name: text().notNull(),
    firm: text().notNull(),
    /** Of the tz database: their hours are told in it. */
    zone: text().notNull(),
    languages: text().notNull(),
    about: text().notNull(),
    /** Of a paid call, in paise. */
    price: bigint({ mode: 'number' }).notNull(),
    hours: jsonb().$type<readonly Hours[]>().notNull(),
    daysOff: text().array().notNull().default([]),
    /** Off until an agreement is signed: until then they are shown as invented, and no real money is taken. */
    isEngaged: boolean().notNull().default(false),
    /** Counts changes: whoever changes an older one is told of it. */
    version: integer().notNull().default(1),
    changedAt: instant().notNull(),
    changedBy: member(),
  },
  table => [index('attorneys_changed_by').on(table.changedBy), check('attorneys_price', sql`${table.price} > 0`)],
)

const attorney = () =>
  uuid()
    .notNull()
    .references(() => attorneys.id, { onDelete: 'cascade' })

/** A half hour that is or was offered. On the half hours of UTC, so that two of one attorney never overlap. */
export const attorneySlots = pgTable(
  'attorney_slots',
  {
    id: id(),
    attorney: attorney(),
    startTime: instant().notNull(),
    /** Not offered any more; a call that was booked stands. */
    withdrawnAt: instant(),
  },
  table => [
    unique('attorney_slots_once').on(table.attorney, table.startTime),
    index('attorney_slots_start').on(table.startTime),
    check('attorney_slots_on_half_hours', sql`mod(extract(epoch from ${table.startTime})::bigint, 1800) = 0`),
  ],
)

/** The specification's slot info: a call that a student asked for, whichever slot it has by now. */
export const attorneyCalls = pgTable(
  'attorney_calls',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text({ enum: callKinds }).notNull(),
    /** What it is about, sealed with the owner's key. */
    issue: bytes().notNull(),
    /** In paise, as it was when it was asked for; none for a free one. */
    price: bigint({ mode: 'number' }),
    askedAt: instant().notNull(),
    /** Until when its slot is kept for who pays. */
    heldUntil: instant(),
    confirmedAt: instant(),
    endedAt: instant(),
    ending: text({ enum: endings }),
    endedBy: member(),
    /** Counts what calendars must hear of: RFC 5545's SEQUENCE. */
    sequence: integer().notNull().default(0),
  },
  table => [
    // Pressed twice, it is one call.
    uniqueIndex('attorney_calls_open')
      .on(table.owner)
      .where(sql`${table.endedAt} is null`),
    index('attorney_calls_owner').on(table.owner),
    index('attorney_calls_ended_by').on(table.endedBy),
    check('attorney_calls_price', sql`(${table.kind} = 'paid') = (${table.price} is not null)`),
    check('attorney_calls_ending', sql`(${table.endedAt} is null) = (${table.ending} is null)`),
  ],
)

/** Which slot a call has. Moved or given up it is released, and stays as what happened. */
export const attorneyReservations = pgTable(
  'attorney_reservations',
  {
    id: id(),
    call: uuid()
      .notNull()
      .references(() => attorneyCalls.id, { onDelete: 'cascade' }),
    slot: uuid()
      .notNull()
      .references(() => attorneySlots.id, { onDelete: 'cascade' }),
    reservedAt: instant().notNull(),
    releasedAt: instant(),
  },
  table => [
    // One slot, one call; one call, one slot.
    uniqueIndex('attorney_reservations_slot')
      .on(table.slot)
      .where(sql`${table.releasedAt} is null`),
    uniqueIndex('attorney_reservations_call')
      .on(table.call)
      .where(sql`${table.releasedAt} is null`),
    index('attorney_reservations_of_call').on(table.call),
    index('attorney_reservations_of_slot').on(table.slot),
  ],
)

export const refundReasons = ['late', 'twice', 'cancelled', 'cancelled-by-us'] as const

/** Money that is to go back, once for each payment. */
export const attorneyRefunds = pgTable(
  'attorney_refunds',
  {
    id: id(),
    payment: uuid()
      .notNull()
      .unique('attorney_refunds_payment')
      .references(() => payments.id, { onDelete: 'restrict' }),
    reason: text({ enum: refundReasons }).notNull(),
    owedAt: instant().notNull(),
    sentAt: instant(),
    sentBy: member(),
  },
  table => [index('attorney_refunds_sent_by').on(table.sentBy)],
)

/** One row a reminder sent: whoever else would send it finds it here. */
export const attorneyReminders = pgTable(
  'attorney_reminders',
  {
    reservation: uuid()
      .notNull()
      .references(() => attorneyReservations.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['day', 'hour'] }).notNull(),
    sentAt: instant().notNull(),
  },
  table => [unique('attorney_reminders_once').on(table.reservation, table.kind)],
)
