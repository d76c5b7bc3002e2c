import { apiOf } from '#src/browser/api.ts'
import type { remittancesContracts } from '../contract.ts'

export const { remittances: remittancesApi } = apiOf<typeof remittancesContracts>()
