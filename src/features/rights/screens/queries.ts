import { queryOptions } from '@tanstack/react-query'
import { seldomApiOf } from '#src/browser/seldom-api.ts'
import type { rightsContract } from '../contract.ts'

export const rights = seldomApiOf<typeof rightsContract>('rights')
export const rightsQuery = queryOptions({ queryKey: ['rights'], queryFn: () => rights.read({}) })
