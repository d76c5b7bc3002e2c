import { seldomApiOf } from '#src/browser/seldom-api.ts'
import type { consentContracts } from '../contract.ts'

export const { consent } = seldomApiOf<typeof consentContracts>()
