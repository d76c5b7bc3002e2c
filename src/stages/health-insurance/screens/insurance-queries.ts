import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { insuranceContracts } from '../contract.ts'

export const { insuranceDetails, insuranceCatalogue, insuranceBlocking, insuranceOwnCover } =
  apiOf<typeof insuranceContracts>()

/** What is read again when something about the insurance was changed. */
export const insuranceRereads = ['insurance', 'journey'] as const

export const detailsQuery = readQuery(['insurance', 'details'], insuranceDetails.read)

export const ownCoverQuery = readQuery(['insurance', 'own-cover'], insuranceOwnCover.read)

export const blockQuery = readQuery(['insurance', 'block'], insuranceBlocking.read)

export const plansQuery = (university: string) =>
  readQuery(['insurance', 'plans', university], () => insuranceCatalogue.plans({ university }))
