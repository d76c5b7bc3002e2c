import type { chatContracts } from '../contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { chat: deskChat } = deskApiOf<typeof chatContracts>()
