// What was read again about the world since this release; most often nothing.
import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { factsContract } from '../contract.ts'

const facts = apiOf<typeof factsContract>('facts')
export const factsQuery = readQuery(['facts'], facts.read)
