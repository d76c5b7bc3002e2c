import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import {
  appointmentColumns,
  appointmentConstraints,
  reminderTable,
  slotTable,
} from '#src/features/appointments/tables.ts'
import type { Hours } from '#src/features/appointments/rules.ts'
import { payments } from '#src/features/payments/tables.ts'
import { bytes, id, instant } from '#src/platform/database/columns.ts'
import { actor, changeColumns } from '#src/platform/identity/columns.ts'
import { callKinds, endings } from './rules.ts'

export const attorneys = pgTable(
  'attorneys',
  {
    id: id(),
    name: text().notNull(),
    firm: text().notNull(),
    /** Of the tz database: their hours are given in it. */
    zone: text().notNull(),
    languages: text().notNull(),
    about: text().notNull(),
    /** Of a paid call, in paise. */
    price: bigint({ mode: 'number' }).notNull(),
    hours: jsonb().$type<readonly Hours[]>().notNull(),
    daysOff: text().array().notNull().default([]),
    /** Off until an agreement is signed: until then they are shown as invented, and no real money is taken. */
    isEngaged: boolean().notNull().default(false),
    ...changeColumns(),
  },
  table => [index('attorneys_changed_by').on(table.changedBy), check('attorneys_price', sql`${table.price} > 0`)],
)

export const attorneySlots = slotTable('attorney_slots', 'attorney', () => attorneys.id)

/** The specification's slot info: a call that a student asked for. */
export const attorneyCalls = pgTable(
  'attorney_calls',
  {
    ...appointmentColumns(endings),
    kind: text({ enum: callKinds }).notNull(),
    /** What it is about, sealed with the owner's key. */
    issue: bytes().notNull(),
    /** In paise, as it was when it was asked for; none for a free one. */
    price: bigint({ mode: 'number' }),
    askedAt: instant().notNull(),
    /** Until when its slot is kept for the one who pays. */
    heldUntil: instant(),
    confirmedAt: instant(),
  },
  table => [
    ...appointmentConstraints('attorney_calls', table, attorneySlots),
    check('attorney_calls_price', sql`(${table.kind} = 'paid') = (${table.price} is not null)`),
  ],
)

export const attorneyDiary = { slots: attorneySlots, appointments: attorneyCalls }

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
    /** When the desk had it sent; what became of it, its refund says. */
    sentAt: instant(),
    sentBy: actor(),
  },
  table => [index('attorney_refunds_sent_by').on(table.sentBy)],
)

export const attorneyReminders = reminderTable('attorney_reminders', 'call', () => attorneyCalls.id)
