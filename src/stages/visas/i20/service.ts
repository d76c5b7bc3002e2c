import { momentOf } from '#src/journey/moments.ts'
import { and, desc, eq, asc } from 'drizzle-orm'
import { knownValues, noteStated, type Sources } from '#src/features/people/values/statements.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { birthProblem } from '#src/values/birthdays.ts'
import { invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { universityInvalid, type FilledI20, type I20Data, type I20View } from './contract.ts'
import { mergeDocument, readDocument, saidInForm, universityOf } from './document.ts'
import { dobAhead, dobUnlikely } from './copy.ts'
import { addressOf, storedAs, publishedFormName } from './filled-form.ts'
import { flagsOf } from './rules.ts'
import { filledI20s } from './tables.ts'
import { applications } from '#src/features/people/tables.ts'
import { universities } from '#src/features/universities/tables.ts'

export { fill } from './filled-form.ts'

export async function read(call: Call, sources: Sources): Promise<I20View> {
  const known = await knownValues(call, sources)
  const { data, universityId, changedAt } = await readDocument(call, known)
  const university = await universityOf(call, universityId)
  return {
    data: { ...data, ...flagsOf(data) },
    university,
    admittedTo: await likelyOnes(call, known.university),
    form: university === null ? null : await publishedFormName(call, university.id),
    changedAt: changedAt === null ? null : momentOf(changedAt),
    filledI20: await latest(call),
  }
}

type Change = I20Data & { universityId?: string | null | undefined; was?: I20Data | undefined }

/** Answers nothing: what was entered stays sealed, also where an answer is kept to be repeated. */
export async function change(call: Call, { universityId, was, ...data }: Change): Promise<void> {
  if (typeof universityId === 'string' && (await universityOf(call, universityId)) === null) {
    throw new Refusal(universityInvalid)
  }
  const wrong = (data.dob ?? '') === '' ? undefined : birthProblem(data.dob ?? '', todayOf(call))
  if (wrong !== undefined) throw new Refusal(invalidInput, { dob: wrong === 'ahead' ? dobAhead : dobUnlikely })
  // Fetched now, as within the transaction it would take a second connection.
  await call.vault.keyOf(call.caller.id)
  return call.change(async ({ tx, announce }) => {
    await mergeDocument(tx, call, { data, was, ...(universityId !== undefined && { universityId }) })
    await noteStated({ tx }, call, 'i20', (await saidInForm({ ...call, db: tx })).says)
    await announce(`person:${call.caller.id}`, 'visas', ...(universityId === undefined ? [] : (['journey'] as const)))
  })
}

async function latest(call: Call): Promise<FilledI20 | null> {
  const [filled] = await call.db
    .select()
    .from(filledI20s)
    .where(eq(filledI20s.owner, call.caller.id))
    .orderBy(desc(filledI20s.id))
    .limit(1)
  if (filled === undefined) return null
  return {
    i20LongURL: addressOf(call, filled.file),
    university: await universityOf(call, filled.universityId),
    form: filled.form,
    filledAt: momentOf(filled.filledAt),
  }
}

export async function file(call: Call, { file: name }: { file: string }): Promise<FileAnswer> {
  const [filled] = await call.db
    .select()
    .from(filledI20s)
    .where(and(eq(filledI20s.owner, call.caller.id), eq(filledI20s.file, name)))
  const content = filled && (await call.ports.files.get(call.caller.id, storedAs(call.caller.id, filled.file)))
  if (filled === undefined || content === undefined) throw new Refusal(notFound)
  return { name: filled.form ?? 'i20-worksheet.pdf', type: 'application/pdf', content }
}

/** Where they said to go, and where the profile says that they are admitted: the likeliest to be chosen. */
async function likelyOnes(call: Call, said: string | undefined): Promise<{ id: string; name: string }[]> {
  const [all, known] = await Promise.all([admittedTo(call), universityOf(call, said ?? null)])
  return known === null ? all : [known, ...all.filter(({ id }) => id !== known.id)]
}

async function admittedTo({ db, caller }: Call): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectDistinctOn([universities.id], {
      id: universities.id,
      name: universities.name,
      shown: universities.displayName,
    })
    .from(applications)
    .innerJoin(universities, eq(universities.id, applications.university))
    .where(and(eq(applications.owner, caller.id), eq(applications.outcome, 'admitted')))
    .orderBy(asc(universities.id))
    .limit(5)
  return rows.map(({ id, name, shown }) => ({ id, name: shown ?? name }))
}
