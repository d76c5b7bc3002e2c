import { z } from 'zod'
import { problem, tooManyRequests } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { nothing } from '#src/wire/shapes.ts'
import { applicationBlocked } from '../blocking/contract.ts'
import { boughtHere } from './copy.ts'
import { ownCovers } from './rules.ts'

export const isInsuredHere = problem('insured-here', 409, boughtHere)

const ownCoverView = z.object({ kind: z.enum(ownCovers), isHandedIn: z.boolean() })
export type OwnCoverView = z.infer<typeof ownCoverView>

export const ownCoverContract = {
  read: route('GET', '/api/insurance/own-cover', {
    who: 'signed-in',
    summary: 'Whether one buys no plan here, and why; null where nothing of the kind was said.',
    input: nothing,
    answer: ownCoverView.nullable(),
  }),
  say: route('PUT', '/api/insurance/own-cover', {
    who: 'signed-in',
    summary:
      'Says that one keeps the university’s plan or is insured elsewhere, and whether the waiver for that was handed in. What was asked for and not paid is given up.',
    input: z.object({ kind: z.enum(ownCovers), isHandedIn: z.boolean().default(false) }),
    answer: nothing,
    problems: [applicationBlocked, isInsuredHere, tooManyRequests],
  }),
  takeBack: route('DELETE', '/api/insurance/own-cover', {
    who: 'signed-in',
    summary: 'Says that one needs a plan after all.',
    input: nothing,
    answer: nothing,
    problems: [applicationBlocked, tooManyRequests],
  }),
}
