import { z } from 'zod'
import { documentView, notAttachable } from '#src/features/documents/contract.ts'
import { invalidInput, problem, tooManyRequests } from '#src/wire/problem.ts'
import { signedInRoute, studentRoute } from '#src/wire/route.ts'
import { applicationBlocked } from '../blocking/contract.ts'
import { boughtHere, notElsewhere } from './copy.ts'
import { mostPapers } from './policy/rules.ts'
import { ownCoverKinds } from '../facts.shape.ts'

export const isInsuredHere = problem('insured-here', 409, boughtHere)

export const nothingSaid = problem('not-insured-elsewhere', 409, notElsewhere)

const ownCoverView = z.object({
  kind: z.enum(ownCoverKinds),
  isHandedIn: z.boolean(),
  /** Until when a policy from elsewhere covers them, as they typed it, and its papers. */
  lastDay: z.iso.date().nullable(),
  papers: z.array(documentView),
})
export type OwnCoverView = z.infer<typeof ownCoverView>

export const ownCoverContract = {
  read: signedInRoute('GET', '/api/insurance/own-cover', {
    summary: 'Whether you buy no plan here, and why; null where you said nothing of the kind.',
    topic: 'insurance',
    answer: ownCoverView.nullable(),
  }),
  say: signedInRoute('PUT', '/api/insurance/own-cover', {
    summary:
      "Says that you keep the university's plan or are insured elsewhere, whether the waiver was submitted, and what the university decided. An unpaid application is withdrawn.",
    input: z.object({ kind: z.enum(ownCoverKinds), isHandedIn: z.boolean().default(false) }),
    problems: [applicationBlocked, isInsuredHere, tooManyRequests],
  }),
  keep: studentRoute('PUT', '/api/insurance/own-cover/policy', {
    summary: 'Saves the last day of a policy from elsewhere, and its papers; both can be corrected.',
    input: z.object({
      lastDay: z.string().max(40).default(''),
      papers: z.array(z.uuid()).max(mostPapers).default([]),
    }),
    problems: [nothingSaid, notAttachable, invalidInput, tooManyRequests],
  }),
  takeBack: signedInRoute('DELETE', '/api/insurance/own-cover', {
    summary: 'Says that you need a plan after all.',
    problems: [applicationBlocked, tooManyRequests],
  }),
}
