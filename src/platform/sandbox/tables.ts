// What the local sandboxes remember. In the database, so that several processes see the same.
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, index } from 'drizzle-orm/pg-core'
import { id, instant } from '../database/columns.ts'

/** Everything that would have left Safar: e-mails, text messages, words to the team, talk in a live room. */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    id: id(),
    channel: text({ enum: ['mail', 'sms', 'slack', 'room'] }).notNull(),
    sender: text().notNull().default(''),
    recipient: text().notNull(),
    subject: text().notNull().default(''),
    /** Sealed, with `html` and `attachments` in it: see messages.ts. */
    body: text().notNull(),
    html: text(),
    /** Those of a mail that its writer set, in lower case. */
    headers: jsonb().$type<Record<string, string>>(),
    /** What was sent along with a letter. */
    attachments: jsonb().$type<{ name: string; type: string; content: string }[]>(),
    /** The sender's own name for it, such as a Message-ID: sent twice, it lies here once. */
    sentAs: text(),
    at: instant().notNull(),
  },
  table => [
    uniqueIndex('sandbox_messages_sent_as').on(table.sentAs),
    index('sandbox_messages_recipient').on(table.recipient),
  ],
)

/** Stripe's side of a card checkout. */
export const sandboxCheckouts = pgTable(
  'sandbox_checkouts',
  {
    id: text().primaryKey(),
    idempotencyKey: text(),
    /** What was asked for under that key: asked differently, it is refused. */
    request: text().notNull(),
    reference: text(),
    title: text().notNull(),
    currency: text().notNull(),
    amount: integer().notNull(),
    email: text(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    successUrl: text().notNull(),
    cancelUrl: text(),
    status: text({ enum: ['open', 'complete', 'expired'] })
      .notNull()
      .default('open'),
    /** The notice it sent last, so that sending it again is the same notice. */
    eventId: text(),
    paymentId: text(),
    /** How much of it went back, or is on its way. */
    refunded: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    at: instant().notNull(),
  },
  table => [uniqueIndex('sandbox_checkouts_idempotency').on(table.idempotencyKey)],
)

/** Razorpay's side of a payment link. */
export const sandboxPaymentLinks = pgTable(
  'sandbox_payment_links',
  {
    id: text().primaryKey(),
    reference: text(),
    description: text().notNull(),
    currency: text().notNull(),
    amount: integer().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    notes: jsonb().$type<Record<string, string>>().notNull(),
    callbackUrl: text(),
    status: text({ enum: ['created', 'paid', 'cancelled', 'expired'] })
      .notNull()
      .default('created'),
    eventId: text(),
    paymentId: text(),
    /** Once all of it went back, the refund with which it did. */
    refundId: text(),
    refunded: integer().notNull().default(0),
    /** From then on it is not paid any more. */
    expiresAt: instant(),
    at: instant().notNull(),
  },
  table => [uniqueIndex('sandbox_payment_links_reference').on(table.reference)],
)

/** A provider's side of money that goes back; both keep it alike. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: text().primaryKey(),
    provider: text({ enum: ['stripe', 'razorpay'] }).notNull(),
    paymentId: text().notNull(),
    /** The provider's key for a repeated call, and what was asked for under it. */
    idempotencyKey: text(),
    request: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** Ours, as it came with the call. */
    reference: text().notNull(),
    status: text({ enum: ['pending', 'sent', 'failed'] }).notNull(),
    /** Why it failed, in the provider's words. */
    failure: text().notNull().default(''),
    at: instant().notNull(),
  },
  table => [
    uniqueIndex('sandbox_refunds_idempotency').on(table.provider, table.idempotencyKey),
    index('sandbox_refunds_payment').on(table.paymentId),
  ],
)

/** Stripe's side of issuing: who holds a card, and the card. The number on it stands nowhere. */
export const sandboxIssuing = pgTable(
  'sandbox_issuing',
  {
    id: text().primaryKey(),
    idempotencyKey: text().notNull(),
    request: text().notNull(),
    /** By which it is listed: a holder's address, a card's holder. */
    about: text().notNull(),
    /** As Stripe writes it. */
    object: jsonb().$type<object>().notNull(),
    at: instant().notNull(),
  },
  table => [
    uniqueIndex('sandbox_issuing_idempotency').on(table.idempotencyKey),
    index('sandbox_issuing_about').on(table.about),
  ],
)

/** BigMarker's side of a registration. */
export const sandboxRegistrations = pgTable(
  'sandbox_registrations',
  {
    conferenceId: text().notNull(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.conferenceId, table.email] })],
)

/** BigMarker's side of a conference: what its room shows. */
export const sandboxConferences = pgTable('sandbox_conferences', {
  id: text().primaryKey(),
  title: text().notNull(),
  purpose: text().notNull(),
  startTime: instant().notNull(),
  durationMinutes: integer().notNull(),
  /** Which slide the host is at. */
  slide: integer().notNull().default(0),
})

/** What a sandbox signs with: the same in every process on this database. */
export const sandboxSecrets = pgTable('sandbox_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})
