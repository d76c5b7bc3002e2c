import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { id, instant } from '#src/platform/database/columns.ts'
import { actor } from '#src/platform/identity/columns.ts'
import { payments } from '../tables.ts'
import { reasons } from './rules.ts'

/** Money that goes back the way it came: all of a payment or a part of it. How it stands follows from these dates. */
export const refunds = pgTable(
  'refunds',
  {
    /** The provider knows it by this, so that asked for again it is the same refund. */
    id: id(),
    payment: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    /** In minor units of the payment's currency. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Why no more of it goes back, in words that its owner reads; null where all that was left does. */
    keptWhy: text(),
    /** What for. */
    what: text({ enum: reasons }).notNull(),
    askedAt: instant().notNull(),
    /** Null where a rule of ours sends it back by itself. */
    askedBy: actor(),
    /** The second person, above the limit. */
    approvedBy: actor(),
    /** When the provider was last asked to send it, or what became of it. */
    triedAt: instant(),
    /** The provider's own id: it has taken it. */
    providerId: text(),
    /** When the provider said that it is with the bank. When it is on the account the bank alone knows. */
    sentAt: instant(),
    /** Failed is the last word, also after sent: a bank may return it. */
    failedAt: instant(),
    /** Why, in the provider's words. */
    failure: text(),
    /** The failed one that this one is sent for again. */
    replaces: uuid()
      .unique('refunds_replaces')
      .references((): AnyPgColumn => refunds.id, { onDelete: 'restrict' }),
    /** Failed, and then paid in another way by hand, with how and why. */
    handAt: instant(),
    handBy: actor(),
    handWhy: text(),
  },
  table => [
    index('refunds_payment').on(table.payment),
    index('refunds_asked_by').on(table.askedBy),
    index('refunds_approved_by').on(table.approvedBy),
    index('refunds_hand_by').on(table.handBy),
    index('refunds_open')
      .on(table.askedAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_kept_why', sql`${table.keptWhy} <> ''`),
    check('refunds_failure', sql`(${table.failedAt} is null) = (${table.failure} is null)`),
    check(
      'refunds_by_hand',
      sql`${table.handAt} is null or (${table.failedAt} is not null and ${table.handWhy} <> '')`,
    ),
  ],
)
