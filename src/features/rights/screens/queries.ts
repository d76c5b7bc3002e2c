import type { rightsContracts } from '../contract.ts'
import { readQuery } from '#src/browser/queries.ts'
import { seldomApiOf } from '#src/browser/seldom-api.ts'

export const { rights } = seldomApiOf<typeof rightsContracts>()
export const rightsQuery = readQuery(['rights'], rights.read)
