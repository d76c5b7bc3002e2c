import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import type { requestsContract } from '../contract.ts'

export const requests = deskApiOf<typeof requestsContract>('requests')

export const requestsQuery = (state: 'open' | 'settled') =>
  queryOptions({ queryKey: ['requests', state], queryFn: () => requests.list({ state }) })
