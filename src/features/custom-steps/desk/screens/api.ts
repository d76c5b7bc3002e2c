import type { customStepsContracts } from '#src/features/custom-steps/module.contract.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { deskCustomSteps: deskSteps, customStepRequests: deskRequests } = deskApiOf<typeof customStepsContracts>()

/** A verb of the desk: what it changed is read again, and a refusal is shown. */
export const useDeskVerb = <Input, Answer>(verb: (input: Input) => Promise<Answer>, done?: string | (() => void)) =>
  useVerb(verb, { rereads: ['custom-steps'], done })
