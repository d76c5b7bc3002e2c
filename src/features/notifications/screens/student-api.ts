// What a student reads of notifications. 'notifications' is what a change notice names.
import type { notificationsContracts } from '../contract.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import { queries, readAgain } from '#src/browser/queries.ts'
import type { NotificationsView } from '../contract.ts'

export const { notifications } = apiOf<typeof notificationsContracts>()

const refresh = () => readAgain(queries, 'notifications')

/** Anyone who acts here need not wait for the announcement. */
export async function markRead(id: string): Promise<void> {
  await notifications.markRead({ id })
  await refresh()
}

export async function markAllRead(upTo: string): Promise<void> {
  await notifications.markAllRead({ upTo })
  await refresh()
}

/** Answers the ids of those that count as read by it. */
export async function noteOpened(step: { stage: string; step: string }): Promise<readonly string[]> {
  const { read } = await notifications.noteOpened(step)
  if (read.length > 0) await refresh()
  return read
}

export const pagesQuery = (newest: NotificationsView | undefined) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'pages'],
    queryFn: ({ pageParam }) => notifications.read({ before: pageParam }),
    initialPageParam: nothingBefore,
    getNextPageParam: page => (page.hasEarlier ? page.notifications.at(-1)?.id : undefined),
    ...(newest !== undefined && { initialData: { pages: [newest], pageParams: [nothingBefore] } }),
  })

const nothingBefore: string | undefined = undefined
