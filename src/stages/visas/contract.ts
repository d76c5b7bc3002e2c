import { i20Contract } from './i20/contract.ts'

export const visasContracts = { i20: i20Contract }
