import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import type { forexContracts } from '#src/stages/forex/contract.ts'

export const forexCard = apiOf<(typeof forexContracts)['forexCard']>('forexCard')

/** What is read again when something about the card was changed. */
export const cardRereads = ['card', 'journey'] as const

export const cardQuery = queryOptions({ queryKey: ['card'], queryFn: () => forexCard.read({}) })
