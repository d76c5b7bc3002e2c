// What a catalogue is: declared once for each, so that changing, publishing, retiring, versions and drafts are the same
// for all.
import { slot } from '#src/manifest/slots.ts'
import type { z } from 'zod'
import type { AuditAction } from '#src/features/audit/actions.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import type { Messages } from '#src/values/messages.ts'
import type { Problem } from '#src/wire/problem.ts'
import type { DeskRole } from '#src/wire/route.ts'
import type { Content, EntryState, VersionAction } from './rules.ts'

/** Columns that every entry has. */
export type EntryRow = { version: number; changedAt: Temporal.Instant; changedBy: string | null }

export type Declaration<Row extends EntryRow, Typed extends Content> = {
  name: string
  roles: readonly DeskRole[]
  /** Its entries are rows with an id of ours; those of the others are named, such as 'pace-university'. */
  isOfRows?: true
  /** Refuses a change of what somebody else has changed meanwhile. */
  changed: Problem
  changedWords?: (name: string) => string
  /** What the audit calls a change. */
  action: AuditAction
  /** Refuses whatever may not be changed any more. */
  refuse?: (row: Row) => void
  /** Locked until the transaction ends, where `db` is one. */
  find: (db: Queries, id: string) => Promise<Row | undefined>
  /** For the audit. */
  titleOf: (row: Row) => string
  stateOf: (row: Row) => EntryState
  /** As its editor sends it. */
  typedOf: (row: Row) => Typed
  typed: z.ZodType<Typed>
  /** What an earlier version says of a field that is younger than it. */
  blank?: Typed
  check?: (typed: Typed, row: Row, call: Call) => Messages
  /** Whether somebody else has to confirm it first: then it is asked for there, and nothing is written yet. */
  waits?: (change: Change, call: Call, before: Row, typed: Typed, app: AppServices) => Promise<boolean>
  /** Writes what was typed, with `version`, `changedAt` and `changedBy`. */
  write: (change: Change, call: Call, row: Row, typed: Typed) => Promise<unknown>
  /** Shows it to students, or no longer. */
  shown?: {
    publish: AuditAction
    retire: AuditAction
    set: (change: Change, call: Call, row: Row, isShown: boolean) => Promise<unknown>
  }
  announce: (change: Change) => Promise<void>
}

/** Whether a change waits for somebody else; otherwise students see it now. */
export type Saved = { waits: boolean }

/** For the columns that say who changed it. */
export const touched = ({ now, caller }: Call, { version }: { version: number }) => ({
  version: version + 1,
  changedAt: now(),
  changedBy: caller.id,
})

export type Named = { id: string }
export type Seen = Named & { version: number }

/** What the generic calls need to know of a catalogue, whatever it holds. */
export type Catalogue = {
  name: string
  roles: readonly DeskRole[]
  isOfRows?: true
  read: (db: Queries, id: string) => Promise<{ state: EntryState } | undefined>
  /** Refuses what no editor could have sent. */
  checkDraft: (content: Content) => void
  /** Checks what was typed, and makes it the entry. */
  put: (change: Change, call: Call, seen: Seen, content: Content, app: AppServices) => Promise<Saved>
}

export type CatalogueVerbs<Row, Typed> = Catalogue & {
  /** The entry as it was seen, locked. */
  lock: (change: Change, seen: Seen) => Promise<Row>
  write: (change: Change, call: Call, seen: Seen, typed: Typed, what?: AuditAction) => Promise<void>
  /** The same, unless somebody else has to confirm it first. */
  propose: (change: Change, call: Call, seen: Seen, typed: Typed, app: AppServices) => Promise<Saved>
  change: (call: Call, seen: Seen, typed: Typed) => Promise<void>
  publish: (call: Call, named: Named) => Promise<void>
  retire: (call: Call, named: Named) => Promise<void>
  /** After a verb of the catalogue's own: audited, announced, and a version of the entry as it is now. */
  note: (change: Change, call: Call, id: string, noted: { what: AuditAction; as: VersionAction }) => Promise<void>
}

/** What staff edit and students see: its drafts, versions and who changed what. */
export const catalogues = slot<Catalogue>('desk-kit/catalogues')
