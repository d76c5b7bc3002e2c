// The desk's side of the I-20: universities' own forms.
import * as audited from '#src/stages/visas/audit-actions.ts'
import { and, eq, isNotNull, asc, type SQL } from 'drizzle-orm'
import { touched, type Named, type Seen } from '#src/features/desk-kit/catalogue/catalogue.ts'
import { attach, detach, readBytes, viewOf } from '#src/features/documents/documents.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { pdfAnswer } from '#src/platform/made-files.ts'
import { foundIn, foundOne, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { press } from '../filled-form.ts'
import { formRefused, universityUnknown, type FormView } from './contract.ts'
import { problems } from './copy.ts'
import { findForm, formEntries } from './entries.ts'
import { fillingOf, keptOf, type Mapped } from './rules.ts'
import { sample as nobody } from './sample.ts'
import { i20Forms } from '../tables.ts'
import { documents } from '#src/features/documents/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'

export const list = ({ db }: Call): Promise<FormView[]> => formsIn(db)

export async function add(
  call: Call,
  { university, document }: { university: string; document: string },
): Promise<FormView> {
  const [known] = await call.db
    .select({ name: universities.name })
    .from(universities)
    .where(and(eq(universities.id, university), isNotNull(universities.verifiedAt)))
  if (known === undefined) throw new Refusal(universityUnknown)
  const inspected = await inspect(call, document)
  const id = await call.change(async change => {
    const values = { university, document, ...inspected, changedAt: call.now(), changedBy: call.caller.id }
    const [made] = await change.tx.insert(i20Forms).values(values).returning()
    if (made === undefined) throw new Error('The form was not written.')
    await attach(change, call, { ids: [document], purpose: 'form', owner: null, to: `i20-form:${made.id}` })
    await formEntries.note(change, call, made.id, { what: audited.formAdded, as: 'added' })
    return made.id
  })
  return one(call, id)
}

export async function map(call: Call, { id, version, mapping }: Seen & { mapping: Mapped[] }): Promise<FormView> {
  await formEntries.change(call, { id, version }, { mapping })
  return one(call, id)
}

type Replacing = Named & { version: number; document: string }

/** What it says may have changed with its fields, so somebody looks at it before students get it. */
export async function replace(call: Call, { id, version, document }: Replacing): Promise<FormView> {
  const inspected = await inspect(call, document)
  await call.change(async change => {
    const form = await formEntries.lock(change, { id, version })
    await attach(change, call, { ids: [document], purpose: 'form', owner: null, to: `i20-form:${id}` })
    await detach(change, call, [form.document])
    const mapping = keptOf(inspected.fields, form.mapping)
    await change.tx
      .update(i20Forms)
      .set({ document, ...inspected, mapping, publishedAt: null, ...touched(call, form) })
      .where(eq(i20Forms.id, id))
    await formEntries.note(change, call, id, { what: audited.formReplaced, as: 'changed' })
  })
  return one(call, id)
}

export const publish = (call: Call, named: Named): Promise<void> => formEntries.publish(call, named)
export const withdraw = (call: Call, named: Named): Promise<void> => formEntries.retire(call, named)

export async function remove(call: Call, { id }: Named): Promise<void> {
  await call.change(async change => {
    const form = foundOne(await findForm(change.tx, id))
    await formEntries.note(change, call, id, { what: audited.formRemoved, as: 'retired' })
    await change.tx.delete(i20Forms).where(eq(i20Forms.id, id))
    await detach(change, call, [form.document])
  })
}

export async function sample(call: Call, { id }: Named): Promise<FileAnswer> {
  const form = await one(call, id)
  const { name, bytes } = await readBytes(call, form.document.id)
  const filling = fillingOf(form.mapping, nobody, form.university.name)
  const pdf = await press.run(call.caller.id, 'fillForm', { pdf: bytes, filling })
  return pdfAnswer(name, pdf)
}

/** Read in a process of its own, before anything is written: nobody knows what is in a file. */
async function inspect(call: Call, document: string) {
  const { bytes } = await readBytes(call, document)
  const found = await press
    .run(call.caller.id, 'inspectForm', { pdf: bytes })
    .catch(() => ({ problem: 'broken' as const }))
  if ('problem' in found) throw new Refusal({ ...formRefused, message: problems[found.problem] })
  return found
}

async function one({ db }: Call, id: string): Promise<FormView> {
  const found = foundIn(await formsIn(db, eq(i20Forms.id, id)))
  return found
}

async function formsIn(db: Queries, where?: SQL): Promise<FormView[]> {
  const rows = await db
    .select({ form: i20Forms, document: documents, university: universities, writer: people.firstName })
    .from(i20Forms)
    .innerJoin(documents, eq(documents.id, i20Forms.document))
    .innerJoin(universities, eq(universities.id, i20Forms.university))
    .leftJoin(people, eq(people.id, i20Forms.changedBy))
    .where(where)
    .orderBy(asc(universities.name), asc(i20Forms.id))
    .limit(500)
  return rows.map(({ form, document, university: { id, name, displayName }, writer }) => ({
    id: form.id,
    university: { id, name: displayName ?? name },
    document: viewOf(document),
    fields: [...form.fields],
    pages: form.pages,
    mapping: [...form.mapping],
    version: form.version,
    changedAt: form.changedAt.toString(),
    changedBy: writer,
    publishedAt: form.publishedAt?.toString() ?? null,
  }))
}
