import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
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
    /** 'card' is the owner's; the others are Safar's. */
    debit: text({ enum: accounts }).notNull(),
    credit: text({ enum: accounts }).notNull(),
    /** In paise or cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text({ enum: ['INR', 'USD'] }).notNull(),
    what: text({ enum: kinds }).notNull(),
    /** What the movement belongs to. The same reference counts once. */
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

const minor = () => bigint({ mode: 'number' }).notNull()

const spending = () => ({
  /** The issuer's own. */
  id: text().primaryKey(),
  owner: owner().notNull(),
  /** In cents. */
  amount: minor(),
  merchant: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
  /** As the merchant asked for it, in its minor units. */
  merchantAmount: minor(),
  merchantCurrency: text().notNull(),
  madeAt: instant().notNull(),
})

/** What a merchant asked the card for. Approved, it is held until it is taken or given up; declined, nothing moves. */
export const cardAuthorizations = pgTable(
  'card_authorizations',
  {
    ...spending(),
    isApproved: boolean().notNull(),
    /** As the issuer calls it. */
    declinedFor: text(),
    /** When the issuer said what stands here: what it said before counts no more. */
    saidAt: instant().notNull(),
    /** Nothing is held for it any more. */
    overAt: instant(),
  },
  table => [
    index('card_authorizations_owner').on(table.owner, table.madeAt),
    check('card_authorizations_amount', sql`${table.amount} >= 0 and ${table.merchantAmount} >= 0`),
    check('card_authorizations_declined', sql`${table.isApproved} = (${table.declinedFor} is null)`),
  ],
)

/** What a merchant took off a card, or gave back: with each goes a movement of the ledger. */
export const cardPurchases = pgTable(
  'card_purchases',
  {
    ...spending(),
    authorization: text(),
    isRefund: boolean().notNull(),
    /** What it took beyond what was on the card: no movement, but a debt that the desk sees. */
    beyond: minor().default(0),
  },
  table => [
    index('card_purchases_owner').on(table.owner, table.madeAt),
    index('card_purchases_authorization').on(table.authorization),
    check('card_purchases_amount', sql`${table.amount} > 0 and ${table.merchantAmount} >= 0`),
    check(
      'card_purchases_beyond',
      sql`${table.beyond} between 0 and ${table.amount} and (not ${table.isRefund} or ${table.beyond} = 0)`,
    ),
  ],
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
    /** What the movement belongs to. The same reference counts once. */
    reference: text().notNull(),
    at: instant().notNull(),
  },
  table => [
    unique('card_entries_once').on(table.owner, table.what, table.reference),
    index('card_entries_owner').on(table.owner),
    check('card_entries_amount', sql`${table.amount} <> 0`),
  ],
)
