import type { joiningContracts } from '../contract.ts'
import { readQuery } from '#src/browser/queries.ts'
import { seldomApiOf } from '#src/browser/seldom-api.ts'

export const { joining } = seldomApiOf<typeof joiningContracts>()

/** Under the session's name, since a proof belongs to the session. */
export const joinQuery = readQuery(['session', 'join'], joining.read)
