import type { customStepsContracts } from '#src/features/custom-steps/module.contract.ts'
import { useVerb } from '#src/browser/use-verb.ts'
// What the desk reads of custom steps. A change notice names the first part of a key.
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { deskCustomSteps: deskSteps, customStepRequests: deskRequests } = deskApiOf<typeof customStepsContracts>()

export const requestQuery = (id: string, student: string) =>
  queryOptions({
    queryKey: ['custom-steps', 'request', id, student],
    queryFn: () => deskRequests.request({ id, student }),
  })

/** A verb of the desk: what it changed is read again, and a refusal is shown. */
export const useDeskVerb = <Input, Answer>(verb: (input: Input) => Promise<Answer>, done?: string | (() => void)) =>
  useVerb(verb, { rereads: ['custom-steps'], done })
