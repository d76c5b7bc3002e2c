import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'

export const groupPlans = apiOf<(typeof insuranceContracts)['groupPlans']>('groupPlans')

/** Read again whenever somebody joins. */
export const groupQuery = queryOptions({ queryKey: ['insurance', 'group'], queryFn: () => groupPlans.mine({}) })
