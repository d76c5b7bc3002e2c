import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import type { exchangeContract } from '../contract.ts'

const exchange = apiOf<typeof exchangeContract>('exchange')

export const ratesQuery = queryOptions({ queryKey: ['exchange'], queryFn: () => exchange.read({}) })
