import { deskApiOf } from '#src/browser/desk-api.ts'
import { readQuery } from '#src/browser/queries.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'

export const i20Forms = deskApiOf<(typeof visasContracts)['i20Forms']>('i20Forms')

export const formsQuery = readQuery(['i20-forms'], i20Forms.list)

export const sampleOf = (id: string, version: number): string => `/api/desk/i20-forms/${id}/sample?version=${version}`

/** An action of one press; what it changed is read again at once, and a refusal is shown. */
export const useFormVerb = <Input>(verb: (input: Input) => Promise<unknown>, done: string | (() => void)) =>
  useVerb(verb, { rereads: ['i20-forms'], done })
