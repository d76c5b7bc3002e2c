import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { claimsDesk } = deskApiOf<typeof insuranceContracts>()

export const claimQueue = queryOptions({
  queryKey: ['insurance-claims', 'queue'],
  queryFn: () => claimsDesk.queue({}),
})

export const deskClaimQuery = (id: string) =>
  queryOptions({ queryKey: ['insurance-claims', 'one', id], queryFn: () => claimsDesk.read({ id }) })
