import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { readAgain } from '#src/browser/queries.ts'

export const { insuranceDesk: deskInsurance } = deskApiOf<typeof insuranceContracts>()

/** An action. What it said or did is done also when live news has taken the pressed thing away. */
export const useInsuranceVerb = <Input>(verb: (input: Input) => Promise<unknown>, done: string | (() => void)) =>
  useVerb(verb, { rereads: ['insurance'], done })

/** After a form was taken, which tells of its own refusals. */
export function useReadAgain() {
  const queries = useQueryClient()
  return () => readAgain(queries, 'insurance')
}
