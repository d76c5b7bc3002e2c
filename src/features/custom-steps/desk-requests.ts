// Answers, and what is to be done for somebody, stand among all that waits at the desk.
import * as kinds from './request-kinds.ts'
import { and, eq, isNull, like } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call, Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { ask, settle } from '../desk-kit/requests.ts'
import { requests } from '../desk-kit/tables.ts'
import type { StepRow } from './steps.ts'
import { unaskedWork } from './waiting-work.ts'

const subjectOf = (step: string, student: string) => `${step}.${student}`

export const askDesk = (
  change: Change,
  clock: Pick<Services, 'now'>,
  { id, title }: Pick<StepRow, 'id' | 'title'>,
  student: string,
  askedAt?: Temporal.Instant,
): Promise<void> =>
  ask(change, clock, {
    ...(askedAt !== undefined && { askedAt }),
    student,
    role: 'advisor',
    kind: kinds.stepToAnswer,
    subject: subjectOf(id, student),
    title,
    path: `/desk/steps/${subjectOf(id, student)}`,
  })

export const settleAsked = (change: Change, call: Call, step: string, student: string): Promise<void> =>
  settle(change, call, { kind: kinds.stepToAnswer, subject: subjectOf(step, student) })

/** What is withdrawn waits no more; what is assigned, or assigned again, waits for whom it waits now. */
export async function askAgain(change: Change, call: Call, step: StepRow, isWaiting: boolean): Promise<void> {
  if (isWaiting) return askUnasked(change, call, step.id)
  const { kind, subject, settledAt } = requests
  const asked = await change.tx
    .select({ subject })
    .from(requests)
    .where(and(eq(kind, kinds.stepToAnswer.name), like(subject, subjectOf(step.id, '%')), isNull(settledAt)))
  for (const one of asked) await settle(change, call, { kind: kinds.stepToAnswer, subject: one.subject })
}

async function askUnasked(change: Change, clock: Pick<Services, 'now'>, step?: string): Promise<void> {
  for (const { step: id, title, owner, since } of await unaskedWork(change.tx, step))
    await askDesk(change, clock, { id, title }, owner, Temporal.Instant.from(since))
}

/** A step for all of a stage becomes work for the desk as somebody comes to the stage, which the desk learns within a minute. */
export const workForComers = (services: Services): JobKind => ({
  name: 'custom-step-work',
  cron: '* * * * *',
  work: () => askForComers(services),
})

export const askForComers = (services: Services): Promise<void> =>
  services.change(change => askUnasked(change, services))
