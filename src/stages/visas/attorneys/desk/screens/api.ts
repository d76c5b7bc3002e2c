import type { visasContracts } from '#src/stages/visas/contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useVerb } from '#src/browser/use-verb.ts'

export const { attorneyDesk } = deskApiOf<typeof visasContracts>()

export const useDeskVerb = <Input>(verb: (input: Input) => Promise<unknown>, done: string) =>
  useVerb(verb, { rereads: ['attorneys'], done })
