import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'

// Money that moved is accounted for, so no row goes with the person.
const owner = () => uuid().references(() => people.id, { onDelete: 'restrict' })
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

/** How a card is set at the issuer, since when. */
export const cardSettings = pgTable(
  'card_settings',
  {
    owner: owner().primaryKey(),
    /** Null while it pays. */
    frozenAt: instant(),
    /** In cents. */
    daily: bigint({ mode: 'number' }),
    monthly: bigint({ mode: 'number' }),
    limitsAt: instant(),
    /** When it was set or the issuer said so: what it said before counts no more. */
    saidAt: instant().notNull(),
    /** The issuer is being asked to set it, so nobody else does until it answered, or until then at the latest. */
    changingUntil: instant(),
  },
  table => [
    check(
      'card_settings_limits',
      sql`(${table.daily} is null) = (${table.monthly} is null) and (${table.daily} is null) = (${table.limitsAt} is null)`,
    ),
  ],
)
