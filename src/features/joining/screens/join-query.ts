import { readQuery } from '#src/browser/queries.ts'
import { seldomApiOf } from '#src/browser/seldom-api.ts'
import type { joiningContract } from '../contract.ts'

export const joining = seldomApiOf<typeof joiningContract>('joining')

/** Under the session's name, since a proof belongs to the session. */
export const joinQuery = readQuery(['session', 'join'], joining.read)
