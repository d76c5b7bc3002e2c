import { apiOf } from '#src/browser/api.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import type { sopContracts } from '../contract.ts'

export const { sop } = apiOf<typeof sopContracts>()

export const sopRereads = ['sop', 'journey'] as const

/** A request for help follows the marks that it is about. */
export const sopOrder = 'sop'

/** A verb of the feedback; what it changed is read again at once, and a refusal is shown. */
export const useSopVerb = <Input>(verb: (input: Input) => Promise<unknown>, done?: string) =>
  useVerb(verb, { rereads: sopRereads, done, inOrder: sopOrder })
