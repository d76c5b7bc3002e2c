import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'

/** A password of a person; it counts only once its address was proved by its owner, see password.ts. */
export const passwords = pgTable('passwords', {
  person: person().primaryKey(),
  /** Argon2id, with its parameters and salt. */
  hash: text().notNull(),
  setAt: instant().notNull(),
})

/** A browser that this person signed in with before: strangers' tries do not count against it. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    person: person().notNull(),
    /** SHA-256 of the cookie. */
    browser: text().notNull(),
    usedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.person, table.browser] })],
)

/** A code sent to a phone. At most one is open for a number and the person who asked for it. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: id(),
    phone: text().notNull(),
    /** Of the browser or the session that asked: they alone can use the code, so nobody else's guesses close it. */
    browser: text(),
    session: uuid(),
    /** Keyed hash: six digits are too few for a bare one. */
    codeHash: text().notNull(),
    guesses: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  table => [index('phone_codes_phone').on(table.phone)],
)

/** A link sent to an address: to sign in, to set a new password, to add the address, or made by staff as a custom token. */
export const links = pgTable(
  'links',
  {
    id: id(),
    purpose: text({
      enum: ['sign-in', 'reset-password', 'custom-token', 'add-email', 'join-account', 'prove'],
    }).notNull(),
    tokenHash: text().notNull(),
    email: text(),
    person: person(),
    /** The one session in which it proves something. */
    session: uuid(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  table => [uniqueIndex('links_token').on(table.tokenHash), index('links_email').on(table.email)],
)

/** A way to sign in that was changed, and what was there before: anyone who had it can put it back for a week. */
export const accountChanges = pgTable(
  'account_changes',
  {
    id: id(),
    person: person().notNull(),
    what: text({ enum: ['email', 'phone', 'password'] }).notNull(),
    /** The address, the number or the hash of the password; null where there was none. */
    before: text(),
    /** Of an address or a number. */
    beforeProvedAt: instant(),
    /** Of the link that puts it back. */
    tokenHash: text().notNull(),
    at: instant().notNull(),
    undoneAt: instant(),
  },
  table => [uniqueIndex('account_changes_token').on(table.tokenHash), index('account_changes_person').on(table.person)],
)

/** What a person agreed to when, in the words shown then. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    person: person().notNull(),
    purpose: text({ enum: ['email', 'terms'] }).notNull(),
    wording: text().notNull(),
    givenAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  table => [index('consents_person').on(table.person)],
)

const transports = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    person: person().notNull(),
    /** By which the device and we name it, in base64url. */
    credentialId: text().notNull(),
    publicKey: bytes().notNull(),
    /** Counts up at each use on devices that count; one that goes back was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the device can be reached, as it said itself. */
    transports: text({ enum: transports }).array().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  table => [uniqueIndex('passkeys_credential').on(table.credentialId), index('passkeys_person').on(table.person)],
)

/** The key of an authenticator app. It counts once a code of it was typed here. */
export const totpKeys = pgTable('totp_keys', {
  person: person().primaryKey(),
  /** Under the key of the person. */
  sealedKey: bytes().notNull(),
  createdAt: instant().notNull(),
  confirmedAt: instant(),
  /** The last half minute whose code was used: none is used twice. */
  lastStep: integer().notNull().default(0),
})

/** What a device is to sign, once. Of nobody until it is signed; of one session where somebody is signed in. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    purpose: text({ enum: ['add', 'prove', 'sign-in'] }).notNull(),
    session: uuid(),
    expiresAt: instant().notNull(),
  },
  table => [index('passkey_challenges_expire').on(table.expiresAt)],
)

/** A passkey was offered, and they would rather not. It is not offered again. */
export const passkeyOffers = pgTable('passkey_offers', {
  person: person().primaryKey(),
  declinedAt: instant().notNull(),
})
