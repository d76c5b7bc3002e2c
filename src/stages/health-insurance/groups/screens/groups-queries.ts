import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'

export const { groupPlans } = apiOf<typeof insuranceContracts>()

/** Read again whenever somebody joins. */
export const groupQuery = readQuery(['insurance', 'group'], groupPlans.mine)
