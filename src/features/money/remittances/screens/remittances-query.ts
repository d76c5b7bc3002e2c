import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { remittancesContracts } from '../contract.ts'

export const { remittances: remittancesApi } = apiOf<typeof remittancesContracts>()

export const remittancesQuery = readQuery(['payments', 'remittances'], remittancesApi.read)
