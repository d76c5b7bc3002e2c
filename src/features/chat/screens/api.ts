import type { chatContracts } from '../contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { chat: deskChat } = deskApiOf<typeof chatContracts>()

export const conversationKey = (student: string) => ['chat', 'with', student] as const
