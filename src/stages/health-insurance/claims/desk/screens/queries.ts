import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import type { claimsDeskContract } from '../contract.ts'

export const claimsDesk = deskApiOf<typeof claimsDeskContract>('claimsDesk')

export const claimQueue = queryOptions({
  queryKey: ['insurance-claims', 'queue'],
  queryFn: () => claimsDesk.queue({}),
})

export const deskClaimQuery = (id: string) =>
  queryOptions({ queryKey: ['insurance-claims', 'one', id], queryFn: () => claimsDesk.read({ id }) })
