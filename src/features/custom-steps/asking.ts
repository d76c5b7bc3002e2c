// Answers that wait for the desk stand among all that waits there.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call, House } from '#src/platform/house.ts'
import { ask, settle } from '../desk-kit/requests.ts'
import type { StepRow } from './steps.ts'
import { customStepStudents } from './tables.ts'

const subjectOf = (step: string, student: string) => `${step}.${student}`

export const askDesk = (
  change: Change,
  clock: Pick<House, 'now'>,
  { id, title }: StepRow,
  student: string,
): Promise<void> =>
  ask(change, clock, {
    student,
    role: 'advisor',
    kind: 'custom-step',
    subject: subjectOf(id, student),
    title,
    path: `/desk/steps/${subjectOf(id, student)}`,
  })

export const settleAsked = (change: Change, call: Call, step: string, student: string): Promise<void> =>
  settle(change, call, { kind: 'custom-step', subject: subjectOf(step, student) })

/** What is withdrawn waits no more; assigned again, it waits again. */
export async function askAgain(change: Change, call: Call, step: StepRow, isWaiting: boolean): Promise<void> {
  const { owner, answeredAt, fulfilledAt, withdrawnAt } = customStepStudents
  const waiting = await change.tx
    .select({ owner })
    .from(customStepStudents)
    .where(and(eq(customStepStudents.step, step.id), isNotNull(answeredAt), isNull(fulfilledAt), isNull(withdrawnAt)))
  for (const { owner: student } of waiting) {
    if (isWaiting) await askDesk(change, call, step, student)
    else await settleAsked(change, call, step.id, student)
  }
}
