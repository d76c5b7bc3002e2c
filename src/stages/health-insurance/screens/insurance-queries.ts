import { apiOf } from '#src/browser/api.ts'
import type { insuranceContracts } from '../contract.ts'

export const { insuranceDetails, insuranceCatalogue, insuranceBlocking, insuranceOwnCover } =
  apiOf<typeof insuranceContracts>()

/** What is read again when something about the insurance was changed. */
export const insuranceRereads = ['insurance', 'journey'] as const
