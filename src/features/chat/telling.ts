import type { Change } from '../../platform/database/change.ts'

/** All who answer at the desk. */
export async function tellDesk({ announce }: Change, about: 'chat' | 'chat-typing'): Promise<void> {
  await announce('desk:advisor', about)
  await announce('desk:admin', about)
}
