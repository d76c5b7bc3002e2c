import type { exchangeContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'

const { exchange } = apiOf<typeof exchangeContracts>()

export const ratesQuery = readQuery(['exchange'], exchange.read)
