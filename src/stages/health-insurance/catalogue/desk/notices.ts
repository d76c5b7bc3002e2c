// What changes in the catalogue shows on every student's plans at once, and is recorded.
import { noteAction } from '#src/features/audit/actions.ts'
import type { AuditAction } from '#src/features/audit/action.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'

type Action = { what: AuditAction; about: string; detail: string }

export const announcePlans = ({ announce }: Change): Promise<void> => announce('all', 'insurance', 'journey')

export async function noteAndTell(change: Change, call: Call, action: Action): Promise<void> {
  await noteAction(change, call, action)
  await announcePlans(change)
}
