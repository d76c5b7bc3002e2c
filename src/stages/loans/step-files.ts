import { asc, eq } from 'drizzle-orm'
import { allOf, filesFor, type StepFilesSource } from '#src/features/papers/list.ts'
import { titles } from './application/copy.ts'
import { papers } from './application/rules.ts'
import { loanPapers } from './application/tables.ts'

const ofApplication: StepFilesSource = async ({ db }, owner) => {
  const rows = await db.select().from(loanPapers).where(eq(loanPapers.owner, owner)).orderBy(asc(loanPapers.id))
  return rows.map(({ document, field }) => ({ document, what: titleOf(field), usedIn: '/loans/apply-to-banks' }))
}

const titleOf = (name: string): string => {
  const paper = papers.find(({ field }) => field === name)
  return paper === undefined ? 'A paper of your loan application' : titles[paper.field]
}

export const loanStepFiles = allOf(
  ofApplication,
  filesFor('terms', { what: 'Terms or Key Fact Statement of a loan offer', usedIn: '/loans/finalize-offer' }),
)
