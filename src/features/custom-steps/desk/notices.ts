// Anyone who has a step hears of it, and so does the rest of the desk; what was done is written down.
import { and, eq, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { noteAction, type AuditAction } from '#src/features/audit/actions.ts'
import { notify } from '#src/features/notifications/notify.ts'
import * as copy from './rules.ts'
import type { StepRow } from '../steps.ts'
import { customStepStudents } from '../tables.ts'

export const notifyOfNew = (
  change: Change,
  call: Call,
  { id, stage, title, type }: StepRow,
  to: string,
): Promise<string> =>
  notify(change, call, {
    to,
    type: 'step',
    mail: false,
    title: copy.assignedTitle(title),
    body: copy.assignedBody[type],
    href: `/${stage}/${id}`,
  })

/** Those named, or all who have it. */
export async function tell(
  { tx, announce, announceToDesk }: Change,
  { id, audience }: StepRow,
  owners?: readonly string[],
): Promise<void> {
  if (audience === 'stage') return announce('all', 'journey', 'custom-steps')
  for (const owner of owners ?? (await ownersOf(tx, id))) await announce(`person:${owner}`, 'journey', 'custom-steps')
  return announceToDesk('custom-steps')
}

const ownersOf = async (db: Queries, step: string): Promise<string[]> =>
  (
    await db
      .select({ owner: customStepStudents.owner })
      .from(customStepStudents)
      .where(and(eq(customStepStudents.step, step), isNull(customStepStudents.withdrawnAt)))
  ).map(({ owner }) => owner)

export const note = (change: Change, call: Call, what: AuditAction, { id, title }: StepRow): Promise<void> =>
  noteAction(change, call, { what, about: id, detail: title })
