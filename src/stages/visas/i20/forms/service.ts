// The desk's side of the I-20: universities' own forms.
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { noteAction } from '#src/features/desk/actions.ts'
import type { DeskAction } from '#src/features/desk/rules.ts'
import { attach, detach, readBytes } from '#src/features/documents/documents.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/house.ts'
import { pdfAnswer } from '#src/platform/made-files.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { press } from '#src/stages/visas/press/press.ts'
import { formRefused, mappingInvalid, universityUnknown, type FormView } from './contract.ts'
import { problems } from './copy.ts'
import { changedBy, formsIn } from './reading.ts'
import { fillingOf, keptOf, mappingProblem, publishProblem, type Mapped } from './rules.ts'
import { sample as nobody } from './sample.ts'
import { i20Forms } from './tables.ts'

type Form = typeof i20Forms.$inferSelect
type Named = { id: string }

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
    const values = { university, document, ...inspected, ...byNow(call) }
    const [made] = await change.tx.insert(i20Forms).values(values).returning()
    if (made === undefined) throw new Error('The form was not written.')
    await attach(change, call, { ids: [document], purpose: 'form', owner: null, to: `i20-form:${made.id}` })
    await note(change, call, 'form-added', made)
    return made.id
  })
  return one(call, id)
}

type Mapping = Named & { version: number; mapping: readonly Mapped[] }

export async function map(call: Call, { id, version, mapping }: Mapping): Promise<FormView> {
  await call.change(async change => {
    const form = await heldAt(change, id, version)
    const wrong = mappingProblem(form.fields, mapping)
    if (wrong !== undefined) throw new Refusal({ ...mappingInvalid, message: wrong })
    await become(change, call, form, { mapping }, 'form-mapped')
  })
  return one(call, id)
}

type Replacing = Named & { version: number; document: string }

/** What it says may have changed with its fields, so somebody looks at it before students get it. */
export async function replace(call: Call, { id, version, document }: Replacing): Promise<FormView> {
  const inspected = await inspect(call, document)
  await call.change(async change => {
    const form = await heldAt(change, id, version)
    await attach(change, call, { ids: [document], purpose: 'form', owner: null, to: `i20-form:${id}` })
    await detach(change, call, [form.document])
    const mapping = keptOf(inspected.fields, form.mapping)
    await become(change, call, form, { document, ...inspected, mapping, publishedAt: null }, 'form-replaced')
  })
  return one(call, id)
}

export async function publish(call: Call, { id }: Named): Promise<Nothing> {
  await call.change(async change => {
    const form = await held(change, id)
    const wrong = publishProblem(form.mapping)
    if (wrong !== undefined) throw new Refusal({ ...mappingInvalid, message: wrong })
    if (form.publishedAt !== null) return
    await change.tx
      .update(i20Forms)
      .set({ publishedAt: null })
      .where(and(eq(i20Forms.university, form.university), ne(i20Forms.id, id)))
    await shelve(change, call, form, call.now(), 'form-published')
  })
  return {}
}

export async function withdraw(call: Call, { id }: Named): Promise<Nothing> {
  await call.change(async change => {
    const form = await held(change, id)
    if (form.publishedAt !== null) await shelve(change, call, form, null, 'form-withdrawn')
  })
  return {}
}

export async function remove(call: Call, { id }: Named): Promise<Nothing> {
  await call.change(async change => {
    const form = await held(change, id)
    await change.tx.delete(i20Forms).where(eq(i20Forms.id, id))
    await detach(change, call, [form.document])
    await note(change, call, 'form-removed', form)
  })
  return {}
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

async function held({ tx }: Change, id: string): Promise<Form> {
  const [form] = await tx.select().from(i20Forms).where(eq(i20Forms.id, id)).for('no key update')
  if (form === undefined) throw new Refusal(notFound)
  return form
}

async function heldAt(change: Change, id: string, version: number): Promise<Form> {
  const form = await held(change, id)
  if (form.version !== version) throw await changedBy(change, form.changedBy)
  return form
}

async function become(change: Change, call: Call, form: Form, values: Partial<Form>, what: DeskAction): Promise<void> {
  await change.tx
    .update(i20Forms)
    .set({ ...values, ...byNow(call), version: form.version + 1 })
    .where(eq(i20Forms.id, form.id))
  await note(change, call, what, form)
}

async function shelve(
  change: Change,
  call: Call,
  form: Form,
  publishedAt: Temporal.Instant | null,
  what: DeskAction,
): Promise<void> {
  await change.tx.update(i20Forms).set({ publishedAt }).where(eq(i20Forms.id, form.id))
  await note(change, call, what, form)
}

const byNow = ({ now, caller }: Call) => ({ changedAt: now(), changedBy: caller.id })

/** Students see which form they get, so they are notified as well. */
async function note(change: Change, call: Call, what: DeskAction, { id, university }: Form): Promise<void> {
  await noteAction(change, call, { what, about: id, detail: university })
  await change.announceToDesk('i20-forms')
  await change.announce('all', 'visas')
}

async function one({ db }: Call, id: string): Promise<FormView> {
  const [found] = await formsIn(db, eq(i20Forms.id, id))
  if (found === undefined) throw new Refusal(notFound)
  return found
}
