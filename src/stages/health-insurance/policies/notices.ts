// Who hears of what happens to an insurance.
import type { Change } from '#src/platform/database/change.ts'

/** `policies` is what their browser keeps for times without a network. */
export async function notifyBoth(change: Pick<Change, 'announce' | 'announceToDesk'>, student: string): Promise<void> {
  await change.announce(`person:${student}`, 'journey', 'insurance', 'policies')
  await change.announceToDesk('insurance')
}
