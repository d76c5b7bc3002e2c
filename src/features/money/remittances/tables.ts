import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, day, instant } from '#src/platform/database/columns.ts'
import { ownedColumns } from '#src/platform/identity/columns.ts'
import { remittanceKinds } from './rules.ts'

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
