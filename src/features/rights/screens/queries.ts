import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../../browser/api.ts'
import type { rightsContract } from '../contract.ts'

export const rights = apiOf<typeof rightsContract>('rights')
export const rightsQuery = queryOptions({ queryKey: ['rights'], queryFn: () => rights.read({}) })
