import type { Change } from '#src/platform/database/change.ts'

/** Something about this student's loan is otherwise: they and the desks that follow it read it again. */
export async function announceLoan({ announce, announceToDesk }: Change, student: string): Promise<void> {
  await announce(`person:${student}`, 'loans', 'journey')
  await announceToDesk('loans')
}
