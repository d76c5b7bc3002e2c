import type { loansContracts } from '#src/stages/loans/contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useVerb } from '#src/browser/use-verb.ts'

export const { loanDesk } = deskApiOf<typeof loansContracts>()

/** What a bank's own people need not name, an admin does. */
export type Which = { student: string; bank: string }

export const deskRereads = ['loans', 'loan-slots', 'requests'] as const

export const useLoanVerb = <Input>(verb: (input: Input) => Promise<unknown>, done: string) =>
  useVerb(verb, { rereads: deskRereads, done })
