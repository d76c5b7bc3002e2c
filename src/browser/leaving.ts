// Nothing of a person stays in this browser when they have left: not in its stores, and not in the other tabs.
import type { Query, QueryClient } from '@tanstack/react-query'
import { clearDrafts } from '../ui/drafts.ts'
import { dropTarget, forgetLinkEmail, forgetShown, isLeaving } from './keeping.ts'
import { forgetFiles } from './kept-files.ts'
import { forgetOffline } from './offline-reading.ts'
import type { Left } from './sealed-texts.ts'
import { forgetUnsent } from './unsent/unsent.ts'

const channelName = 'safar-left'

/** Signed out here: the other tabs hear of it and do the same. */
export async function leave(queries: QueryClient): Promise<void> {
  // What could not be sent is there again for the same account; without this script it goes, as was said before.
  await sealAll()
  const left = leaveThisTab(queries)
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('')
  channel.close()
  await left
}

let isFollowing = false

/**
 * Signed out in another tab, this one shows nothing any more either. For as long as the page is open: that the session
 * has ended may be heard first, and shows a visitor's page with what this one had kept.
 */
export function followLeaving(queries: QueryClient): void {
  if (isFollowing) return
  isFollowing = true
  new BroadcastChannel(channelName).addEventListener('message', () => {
    if (!isLeaving()) void leaveThisTab(queries).then(() => location.assign('/'))
  })
}

async function leaveThisTab(queries: QueryClient): Promise<void> {
  // First of all, so that nothing of it is written once more. Who was here stays known until the page is loaded again,
  // or a visitor's page would come for a moment and take along what is typed into it.
  queries.removeQueries({ predicate: isOfSomebody })
  clearDrafts()
  forgetLinkEmail()
  dropTarget()
  await forgetStores()
}

/** The session has ended elsewhere, or before this page was opened: what was not sent is sealed for its account, and what could not be is named. */
export async function forgetEnded(queries: QueryClient): Promise<Left> {
  // What is shown now is a visitor's.
  queries.removeQueries({ type: 'inactive', predicate: isOfSomebody })
  const left = await sealAll()
  // Anyone who is about to sign up has begun to type.
  clearDrafts('visitor')
  await forgetStores()
  return left
}

async function sealAll(): Promise<Left> {
  const { sealWhatIsLeft } = await import('./sealed-texts.ts')
  return sealWhatIsLeft()
}

const isOfSomebody = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  queryKey.length > 1 || queryKey[0] !== 'session'

async function forgetStores(): Promise<void> {
  forgetShown()
  await Promise.all([forgetOffline(), forgetFiles(), forgetUnsent()])
}
