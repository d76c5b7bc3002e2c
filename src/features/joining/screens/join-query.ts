import { queryOptions } from '@tanstack/react-query'
import { proofApiOf } from '../../../browser/proof-api.ts'
import type { joiningContract } from '../contract.ts'

export const joining = proofApiOf<typeof joiningContract>('joining')

/** Under the session's name, since a proof belongs to the session. */
export const joinQuery = queryOptions({ queryKey: ['session', 'join'], queryFn: () => joining.read({}) })
