import { readQuery } from '#src/browser/queries.ts'
import { seldomApiOf } from '#src/browser/seldom-api.ts'
import type { legalContract } from '../contract.ts'

const legal = seldomApiOf<typeof legalContract>('legal')

export const aboutQuery = readQuery(['about'], legal.about)
