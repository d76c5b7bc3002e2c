// Who hears of what happens to a practice interview.
import type { Change } from '../../../platform/database/change.ts'

type Announcing = Pick<Change, 'announce'>

export async function tellDesk({ announce }: Announcing): Promise<void> {
  await announce('desk:advisor', 'mock-interviews')
  await announce('desk:admin', 'mock-interviews')
}

export async function tellBoth(change: Announcing, student: string): Promise<void> {
  await change.announce(`person:${student}`, 'journey', 'mock-interview')
  await tellDesk(change)
}
