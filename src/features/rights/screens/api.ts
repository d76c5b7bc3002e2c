import type { rightsContracts } from '../contract.ts'
import { seldomApiOf } from '#src/browser/seldom-api.ts'

export const { rights } = seldomApiOf<typeof rightsContracts>()
