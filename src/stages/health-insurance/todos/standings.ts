// How far each paid insurance is, in one lean statement: the queue is read at every page of the desk.
import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { happenings } from '#src/features/progress/tables.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import { owedPromises, todosOf, type Todo } from './rules.ts'
import { isRefusal } from '../refunds/ended.ts'
import { insuranceCards, insuranceInvoices, insuranceRequests, insuranceWaivers } from '../tables.ts'

export type StandingRow = Awaited<ReturnType<typeof standingsWhere>>[number]

/** The longest waiting first. */
export const standingsWhere = (db: Queries, which: SQL | undefined) =>
  db
    .select({
      request: {
        id: insuranceRequests.id,
        owner: insuranceRequests.owner,
        planName: insuranceRequests.planName,
        partner: insuranceRequests.partner,
        coverageStart: insuranceRequests.coverageStart,
        coverageEnd: insuranceRequests.coverageEnd,
        invoice: insuranceRequests.invoice,
        paidAt: insuranceRequests.depositConfirmedAt,
        guideBy: insuranceRequests.guideBy,
        createdAt: insuranceRequests.createdAt,
        endAskedOn: insuranceRequests.endAskedOn,
        cancelledAt: insuranceRequests.cancelledAt,
      },
      student: sql<string>`coalesce(nullif(trim(${people.firstName} || ' ' || ${people.lastName}), ''), ${people.email}, 'Without a name')`,
      university: sql<string>`coalesce(${universities.displayName}, ${universities.name})`,
      cardAt: insuranceCards.issuedAt,
      takesWaivers: sql<boolean>`not ${universities.noWaiver} and not ${wantsNoGuide}`,
      hasGuide,
      submittedAt: insuranceWaivers.submittedAt,
      approvedAt: insuranceWaivers.approvedAt,
      refusedAt: insuranceWaivers.refusedAt,
      emailBy: insuranceWaivers.emailBy,
      emailAt: insuranceWaivers.emailAt,
      readBy: insuranceWaivers.readBy,
      guideSentAt: insuranceWaivers.guideSentAt,
      invoiced: sql<string>`coalesce(${invoiced}, 0)`,
    })
    .from(insuranceRequests)
    .innerJoin(people, eq(people.id, insuranceRequests.owner))
    .innerJoin(universities, eq(universities.id, insuranceRequests.university))
    .leftJoin(insuranceCards, eq(insuranceCards.request, insuranceRequests.id))
    .leftJoin(insuranceWaivers, eq(insuranceWaivers.request, insuranceRequests.id))
    .where(and(which, isNotNull(insuranceRequests.depositConfirmedAt)))
    .orderBy(asc(insuranceRequests.depositConfirmedAt), asc(insuranceRequests.id))

/** What of the promises is owed for it. */
export const owedIn = (row: StandingRow): { email: boolean; guide: boolean } =>
  owedPromises({
    isOver:
      row.request.cancelledAt !== null || row.approvedAt !== null || row.refusedAt !== null || row.submittedAt !== null,
    takesWaivers: row.takesWaivers,
    hasGuide: row.hasGuide,
    hasCard: row.cardAt !== null,
    emailBy: row.emailBy,
    emailAt: row.emailAt,
    guideBy: row.request.guideBy,
    guideSentAt: row.guideSentAt,
  })

/** A student who did it without a guide, here or before Safar, wants none any more. */
export const wantsNoGuide = sql`exists (select 1 from ${happenings} where ${happenings.owner} = ${insuranceRequests.owner}
  and ${happenings.stage} = 'health-insurance' and (
    (${happenings.what} = 'marked' and ${happenings.step} = 'WaiverGuide')
    or (${happenings.what} = 'done-before' and ${happenings.step} in ('', 'WaiverGuide'))))`

export const hasGuide = sql<boolean>`(${insuranceWaivers.guide} is not null or case when ${insuranceRequests.partner} = 'GBG'
  then ${universities.waiverGuideGBG} else ${universities.waiverGuide} end is not null)`

const invoiced = sql`(select sum(${insuranceInvoices.amount}) from ${insuranceInvoices}
  where ${insuranceInvoices.request} = ${insuranceRequests.id} and ${insuranceInvoices.voidedAt} is null)`

export const todosIn = (row: StandingRow): Todo[] =>
  todosOf({
    isEnded: row.request.cancelledAt !== null,
    isEndAsked: row.request.endAskedOn !== null,
    hasCard: row.cardAt !== null,
    takesWaivers: row.takesWaivers,
    hasGuide: row.hasGuide,
    isHandedIn: isHandedIn(row),
    isApproved: row.approvedAt !== null,
    invoice: row.request.invoice,
    invoiced: Number(row.invoiced),
  })

/** And not refused since. */
export const isHandedIn = (said: {
  submittedAt: Temporal.Instant | null
  refusedAt: Temporal.Instant | null
}): boolean => said.submittedAt !== null && !isRefusal(said)
