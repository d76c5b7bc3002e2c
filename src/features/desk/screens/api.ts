// What the desk reads. The first part of a key is what a change notice names.
import type { universitiesContracts } from '#src/features/universities/contract.ts'
import type { deskContracts } from '../contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { desk } = deskApiOf<typeof deskContracts>()
export const { universities: deskUniversities } = deskApiOf<typeof universitiesContracts>()

/** Read when it is asked for: it walks the whole chain. */
export const chainQuery = queryOptions({ queryKey: ['audit-chain'], queryFn: () => desk.chain({}), staleTime: 60_000 })

/** Nobody announces an error or a page shown, so these look again by themselves while they are open. */
const every = { refetchInterval: 15_000, staleTime: 0 }
export const errorsQuery = queryOptions({ queryKey: ['errors'], queryFn: () => desk.errors({}), ...every })
export const usageQuery = queryOptions({ queryKey: ['usage'], queryFn: () => desk.usage({}), ...every })
