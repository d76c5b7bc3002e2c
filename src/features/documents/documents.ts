// What other features do with files: attach those that were sent with something, and let them go again.
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { foundOne, notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import type { StoredFile } from '../people/personal-data/sources.ts'
import { notAttachable, type DocumentView } from './contract.ts'
import type { PurposeName } from './rules.ts'
import { documents } from './tables.ts'

type Row = typeof documents.$inferSelect

/** `to` names what they were sent with; `owner` whose they are, nobody's for the library. */
type Attached = { ids: readonly string[]; purpose: PurposeName; owner: string | null; to: string }

/** Only what the caller sent themselves, for this purpose and this owner, and once. */
export async function attach(
  { tx }: Change,
  { caller }: Call,
  { ids, purpose, owner, to }: Attached,
): Promise<DocumentView[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .update(documents)
    .set({ attachedTo: to })
    .where(
      and(
        inArray(documents.id, [...ids]),
        eq(documents.sentBy, caller.id),
        eq(documents.purpose, purpose),
        owner === null ? isNull(documents.owner) : eq(documents.owner, owner),
        isNotNull(documents.arrivedAt),
        isNull(documents.attachedTo),
      ),
    )
    .returning()
  if (rows.length !== new Set(ids).size) throw new Refusal(notAttachable)
  return ids.flatMap(id => rows.filter(row => row.id === id).map(viewOf))
}

/** What was sent with one thing goes with another. */
export async function moveAttached({ tx }: Change, from: string, to: string): Promise<void> {
  await tx.update(documents).set({ attachedTo: to }).where(eq(documents.attachedTo, from))
}

/** No longer part of anything: swept away after a day, so that an undo finds it again. */
export async function detach({ tx }: Change, { now }: Call, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(documents)
    .set({ attachedTo: null, sentAt: now() })
    .where(inArray(documents.id, [...ids]))
}

/** What no row names any more. Asked only once the removal of the rows is committed: of two at once the later finds none. */
export async function removeUnused(
  { db, ports }: Pick<Services, 'db' | 'ports'>,
  paths: readonly string[],
): Promise<void> {
  for (const path of new Set(paths))
    if ((await db.$count(documents, eq(documents.path, path))) === 0) await ports.files.remove(path)
}

/** Gone for good, with what is in storage once that is committed: call the answer then. */
export async function discard(
  { tx }: Change,
  call: Pick<Services, 'db' | 'ports'>,
  ids: readonly string[],
): Promise<() => Promise<void>> {
  const gone =
    ids.length === 0
      ? []
      : await tx
          .delete(documents)
          .where(inArray(documents.id, [...ids]))
          .returning({ path: documents.path })
  return () =>
    removeUnused(
      call,
      gone.map(({ path }) => path),
    )
}

/** What was sent with each of these, in the order in which it came. */
export async function attachedTo(db: Queries, names: readonly string[]): Promise<Map<string, DocumentView[]>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .select()
    .from(documents)
    .where(inArray(documents.attachedTo, [...names]))
    .orderBy(documents.id)
  const grouped = Map.groupBy(rows, row => row.attachedTo ?? '')
  return new Map([...grouped].map(([name, found]) => [name, found.map(viewOf)]))
}

/** A file for the server's own use, whole. Anyone who asks has made sure that it may be read. */
export async function readBytes({ db, ports }: Call, id: string): Promise<{ name: string; bytes: Uint8Array }> {
  const [found] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), isNotNull(documents.arrivedAt)))
  const content = found && (await ports.files.get(sealedFor(found.owner), found.path))
  if (found === undefined || content === undefined) throw new Refusal(notFound)
  return { name: found.name, bytes: Buffer.concat(await Array.fromAsync(content)) }
}

/** A file as it goes out. Anyone who asks has made sure that it may be read. */
export async function fileOf({ ports }: Pick<Call, 'ports'>, found: Row | undefined): Promise<FileAnswer> {
  if (found === undefined) throw new Refusal(notFound)
  const { name, type, bytes, owner, path } = found
  const from = (byte: number) => ports.files.get(sealedFor(owner), path, byte)
  const content = foundOne(await from(0))
  return { name, type, content, jumps: { bytes: bytes ?? 0, from } }
}

export const viewOf = ({ id, name, type, bytes }: Row): DocumentView => ({ id, name, type, bytes: bytes ?? 0 })

/** Each content once, under the name with which it came. */
export const storedFilesOf = ({ db }: Services, person: string): Promise<StoredFile[]> =>
  db
    .selectDistinctOn([documents.path], { path: documents.path, name: documents.name })
    .from(documents)
    .where(and(eq(documents.owner, person), isNotNull(documents.arrivedAt)))
    .orderBy(documents.path, documents.id)

/** What belongs to everybody is sealed under a key of the server's own. */
const library = '00000000-0000-0000-0000-00000000b00c'

export const sealedFor = (owner: string | null): string => owner ?? library
