import type { universitiesContracts } from '#src/features/universities/contract.ts'
import type { deskContracts } from '../contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { desk } = deskApiOf<typeof deskContracts>()
export const { universities: deskUniversities } = deskApiOf<typeof universitiesContracts>()

/** Nobody announces an error or a page shown, so these look again by themselves while they are open. */
export const every = { refetchInterval: 15_000, staleTime: 0 }
