import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../../../browser/api.ts'
import type { insuranceContracts } from '../../contract.ts'

export const insurance = apiOf<(typeof insuranceContracts)['insurance']>('insurance')

export const requestQuery = queryOptions({ queryKey: ['insurance', 'request'], queryFn: () => insurance.mine({}) })

export const applicationQuery = queryOptions({
  queryKey: ['insurance', 'application'],
  queryFn: () => insurance.lastApplication({}),
})
