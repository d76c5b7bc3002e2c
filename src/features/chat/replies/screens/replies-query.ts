import type { chatContracts } from '#src/features/chat/contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { readQuery } from '#src/browser/queries.ts'

export const { chatReplies: deskReplies } = deskApiOf<typeof chatContracts>()

export const repliesQuery = readQuery(['chat-replies'], deskReplies.list)
