import { z } from 'zod'
import { documentView, notAttachable } from '#src/features/documents/contract.ts'
import { saying } from '#src/values/messages.ts'
import { visibleLine, visibleText } from '#src/values/visible-text.ts'
import { invalidInput, notFound, problem } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { careKinds, checkAnswer, claimOutcomes, currencies, longestStory, payouts } from './rules.ts'

export const notAsked = problem('claim-not-asked', 409, copy.notAsked)
export const decidedBefore = problem('claim-decided', 409, copy.decidedBefore)
export const tooManyClaims = problem('too-many-claims', 429, copy.tooManyClaims)

const id = z.uuid()
const cents = z.number().int()
const files = z.array(id).max(50)

export const claimDetails = z.object({
  careDay: z.iso.date(),
  care: z.enum(careKinds),
  provider: z.string(),
  story: z.string(),
  amount: cents,
  currency: z.enum(currencies),
  isPaid: z.boolean(),
  /** Null where it is not paid yet: the insurer then pays who gave the care. */
  payout: z.enum(payouts).nullable(),
})
export type ClaimDetails = z.infer<typeof claimDetails>

const roundView = z.object({
  askedAt: moment,
  question: z.string(),
  answeredAt: moment.nullable(),
  answer: z.string(),
  files: z.array(documentView),
})

const policyView = z.object({
  id: z.string(),
  planName: z.string(),
  coverageStart: z.iso.date(),
  coverageEnd: z.iso.date(),
})
export type PolicyView = z.infer<typeof policyView>

export const claimView = z.object({
  id: z.string(),
  policy: policyView,
  filedAt: moment,
  /** Null where it was filled in at Typeform. */
  details: claimDetails.nullable(),
  files: z.array(documentView),
  rounds: z.array(roundView),
  askedAt: moment.nullable(),
  answeredAt: moment.nullable(),
  decidedAt: moment.nullable(),
  outcome: z.enum(claimOutcomes).nullable(),
  /** In cents. */
  paidAmount: cents.nullable(),
  decision: z.string(),
})
export type ClaimView = z.infer<typeof claimView>

const typed = z.string().max(200)

export const claimsContract = {
  mine: studentRoute('GET', '/api/insurance/claims', {
    summary: 'Your claims, the latest first, and the policies you can claim from.',
    topic: 'insurance',
    answer: z.object({
      policies: z.array(policyView),
      claims: z.array(claimView),
      /** Where the form is, when it is at Typeform. */
      typeform: z.string().nullable(),
    }),
  }),
  file: studentRoute('POST', '/api/insurance/claims', {
    summary: 'Files a claim with its bills and receipts.',
    begins: 'sending',
    input: z.object({
      policy: typed,
      careDay: typed,
      care: typed,
      provider: z.string().max(1000).transform(visibleLine),
      story: z
        .string()
        .max(4 * longestStory)
        .transform(visibleText),
      amount: typed,
      currency: typed,
      isPaid: typed,
      payout: typed,
      files,
    }),
    answer: z.object({ id: z.string() }),
    problems: [invalidInput, notAttachable, tooManyClaims],
  }),
  fileElsewhere: studentRoute('POST', '/api/insurance/claims/elsewhere', {
    summary: 'Notes that the claim was filled in at Typeform.',
    input: z.object({ policy: id }),
    answer: z.object({ id: z.string() }),
    problems: [notFound, tooManyClaims],
  }),
  answer: studentRoute('PUT', '/api/insurance/claims/{id}/answer', {
    summary: 'Answers the question about a claim, with words and files.',
    begins: 'sending',
    input: z
      .object({ id, words: z.string().max(10_000).transform(visibleText), files })
      .superRefine(saying(checkAnswer)),
    problems: [notFound, notAsked, decidedBefore, notAttachable],
  }),
  withdraw: studentRoute('DELETE', '/api/insurance/claims/{id}', {
    summary: 'Withdraws an undecided claim; nothing of it is kept.',
    input: z.object({ id }),
    problems: [notFound, decidedBefore],
  }),
}
