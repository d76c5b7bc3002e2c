import type { accountsContracts } from '#src/features/accounts/module.contract.ts'
import { apiOf } from '#src/browser/api.ts'

export const { ways } = apiOf<typeof accountsContracts>()
