import type { Change } from '../../platform/database/change.ts'

/** Something about this student's vaccines is otherwise: they and the desk read it again. */
export async function announceVaccines({ announce }: Change, student: string): Promise<void> {
  await announce(`person:${student}`, 'vaccines', 'journey')
  for (const role of ['advisor', 'admin'] as const) await announce(`desk:${role}`, 'vaccines')
}
