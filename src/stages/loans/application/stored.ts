// What is kept of an application, for its owner and for the banks that it was sent to.
import { momentOf } from '#src/journey/moments.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import { viewOf as documentViewOf } from '#src/features/documents/documents.ts'
import { documents } from '#src/features/documents/tables.ts'
import { familyInvitations } from '#src/features/family/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import type { ApplicationView } from './contract.ts'
import { isOfCoBorrower } from './kinds/rules.ts'
import { heldIn, missingPapers, papers, type Answers, type Held, type PaperField } from './rules.ts'
import { coPapersOf } from '../co-borrower/stored.ts'
import { loanApplications, loanPapers } from '../tables.ts'
import { bareIfsc, barePan, isIfsc, isPan } from '#src/values/indian-identifiers.ts'
import { entriesOf } from '#src/values/unknown.ts'

export type ApplicationRow = typeof loanApplications.$inferSelect

export const noAnswers: Answers = {
  amount: '',
  residential_address: '',
  pan: '',
  aadhaar_number: '',
  co_applicant_type: '',
  co_applicant_name: '',
  co_applicant_pan: '',
  ifsc: '',
  collateral: '',
}

/** Held until this is committed; there from the first word on. */
export async function holdApplication({ tx }: Change, { caller, vault, now }: Call): Promise<ApplicationRow> {
  await tx
    .insert(loanApplications)
    .values({ owner: caller.id, sealed: await vault.seal(caller.id, JSON.stringify(noAnswers)), updatedAt: now() })
    .onConflictDoNothing()
  const [row] = await tx.select().from(loanApplications).where(eq(loanApplications.owner, caller.id)).for('update')
  if (row === undefined) throw new Error('The application was not written.')
  return row
}

/** We wrote them ourselves: what is not a text is not there. */
export async function readAnswers({ vault }: Pick<Call, 'vault'>, { owner, sealed }: ApplicationRow): Promise<Answers> {
  const kept: unknown = JSON.parse(await vault.open(owner, sealed))
  const texts = entriesOf(kept).filter(([name, text]) => name in noAnswers && typeof text === 'string')
  return asPrinted({ ...noAnswers, ...Object.fromEntries(texts) })
}

/** However they were typed, a bank reads them as they stand on the paper. */
const asPrinted = (answers: Answers): Answers => ({
  ...answers,
  pan: isPan(answers.pan) ? barePan(answers.pan) : answers.pan,
  co_applicant_pan: isPan(answers.co_applicant_pan) ? barePan(answers.co_applicant_pan) : answers.co_applicant_pan,
  ifsc: isIfsc(answers.ifsc) ? bareIfsc(answers.ifsc) : answers.ifsc,
})

export const papersOf = (db: Queries, owner: string) =>
  db
    .select({ id: loanPapers.id, field: loanPapers.field, document: documents })
    .from(loanPapers)
    .innerJoin(documents, eq(documents.id, loanPapers.document))
    .where(eq(loanPapers.owner, owner))
    .orderBy(asc(loanPapers.id))

/** A lender opens all of it; the student what its owner lets them. */
export async function viewOf(
  call: Pick<Call, 'db' | 'vault'>,
  owner: string,
  reader: 'student' | 'lender',
): Promise<ApplicationView> {
  const [[row], held, given] = await Promise.all([
    call.db.select().from(loanApplications).where(eq(loanApplications.owner, owner)),
    papersOf(call.db, owner),
    coPapersOf(call.db, eq(familyInvitations.owner, owner)),
  ])
  const answers = row === undefined ? noAnswers : await readAnswers(call, row)
  const papers = held.flatMap(({ id, field, document }) =>
    fieldsIn([field]).map(known => ({ id, field: known, document: documentViewOf(document) })),
  )
  const coPapers = given.map(({ document, isShown, at, id, field, isAskedFor, who, relation }) => ({
    id,
    field,
    isAskedFor,
    who,
    relation,
    at: momentOf(at),
    document: reader === 'lender' || isShown ? documentViewOf(document) : null,
  }))
  return {
    answers,
    lacks: fieldsIn(row?.lacks ?? []),
    papers,
    coPapers,
    missing: row === undefined ? [] : missingSince(row, answers, heldIn(papers, coPapers, fieldsIn(row.lacks))),
    submittedAt: {
      academics: moment(row?.academicsAt),
      identity: moment(row?.identityAt),
      financial: moment(row?.financialAt),
    },
    updatedAt: moment(row?.updatedAt),
  }
}

/** Nobody but who borrows takes a paper out of an application that was submitted. */
export const missingSince = ({ financialAt }: ApplicationRow, answers: Answers, held: Held): PaperField[] =>
  financialAt === null ? [] : missingPapers('financial', answers, held).filter(isOfCoBorrower)

/** Of several applications at once, by their owners. */
export async function missingIn(
  { db, vault }: Pick<Call, 'db' | 'vault'>,
  rows: readonly ApplicationRow[],
): Promise<ReadonlyMap<string, PaperField[]>> {
  const owners = rows.map(({ owner }) => owner)
  const [own, given] = await Promise.all([
    db.select().from(loanPapers).where(inArray(loanPapers.owner, owners)),
    coPapersOf(db, inArray(familyInvitations.owner, owners)),
  ])
  const found = rows.map(async row => {
    const papers = fieldsOf(own.filter(({ owner }) => owner === row.owner))
    const coPapers = given.filter(({ student }) => student === row.owner)
    const held = heldIn(papers, coPapers, fieldsIn(row.lacks))
    return [row.owner, missingSince(row, await readAnswers({ vault }, row), held)] as const
  })
  return new Map(await Promise.all(found))
}

export const fieldsOf = (rows: readonly { field: string }[]): { field: PaperField }[] =>
  rows.flatMap(row => fieldsIn([row.field]).map(field => ({ field })))

const moment = (at: Temporal.Instant | null | undefined): string | null => (at == null ? null : momentOf(at))

export const fieldsIn = (names: readonly string[]): PaperField[] =>
  papers.filter(({ field }) => names.includes(field)).map(({ field }) => field)
