import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'
import { fundings } from '#src/features/exchange/cost/rules.ts'

// Money that moved is accounted for, so neither row goes with the person.
const owner = () => uuid().references(() => people.id, { onDelete: 'restrict' })
/** In paise or cents. */
const minor = () => bigint({ mode: 'number' }).notNull()

/** Dollars that were asked for at a rate that is held, and what they cost in rupees. Never changed. */
export const cardOrders = pgTable(
  'card_orders',
  {
    /** Also what its payments are made for. */
    id: id(),
    owner: owner().notNull(),
    /** As it is to stand on the card. */
    name: text().notNull(),
    email: text().notNull(),
    returnTo: text().notNull(),
    dollars: minor(),
    fundedBy: text({ enum: fundings }).notNull(),
    /** Whose PAN sends it: sealed, and as a keyed hash that is counted by, over all accounts. Absent from older orders. */
    sealedPan: bytes(),
    panMark: text(),
    /** What was sent elsewhere this financial year, as they said; and with it what was paid here. */
    sentBefore: minor(),
    sentInAll: minor(),
    /** Rupees for a dollar, in ten-thousandths; where the rate is from, and when it was so. */
    rate: integer().notNull(),
    rateSource: text().notNull(),
    rateAt: instant().notNull(),
    /** The rupees that become dollars, and what comes on top of them. */
    converted: minor(),
    fee: minor(),
    gst: minor(),
    tcs: minor(),
    total: minor(),
    /** Bought with a payment that arrived late for this other order, at the rate of its own moment. */
    convertedFrom: uuid(),
    createdAt: instant().notNull(),
    heldUntil: instant().notNull(),
  },
  table => [
    index('card_orders_owner').on(table.owner),
    index('card_orders_pan').on(table.panMark),
    check('card_orders_dollars', sql`${table.dollars} > 0 and ${table.rate} > 0`),
    check(
      'card_orders_total',
      sql`${table.total} = ${table.converted} + ${table.fee} + ${table.gst} + ${table.tcs} and ${table.converted} > 0
        and ${table.fee} >= 0 and ${table.gst} >= 0 and ${table.tcs} >= 0`,
    ),
  ],
)

/** A student's card, once it is issued. Its number, expiry and cvc are the issuer's and never here. */
export const cards = pgTable(
  'cards',
  {
    owner: owner().primaryKey(),
    /** By which the issuer knows it. */
    providerId: text().notNull().unique('cards_provider_id'),
    last4: text().notNull(),
    /** From before the expiry, too, was left with the issuer. Empty; nothing reads or writes them any more. */
    expMonth: integer(),
    expYear: integer(),
    name: text().notNull(),
    issuedAt: instant().notNull(),
  },
  table => [check('cards_last4', sql`${table.last4} ~ '^[0-9]{4}$'`)],
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
