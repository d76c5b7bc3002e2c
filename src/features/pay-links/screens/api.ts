import type { payLinksContracts } from '../contract.ts'
import { seldomApiOf } from '#src/browser/seldom-api.ts'

export const { payLinks } = seldomApiOf<typeof payLinksContracts>()

export type Bill = { purpose: string; reference: string }
