import type { accountsContracts } from '#src/features/accounts/module.contract.ts'
import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'

export const { ways } = apiOf<typeof accountsContracts>()

/** Under the session's name, since what changes the one changes the other. */
export const waysQuery = readQuery(['session', 'ways'], ways.read)
