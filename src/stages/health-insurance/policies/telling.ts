// Who hears of what happens to an insurance.
import type { Change } from '../../../platform/database/change.ts'

type Announcing = Pick<Change, 'announce'>

export async function tellDesk({ announce }: Announcing): Promise<void> {
  await announce('desk:underwriter', 'insurance')
  await announce('desk:admin', 'insurance')
}

/** `policies` is what their browser keeps for times without a network. */
export async function tellBoth(change: Announcing, student: string): Promise<void> {
  await change.announce(`person:${student}`, 'journey', 'insurance', 'policies')
  await tellDesk(change)
}
