import type { accountsContracts } from '../module.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import { optional } from '#src/browser/reads.ts'
import type { SessionView } from '../contract.ts'

export const { accounts } = apiOf<typeof accountsContracts>()

export const sessionQuery = readQuery(['session'], accounts.session)

export type User = NonNullable<SessionView['user']>

/** Undefined while we do not know yet, which `Opening` shows for all; null when nobody is signed in. */
export const useUser = (): User | null | undefined => optional(useQuery(sessionQuery))?.user

/** Nobody has confirmed the e-mail or the phone of this account. */
export function useIsUnproved(): boolean {
  const user = useUser()
  return user != null && !user.emailIsProved && user.primaryPhone === null
}
