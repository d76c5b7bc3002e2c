import type { approvalsContracts } from '../contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { readQuery } from '#src/browser/queries.ts'

export const { approvals } = deskApiOf<typeof approvalsContracts>()

export const approvalsQuery = (state: 'open' | 'decided') =>
  readQuery(['approvals', state], () => approvals.list({ state }))

/** What a yes may have changed besides. */
export const approvalRereads = ['approvals', 'people', 'requests', 'attorneys', 'sevis-reversals'] as const
