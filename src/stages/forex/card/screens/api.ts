import { apiOf } from '#src/browser/api.ts'
import type { forexContracts } from '#src/stages/forex/contract.ts'

export const { forexCard, cardSpending } = apiOf<typeof forexContracts>()

/** What is read again when something about the card was changed. */
export const cardRereads = ['card', 'journey'] as const
