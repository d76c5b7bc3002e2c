import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import type { contentContract } from '../contract.ts'

const content = apiOf<typeof contentContract>('content')

export const contentQuery = (stage?: string) =>
  queryOptions({ queryKey: ['content', 'list', stage ?? 'all'], queryFn: () => content.list({ stage }) })

export const itemQuery = (id: string) =>
  queryOptions({ queryKey: ['content', 'one', id], queryFn: () => content.read({ id }) })
