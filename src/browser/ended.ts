// What becomes of a person's things in this browser as their session ends: fetched when it does.
import type { QueryClient } from '@tanstack/react-query'
import { clearDrafts } from '../ui/drafts.ts'
import { channelName, forgetStores, isOfSomebody, leaveThisTab } from './sign-out.ts'
import { sealWhatIsLeft, type Left } from './sealed-texts.ts'

/** Signed out here: the other tabs hear of it and do the same. */
export async function leave(queries: QueryClient): Promise<void> {
  // What could not be sent is there again for the same account.
  await sealWhatIsLeft()
  const left = leaveThisTab(queries)
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('')
  channel.close()
  await left
}

/** The session has ended elsewhere, or before this page was opened: what was not sent is sealed for its account, and what could not be is named. */
export async function forgetEnded(queries: QueryClient): Promise<Left> {
  // What is shown now is a visitor's.
  queries.removeQueries({ type: 'inactive', predicate: isOfSomebody })
  const left = await sealWhatIsLeft()
  // Anyone who is about to sign up has begun to type.
  clearDrafts('visitor')
  await forgetStores()
  return left
}
