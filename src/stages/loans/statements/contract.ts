import { z } from 'zod'
import { pdf } from '#src/wire/files.ts'
import { notFound } from '#src/wire/problem.ts'
import { seldom, studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { acceptedAlready, offerGone } from '../offers/contract.ts'
import { statementLanguages } from './rules.ts'

export const language = z.enum(statementLanguages)

/** A Key Fact Statement in one language. */
export const statementView = z.object({
  language,
  askedAt: moment.nullable(),
  givenAt: moment.nullable(),
  /** Whether the lender gave it here, as a file. */
  isHere: z.boolean(),
})
export type StatementView = z.infer<typeof statementView>

const input = z.object({ id: z.uuid(), language })

export const loanStatementsContract = seldom({
  list: studentRoute('GET', '/api/loans/statements', {
    summary: 'Of each standing offer: in which languages its Key Fact Statement was given, or is asked for.',
    topic: 'loans',
    answer: z.array(
      z.object({ offer: z.string(), lender: z.string(), accepted: z.boolean(), statements: z.array(statementView) }),
    ),
  }),
  ask: studentRoute('PUT', '/api/loans/offers/{id}/statements/{language}', {
    summary: 'Asks the lender of an offer for its Key Fact Statement in this language.',
    begins: 'sending',
    input,
    problems: [notFound, offerGone, acceptedAlready],
  }),
  takeBack: studentRoute('DELETE', '/api/loans/offers/{id}/statements/{language}', {
    summary: 'Asks for it no longer. What was given already stays.',
    input,
    problems: [notFound],
  }),
  read: studentRoute('GET', '/api/loans/offers/{id}/statements/{language}', {
    showsIdentity: true,
    summary: 'The Key Fact Statement of an offer in this language, as a PDF, where the lender gave it here.',
    input,
    problems: [notFound],
    ...pdf,
  }),
})
