import { readQuery } from '#src/browser/queries.ts'
import { seldomApiOf } from '#src/browser/seldom-api.ts'
import type { rightsContract } from '../contract.ts'

export const rights = seldomApiOf<typeof rightsContract>('rights')
export const rightsQuery = readQuery(['rights'], rights.read)
