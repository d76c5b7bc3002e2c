import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'

export const insurance = apiOf<(typeof insuranceContracts)['insurance']>('insurance')

export const requestQuery = queryOptions({ queryKey: ['insurance', 'request'], queryFn: () => insurance.mine({}) })

export const applicationQuery = queryOptions({
  queryKey: ['insurance', 'application'],
  queryFn: () => insurance.lastApplication({}),
})
