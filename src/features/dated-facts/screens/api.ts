import type { datedFactsContracts } from '../contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { datedFacts, factsDesk } = deskApiOf<typeof datedFactsContracts>()
