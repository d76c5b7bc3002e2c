// What the desk reads. The first part of a key is what a change notice names.
import type { universitiesContracts } from '#src/features/universities/contract.ts'
import type { deskContracts } from '../contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { desk } = deskApiOf<typeof deskContracts>()
export const { universities: deskUniversities } = deskApiOf<typeof universitiesContracts>()

export const seatQuery = queryOptions({ queryKey: ['session', 'seat'], queryFn: () => desk.seat({}) })

export const waitingQuery = queryOptions({
  queryKey: ['universities', 'waiting'],
  queryFn: () => deskUniversities.waiting({}),
})
export const checkedQuery = queryOptions({
  queryKey: ['universities', 'checked'],
  queryFn: () => deskUniversities.checked({}),
})

export const earlyAccessQuery = queryOptions({ queryKey: ['early-access'], queryFn: () => desk.earlyAccess({}) })

export const peopleQuery = (search: string) =>
  queryOptions({ queryKey: ['people', 'found', search], queryFn: () => desk.people({ search }) })
export const personQuery = (id: string) =>
  queryOptions({ queryKey: ['people', 'one', id], queryFn: () => desk.person({ id }) })
export const actionsQuery = (about?: string) =>
  queryOptions({ queryKey: ['desk-actions', about ?? 'all'], queryFn: () => desk.actions({ about }) })

/** Read when it is asked for: it walks the whole chain. */
export const chainQuery = queryOptions({ queryKey: ['audit-chain'], queryFn: () => desk.chain({}), staleTime: 60_000 })

/** Nobody announces an error or a page shown, so these look again by themselves while they are open. */
const every = { refetchInterval: 15_000, staleTime: 0 }
export const errorsQuery = queryOptions({ queryKey: ['errors'], queryFn: () => desk.errors({}), ...every })
export const usageQuery = queryOptions({ queryKey: ['usage'], queryFn: () => desk.usage({}), ...every })
