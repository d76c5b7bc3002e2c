import type { Change } from '../../platform/database/change.ts'

/** Something about this student's order or choice is otherwise: they and the desk read it again. */
export async function tellBoth({ announce }: Change, owner: string): Promise<void> {
  await announce(`person:${owner}`, 'products', 'journey')
  for (const role of ['advisor', 'admin'] as const) await announce(`desk:${role}`, 'products')
}
