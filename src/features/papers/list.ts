// What the page of documents shows: the newest version of each paper, and what steps keep.
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Call } from '#src/platform/services.ts'
import { viewOf } from '../documents/documents.ts'
import { documents } from '../documents/tables.ts'
import type { ElsewhereView, PaperView, PapersView } from './contract.ts'
import { inOrder } from './rules.ts'
import { readersOf } from './seen/seen.ts'
import { stepFiles } from './sources.ts'
import { keptPapers, paperUses } from './tables.ts'

type Sources = Pick<AppServices, 'given'>
type Reading = Pick<Call, 'db' | 'caller'>

export const readPapers =
  (sources: Sources) =>
  async (call: Call): Promise<PapersView> => {
    const [papers, elsewhere] = await Promise.all([papersOf(call), elsewhereOf(call, sources)])
    const files = [...papers.map(({ document }) => document.id), ...elsewhere.map(({ id }) => id)]
    const readers = await readersOf(call.db, call.caller.id, files)
    const readersIn = (file: string) => readers.get(file) ?? []
    return {
      papers: papers.map(paper => ({ ...paper, seen: readersIn(paper.document.id) })),
      elsewhere: elsewhere.map(file => ({ ...file, seen: readersIn(file.id) })),
    }
  }

/** The newest version of each. */
export async function papersOf({ db, caller }: Reading): Promise<Omit<PaperView, 'seen'>[]> {
  const [rows, uses] = await Promise.all([
    db
      .select({ row: keptPapers, document: documents })
      .from(keptPapers)
      .innerJoin(documents, eq(documents.id, keptPapers.document))
      .where(eq(keptPapers.owner, caller.id))
      .orderBy(asc(keptPapers.id)),
    db.select().from(paperUses).where(eq(paperUses.owner, caller.id)).orderBy(asc(paperUses.usedAt)),
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
function usesOf(uses: readonly (typeof paperUses.$inferSelect)[], papers: readonly string[]): PaperView['uses'] {
  const own = uses.filter(({ paper }) => papers.includes(paper))
  const last = new Map(own.map(({ use, usedAt }) => [use, { use, usedAt: momentOf(usedAt) }]))
  return [...last.values()]
}

async function elsewhereOf(call: Reading, { given }: Sources): Promise<Omit<ElsewhereView, 'seen'>[]> {
  const named = (await Promise.all(given(stepFiles).map(filesOf => filesOf(call, call.caller.id)))).flat()
  const ids = named.flatMap(one => ('document' in one ? [one.document] : []))
  const byId = new Map((await ownDocuments(call, ids)).map(row => [row.id, row]))
  return named.flatMap(({ what, usedIn, ...file }) => {
    if ('made' in file) {
      const { at, ...made } = file.made
      return [{ ...made, bytes: null, what, usedIn, sentAt: momentOf(at) }]
    }
    const row = byId.get(file.document)
    if (row === undefined) return []
    const { id, name, bytes, sentAt } = row
    return [{ id, name, bytes, address: `/api/documents/${id}`, what, usedIn, sentAt: momentOf(sentAt) }]
  })
}

/** What a step names is looked at once more: its owner alone sees it. */
async function ownDocuments({ db, caller }: Reading, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select()
    .from(documents)
    .where(and(inArray(documents.id, [...ids]), eq(documents.owner, caller.id), isNotNull(documents.arrivedAt)))
}
