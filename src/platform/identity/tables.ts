import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../database/columns.ts'

/** Everyone: students, guests and the people at the desk. Whose row it is, stands in each table as `owner`. */
export const people = pgTable(
  'people',
  {
    id: id(),
    firstName: text().notNull().default(''),
    middleName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    /** Lower-cased; the address one signs in with. */
    email: text(),
    emailVerifiedAt: instant(),
    /** In E.164, such as +919812345678. */
    phone: text(),
    phoneVerifiedAt: instant(),
    isGuest: boolean().notNull().default(false),
    /** What their browser says, such as America/New_York: whose day it is where they are. In India until it is known. */
    zone: text(),
    createdAt: instant().notNull(),
    /** Where an account was made for somebody else's journey: where such a person begins, as long as none of their own has begun. */
    cameFor: text({ enum: ['family'] }),
    /** Nothing is left that says who this was. */
    erasedAt: instant(),
  },
  table => [
    uniqueIndex('people_email').on(table.email),
    uniqueIndex('people_phone').on(table.phone),
    check('people_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

/** How somebody shows who they are. A link that the desk made shows only that the desk made it. */
export const proofKinds = ['password', 'code', 'link', 'desk-link', 'sign-up', 'guest', 'passkey', 'totp'] as const
export type ProofKind = (typeof proofKinds)[number]

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    person: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, which only the browser holds. */
    tokenHash: text().notNull(),
    /** A bearer token hangs on the session that asked for it and ends with it. */
    parent: uuid(),
    /** When somebody last proved who they are: some things are shown only soon after. */
    provedAt: instant().notNull(),
    provedBy: text({ enum: proofKinds }).notNull().default('password'),
    /** How it was opened. */
    how: text({ enum: proofKinds }).notNull().default('password'),
    /** When a second factor was given in it last: without one, no role counts here. */
    secondFactorAt: instant(),
    /** When somebody last worked at the desk in it, within five minutes. */
    lastActiveAt: instant(),
    createdAt: instant().notNull(),
    /** When it was used last, within the hour: null until an hour after it was opened. */
    usedAt: instant(),
    expiresAt: instant().notNull(),
    agent: text().notNull().default(''),
    /** Whose clock its browser keeps, such as America/New_York, as that browser said itself. */
    zone: text(),
  },
  table => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_person').on(table.person),
    index('sessions_parent').on(table.parent),
  ],
)

/** When a session of theirs was opened last. Apart from the person, whose row makes another version of their facts. */
export const lastSeen = pgTable('last_seen', {
  person: uuid()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  at: instant().notNull(),
})

/** Who sits at the desk, and as what. A lender sits there for one bank. */
export const staff = pgTable(
  'staff',
  {
    person: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    role: text({ enum: ['advisor', 'lender', 'underwriter', 'admin'] }).notNull(),
    bank: text(),
    grantedAt: instant().notNull(),
    grantedBy: uuid(),
  },
  table => [
    primaryKey({ columns: [table.person, table.role] }),
    check('staff_lender_has_bank', sql`(${table.role} = 'lender') = (${table.bank} is not null)`),
  ],
)
