import type { QueryClient } from '@tanstack/react-query'
import { clearArrival, leaveAsGuest } from '#src/browser/arrival.ts'
import { leave } from '#src/browser/ended.ts'
import { successes } from '../copy.ts'
import { accounts } from './session.ts'

const reloadAfter = 500

/** Ends the session, and takes what this browser has of the person. Answers what is said then. */
export async function logOut(queries: QueryClient, isGuest: boolean): Promise<string> {
  await accounts.signOut({})
  if (isGuest) leaveAsGuest()
  else clearArrival()
  await leave(queries)
  setTimeout(() => location.assign('/'), reloadAfter)
  return successes.loggedOut
}
