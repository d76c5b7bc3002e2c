import { z } from 'zod'
import { problem, tooManyRequests } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { applicationBlocked } from '../blocking/contract.ts'
import { boughtHere } from './copy.ts'
import { ownCoverKinds } from './rules.ts'

export const isInsuredHere = problem('insured-here', 409, boughtHere)

const ownCoverView = z.object({ kind: z.enum(ownCoverKinds), isHandedIn: z.boolean() })
export type OwnCoverView = z.infer<typeof ownCoverView>

export const ownCoverContract = {
  read: signedInRoute('GET', '/api/insurance/own-cover', {
    summary: 'Whether one buys no plan here, and why; null where nothing of the kind was said.',
    answer: ownCoverView.nullable(),
  }),
  say: signedInRoute('PUT', '/api/insurance/own-cover', {
    summary:
      'Says that one keeps the university’s plan or is insured elsewhere, whether the waiver for that was handed in, and what the university decided. What was asked for and not paid is given up.',
    input: z.object({ kind: z.enum(ownCoverKinds), isHandedIn: z.boolean().default(false) }),
    problems: [applicationBlocked, isInsuredHere, tooManyRequests],
  }),
  takeBack: signedInRoute('DELETE', '/api/insurance/own-cover', {
    summary: 'Says that one needs a plan after all.',
    problems: [applicationBlocked, tooManyRequests],
  }),
}
