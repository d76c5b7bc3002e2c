// Who at the desk has read a file, from the audit itself.
import * as audited_documents from '#src/features/documents/audit-actions.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { rolesOf } from '#src/features/audit/openings/service.ts'
import type { SeenView } from '../contract.ts'

const mostRead = 2000

/** By file, each reader once, with the last time. Readings from before files were noted name none. */
export async function readersOf(
  db: Queries,
  owner: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, SeenView[]>> {
  if (files.length === 0) return new Map()
  const rows = await db
    .select({ document: deskActions.document, by: deskActions.by, at: deskActions.at, name: people.firstName })
    .from(deskActions)
    .leftJoin(people, eq(people.id, deskActions.by))
    .where(
      and(
        eq(deskActions.about, owner),
        eq(deskActions.what, audited_documents.documentRead.name),
        inArray(deskActions.document, [...files]),
      ),
    )
    .orderBy(desc(deskActions.id))
    .limit(mostRead)
  const roles = await rolesOf(
    db,
    rows.map(({ by }) => by),
  )
  const last = new Map(rows.toReversed().map(row => [`${row.document} ${row.by}`, row]))
  const grouped = Map.groupBy(last.values(), ({ document }) => document ?? '')
  return new Map(
    [...grouped].map(([document, readers]) => [
      document,
      readers.map(({ name, by, at }) => ({ who: name || null, roles: roles.get(by) ?? [], at: momentOf(at) })),
    ]),
  )
}
