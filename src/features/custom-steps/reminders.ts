// Students are reminded of an assigned step three days before it is due, or later if it was assigned later, and on the day.
import { and, between, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { dayOf, formatDay, homeZone } from '#src/values/dates.ts'
import { notify } from '../notifications/notify.ts'
import * as copy from './desk/rules.ts'
import { customSteps, customStepStudents } from './tables.ts'

const daysBefore = 3

/** Every morning in India. */
export const dueReminders = (services: Services): JobKind => ({
  name: 'custom-step-reminders',
  cron: '30 3 * * *',
  work: () => remindOfDueSteps(services),
})

export async function remindOfDueSteps(services: Services): Promise<void> {
  const today = dayOf(services.now())
  const morning = today.toZonedDateTime(homeZone).toInstant()
  await services.change(async change => {
    const due = await change.tx
      .select({ step: customSteps, owner: customStepStudents.owner })
      .from(customStepStudents)
      .innerJoin(customSteps, eq(customSteps.id, customStepStudents.step))
      .where(
        and(
          between(customSteps.dueOn, today, today.add({ days: daysBefore })),
          isNull(customSteps.withdrawnAt),
          isNotNull(customStepStudents.assignedAt),
          isNull(customStepStudents.withdrawnAt),
          isNull(customStepStudents.answeredAt),
          isNull(customStepStudents.completedAt),
          or(
            isNull(customStepStudents.remindedAt),
            and(eq(customSteps.dueOn, today), lt(customStepStudents.remindedAt, morning)),
          ),
        ),
      )
      .orderBy(customStepStudents.owner, customStepStudents.step)
      .for('update', { of: customStepStudents, skipLocked: true })
    for (const { step, owner } of due) {
      const day = step.dueOn ?? today
      await notify(change, services, {
        to: owner,
        type: 'step',
        title: day.equals(today) ? copy.dueTodayTitle(step.title) : copy.dueSoonTitle(step.title, formatDay(day)),
        body: copy.dueBody,
        href: `/${step.stage}/${step.id}`,
      })
      await change.tx
        .update(customStepStudents)
        .set({ remindedAt: services.now() })
        .where(and(eq(customStepStudents.owner, owner), eq(customStepStudents.step, sql`${step.id}::uuid`)))
    }
  })
}
