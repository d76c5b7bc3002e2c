import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { day, id, instant, partOf } from '#src/platform/database/columns.ts'
import { insuranceRequests } from '../purchase/tables.ts'
import { voidReasons } from './rules.ts'

/** What is still to be paid for an insurance: one bill, or one a month. Together they are the request's invoice. */
export const insuranceInvoices = pgTable(
  'insurance_invoices',
  {
    id: id(),
    request: partOf(() => insuranceRequests.id),
    /** The first is 1. */
    number: integer().notNull(),
    /** In cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    dueOn: day().notNull(),
    issuedAt: instant().notNull(),
    paidAt: instant(),
    voidedAt: instant(),
    voidReason: text({ enum: voidReasons }),
  },
  table => [
    // Issued twice at once, they are issued once; what was voided makes room for the next.
    uniqueIndex('insurance_invoices_standing')
      .on(table.request, table.number)
      .where(sql`${table.voidedAt} is null`),
    check('insurance_invoices_amount', sql`${table.amount} > 0`),
    check('insurance_invoices_paid_or_void', sql`${table.paidAt} is null or ${table.voidedAt} is null`),
  ],
)

/** Bills that are paid in one payment: those that stood when it was asked for. */
export const insuranceRests = pgTable(
  'insurance_rests',
  {
    id: id(),
    request: partOf(() => insuranceRequests.id),
    /** In their order, so that the same bills are the same row. */
    bills: uuid().array().notNull(),
    madeAt: instant().notNull(),
  },
  table => [uniqueIndex('insurance_rests_bills').on(table.request, table.bills)],
)
