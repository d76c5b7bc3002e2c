import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'

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
