import { queryOptions } from '@tanstack/react-query'
import { proofApiOf } from '../../../../browser/proof-api.ts'
import type { secondFactorContract } from '../contract.ts'

export const secondFactor = proofApiOf<typeof secondFactorContract>('secondFactor')

/** Under the session's name, since what changes the one changes the other. */
export const factorsQuery = queryOptions({
  queryKey: ['session', 'factors'],
  queryFn: () => secondFactor.read({}),
})
