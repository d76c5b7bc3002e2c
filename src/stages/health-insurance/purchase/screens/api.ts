import { apiOf } from '#src/browser/api.ts'
import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'

export const { insurance } = apiOf<typeof insuranceContracts>()
