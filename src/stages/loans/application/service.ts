// The one application, kept as it grows: what is typed, each paper as it arrives, each part as it is submitted.
import { and, eq, type SQL } from 'drizzle-orm'
import { attach, detach } from '#src/features/documents/documents.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { announceToFamily } from '#src/features/family/grants.ts'
import { noteStated } from '#src/features/people/values/statements.ts'
import { taken } from '#src/features/documents/uses.ts'
import type { Change } from '#src/platform/database/change.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { changedMeanwhile } from '#src/values/meanwhile.ts'
import { changedElsewhere, notFound, Refusal } from '#src/wire/problem.ts'
import { received, type Arriving } from './arriving.ts'
import { applicationSubmitted, paperThere, tooManyPapers, type ApplicationView } from './contract.ts'
import * as copy from './copy.ts'
import { holdApplication, readAnswers, viewOf, type ApplicationRow } from './stored.ts'
import { masked, paperOf, type Answers, type PaperField } from './rules.ts'
import { loanApplications, loanPapers } from '../tables.ts'

export { coPaper } from '../co-borrower/stored.ts'
export { send, submit } from './submission.ts'

export const read = (call: Call): Promise<ApplicationView> => viewOf(call, call.caller.id, 'student')

type Typed = { [Field in keyof Answers]?: string | undefined }
type Saved = { answers: Typed; was?: Typed | undefined }

export async function save(call: Call, { answers, was }: Saved): Promise<void> {
  await call.limits.use(savesOf(call.caller.id))
  await call.vault.keyOf(call.caller.id)
  return call.change(async change => {
    const row = await holdApplication(change, call)
    if (row.financialAt !== null) throw new Refusal(applicationSubmitted)
    const known = await readAnswers(call, row)
    if (was !== undefined) refuseChanged(masked(answers), masked(was), known)
    const merged = { ...known, ...masked(answers) }
    await change.tx
      .update(loanApplications)
      .set({
        sealed: await call.vault.seal(call.caller.id, JSON.stringify(merged)),
        updatedAt: call.now(),
      })
      .where(eq(loanApplications.owner, call.caller.id))
    const { pan = '', residential_address: address = '' } = merged
    await noteStated(change, call, 'loan', { pan, address })
    await change.announce(`person:${call.caller.id}`, 'loans')
    // How who borrows earns says what is asked of them.
    if (merged.co_applicant_type !== known.co_applicant_type)
      await announceToFamily(change, call.caller.id, 'co-borrowing')
  })
}

/** A draft that lay on a device does not write over what came from another one meanwhile. */
function refuseChanged(answers: Typed, was: Typed, known: Answers): void {
  const changed = changedMeanwhile(answers, was, known)
  const standing = Object.entries(known).filter(([field]) => changed.includes(field))
  if (changed.length > 0) throw new Refusal(changedElsewhere, Object.fromEntries(standing))
}

type Named = { field: PaperField }

export const lack = (call: Call, { field }: Named): Promise<void> =>
  changeLacks(call, async (change, { lacks }) => {
    if ((await heldOf(change, call, field)) > 0) throw new Refusal(paperThere)
    return [...lacks, field]
  })

export const unlack = (call: Call, { field }: Named): Promise<void> =>
  changeLacks(call, async (_, { lacks }) => lacks.filter(one => one !== field))

async function changeLacks(
  call: Call,
  wanted: (change: Change, row: ApplicationRow) => Promise<readonly string[]>,
): Promise<void> {
  await call.vault.keyOf(call.caller.id)
  return call.change(async change => {
    const row = await holdApplication(change, call)
    if (row.financialAt !== null) throw new Refusal(applicationSubmitted)
    await keepLacks(change, call, await wanted(change, row))
    await change.announce(`person:${call.caller.id}`, 'loans')
  })
}

const keepLacks = ({ tx }: Change, { caller, now }: Call, lacks: readonly string[]) =>
  tx
    .update(loanApplications)
    .set({ lacks: [...new Set(lacks)], updatedAt: now() })
    .where(eq(loanApplications.owner, caller.id))

type Adding = Arriving & { replaces?: string | undefined }

export const addPaper = (call: Call, { field, replaces, ...file }: Adding): Promise<DocumentView> =>
  received(call, { field, folder: 'loans', ...file }, (change, document) =>
    keepPaper(change, call, { field, replaces }, document),
  )

type Stored = { field: PaperField; replaces?: string | undefined; document: string }

/** A paper that is stored already: the application names the same content, and what changes there later changes nothing here. */
export async function takeStored(call: Call, { field, replaces, document: id }: Stored): Promise<DocumentView> {
  await call.vault.keyOf(call.caller.id)
  return taken(call, { id, purpose: 'loan', isAadhaar: field === 'aadhaar' }, (change, document) =>
    keepPaper(change, call, { field, replaces }, document),
  )
}

async function keepPaper(
  change: Change,
  call: Call,
  { field, replaces }: Omit<Stored, 'document'>,
  document: DocumentView,
): Promise<void> {
  const { financialAt, lacks } = await holdApplication(change, call)
  if (financialAt !== null) throw new Refusal(applicationSubmitted)
  if (replaces !== undefined) await takeOut(change, call, and(eq(loanPapers.id, replaces), eq(loanPapers.field, field)))
  await refuseFull(change, call, field)
  const owner = call.caller.id
  await attach(change, call, { ids: [document.id], purpose: 'loan', owner, to: `loan:${owner}` })
  await change.tx.insert(loanPapers).values({ owner, field, document: document.id, at: call.now() })
  // What is there is not lacking, whatever was said on another device.
  if (lacks.includes(field))
    await keepLacks(
      change,
      call,
      lacks.filter(one => one !== field),
    )
  await change.announce(`person:${owner}`, 'loans', 'own-papers')
}

/** Once it arrived: one that is sent again because its answer was lost is the same, and not one too many. */
async function refuseFull(change: Change, call: Call, field: PaperField): Promise<void> {
  const most = paperOf(field)?.most ?? 1
  if ((await heldOf(change, call, field)) >= most) throw new Refusal({ ...tooManyPapers, message: copy.tooMany(most) })
}

const heldOf = ({ tx }: Change, { caller }: Call, field: PaperField): Promise<number> =>
  tx.$count(loanPapers, and(eq(loanPapers.owner, caller.id), eq(loanPapers.field, field)))

export async function removePaper(call: Call, { id }: { id: string }): Promise<void> {
  await call.vault.keyOf(call.caller.id)
  return call.change(async change => {
    const { financialAt } = await holdApplication(change, call)
    if (financialAt !== null) throw new Refusal(applicationSubmitted)
    if (!(await takeOut(change, call, eq(loanPapers.id, id)))) throw new Refusal(notFound)
    await change.announce(`person:${call.caller.id}`, 'loans')
  })
}

/** Whether one's own was there. */
async function takeOut(change: Change, call: Call, which: SQL | undefined): Promise<boolean> {
  const [gone] = await change.tx
    .delete(loanPapers)
    .where(and(which, eq(loanPapers.owner, call.caller.id)))
    .returning()
  if (gone === undefined) return false
  await detach(change, call, [gone.document])
  return true
}

const savesOf = (person: string) => perHour(`loan-saves:${person}`, 600)
