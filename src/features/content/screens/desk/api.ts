import type { contentContracts } from '#src/features/content/contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { content: deskContent } = deskApiOf<typeof contentContracts>()
