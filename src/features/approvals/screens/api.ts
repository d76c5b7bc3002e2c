import type { approvalsContracts } from '../contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { approvals } = deskApiOf<typeof approvalsContracts>()

/** What a yes may have changed besides. */
export const approvalRereads = [
  'approvals',
  'people',
  'requests',
  'attorneys',
  'sevis-reversals',
  'facts',
  'catalogues',
] as const
