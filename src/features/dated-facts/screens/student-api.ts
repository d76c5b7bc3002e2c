// What was read again about the world since this release; most often nothing.
import type { datedFactsContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'

export const { facts } = apiOf<typeof datedFactsContracts>()
