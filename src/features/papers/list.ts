// What the page of documents shows: the newest version of each paper, and what steps keep.
import { and, asc, eq, inArray, isNotNull, desc } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Call, Services } from '#src/platform/services.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import { slot } from '#src/manifest/slots.ts'
import { viewOf } from '../documents/documents.ts'
import { documents } from '../documents/tables.ts'
import * as audited_documents from '../documents/audit-actions.ts'
import { deskActions } from '../audit/tables.ts'
import { rolesOf } from '../audit/openings/service.ts'
import type { PurposeName } from '../documents/rules.ts'
import type { ElsewhereView, PaperView, PapersView, SeenView } from './contract.ts'
import { inOrder } from './rules.ts'
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

// Who at the desk has read a file, from the audit itself.

const mostRead = 2000

/** By file, each reader once, with the last time. Readings from before files were noted name none. */
async function readersOf(
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

// What other features and stages say about the files that they keep of a student: each in its `module.server.ts`.

/** The step that a file belongs to, by its address, and what the file is there. */
type AtStep = { what: string; usedIn: `/${string}` }

/** One that came in, by its id; or one that we made, with the address at which it is read. */
type FileOfStep = AtStep &
  ({ document: string } | { made: { id: string; name: string; address: `/${string}`; at: Temporal.Instant } })

export type StepFilesSource = (services: Pick<Services, 'db'>, owner: string) => Promise<FileOfStep[]>

/** For all files of one purpose, where the step has no more to say of each. */
export const filesFor =
  (purpose: PurposeName, at: AtStep): StepFilesSource =>
  async ({ db }, owner) => {
    const rows = await db
      .select({ document: documents.id })
      .from(documents)
      .where(and(eq(documents.owner, owner), eq(documents.purpose, purpose), isNotNull(documents.attachedTo)))
      .orderBy(asc(documents.id))
    return rows.map(row => ({ ...row, ...at }))
  }

export const allOf =
  (...sources: readonly StepFilesSource[]): StepFilesSource =>
  async (services, owner) =>
    (await Promise.all(sources.map(source => source(services, owner)))).flat()

/** Files of a student that the steps of a module keep, for the page of all their documents. */
export const stepFiles = slot<StepFilesSource>('vault/files')
