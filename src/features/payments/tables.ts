import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { id, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'
import { actor } from '#src/platform/identity/columns.ts'
import { reasons } from './refunds/rules.ts'

/** Who pays and where they come back to. Stored, so that an attempt that is repeated is exactly the same. */
export type Payer = {
  title: string
  name: string
  email: string
  returnTo: string
  /** Where they come back to without having paid, where that is another page. */
  leaveTo?: string
  /** The pay-link by which somebody pays who is not known to us: then name and address are empty. */
  link?: string
  /** What somebody of the family was asked, and pays by; name and address are empty here as well. */
  ask?: string
}

const provider = () => text({ enum: ['stripe', 'razorpay'] }).notNull()

/** An attempt to pay. What became of it is dated; paid counts, whatever was said before. */
export const payments = pgTable(
  'payments',
  {
    /** Also what the provider knows it by. */
    id: id(),
    /** Money that moved is accounted for, so its row does not go with the person. */
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'restrict' }),
    purpose: text().notNull(),
    /** What is paid: the insurance request, the attorney call, the order of dollars. */
    reference: text().notNull(),
    provider: provider(),
    /** In minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text({ enum: ['USD', 'INR'] }).notNull(),
    payer: jsonb().$type<Payer>().notNull(),
    createdAt: instant().notNull(),
    /** The provider's own id of the checkout, and where it is paid. */
    providerId: text(),
    url: text(),
    providerPaymentId: text(),
    paidAt: instant(),
    /** Rupees for a dollar between banks when it was paid, in ten-thousandths: what a ledger says of it stays as it was. */
    paidRate: integer(),
    failedAt: instant(),
    expiredAt: instant(),
    /** The first of those that replaced each other; itself where it replaced none. Only one of a series is kept. */
    series: uuid(),
    /** When the provider said that nobody can pay it any more. */
    cancelledAt: instant(),
    /** It arrived when what it was for was over: it counts only once its owner takes the terms of that day. */
    lateAt: instant(),
    takenAt: instant(),
    /** The second of a series goes back, and one that arrived late and was not taken. */
    refundDueAt: instant(),
    /** From before refunds had rows of their own. They were copied there; nothing reads or writes these any more. */
    refundedAt: instant(),
    refundId: text(),
    /** When its page was last handed out; null for one of before this was kept. */
    openedAt: instant(),
    /** They came back from its page without paying. Paid after all, it counts. */
    leftAt: instant(),
    /** When the provider was last asked what became of it. */
    askedAt: instant(),
  },
  table => [
    // Asked for twice, it is one.
    uniqueIndex('payments_open')
      .on(table.purpose, table.reference)
      .where(sql`${table.paidAt} is null and ${table.failedAt} is null and ${table.expiredAt} is null`),
    index('payments_owner').on(table.owner),
    index('payments_series').on(table.series),
    index('payments_refund_due')
      .on(table.refundDueAt)
      .where(sql`${table.refundDueAt} is not null and ${table.refundedAt} is null`),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
)

/** What providers reported, as they reported it. Nothing here is ever changed. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: id(),
    provider: provider(),
    /** A notice seen twice has one effect. */
    eventId: text().notNull(),
    payment: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    outcome: text({
      enum: ['paid', 'failed', 'expired', 'refund-pending', 'refund-sent', 'refund-failed'],
    }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** Off where it is not about the amount that we asked for: it then counts for nothing. */
    isAsAsked: boolean().notNull(),
    receivedAt: instant().notNull(),
  },
  table => [
    uniqueIndex('payment_notices_event').on(table.provider, table.eventId),
    index('payment_notices_payment').on(table.payment),
  ],
)

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
    /** Failed, and then paid by hand in another way: how, and why. */
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
