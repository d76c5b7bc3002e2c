import type { Change } from '#src/platform/database/change.ts'

/** Something about this student's order or choice is otherwise: they and the desk read it again. */
export async function notifyBoth({ announce, announceToDesk }: Change, owner: string): Promise<void> {
  await announce(`person:${owner}`, 'products', 'journey')
  await announceToDesk('products')
}
