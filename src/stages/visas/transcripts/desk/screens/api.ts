import type { visasContracts } from '#src/stages/visas/contract.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { transcriptsDesk: deskTranscripts } = deskApiOf<typeof visasContracts>()

/** A verb of the desk: what it changed is read again, and a refusal is shown. */
export const useTranscriptVerb = <Input>(verb: (input: Input) => Promise<unknown>, done: string) =>
  useVerb(verb, { rereads: ['desk-transcripts'], done })
