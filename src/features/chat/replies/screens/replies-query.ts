import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import type { chatRepliesContract } from '../contract.ts'

export const deskReplies = deskApiOf<typeof chatRepliesContract>('chatReplies')

export const repliesQuery = queryOptions({ queryKey: ['chat-replies'], queryFn: () => deskReplies.list({}) })
