import { readQuery } from '#src/browser/queries.ts'
import { seldomApiOf } from '#src/browser/seldom-api.ts'
import type { secondFactorContract } from '../contract.ts'

export const secondFactor = seldomApiOf<typeof secondFactorContract>('secondFactor')

/** Under the session's name, since what changes the one changes the other. */
export const factorsQuery = readQuery(['session', 'factors'], secondFactor.read)
