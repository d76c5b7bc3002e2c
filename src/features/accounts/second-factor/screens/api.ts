import type { accountsContracts } from '#src/features/accounts/module.contract.ts'
import { seldomApiOf } from '#src/browser/seldom-api.ts'

export const { secondFactor } = seldomApiOf<typeof accountsContracts>()
