import type { Change } from '#src/platform/database/change.ts'

/** Something about this student's vaccines is otherwise: they and the desk read it again. */
export async function announceVaccines({ announce, announceToDesk }: Change, student: string): Promise<void> {
  await announce(`person:${student}`, 'vaccines', 'journey')
  await announceToDesk('vaccines')
}
