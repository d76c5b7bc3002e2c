import { deskApiOf } from '#src/browser/desk-api.ts'
import { readQuery } from '#src/browser/queries.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { release } from '#src/features/approvals/copy.ts'
import type { refundsContract } from '../contract.ts'

export const insuranceRefunds = deskApiOf<typeof refundsContract>('insuranceRefunds')

/** Each is a request to the desk: news of those is news of it. */
export const refundsQuery = readQuery(['requests', 'insurance-refunds'], insuranceRefunds.all)

export const useUndo = (payment: string, done: string) =>
  useVerb(() => insuranceRefunds.undo({ payment }), { rereads: ['requests'], done })

export const useAskRelease = (payment: string) =>
  useVerb(() => insuranceRefunds.askRelease({ payment }), { rereads: ['requests', 'approvals'], done: release.done })
