import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { remittancesContracts } from '../contract.ts'

export const remittancesApi = apiOf<(typeof remittancesContracts)['remittances']>('remittances')

export const remittancesQuery = readQuery(['payments', 'remittances'], remittancesApi.read)
