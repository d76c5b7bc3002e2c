import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import type { insuranceContracts } from '../contract.ts'

type Contracts = typeof insuranceContracts

export const insuranceDetails = apiOf<Contracts['insuranceDetails']>('insuranceDetails')
export const insuranceCatalogue = apiOf<Contracts['insuranceCatalogue']>('insuranceCatalogue')

export const insuranceBlocking = apiOf<Contracts['insuranceBlocking']>('insuranceBlocking')
export const insuranceOwnCover = apiOf<Contracts['insuranceOwnCover']>('insuranceOwnCover')

/** What is read again when something about the insurance was changed. */
export const insuranceRereads = ['insurance', 'journey'] as const

export const detailsQuery = queryOptions({
  queryKey: ['insurance', 'details'],
  queryFn: () => insuranceDetails.read({}),
})

export const ownCoverQuery = queryOptions({
  queryKey: ['insurance', 'own-cover'],
  queryFn: () => insuranceOwnCover.read({}),
})

export const blockQuery = queryOptions({
  queryKey: ['insurance', 'block'],
  queryFn: () => insuranceBlocking.read({}),
})

export const plansQuery = (university: string) =>
  queryOptions({
    queryKey: ['insurance', 'plans', university],
    queryFn: () => insuranceCatalogue.plans({ university }),
  })
