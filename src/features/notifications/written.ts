import type { Change } from '../../platform/database/change.ts'

/** What the desk has written is read again there, and so are its counts of who has seen it. */
export async function tellDesk({ announce }: Change): Promise<void> {
  await announce('desk:advisor', 'notifications-written')
  await announce('desk:admin', 'notifications-written')
}
