import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { exchangeContract } from '../contract.ts'

const exchange = apiOf<typeof exchangeContract>('exchange')

export const ratesQuery = readQuery(['exchange'], exchange.read)
