import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '../../../../browser/desk-api.ts'
import { useVerb } from '../../../../browser/use-verb.ts'
import type { refundsContract } from '../contract.ts'

export const insuranceRefunds = deskApiOf<typeof refundsContract>('insuranceRefunds')

export const refundsQuery = queryOptions({
  queryKey: ['insurance-refunds'],
  queryFn: () => insuranceRefunds.all({}),
})

export const useUndo = (payment: string, done: string) =>
  useVerb(() => insuranceRefunds.undo({ payment }), { rereads: ['insurance-refunds'], done })
