import type { chatContracts } from '#src/features/chat/contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { chatReplies: deskReplies } = deskApiOf<typeof chatContracts>()
