// Answers, and what is to be done for somebody, stand among all that waits at the desk.
import { and, eq, isNull, like, sql, type SQL } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call, Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { ask, settle } from '../desk-kit/requests.ts'
import { requests } from '../desk-kit/tables.ts'
import * as kinds from './request-kinds.ts'
import type { StepRow } from './steps.ts'

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

// What the desk owes students: a response to an answered form, or something done for them, from the day it was assigned.

/** Whose response waits, by step and since when. What is for all of a stage waits for those who have come there. */
export const waitingWork: SQL = sql`(
  select w.step, w.owner, w.since
  from (
    select s.step, s.owner, case c.type when 'Custom' then s.assigned_at else s.answered_at end as since
    from custom_step_students s join custom_steps c on c.id = s.step
    where s.fulfilled_at is null and s.withdrawn_at is null
      and (c.type = 'FillForm' and s.answered_at is not null or c.type = 'Custom' and s.assigned_at is not null)
    union all
    select c.id, h.owner, greatest(h.at, c.created_at)
    from custom_steps c join happenings h on h.stage = c.stage and h.what = 'visited'
    left join custom_step_students s on s.step = c.id and s.owner = h.owner
    where c.type = 'Custom' and c.audience = 'stage' and s.fulfilled_at is null and s.assigned_at is null
  ) w join custom_steps c on c.id = w.step join people p on p.id = w.owner
  where c.withdrawn_at is null and not p.is_guest)`

type Unasked = { step: string; title: string; owner: string; since: string }

/** What waits and is not among the desk's requests yet: of one step, or of all. */
const unaskedWork = async (db: Queries, step?: string): Promise<Unasked[]> =>
  db.execute<Unasked>(sql`
    select w.step, c.title, w.owner, to_char(w.since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
    from ${waitingWork} w join custom_steps c on c.id = w.step
    where not exists (select from requests r
        where r.kind = 'custom-step' and r.subject = w.step || '.' || w.owner and r.settled_at is null)
      and ${step === undefined ? sql`true` : sql`w.step = ${step}`}
    order by w.since, w.step, w.owner
    limit 500`)
