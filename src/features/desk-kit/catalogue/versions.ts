// What an entry said after each change, and the draft of the next one.
import { and, desc, eq, lte, max, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Content, VersionAction } from './rules.ts'
import { catalogueDrafts, catalogueVersions } from '../tables.ts'

export type Entry = { catalogue: string; id: string }
type Version = { action: VersionAction; content: Content; by: string | null; at: Temporal.Instant }

const isOf = ({ catalogue, id }: Entry) =>
  and(eq(catalogueVersions.catalogue, catalogue), eq(catalogueVersions.entry, id))
const isDraftOf = ({ catalogue, id }: Entry) =>
  and(eq(catalogueDrafts.catalogue, catalogue), eq(catalogueDrafts.entry, id))

/** The entry is locked by then, so that numbers follow one another. */
export async function record({ tx }: Change, entry: Entry, versions: readonly Version[]): Promise<void> {
  const last = await lastNumber(tx, entry)
  const { catalogue, id } = entry
  // What was there before the first change is worth as much as what comes after.
  const added = last === 0 ? versions : versions.filter(({ action }) => action !== 'found')
  await tx
    .insert(catalogueVersions)
    .values(added.map((version, at) => ({ ...version, catalogue, entry: id, number: last + at + 1 })))
}

async function lastNumber(db: Queries, entry: Entry): Promise<number> {
  const [found] = await db
    .select({ number: max(catalogueVersions.number) })
    .from(catalogueVersions)
    .where(isOf(entry))
  return found?.number ?? 0
}

const mostShown = 200
const writer = alias(people, 'writer')

export const versionsOf = (db: Queries, entry: Entry) =>
  db
    .select({
      number: catalogueVersions.number,
      action: catalogueVersions.action,
      at: catalogueVersions.at,
      by: writer.firstName,
    })
    .from(catalogueVersions)
    .leftJoin(writer, eq(writer.id, catalogueVersions.by))
    .where(isOf(entry))
    .orderBy(desc(catalogueVersions.number))
    .limit(mostShown)

/** The version of this number and the one before it. */
export const versionAndBefore = (db: Queries, entry: Entry, number: number) =>
  db
    .select({ version: catalogueVersions, by: writer.firstName })
    .from(catalogueVersions)
    .leftJoin(writer, eq(writer.id, catalogueVersions.by))
    .where(and(isOf(entry), lte(catalogueVersions.number, number)))
    .orderBy(desc(catalogueVersions.number))
    .limit(2)

export async function draftOf(db: Queries, entry: Entry) {
  const [found] = await db
    .select({ draft: catalogueDrafts, by: writer.firstName })
    .from(catalogueDrafts)
    .leftJoin(writer, eq(writer.id, catalogueDrafts.by))
    .where(isDraftOf(entry))
  return found
}

/** For this entry, also where there is no draft yet whose row could be locked. */
export async function lockDrafts(db: Queries, { catalogue, id }: Entry): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`draft of ${catalogue}/${id}`}, 0))`)
}

export async function putDraft(
  { tx }: Change,
  { catalogue, id }: Entry,
  draft: Omit<Version, 'action'> & { by: string },
) {
  await tx
    .insert(catalogueDrafts)
    .values({ ...draft, catalogue, entry: id })
    .onConflictDoUpdate({ target: [catalogueDrafts.catalogue, catalogueDrafts.entry], set: draft })
}

/** Of two who take it at once, one has it. */
export async function takeDraft({ tx }: Change, entry: Entry): Promise<Content | undefined> {
  const [taken] = await tx.delete(catalogueDrafts).where(isDraftOf(entry)).returning()
  return taken?.content
}
