import { apiOf } from '#src/browser/api.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'
import * as copy from '../copy.ts'

export const { visaRounds } = apiOf<typeof visasContracts>()

export const roundRereads = ['post-interview', 'journey', 'visas'] as const

export const useUndoRound = () => useVerb(visaRounds.undo, { rereads: roundRereads, done: copy.undone })
