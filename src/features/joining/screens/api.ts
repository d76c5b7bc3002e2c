import type { joiningContracts } from '../contract.ts'
import { seldomApiOf } from '#src/browser/seldom-api.ts'

export const { joining } = seldomApiOf<typeof joiningContracts>()
