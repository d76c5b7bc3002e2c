import type { moneyContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'

export const { money: moneyApi } = apiOf<typeof moneyContracts>()
