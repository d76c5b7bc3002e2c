import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import type { chatContract } from '../contract.ts'

export const deskChat = deskApiOf<typeof chatContract>('chat')

export const queueQuery = queryOptions({ queryKey: ['chat', 'queue'], queryFn: () => deskChat.queue({}) })

export const colleaguesQuery = queryOptions({
  queryKey: ['people', 'colleagues'],
  queryFn: () => deskChat.colleagues({}),
})
