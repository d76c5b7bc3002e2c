import type { Change } from '../../platform/database/change.ts'

/** Something about this student's loan is otherwise: they and the desks that follow it read it again. */
export async function announceLoan({ announce }: Change, student: string): Promise<void> {
  await announce(`person:${student}`, 'loans', 'journey')
  for (const role of ['lender', 'admin'] as const) await announce(`desk:${role}`, 'loans')
}
