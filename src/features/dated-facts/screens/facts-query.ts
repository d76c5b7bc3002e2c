// What was read again about the world since this release; most often nothing.
import type { datedFactsContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'

const { facts } = apiOf<typeof datedFactsContracts>()
export const factsQuery = readQuery(['facts'], facts.read)
