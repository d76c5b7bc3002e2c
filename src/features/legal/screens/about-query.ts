import type { legalContracts } from '../contract.ts'
import { readQuery } from '#src/browser/queries.ts'
import { seldomApiOf } from '#src/browser/seldom-api.ts'

const { legal } = seldomApiOf<typeof legalContracts>()

export const aboutQuery = readQuery(['about'], legal.about)
