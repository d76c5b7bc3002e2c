// What every verb is handed: the server it lives in, and who is calling. The clock, ids and randomness
// are here so that a test can stand in 2022 and nothing below reads them from the air.
import type { Origin } from '#src/values/networks.ts'
import type { DeskRole } from '../wire/route.ts'
import type { ChangeRunner } from './database/change.ts'
import type { Database, InTransaction, Sql } from './database/database.ts'
import type { Limits } from './database/limits.ts'
import type { FactsCache } from './facts/cache.ts'
import type { ProofKind } from './identity/tables.ts'
import type { Ports } from './ports.ts'
import type { Settings } from './settings.ts'
import type { Standby } from './standby/standby.ts'
import type { Vault } from './vault/vault.ts'

export type Services = {
  settings: Settings
  db: Database
  inTransaction: InTransaction
  /** Prepared statements, for the reads that everyone makes at every page. */
  sql: Sql
  /** For reads that may be some seconds old. */
  standby: Pick<Standby, 'isSet' | 'read' | 'readCommitted'>
  now: () => Temporal.Instant
  /** Unguessable bytes. */
  random: (length: number) => Uint8Array
  change: ChangeRunner
  factsCache: FactsCache
  limits: Limits
  vault: Vault
  ports: Ports
}

export type Caller = {
  id: string
  sessionId: string
  firstName: string
  email: string | null
  phone: string | null
  isGuest: boolean
  /** Where they are; India until their browser has said so. */
  zone: string
  /** Where this session is, once its browser has said so. */
  sessionZone: string | null
  /** When this session was used last, within the hour. */
  usedAt: Temporal.Instant
  provedAt: Temporal.Instant
  provedBy: ProofKind
  secondFactorAt: Temporal.Instant | null
  /** Of staff, and empty unless a second factor was given in this session: see identity/desk-time.ts. */
  roles: readonly DeskRole[]
  /** The one bank that a lender sits at the desk for. */
  bank: string | null
  /** When the roles stop counting, unless somebody goes on working; null without roles. */
  deskUntil: Temporal.Instant | null
  /** Which facts of theirs were visible when the session was read; not known without one. See platform/facts. */
  factsVersion: string | null
  /** What the database had seen when this was read: an event stream that starts here misses nothing. */
  cursor: string
}

/** Whose data is read: the caller's own, or that of a student whom somebody may read. Today is the day where they are. */
export type Owner = Pick<Caller, 'id' | 'zone'>

/** A call by somebody who is signed in. */
export type Call = Services & {
  caller: Caller
  /** The sender says that what looks like an Aadhaar or card number is something else. */
  keepsNumbers?: boolean
}
/** A call by anyone: what the request itself tells is all we know. */
export type OpenCall = Services & { caller: Caller | undefined; request: Exchange }

export type Exchange = {
  /** For the captcha's provider alone. Limits count by the origin: of IPv6 a household has more addresses than it can use up. */
  ip: string
  origin: Origin
  agent: string
  /** What this browser is known by, no matter who signs in with it; undefined until somebody did. */
  browser: string | undefined
  holdBrowser: (token: string) => void
  /** Hands the browser its session, or takes it away. */
  holdSession: (opened: { token: string; expiresAt: Temporal.Instant }) => void
  dropSession: () => void
  /** For a provider that reads more of our answer than its body. */
  answerHeader: (header: { name: string; value: string }) => void
}
