import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { keptPapers } from '../papers/tables.ts'
import { bytes, day, instant } from '#src/platform/database/columns.ts'
import { ownedColumns, person } from '#src/platform/identity/columns.ts'
import type { CostKind, FundKind } from './kinds/rules.ts'

/** A payment that a student typed, or money that is there. */
export const moneyEntries = pgTable(
  'money_entries',
  {
    ...ownedColumns(),
    kind: text().$type<CostKind | FundKind>().notNull(),
    /** What it is, who gets it and how it comes back, sealed with the owner's key. */
    sealed: bytes().notNull(),
    currency: text({ enum: ['INR', 'USD'] }).notNull(),
    /** In minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    on: day(),
    isPaid: boolean().notNull(),
    /** Of what was paid: the rupees that left, or those of the rate of the day on which it was marked. */
    paidPaise: bigint({ mode: 'number' }),
    backUntil: day(),
    receipt: uuid().references(() => keptPapers.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    changedAt: instant().notNull(),
  },
  table => [
    index('money_entries_owner').on(table.owner),
    index('money_entries_receipt').on(table.receipt),
    check('money_entries_amount', sql`${table.amount} > 0`),
    check(
      'money_entries_paid',
      sql`not ${table.isPaid} or (${table.on} is not null and ${table.paidPaise} is not null)`,
    ),
  ],
)

/** A payment of nearly every journey that a student said doesn't apply to them. */
export const moneyLeftOut = pgTable(
  'money_left_out',
  {
    owner: person().notNull(),
    /** 'known.flight'. */
    cost: text().notNull(),
    at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.cost] })],
)
