import { and, eq, or } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import type { DocumentView } from '../documents/contract.ts'
import { attach, detach } from '../documents/documents.ts'
import { refuseWhole } from '../documents/numbers/whole-numbers.ts'
import type { PurposeName } from '../documents/rules.ts'
import { taken } from '../documents/uses.ts'
import { forgetRepeated, receive } from '../documents/uploads.ts'
import { keepRecord, sealedRecord } from '../documents/records.ts'
import { markRecord, refuseKnownMinor } from '../passport-profile/stored.ts'
import { foundIn, invalidInput, Refusal } from '#src/wire/problem.ts'
import { replacedAlready } from './contract.ts'
import * as copy from './copy.ts'
import { checkPaper, type Concerned, type PaperKind, type PaperName } from './rules.ts'
import { keptPapers, paperUses } from './tables.ts'
import { titleWith } from './titles/copy.ts'

type Content = { name: string; content: AsyncIterable<Uint8Array> }
type Days = { issuedOn?: string | undefined; validUntil?: string | undefined }
type Named = { id: string }
type Row = typeof keptPapers.$inferSelect
type About = { concerns?: Concerned | undefined }

export async function add(
  call: Call,
  { paper, concerns, year, issuedOn, validUntil, ...file }: Content & Days & About & Kind,
): Promise<DocumentView> {
  const kind = { paper, year: given(year), issuedOn: given(issuedOn), validUntil: given(validUntil) }
  refuseWrong(call, kind)
  return keep(call, paper, file, async (change, document) => {
    await change.tx.insert(keptPapers).values({ ...valuesOf(call, kind), paper, concerns, document: document.id })
  })
}

type Kind = { paper: PaperName; year?: string | undefined }

/** What a step keeps becomes a paper here as well: the same content, under its kind and its days, as old as it was there. */
export async function addStored(
  call: Call,
  { id, paper, concerns, ...days }: Named & Days & About & Kind,
): Promise<DocumentView> {
  const { year, issuedOn, validUntil } = days
  const kind = { paper, year: given(year), issuedOn: given(issuedOn), validUntil: given(validUntil) }
  refuseWrong(call, kind)
  await refuseKnownMinor(call)
  await call.vault.keyOf(call.caller.id)
  return taken(call, { id, purpose: 'vault', isAadhaar: paper === 'aadhaar' }, async (change, document, addedAt) => {
    await change.tx
      .insert(keptPapers)
      .values({ ...valuesOf(call, kind), addedAt, paper, concerns, document: document.id })
    await keepAs(change, call, document)
  })
}

/** A place takes what is stored already. What it does with it is its own, as with any file that was sent to it. */
export async function use(
  call: Call,
  { id, purpose, use: at }: Named & { purpose: PurposeName; use: string },
): Promise<DocumentView> {
  const isOwn = and(eq(keptPapers.document, id), eq(keptPapers.owner, call.caller.id))
  const [paper] = await call.db.select().from(keptPapers).where(isOwn)
  // Named by what it is: who reads it there knows it.
  return taken(call, { id, purpose, title: paper && titleWith(paper) }, async change => {
    if (paper === undefined) return
    const usedAt = call.now()
    await change.tx
      .insert(paperUses)
      .values({ owner: call.caller.id, paper: paper.id, use: at, usedAt })
      .onConflictDoUpdate({ target: [paperUses.paper, paperUses.use], set: { usedAt } })
    await change.announce(`person:${call.caller.id}`, 'own-papers', 'journey')
  })
}

/** Of which SEVIS record a file is: wherever it is, it is compared with the student's own. */
export async function noteRead(call: Call, { id, sevisId }: Named & { sevisId: string }): Promise<void> {
  const sealed = await sealedRecord(call, sevisId)
  return call.change(async change => {
    await keepRecord(change, call, { id, sevisId, sealed })
    await markRecord(change.tx, call)
    await change.announce(`person:${call.caller.id}`, 'own-papers', 'journey')
  })
}

export async function replace(
  call: Call,
  { id, issuedOn, validUntil, ...file }: Content & Days & Named,
): Promise<DocumentView> {
  const found = foundIn(await call.db.select().from(keptPapers).where(isMine(call, id)))
  const { paper, year, concerns } = found
  const kind = { paper, year, issuedOn: given(issuedOn), validUntil: given(validUntil) }
  refuseWrong(call, kind)
  return keep(call, paper, file, async (change, document) => {
    const older = await hold(change, call, id)
    const [newer] = await change.tx
      .insert(keptPapers)
      .values({ ...valuesOf(call, kind), paper, concerns, document: document.id })
      .returning({ id: keptPapers.id })
    if (newer === undefined) throw new Error('The version was not written.')
    await change.tx
      .update(keptPapers)
      .set({ replacedBy: newer.id })
      .where(or(eq(keptPapers.id, older.id), eq(keptPapers.replacedBy, older.id)))
  })
}

/** A smaller version for a place that takes less: kept behind the paper, which stays the newest. */
export async function fit(call: Call, { id, ...file }: Content & Named): Promise<DocumentView> {
  const { paper } = foundIn(await call.db.select().from(keptPapers).where(isMine(call, id)))
  return keep(call, paper, file, async (change, document) => {
    const { concerns, year, issuedOn, validUntil } = await hold(change, call, id)
    const { id: owner } = call.caller
    const kind = { owner, paper, concerns, year, issuedOn, validUntil, addedAt: call.now() }
    await change.tx.insert(keptPapers).values({ ...kind, document: document.id, replacedBy: id, fittedFrom: id })
  })
}

/** It comes in like every file, and is a paper here from the same moment on. */
async function keep(
  call: Call,
  paper: PaperName,
  file: Content,
  write: (change: Change, document: DocumentView) => Promise<void>,
): Promise<DocumentView> {
  await refuseKnownMinor(call)
  await call.vault.keyOf(call.caller.id)
  const isAadhaar = paper === 'aadhaar'
  const arriving = { ...file, purpose: 'vault', mayShowNumbers: isAadhaar } as const
  const document = await receive(call, call.caller.id, arriving)
  if (isAadhaar) await refuseWhole(call, document)
  const kept = call.change(async change => {
    await write(change, document)
    await keepAs(change, call, document)
    return document
  })
  return forgetRepeated(call, document, kept)
}

async function keepAs(change: Change, call: Call, document: DocumentView): Promise<void> {
  const { id: owner } = call.caller
  await attach(change, call, { ids: [document.id], purpose: 'vault', owner, to: `vault:${owner}` })
  await change.announce(`person:${owner}`, 'own-papers', 'journey')
}

type Changed = Named & PaperKind & { paper: PaperName; concerns?: Concerned | null | undefined }

export async function change(call: Call, { id, concerns, ...kind }: Changed): Promise<void> {
  refuseWrong(call, kind)
  return call.change(async change => {
    const row = await hold(change, call, id)
    // An Aadhaar card is looked at as it arrives, before it is kept.
    if ((row.paper === 'aadhaar') !== (kind.paper === 'aadhaar'))
      throw new Refusal(invalidInput, { paper: copy.aadhaarAgain })
    const { issuedOn, validUntil, year } = valuesOf(call, kind)
    await change.tx
      .update(keptPapers)
      .set({ paper: kind.paper, concerns, issuedOn, validUntil, year })
      .where(eq(keptPapers.id, id))
    await change.announce(`person:${call.caller.id}`, 'own-papers', 'journey')
  })
}

/** With its older versions; their files are swept away a day later. */
export const remove = (call: Call, { id }: Named): Promise<void> =>
  call.change(async change => {
    const { id: newest } = await hold(change, call, id)
    const gone = await change.tx
      .delete(keptPapers)
      .where(or(eq(keptPapers.id, newest), eq(keptPapers.replacedBy, newest)))
      .returning({ document: keptPapers.document })
    await detach(
      change,
      call,
      gone.map(({ document }) => document),
    )
    await change.announce(`person:${call.caller.id}`, 'own-papers', 'journey')
  })

/** One's own newest version, held until the change is done: two that replace it at once come one after the other. */
async function hold({ tx }: Change, call: Call, id: string): Promise<Row> {
  const row = foundIn(await tx.select().from(keptPapers).where(isMine(call, id)).for('update'))
  if (row.replacedBy !== null) throw new Refusal(replacedAlready)
  return row
}

const isMine = ({ caller }: Call, id: string) => and(eq(keptPapers.id, id), eq(keptPapers.owner, caller.id))

const given = (typed: string | undefined): string | null => (typed === undefined || typed === '' ? null : typed)

function refuseWrong(call: Call, kind: PaperKind): void {
  const wrong = checkPaper(kind, todayOf(call))
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
}

const valuesOf = (call: Call, { year, issuedOn, validUntil }: PaperKind) => ({
  owner: call.caller.id,
  year,
  issuedOn: dayIn(issuedOn),
  validUntil: dayIn(validUntil),
  addedAt: call.now(),
})

const dayIn = (text: string | null): Temporal.PlainDate | null => (text === null ? null : Temporal.PlainDate.from(text))
