import type { paymentsContracts, RefundRow } from '#src/features/payments/contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { deskRefunds } = deskApiOf<typeof paymentsContracts>()

export const hasFailed = ({ state }: RefundRow): boolean => state === 'failed'
