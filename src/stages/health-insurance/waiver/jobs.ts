// The approval e-mail and the guide are promised. What nobody did in time goes by itself, and says only what is so: that
// the request is here, that the university's guide is given, and when a person reads it.
import * as kinds from '../request-kinds.ts'
import { and, eq, gte, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { dueAt } from '#src/features/desk-kit/rules.ts'
import { notify } from '#src/features/notifications/notify.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { universities } from '#src/features/universities/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { hasGuide, wantsNoGuide } from '../todos/standings.ts'
import { noteTodos } from '../todos/todos.ts'
import { nearUntil } from '../todos/rules.ts'
import { insuranceCards, insuranceRequests, insuranceWaivers } from '../tables.ts'
import { guideOf, policiesWhere, universityName, type Policy, holdWaiver } from '../policies/current.ts'
import { notifyBoth, writeTo } from '../notices.ts'
import { whenWords } from '../todos/copy.ts'
import { lateWords } from './copy.ts'

const page = '/health-insurance/get-waiver-guide'
const atOnce = 100

export const waiverJobs = (services: Services): JobKind[] => [
  { name: 'insurance-waiver-promises', cron: '* * * * *', work: () => keepPromises(services) },
]

export async function keepPromises(services: Services): Promise<void> {
  await sendWhatIsLate(services)
  for (const id of await forgottenByDesk(services)) await services.change(change => noteTodos(change, services, id))
}

/**
 * Deposits that wait and are no task: from before there were such tasks, or whose university got its guide later. And
 * those whose second promise is near or over: the desk is reminded, once.
 */
async function forgottenByDesk({ db, now }: Services): Promise<string[]> {
  const rows = await db
    .select({ id: insuranceRequests.id })
    .from(insuranceRequests)
    .innerJoin(universities, eq(universities.id, insuranceRequests.university))
    .leftJoin(insuranceWaivers, eq(insuranceWaivers.request, insuranceRequests.id))
    .leftJoin(insuranceCards, eq(insuranceCards.request, insuranceRequests.id))
    .leftJoin(
      requests,
      and(
        eq(requests.kind, kinds.waiverEmail.name),
        eq(requests.subject, sql`${insuranceRequests.id}::text`),
        isNull(requests.settledAt),
      ),
    )
    .where(
      and(
        isNotNull(insuranceRequests.depositConfirmedAt),
        isNull(insuranceRequests.cancelledAt),
        isNull(insuranceWaivers.submittedAt),
        isNull(insuranceWaivers.approvedAt),
        isNull(insuranceWaivers.refusedAt),
        isNull(insuranceWaivers.emailAt),
        or(
          and(
            isNull(requests.id),
            isNull(insuranceWaivers.emailBy),
            isNull(insuranceCards.issuedAt),
            gte(insuranceRequests.coverageEnd, dayOf(now())),
            eq(universities.noWaiver, false),
            hasGuide,
            sql`not ${wantsNoGuide}`,
          ),
          and(lte(insuranceWaivers.readBy, nearUntil(now())), ne(requests.priority, 'urgent')),
        ),
      ),
    )
    .limit(atOnce)
  return rows.map(({ id }) => id)
}

async function sendWhatIsLate(services: Services): Promise<void> {
  const now = services.now()
  const { emailBy, emailAt, emailLateAt, guideSentAt, guideLateAt, submittedAt, approvedAt, refusedAt } =
    insuranceWaivers
  const rows = await services.db
    .select({ id: insuranceRequests.id })
    .from(insuranceWaivers)
    .innerJoin(insuranceRequests, eq(insuranceRequests.id, insuranceWaivers.request))
    .leftJoin(insuranceCards, eq(insuranceCards.request, insuranceRequests.id))
    .where(
      and(
        isNotNull(insuranceRequests.depositConfirmedAt),
        isNull(insuranceRequests.cancelledAt),
        isNull(submittedAt),
        isNull(approvedAt),
        isNull(refusedAt),
        or(
          and(lte(emailBy, now), isNull(emailAt), isNull(emailLateAt)),
          and(
            lte(insuranceRequests.guideBy, now),
            isNull(guideSentAt),
            isNull(guideLateAt),
            isNull(insuranceCards.issuedAt),
          ),
        ),
      ),
    )
    .limit(atOnce)
  for (const { id } of rows) await services.change(change => keepOne(change, services, id))
}

/** Held: who acts at the same moment is first, or finds that it went. */
async function keepOne(change: Change, services: Services, id: string): Promise<void> {
  const row = await holdWaiver(change, id)
  const [policy] = await policiesWhere(change.tx, eq(insuranceRequests.id, id))
  if (policy === undefined || policy.request.cancelledAt !== null) return
  const now = services.now()
  const isDue = (by: Temporal.Instant | null): boolean => by !== null && Temporal.Instant.compare(by, now) <= 0
  const { guideBy } = policy.request
  const isGuideDue =
    isDue(guideBy) &&
    row.guideSentAt === null &&
    row.guideLateAt === null &&
    policy.card === null &&
    guideOf(policy) !== null
  const isEmailDue = isDue(row.emailBy) && row.emailAt === null && row.emailLateAt === null
  if (!isGuideDue && !isEmailDue) return
  // Read within the time of the guide; once that is over, within the desk's usual two working days.
  const readBy = row.emailAt !== null ? null : guideBy !== null && !isDue(guideBy) ? guideBy : dueAt(undefined, now)
  await change.tx
    .update(insuranceWaivers)
    .set({ ...(isEmailDue && { emailLateAt: now }), ...(isGuideDue && { guideLateAt: now }), readBy })
    .where(eq(insuranceWaivers.request, id))
  await write(change, services, policy, lateWords(universityName(policy), readBy && whenWords(readBy), isGuideDue))
  await noteTodos(change, services, id)
  await notifyBoth(change, policy.request.owner)
}

async function write(change: Change, services: Services, { request }: Policy, words: { title: string; body: string }) {
  await notify(change, services, { to: request.owner, type: 'insurance', ...words, href: page, mail: false })
  await writeTo(change, services, request.owner, { ...words, page })
}
