import { deskApiOf } from '#src/browser/desk-api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { chatRepliesContract } from '../contract.ts'

export const deskReplies = deskApiOf<typeof chatRepliesContract>('chatReplies')

export const repliesQuery = readQuery(['chat-replies'], deskReplies.list)
