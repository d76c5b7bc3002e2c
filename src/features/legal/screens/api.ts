import type { legalContracts } from '../contract.ts'
import { seldomApiOf } from '#src/browser/seldom-api.ts'

export const { legal } = seldomApiOf<typeof legalContracts>()
