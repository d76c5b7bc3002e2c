// Of which SEVIS record a paper is, as it was read on the student's device. It is kept with the content, so that every place
// that uses it knows it.
import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn } from '#src/wire/problem.ts'
import { documents } from './tables.ts'

type Sealing = Pick<Call, 'vault' | 'caller'>

const says = z.object({ sevisId: z.string() })

/** Statements compare it where nothing can be opened. It stays the same when two accounts become one. */
export const recordMarkOf = ({ vault }: Pick<Call, 'vault'>, sevisId: string): string | null =>
  sevisId === '' ? null : vault.mark(`sevis-record:${sevisId}`)

export const sealedRecord = ({ vault, caller }: Sealing, sevisId: string): Promise<Uint8Array> =>
  vault.seal(caller.id, JSON.stringify({ sevisId }))

export const recordOf = async (
  { vault, caller }: Sealing,
  row: Pick<typeof documents.$inferSelect, 'says'>,
): Promise<string | null> =>
  row.says === null ? null : says.parse(JSON.parse(await vault.open(caller.id, row.says))).sevisId

/** On every row that names this content. */
export async function keepRecord(
  { tx }: Pick<Change, 'tx'>,
  call: Call,
  { id, sevisId, sealed }: { id: string; sevisId: string; sealed: Uint8Array },
): Promise<void> {
  const isOwn = eq(documents.owner, call.caller.id)
  const { path } = foundIn(
    await tx
      .select({ path: documents.path })
      .from(documents)
      .where(and(eq(documents.id, id), isOwn, isNotNull(documents.arrivedAt))),
  )
  await tx
    .update(documents)
    .set({ says: sealed, recordMark: recordMarkOf(call, sevisId) })
    .where(and(eq(documents.path, path), isOwn))
}
