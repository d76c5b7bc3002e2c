import type { accountsContracts } from '#src/features/accounts/module.contract.ts'
import { readQuery } from '#src/browser/queries.ts'
import { seldomApiOf } from '#src/browser/seldom-api.ts'

export const { secondFactor } = seldomApiOf<typeof accountsContracts>()

/** Under the session's name, since what changes the one changes the other. */
export const factorsQuery = readQuery(['session', 'factors'], secondFactor.read)
