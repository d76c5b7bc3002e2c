// Who hears of what happens to a submission.
import type { Change } from '#src/platform/database/change.ts'

export async function notifyBoth(change: Pick<Change, 'announce' | 'announceToDesk'>, student: string): Promise<void> {
  await change.announce(`person:${student}`, 'journey', 'sop')
  await change.announceToDesk('sops')
}
