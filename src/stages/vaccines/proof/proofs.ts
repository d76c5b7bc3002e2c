import { asc, eq } from 'drizzle-orm'
import { viewOf } from '#src/features/documents/documents.ts'
import { documents } from '#src/features/documents/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { vaccineProofs } from './tables.ts'

/** The papers that somebody has put beside their vaccines, in the order in which they came. */
export async function proofsOf(db: Queries, owner: string) {
  const rows = await db
    .select({ proof: vaccineProofs, document: documents })
    .from(vaccineProofs)
    .innerJoin(documents, eq(documents.id, vaccineProofs.document))
    .where(eq(vaccineProofs.owner, owner))
    .orderBy(asc(vaccineProofs.id))
  return rows.map(({ proof: { id, vaccine }, document }) => ({ id, vaccine, document: viewOf(document) }))
}
