// The one reading of a student's papers: the newest version of each that they keep here, and what steps keep. The page of
// documents, the list for the interview, its folder and every place that takes a paper read this.
import { and, asc, eq, inArray, isNotNull, desc } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Call, Services } from '#src/platform/services.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import { slot } from '#src/manifest/slots.ts'
import { viewOf } from '../documents/documents.ts'
import { recordOf } from '../documents/records.ts'
import { documents } from '../documents/tables.ts'
import { readProfile } from '../passport-profile/stored.ts'
import * as audited_documents from '../documents/audit-actions.ts'
import { deskActions } from '../audit/tables.ts'
import { rolesOf } from '../audit/openings/service.ts'
import type { PurposeName } from '../documents/rules.ts'
import type { ElsewhereView, PaperView, PapersView, SeenView } from './contract.ts'
import { yourDocuments } from './copy.ts'
import { inOrder, recordIn, type Concerned, type PaperName } from './rules.ts'
import { keptPapers, paperUses } from './tables.ts'

type Sources = Pick<AppServices, 'given'>
type Reading = Pick<Call, 'db' | 'caller' | 'vault'>

export const readPapers =
  (sources: Sources) =>
  async (call: Call): Promise<PapersView> => {
    const { papers, elsewhere, record } = await allPapersOf(call, sources)
    const files = [...papers, ...elsewhere].flatMap(({ files: own }) => own)
    const readers = await readersOf(call.db, call.caller.id, files)
    const withReaders = <P extends Stored>({ files: own, ...paper }: P) => ({
      ...paper,
      seen: lastOfEach(own.flatMap(file => readers.get(file) ?? [])),
    })
    return { papers: papers.map(withReaders), elsewhere: elsewhere.map(withReaders), record }
  }

/** Somebody may have read one content in two places. */
const lastOfEach = (seen: readonly SeenView[]): SeenView[] => [
  ...new Map(
    seen.toSorted((one, other) => one.at.localeCompare(other.at)).map(one => [`${one.who} ${one.roles.join()}`, one]),
  ).values(),
]

/** The rows under which one content is kept: each place has its own, with its own readers. */
type Stored = { files: readonly string[] }
type Kept = Omit<PaperView, 'seen'> & Stored
type AtPlace = Omit<ElsewhereView, 'seen'> & Stored

/** All papers, and each once: what a place uses of a paper that is kept here is named with that paper. */
export async function allPapersOf(
  call: Reading,
  sources: Sources,
): Promise<{ papers: readonly Kept[]; elsewhere: readonly AtPlace[]; record: string | null }> {
  const [papers, places, profile] = await Promise.all([
    keptOf(call),
    placesOf(call, sources),
    readProfile(call, call.db),
  ])
  const takenBy = new Map<string, AtPlaceRow[]>()
  const others: AtPlaceRow[] = []
  for (const one of places) {
    const keeper = papers.find(({ paths }) => one.path !== null && paths.includes(one.path))
    if (keeper === undefined) others.push(one)
    else takenBy.set(keeper.id, [...(takenBy.get(keeper.id) ?? []), one])
  }
  return {
    record: recordIn(profile.facts.sevisId ?? '', [...papers, ...places]),
    papers: papers.map(kept => {
      const { paths: _, ...paper } = kept
      const taken = takenBy.get(paper.id) ?? []
      const uses = taken.map(({ usedIn, addedAt }) => ({ use: usedIn, usedAt: addedAt }))
      return {
        ...paper,
        uses: [...new Map([...paper.uses, ...uses].map(one => [one.use, one])).values()],
      }
    }),
    elsewhere: others.map(other => {
      const { path: _, ...one } = other
      return one
    }),
  }
}

/** The newest version of each that is kept here, with where the content of each version lies. */
async function keptOf(call: Reading): Promise<(Kept & { paths: readonly string[] })[]> {
  const { db, caller } = call
  const [rows, uses] = await Promise.all([
    db
      .select({ row: keptPapers, document: documents })
      .from(keptPapers)
      .innerJoin(documents, eq(documents.id, keptPapers.document))
      .where(eq(keptPapers.owner, caller.id))
      .orderBy(asc(keptPapers.id)),
    db.select().from(paperUses).where(eq(paperUses.owner, caller.id)).orderBy(asc(paperUses.usedAt)),
  ])
  const stored = [...new Set(rows.map(({ document }) => document.path))]
  const sharing = await rowsNaming(db, caller.id, stored)
  const older = Map.groupBy(rows, ({ row }) => row.replacedBy ?? '')
  const records = await recordsOf(
    call,
    rows.map(({ document }) => document),
  )
  const views = rows.flatMap(({ row, document }) => {
    const { id, paper, concerns, year, issuedOn, validUntil, addedAt, replacedBy } = row
    if (replacedBy !== null) return []
    const versions = (older.get(id) ?? []).toReversed()
    const paths = [document, ...versions.map(one => one.document)].map(({ path }) => path)
    return [
      {
        id,
        paper,
        part: null,
        concerns,
        year,
        document: viewOf(document),
        issuedOn: issuedOn?.toString() ?? null,
        validUntil: validUntil?.toString() ?? null,
        addedAt: momentOf(addedAt),
        place: yourDocuments,
        sevisId: records.get(document.id) ?? null,
        versions: versions.map(one => ({
          document: viewOf(one.document),
          addedAt: momentOf(one.row.addedAt),
          isFitted: one.row.fittedFrom === id,
        })),
        uses: usesOf(uses, [id, ...versions.map(one => one.row.id)]),
        files: sharing.flatMap(({ id: file, path }) => (paths.includes(path) ? [file] : [])),
        paths,
      },
    ]
  })
  return inOrder(views)
}

const recordsOf = async (call: Reading, rows: readonly (typeof documents.$inferSelect)[]) =>
  new Map(await Promise.all(rows.map(async row => [row.id, await recordOf(call, row)] as const)))

/** Every use of these contents, also in the chat: who read one has read the paper. */
async function rowsNaming(db: Queries, owner: string, paths: readonly string[]) {
  if (paths.length === 0) return []
  return db
    .select({ id: documents.id, path: documents.path })
    .from(documents)
    .where(and(eq(documents.owner, owner), inArray(documents.path, [...paths])))
}

/** Each step once, also where it was given an older version before. */
function usesOf(uses: readonly (typeof paperUses.$inferSelect)[], papers: readonly string[]): PaperView['uses'] {
  const own = uses.filter(({ paper }) => papers.includes(paper))
  const last = new Map(own.map(({ use, usedAt }) => [use, { use, usedAt: momentOf(usedAt) }]))
  return [...last.values()]
}

type AtPlaceRow = AtPlace & { path: string | null }

async function placesOf(call: Reading, { given }: Sources): Promise<AtPlaceRow[]> {
  const named = (await Promise.all(given(stepFiles).map(filesOf => filesOf(call, call.caller.id)))).flat()
  const ids = named.flatMap(one => ('document' in one ? [one.document] : []))
  const rows = await ownDocuments(call, ids)
  const [byId, records] = [new Map(rows.map(row => [row.id, row])), await recordsOf(call, rows)]
  return named.flatMap(({ couldBe = [], part = null, ...file }): AtPlaceRow[] => {
    const said = { couldBe: [...couldBe], part, year: null, issuedOn: null, validUntil: null }
    if ('made' in file) {
      const { made, ...at } = file
      const { at: madeAt, ...rest } = made
      return [
        {
          ...at,
          ...said,
          ...rest,
          document: null,
          sevisId: null,
          addedAt: momentOf(madeAt),
          files: [made.id],
          path: null,
        },
      ]
    }
    const { document, ...at } = file
    const row = byId.get(document)
    if (row === undefined) return []
    const { id, name, sentAt, path } = row
    const address = `/api/documents/${id}`
    const sevisId = records.get(id) ?? null
    const known = { id, name, document: viewOf(row), address, sevisId, addedAt: momentOf(sentAt) }
    return [{ ...at, ...said, ...known, files: [id], path }]
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

/** What a file is, whatever the place that took it calls it, and the step that it belongs to. */
export type AtStep = {
  paper: PaperName
  /** Where the place takes several kinds as one, what else it may be. */
  couldBe?: readonly PaperName[]
  part?: string
  /** Null where the place does not know it. */
  concerns: Concerned | null
  /** What it is called there. */
  what: string
  usedIn: `/${string}`
  /** The place as a sentence names it: 'your loan papers'. */
  place: string
}

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
