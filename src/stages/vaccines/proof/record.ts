// The one record: what somebody has, on a page, with the papers that show it behind.
import { eq } from 'drizzle-orm'
import { readBytes } from '#src/features/documents/documents.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { poolOf } from '#src/platform/workers/pool.ts'
import { formatDay } from '#src/values/dates.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { knownOf } from '../records/profile-facts.ts'
import { kindWords, vaccineNames } from '../records/copy.ts'
import { proofsOf, recordView } from '../records/queries.ts'
import { dobOf } from '../records/seal.ts'
import { vaccines } from '../requirements/rules.ts'
import { nothingToPrint } from './contract.ts'
import * as copy from './copy.ts'
import type { RecordInput } from './paper.ts'
import type { PressJobs } from './press/worker.ts'

const press = poolOf<PressJobs>(new URL('./press/worker.ts', import.meta.url))

/** In one document one waits for as long as this takes, so not all of it at any size. */
const mostBytes = 24 * 1_048_576

const printingsOf = (person: string) => perHour(`vaccine-papers:${person}`, 30)

export async function record(call: Call): Promise<FileAnswer> {
  const known = await knownOf(call.db, call.vault, call.caller.id)
  if (known.records.length === 0) throw new Refusal(nothingToPrint)
  await call.limits.use(printingsOf(call.caller.id))
  const said = await aboutThem(call, known.university?.name)
  const rows = await rowsOf(call, known.records)
  const print = (most: number) =>
    press.runOn(call.caller.id, 'printRecord', async () => ({ ...said, rows, proofs: await filesOf(call, most) }))
  // Papers that nobody can open within bounds are named without their pages, too.
  const pdf = await print(mostBytes).catch(() => print(0))
  return { name: copy.fileName, type: 'application/pdf', content: piece(pdf) }
}

async function aboutThem(call: Call, university: string | undefined) {
  const [person] = await call.db.select().from(people).where(eq(people.id, call.caller.id))
  const dob = await dobOf(call)
  return {
    at: call.now().toString(),
    name: [person?.firstName, person?.middleName, person?.lastName].filter(Boolean).join(' '),
    dob: dob === undefined ? '' : formatDay(Temporal.PlainDate.from(dob)),
    university: university ?? '',
  }
}

/** In the order of the vaccines, then of the days. */
async function rowsOf(
  call: Call,
  records: Awaited<ReturnType<typeof knownOf>>['records'],
): Promise<RecordInput['rows']> {
  const views = await Promise.all(records.map(row => recordView(call, row)))
  return vaccines.flatMap(vaccine =>
    views
      .filter(view => view.vaccine === vaccine)
      .map(({ kind, on, clinic, country }) => ({
        what: `${vaccineNames[vaccine]}: ${kindWords[kind]}`,
        on: on === null ? copy.paper.noDate : formatDay(Temporal.PlainDate.from(on)),
        where: [clinic || copy.paper.noClinic, country === 'US' ? 'US' : 'India'].join(', '),
      })),
  )
}

/** Those that fit; the others are named without their pages. */
async function filesOf(call: Call, most: number): Promise<RecordInput['proofs']> {
  const files: { label: string; type: string; bytes: Uint8Array | null }[] = []
  let sum = 0
  for (const { vaccine, document } of await proofsOf(call.db, call.caller.id)) {
    sum += document.bytes
    const bytes = sum > most ? null : (await readBytes(call, document.id)).bytes
    files.push({ label: `${vaccineNames[vaccine]}: ${document.name}`, type: document.type, bytes })
  }
  return files
}

async function* piece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
