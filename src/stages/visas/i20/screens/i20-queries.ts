import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'

export const i20 = apiOf<(typeof visasContracts)['i20']>('i20')

/** Makes the PDF of what is saved. */
export const { fill: generate } = i20

export const i20Query = queryOptions({ queryKey: ['visas', 'i20'], queryFn: () => i20.read({}) })
