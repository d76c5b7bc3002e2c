// Who hears of what happens to a submission.
import type { Change } from '../../platform/database/change.ts'

export async function tellDesk({ announce }: Pick<Change, 'announce'>): Promise<void> {
  await announce('desk:advisor', 'sops')
  await announce('desk:admin', 'sops')
}

export async function tellBoth(change: Pick<Change, 'announce'>, student: string): Promise<void> {
  await change.announce(`person:${student}`, 'journey', 'sop')
  await tellDesk(change)
}
