import type { loansContracts } from '#src/stages/loans/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useVerb } from '#src/browser/use-verb.ts'

export const { loanDesk } = deskApiOf<typeof loansContracts>()

/** What a bank's own people need not name, an admin does. */
export type Which = { student: string; bank: string }

export const applicationsQuery = queryOptions({ queryKey: ['loans', 'desk', 'list'], queryFn: () => loanDesk.list({}) })
export const fileQuery = (which: Which) =>
  queryOptions({ queryKey: ['loans', 'desk', 'one', which.student, which.bank], queryFn: () => loanDesk.read(which) })
export const agentsQuery = queryOptions({ queryKey: ['loan-slots', 'desk'], queryFn: () => loanDesk.agents({}) })

export const deskRereads = ['loans', 'loan-slots', 'requests'] as const

export const useLoanVerb = <Input>(verb: (input: Input) => Promise<unknown>, done: string) =>
  useVerb(verb, { rereads: deskRereads, done })
