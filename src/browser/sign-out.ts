// Nothing of a person stays in this browser after they log out: not in its stores, and not in the other tabs.
import type { Query, QueryClient } from '@tanstack/react-query'
import { clearDrafts } from '../ui/drafts.ts'
import { dropTarget, forgetLinkEmail, forgetShown, isLeaving } from './session-storage.ts'
import { forgetFiles } from './kept-files.ts'
import { forgetOffline } from './offline-cache.ts'
import { forgetUnsent } from './unsent/unsent.ts'

export const channelName = 'safar-left'

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

export async function leaveThisTab(queries: QueryClient): Promise<void> {
  // First of all, so that nothing of it is written once more. Who was here stays known until the page is loaded again,
  // or a visitor's page would come for a moment and take along what is typed into it.
  queries.removeQueries({ predicate: isOfSomebody })
  clearDrafts()
  forgetLinkEmail()
  dropTarget()
  await forgetStores()
}

export const isOfSomebody = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  queryKey.length > 1 || queryKey[0] !== 'session'

export async function forgetStores(): Promise<void> {
  forgetShown()
  await Promise.all([forgetOffline(), forgetFiles(), forgetUnsent()])
}
