// The folder for the interview, made from the newest version of each paper.
import { eq } from 'drizzle-orm'
import { editedFacts } from '#src/features/dated-facts/catalogue.ts'
import { deferralsOf } from '#src/features/plan/deferral/service.ts'
import { planKnownOf } from '#src/features/plan/service.ts'
import { zipOf, type Entry } from '#src/platform/zip.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { inOnePiece, pdfAnswer } from '#src/platform/made-files.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { readBytes } from '#src/features/documents/documents.ts'
import { allPapersOf } from '#src/features/papers/list.ts'
import type { StageView } from '#src/journey/views.ts'
import { filesAmong, fromEarlierRound, roundBeganIn, type Since } from '#src/features/papers/rules.ts'
import { validityRules } from '#src/features/papers/validity/rules.ts'
import { poolOf } from '#src/platform/workers/pool.ts'
import { printList, readTicks } from '../compile-docs/service.ts'
import type { TicksView } from '../compile-docs/contract.ts'
import { planPapers } from '../compile-docs/shown-in-plan.ts'
import { tooManyPacks } from './contract.ts'
import * as copy from './copy.ts'
import type { PackInput } from './cover.ts'
import { missingIn, packOf } from './rules.ts'
import type { PressJobs } from './press/worker.ts'

/** In one document one waits for as long as this takes, so not all of it at any size. */
const mostBytes = 24 * 1_048_576

const makingsOf = (person: string) => perHour(`vault-packs:${person}`, 30)

type Sources = Pick<AppServices, 'stagesOf' | 'given'>

export const packHandlers = (app: Sources) => ({
  pack: async (call: Call): Promise<FileAnswer> => {
    await call.limits.use(makingsOf(call.caller.id), tooManyPacks)
    const [rows, said] = await Promise.all([packFor(app, call, await listsOf(app, call)), aboutThem(call)])
    const print = (most: number) =>
      press.runOn(call.caller.id, 'printPack', async () => ({
        ...said,
        interviewOn: rows.interviewOn,
        rows: await withFiles(call, rows.pack, most),
      }))
    // Papers that nobody can open within bounds are named without their pages, too.
    return pdfAnswer(copy.fileName, await print(mostBytes).catch(() => print(0)))
  },
  packZip: async (call: Call): Promise<FileAnswer> => {
    await call.limits.use(makingsOf(call.caller.id), tooManyPacks)
    const { pack } = await packFor(app, call, await listsOf(app, call))
    return { name: copy.zipName, type: 'application/zip', content: zipOf(entriesOf(call, pack), call.now()) }
  },
})

type Rows = Awaited<ReturnType<typeof packFor>>['pack']

type Lists = Awaited<ReturnType<typeof listsOf>>

const listsOf = (app: Sources, call: Call) => Promise.all([readTicks(call), allPapersOf(call, app)])

async function packFor(app: Sources, call: Call, [ticked, papers]: Lists) {
  const stages = await app.stagesOf(call)
  const [known, edited, deferrals] = await Promise.all([
    planKnownOf(call, stages),
    editedFacts(call.db),
    deferralsOf(call),
  ])
  const around = { ...known, ...sinceOf(stages, deferrals, papers.record), today: dayOf(call.now()) }
  return {
    interviewOn: ticked.interviewOn,
    pack: packOf({ papers: filesAmong(papers), ...ticked, rules: validityRules(edited), around }),
  }
}

/** The list to tick and to print: what the student ticked, and what is ready because a good file of it is here. */
export const listHandlers = (app: Sources) => ({
  read: (call: Call): Promise<TicksView> => withFilesOf(app, call),
  checklist: async (call: Call): Promise<FileAnswer> => printList(call, await withFilesOf(app, call)),
})

async function withFilesOf(app: Sources, call: Call): Promise<TicksView> {
  const lists = await listsOf(app, call)
  const [ticked, { papers, elsewhere }] = lists
  // Most who open the list have no file yet, and their plan need not be read.
  if (papers.length + elsewhere.length === 0) return { ...ticked, ready: [] }
  const { pack } = await packFor(app, call, lists)
  const ready = pack.flatMap(({ id, standing, papers: [file] }) =>
    standing === 'ready' && file !== undefined ? [{ paper: id, place: file.place, addedAt: file.addedAt }] : [],
  )
  return { ...ticked, ready }
}

/** The files that count on the list, in the folder and in the plan. */
export const onList = async (app: Sources, call: Call): Promise<readonly string[]> =>
  idsIn((await packNow(app, call)).filter(({ standing, id }) => standing === 'ready' && id !== 'bank-letter'))

export const inFolder = async (app: Sources, call: Call): Promise<readonly string[]> =>
  idsIn((await packNow(app, call)).filter(({ standing }) => standing !== 'skipped'))

export async function onPlan(app: Sources, call: Call): Promise<readonly string[]> {
  const [stages, { papers, record }, deferrals] = await Promise.all([
    app.stagesOf(call),
    allPapersOf(call, app),
    deferralsOf(call),
  ])
  const since = sinceOf(stages, deferrals, record)
  return papers.flatMap(paper =>
    planPapers.includes(paper.paper) && fromEarlierRound(paper, since) === undefined ? [paper.document.id] : [],
  )
}

const packNow = async (app: Sources, call: Call) => (await packFor(app, call, await listsOf(app, call))).pack
const idsIn = (rows: Rows): string[] => rows.flatMap(({ papers }) => papers.map(({ document }) => document.id))

const sinceOf = (
  stages: readonly StageView[],
  deferrals: Awaited<ReturnType<typeof deferralsOf>>,
  record: string | null,
): Since => ({ roundBegan: roundBeganIn(stages), startMoved: deferrals.at(-1)?.deferredAt ?? null, record })

async function aboutThem(call: Call) {
  const [[person], edited] = await Promise.all([
    call.db.select().from(people).where(eq(people.id, call.caller.id)),
    editedFacts(call.db),
  ])
  return {
    at: call.now().toString(),
    name: [person?.firstName, person?.middleName, person?.lastName].filter(Boolean).join(' '),
    print: edited.find(({ id }) => id === copy.print.id)?.words ?? copy.print.text,
  }
}

/** Those that fit; the others are named without their pages. */
async function withFiles(call: Call, rows: Rows, most: number): Promise<PackInput['rows']> {
  let sum = 0
  const read = async ({ id, name, type, bytes }: Rows[number]['papers'][number]['document']) => {
    sum += bytes
    return { name, type, bytes: sum > most ? null : (await readBytes(call, id)).bytes }
  }
  const filled: PackInput['rows'][number][] = []
  for (const { part, title, isOptional, standing, papers, leftOut, warnings } of rows) {
    const files = []
    for (const { document } of papers) files.push(await read(document))
    filled.push({
      part,
      title,
      isOptional,
      standing,
      because: [...leftOut, ...warnings][0]?.because.words ?? '',
      files,
    })
  }
  return filled
}

/** Numbered in the order of the folder, so that they lie in it in any program. */
async function* entriesOf(call: Call, rows: Rows): AsyncGenerator<Entry, void> {
  const named: string[] = []
  for (const { title, papers } of rows)
    for (const { document } of papers) {
      const ending = document.name.slice(document.name.lastIndexOf('.'))
      const name = `${String(named.length + 1).padStart(2, '0')} ${plain(title)}${plain(ending)}`
      named.push(name)
      yield { name, content: inOnePiece((await readBytes(call, document.id)).bytes) }
    }
  const lines = [
    copy.print.text,
    '',
    ...named,
    '',
    copy.paper.missing,
    ...missingIn(rows).map(({ title }) => title),
    '',
  ]
  yield { name: 'README.txt', content: inOnePiece(Buffer.from(lines.join('\r\n'))) }
}

const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}._, -]/gu, '')

/** Where the folder for the interview is made. */
const press = poolOf<PressJobs>(new URL('./press/worker.ts', import.meta.url))
