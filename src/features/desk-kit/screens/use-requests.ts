import { useVerb } from '#src/browser/use-verb.ts'

/** A verb of a request; what it changed is read again, and why it was refused is told. */
export const useRequestVerb = <Input>(verb: (input: Input) => Promise<unknown>) =>
  useVerb(verb, { rereads: ['requests'] })
