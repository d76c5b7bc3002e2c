import { deskApiOf } from '#src/browser/desk-api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { deskRefundsContract, RefundRow } from '../contract.ts'

export const deskRefunds = deskApiOf<typeof deskRefundsContract>('deskRefunds')

export const refundsQuery = readQuery(['refunds'], deskRefunds.all)

export const hasFailed = ({ state }: RefundRow): boolean => state === 'failed'
