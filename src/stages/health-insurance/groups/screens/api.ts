import { apiOf } from '#src/browser/api.ts'
import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'

export const { groupPlans } = apiOf<typeof insuranceContracts>()
