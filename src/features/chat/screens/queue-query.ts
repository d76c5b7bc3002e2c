import type { chatContracts } from '../contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { readQuery } from '#src/browser/queries.ts'

export const { chat: deskChat } = deskApiOf<typeof chatContracts>()

export const queueQuery = readQuery(['chat', 'queue'], deskChat.queue)

export const colleaguesQuery = readQuery(['people', 'colleagues'], deskChat.colleagues)
