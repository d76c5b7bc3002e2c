import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'
import { accounts, kinds } from './rules.ts'

// Money that moved is accounted for, so no row goes with the person.
const owner = () => uuid().references(() => people.id, { onDelete: 'restrict' })

/**
 * Money that went from one account to another, all for one student: it leaves `debit` and comes to `credit`, so that
 * a movement balances by what it is. The database refuses to change or remove one.
 */
export const cardTransfers = pgTable(
  'card_transfers',
  {
    id: id(),
    owner: owner().notNull(),
    /** 'card' is the owner's; the others are the house's. */
    debit: text({ enum: accounts }).notNull(),
    credit: text({ enum: accounts }).notNull(),
    /** In paise or cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text({ enum: ['INR', 'USD'] }).notNull(),
    what: text({ enum: kinds }).notNull(),
    /** What it belongs to; the same counts once. */
    reference: text().notNull(),
    at: instant().notNull(),
  },
  table => [
    unique('card_transfers_once').on(table.owner, table.what, table.reference),
    index('card_transfers_at').on(table.at),
    check('card_transfers_amount', sql`${table.amount} > 0`),
    check('card_transfers_accounts', sql`${table.debit} <> ${table.credit}`),
    check(
      'card_transfers_card_in_dollars',
      sql`${table.currency} = 'USD' or (${table.debit} <> 'card' and ${table.credit} <> 'card')`,
    ),
  ],
)

/** The specification's card_funds: what the transfers come to. The database alone writes it, with each of them. */
export const cardFunds = pgTable(
  'card_funds',
  {
    owner: owner().primaryKey(),
    /** In cents. */
    balance: bigint({ mode: 'number' }).notNull(),
  },
  table => [check('card_funds_not_below_nothing', sql`${table.balance} >= 0`)],
)

/** What stood in place of the transfers at first. They were copied from it; nothing reads or writes it any more. */
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
