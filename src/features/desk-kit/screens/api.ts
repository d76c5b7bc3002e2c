import type { requestsContracts } from '../contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { requests } = deskApiOf<typeof requestsContracts>()
