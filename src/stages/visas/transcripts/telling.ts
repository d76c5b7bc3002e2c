// Who hears of what happens to a transcript.
import type { Change } from '../../../platform/database/change.ts'

type Announcing = Pick<Change, 'announce'>

export async function tellDesk({ announce }: Announcing): Promise<void> {
  await announce('desk:advisor', 'desk-transcripts')
  await announce('desk:admin', 'desk-transcripts')
}

/** What everybody may read is another. */
export const tellAll = ({ announce }: Announcing): Promise<void> => announce('all', 'transcripts')
