import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'
import { people } from '../../platform/identity/tables.ts'

// Money that moved is accounted for, so neither row goes with the person.
const owner = () => uuid().references(() => people.id, { onDelete: 'restrict' })

/** The specification's card_funds: what the entries come to, held so that it cannot fall below nothing. */
export const cardFunds = pgTable(
  'card_funds',
  {
    owner: owner().primaryKey(),
    /** In cents. */
    balance: bigint({ mode: 'number' }).notNull(),
  },
  table => [check('card_funds_not_below_nothing', sql`${table.balance} >= 0`)],
)

/** What was put on a card or taken from it. Nothing here is ever changed. */
export const cardEntries = pgTable(
  'card_entries',
  {
    id: id(),
    owner: owner().notNull(),
    /** In cents, below nothing where it was taken. */
    amount: bigint({ mode: 'number' }).notNull(),
    what: text({ enum: ['funded', 'sevis-fee', 'sevis-fee-returned'] }).notNull(),
    /** What it belongs to; the same counts once. */
    reference: text().notNull(),
    at: instant().notNull(),
  },
  table => [
    unique('card_entries_once').on(table.owner, table.what, table.reference),
    index('card_entries_owner').on(table.owner),
    check('card_entries_amount', sql`${table.amount} <> 0`),
  ],
)
