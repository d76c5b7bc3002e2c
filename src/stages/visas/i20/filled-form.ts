import { and, eq, ne, isNotNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import { perHour } from '#src/platform/database/limits.ts'
import { knownValues, type Sources } from '#src/features/people/values/statements.ts'
import type { Call } from '#src/platform/services.ts'
import { inOnePiece } from '#src/platform/made-files.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import { readBytes } from '#src/features/documents/documents.ts'
import { documents } from '#src/features/documents/tables.ts'
import { poolOf } from '#src/platform/workers/pool.ts'
import { dobMissing, type FilledI20, type I20Data } from './contract.ts'
import { readDocument, universityOf } from './document.ts'
import { fillingOf } from './forms/rules.ts'
import { asSevisTakes, nameProblems } from './rules.ts'
import { filledI20s, i20Forms } from './tables.ts'
import type { PressJobs } from './press/worker.ts'

type University = FilledI20['university']
type Made = { pdf: Uint8Array; form: string | null }

export async function fill(call: Call, sources: Sources): Promise<FilledI20> {
  await call.limits.use(fillingsOf(call.caller.id))
  const { data: typed, universityId } = await readDocument(call, await knownValues(call, sources))
  const data = asSevisTakes(typed)
  // What the form marks as wrong is printed for nobody, wherever it came from.
  const wrong = nameProblems(data)
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
  if (data.dob === undefined || data.dob === '') throw new Refusal(dobMissing)
  const university = await universityOf(call, universityId)
  const { pdf, form } = await make(call, data, university)
  const file = Buffer.from(call.random(16)).toString('hex')
  await call.ports.files.put(call.caller.id, storedAs(call.caller.id, file), inOnePiece(pdf))
  const { filled, replaced } = await note(call, { file, university, form }).catch(async error => {
    await call.ports.files.remove(storedAs(call.caller.id, file))
    throw error
  })
  for (const old of replaced) await call.ports.files.remove(storedAs(call.caller.id, old))
  return filled
}

const fillingsOf = (person: string) => perHour(`i20:${person}`, 20)

/** The university's own form, where the desk has mapped one; the worksheet for all others. */
async function make(call: Call, data: I20Data, university: University): Promise<Made> {
  const own = university === null ? undefined : await publishedForm(call, university.id)
  const worksheet = async (): Promise<Made> => {
    const input = { data, university: university?.name ?? '', at: call.now().toString() }
    return { pdf: await press.run(call.caller.id, 'fillWorksheet', input), form: null }
  }
  if (own === undefined || university === null) return worksheet()
  const filling = fillingOf(own.mapping, data, university.name)
  try {
    return { pdf: await press.run(call.caller.id, 'fillForm', { pdf: own.pdf, filling }), form: own.name }
  } catch (error) {
    await recordFailure(call, error)
    return worksheet()
  }
}

/** A form that cannot be filled after all keeps nobody from the worksheet, and somebody hears of it. */
const recordFailure = ({ ports }: Call, error: unknown): Promise<void> => {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return ports.errors.record({ where: 'server', message, stack, url: '/visas/i20/fillI20', requestId: undefined })
}

type Noted = { file: string; university: University; form: string | null }

/** The file lies there by now; once it is noted, the earlier ones may go. */
async function note(call: Call, { file, university, form }: Noted) {
  const owner = call.caller.id
  const filledAt = call.now()
  return call.change(async ({ tx, announce }) => {
    await tx.insert(filledI20s).values({ owner, file, form, universityId: university?.id ?? null, filledAt })
    const replaced = await tx
      .delete(filledI20s)
      .where(and(eq(filledI20s.owner, owner), ne(filledI20s.file, file)))
      .returning({ file: filledI20s.file })
    await announce(`person:${owner}`, 'journey', 'visas')
    const at = momentOf(filledAt)
    return {
      filled: { i20LongURL: addressOf(call, file), university, form, filledAt: at },
      replaced: replaced.map(old => old.file),
    }
  })
}

export const storedAs = (person: string, file: string): string => `i20/${person}/${file}.pdf`

export const addressOf = ({ settings }: Call, file: string): string =>
  `${settings.publicUrl}/api/visas/i20/files/${file}`

const isPublishedFor = (university: string) => and(eq(i20Forms.university, university), isNotNull(i20Forms.publishedAt))

/** A university's own form, whole, if students get it. */
async function publishedForm(call: Call, university: string) {
  const [found] = await call.db.select().from(i20Forms).where(isPublishedFor(university))
  if (found === undefined) return undefined
  const { name, bytes } = await readBytes(call, found.document)
  return { name, pdf: bytes, mapping: found.mapping }
}

/** What it is called, which is all that a screen says of it. */
export async function publishedFormName({ db }: Call, university: string): Promise<string | null> {
  const [found] = await db
    .select({ name: documents.name })
    .from(i20Forms)
    .innerJoin(documents, eq(documents.id, i20Forms.document))
    .where(isPublishedFor(university))
  return found?.name ?? null
}

/** Where the stage's papers are made. */
export const press = poolOf<PressJobs>(new URL('./press/worker.ts', import.meta.url))
