import { useVerb } from '#src/browser/use-verb.ts'

/** A verb of a request; what it changed is read again, and a refusal is shown. */
export const useRequestVerb = <Input>(verb: (input: Input) => Promise<unknown>) =>
  useVerb(verb, { rereads: ['requests'] })
