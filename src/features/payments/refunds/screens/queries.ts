import type { paymentsContracts } from '#src/features/payments/contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { RefundRow } from '../contract.ts'

export const { deskRefunds } = deskApiOf<typeof paymentsContracts>()

export const refundsQuery = readQuery(['refunds'], deskRefunds.all)

export const hasFailed = ({ state }: RefundRow): boolean => state === 'failed'
