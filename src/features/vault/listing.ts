// What the vault shows: the newest version of each paper, and what steps keep.
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Call } from '#src/platform/house.ts'
import { viewOf } from '../documents/documents.ts'
import { documents } from '../documents/tables.ts'
import type { ElsewhereView, PaperView, VaultView } from './contract.ts'
import { inOrder } from './rules.ts'
import { readersOf } from './seen/seen.ts'
import { vaultPapers, vaultUses } from './tables.ts'

type Sources = Pick<AppServices, 'vaultFilesOf'>
type Reading = Pick<Call, 'db' | 'caller'>

export const readVault =
  ({ vaultFilesOf }: Sources) =>
  async (call: Call): Promise<VaultView> => {
    const [papers, elsewhere] = await Promise.all([papersOf(call), elsewhereOf(call, vaultFilesOf)])
    const files = [...papers, ...elsewhere].map(({ document }) => document.id)
    const readers = await readersOf(call.db, call.caller.id, files)
    const withReaders = <One extends { document: { id: string } }>(one: One) => ({
      ...one,
      seen: readers.get(one.document.id) ?? [],
    })
    return { papers: papers.map(withReaders), elsewhere: elsewhere.map(withReaders) }
  }

async function papersOf({ db, caller }: Reading): Promise<Omit<PaperView, 'seen'>[]> {
  const [rows, uses] = await Promise.all([
    db
      .select({ row: vaultPapers, document: documents })
      .from(vaultPapers)
      .innerJoin(documents, eq(documents.id, vaultPapers.document))
      .where(eq(vaultPapers.owner, caller.id))
      .orderBy(asc(vaultPapers.id)),
    db.select().from(vaultUses).where(eq(vaultUses.owner, caller.id)).orderBy(asc(vaultUses.usedAt)),
  ])
  const older = Map.groupBy(rows, ({ row }) => row.replacedBy ?? '')
  const views = rows.flatMap(({ row, document }) => {
    const { id, paper, year, issuedOn, validUntil, addedAt, replacedBy } = row
    if (replacedBy !== null) return []
    const versions = (older.get(id) ?? []).toReversed()
    return [
      {
        id,
        paper,
        year,
        document: viewOf(document),
        issuedOn: issuedOn?.toString() ?? null,
        validUntil: validUntil?.toString() ?? null,
        addedAt: momentOf(addedAt),
        versions: versions.map(one => ({ document: viewOf(one.document), addedAt: momentOf(one.row.addedAt) })),
        uses: usesOf(uses, [id, ...versions.map(one => one.row.id)]),
      },
    ]
  })
  return inOrder(views)
}

/** Each step once, also where it was given an older version before. */
function usesOf(uses: readonly (typeof vaultUses.$inferSelect)[], papers: readonly string[]): PaperView['uses'] {
  const own = uses.filter(({ paper }) => papers.includes(paper))
  const last = new Map(own.map(({ use, usedAt }) => [use, { use, usedAt: momentOf(usedAt) }]))
  return [...last.values()]
}

async function elsewhereOf(
  call: Reading,
  vaultFilesOf: Sources['vaultFilesOf'],
): Promise<Omit<ElsewhereView, 'seen'>[]> {
  const named = await vaultFilesOf(call, call.caller.id)
  if (named.length === 0) return []
  const rows = await call.db
    .select()
    .from(documents)
    .where(
      and(
        inArray(
          documents.id,
          named.map(({ document }) => document),
        ),
        eq(documents.owner, call.caller.id),
        isNotNull(documents.arrivedAt),
      ),
    )
  const byId = new Map(rows.map(row => [row.id, row]))
  return named.flatMap(({ document, what, usedIn }) => {
    const row = byId.get(document)
    return row === undefined ? [] : [{ document: viewOf(row), what, usedIn, sentAt: momentOf(row.sentAt) }]
  })
}
