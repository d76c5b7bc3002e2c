// Every call there is, feature by feature.
import { accountsContract } from '../features/accounts/contract.ts'
import { progressContract } from '../features/progress/contract.ts'
import { platformContract } from '../platform/contract.ts'

export const contract = {
  accounts: accountsContract,
  journey: progressContract,
  platform: platformContract,
}

export type AppContract = typeof contract
