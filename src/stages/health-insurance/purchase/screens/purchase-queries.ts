import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'

export const { insurance } = apiOf<typeof insuranceContracts>()

export const requestQuery = readQuery(['insurance', 'request'], insurance.mine)

export const applicationQuery = readQuery(['insurance', 'application'], insurance.lastApplication)
