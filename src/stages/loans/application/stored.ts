// What is kept of an application, for its owner and for the banks that it was sent to.
import { momentOf } from '#src/journey/moments.ts'
import { asc, eq } from 'drizzle-orm'
import { viewOf as documentViewOf } from '#src/features/documents/documents.ts'
import { documents } from '#src/features/documents/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import type { ApplicationView } from './contract.ts'
import { papers, type Answers, type PaperField } from './rules.ts'
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

export async function viewOf(call: Pick<Call, 'db' | 'vault'>, owner: string): Promise<ApplicationView> {
  const [[row], held] = await Promise.all([
    call.db.select().from(loanApplications).where(eq(loanApplications.owner, owner)),
    papersOf(call.db, owner),
  ])
  return {
    answers: row === undefined ? noAnswers : await readAnswers(call, row),
    lacks: fieldsIn(row?.lacks ?? []),
    papers: held.flatMap(({ id, field, document }) =>
      fieldsIn([field]).map(known => ({ id, field: known, document: documentViewOf(document) })),
    ),
    submittedAt: {
      academics: moment(row?.academicsAt),
      identity: moment(row?.identityAt),
      financial: moment(row?.financialAt),
    },
    updatedAt: moment(row?.updatedAt),
  }
}

const moment = (at: Temporal.Instant | null | undefined): string | null => (at == null ? null : momentOf(at))

export const fieldsIn = (names: readonly string[]): PaperField[] =>
  papers.filter(({ field }) => names.includes(field)).map(({ field }) => field)
