import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { release } from '#src/features/approvals/rules.ts'
import { screen } from '../rules.ts'

export const { insuranceRefunds } = deskApiOf<typeof insuranceContracts>()

/** Each is a request to the desk as well. */
export const refundRereads = ['refunds', 'requests'] as const

export const useClose = (payment: string) =>
  useVerb(() => insuranceRefunds.close({ payment }), { rereads: refundRereads, done: screen.closed })

export const useKeep = (payment: string) =>
  useVerb((why: string) => insuranceRefunds.keep({ payment, why }), { rereads: refundRereads, done: screen.kept })

export const useAskRelease = (payment: string) =>
  useVerb(() => insuranceRefunds.askRelease({ payment }), {
    rereads: [...refundRereads, 'approvals'],
    done: release.done,
  })
