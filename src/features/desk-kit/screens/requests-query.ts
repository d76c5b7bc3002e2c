import type { requestsContracts } from '../contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { requests } = deskApiOf<typeof requestsContracts>()

export const requestsQuery = (state: 'open' | 'settled') =>
  queryOptions({ queryKey: ['requests', state], queryFn: () => requests.list({ state }) })

export const colleaguesQuery = queryOptions({
  queryKey: ['requests', 'colleagues'],
  queryFn: () => requests.colleagues({}),
})

export const notesQuery = (student: string) =>
  queryOptions({ queryKey: ['desk-notes', student], queryFn: () => requests.notes({ student }) })
