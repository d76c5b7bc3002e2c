import { deskApiOf } from '#src/browser/desk-api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { chatContract } from '../contract.ts'

export const deskChat = deskApiOf<typeof chatContract>('chat')

export const queueQuery = readQuery(['chat', 'queue'], deskChat.queue)

export const colleaguesQuery = readQuery(['people', 'colleagues'], deskChat.colleagues)
