// Who hears of what happens to a practice interview.
import type { Change } from '#src/platform/database/change.ts'

export async function notifyBoth(change: Change, student: string): Promise<void> {
  await change.announce(`person:${student}`, 'journey', 'mock-interview')
  await change.announceToDesk('mock-interviews')
}
