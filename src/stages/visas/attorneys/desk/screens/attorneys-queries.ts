import type { visasContracts } from '#src/stages/visas/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useVerb } from '#src/browser/use-verb.ts'

export const { attorneyDesk } = deskApiOf<typeof visasContracts>()

export const deskAttorneysQuery = queryOptions({
  queryKey: ['attorneys', 'desk'],
  queryFn: () => attorneyDesk.all({}),
})
export const deskCallsQuery = queryOptions({ queryKey: ['attorneys', 'calls'], queryFn: () => attorneyDesk.calls({}) })
export const deskRefundsQuery = queryOptions({
  queryKey: ['attorneys', 'refunds'],
  queryFn: () => attorneyDesk.refunds({}),
})

export const useDeskVerb = <Input>(verb: (input: Input) => Promise<unknown>, done: string) =>
  useVerb(verb, { rereads: ['attorneys'], done })
