import type { exchangeContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'

export const { exchange } = apiOf<typeof exchangeContracts>()
