import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, day, instant } from '#src/platform/database/columns.ts'
import { ownedColumns, person } from '#src/platform/identity/columns.ts'
import { keptPapers } from '../papers/tables.ts'
import type { CostKind, FundKind } from './kinds/rules.ts'
import { remittanceKinds } from './remittances/rules.ts'

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

/** Whose PAN card orders were on, as the student said. The mark is the keyed hash that orders are counted by. */
export const panHolders = pgTable(
  'pan_holders',
  {
    owner: person().notNull(),
    panMark: text().notNull(),
    /** Who it is, which may be a name. The PAN itself is not here. */
    sealed: bytes().notNull(),
    changedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.panMark] })],
)

/** Money that a student's family sent abroad, as the student entered it: to know what is left of the year's limits. */
export const remittances = pgTable(
  'remittances',
  {
    ...ownedColumns(),
    /** Whose PAN it was and through whom, which may be names. The PAN itself is nowhere. */
    sealed: bytes().notNull(),
    day: day().notNull(),
    paise: bigint({ mode: 'number' }).notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: remittanceKinds }).notNull(),
    /** What the bank took beforehand. */
    tcs: bigint({ mode: 'number' }).notNull(),
    createdAt: instant().notNull(),
  },
  table => [
    index('remittances_owner').on(table.owner),
    check('remittances_sensible', sql`${table.paise} > 0 and ${table.cents} > 0 and ${table.tcs} >= 0`),
  ],
)
