// What happens as papers of who borrows end: who hears of it, and what goes in the night.
import { and, eq, like, notExists, notInArray, sql } from 'drizzle-orm'
import { documents } from '#src/features/documents/tables.ts'
import { relationNames } from '#src/features/family/copy.ts'
import type { MemberLeaves } from '#src/features/family/slots.ts'
import { familyInvitations as invitations, familyMembers as members } from '#src/features/family/tables.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import type { Services } from '#src/platform/services.ts'
import { titles } from '../application/copy.ts'
import { loanCoPapers } from '../tables.ts'
import { notes } from './copy.ts'
import { coPapersOf, isCoBorrowing } from './stored.ts'

type Gone = Awaited<ReturnType<typeof coPapersOf>>

/** The student hears what is missing now; a lender reads it in its list, and in the application. */
export async function noteGone(change: Change, services: Pick<Services, 'now'>, gone: Gone): Promise<void> {
  for (const [student, own] of Map.groupBy(gone, ({ student }) => student))
    for (const [relation, papers] of Map.groupBy(own, ({ relation }) => relation))
      await notify(change, services, {
        to: student,
        type: 'offer',
        title: notes.gone(relationNames[relation]),
        body: notes.what(papers.map(({ field }) => titles[field])),
        href: '/loans/apply-to-banks',
      })
}

/** Before they leave one student's family, or are erased. */
export const noteLeaving: MemberLeaves = async (change, services, member, student) => {
  const which = and(eq(loanCoPapers.owner, member), student === undefined ? undefined : eq(invitations.owner, student))
  const gone = await coPapersOf(change.tx, which)
  await noteGone(change, services, gone)
  for (const one of new Set(gone.map(({ student }) => student))) await announceBoth(change, one, 'loans', 'loans')
}

export const attachedAs = (invitation: string) => `co-loan:${invitation}`

/**
 * What is not shared any more is opened by nobody, and goes in the night: a share that was ended by mistake can be given back
 * until then. With an invitation its rows go, and their files here.
 */
export const coBorrowerJobs = (services: Services): JobKind[] => [
  {
    name: 'sweep-co-borrower-papers',
    cron: '20 21 * * *',
    work: () =>
      services.change(async ({ tx }) => {
        const shared = tx
          .select({ one: sql`1` })
          .from(invitations)
          .innerJoin(members, eq(members.owner, loanCoPapers.owner))
          .where(and(eq(invitations.id, loanCoPapers.invitation), isCoBorrowing))
        await tx.delete(loanCoPapers).where(notExists(shared))
        const named = tx.select({ id: loanCoPapers.document }).from(loanCoPapers)
        await tx
          .update(documents)
          .set({ attachedTo: null, sentAt: services.now() })
          .where(and(like(documents.attachedTo, attachedAs('%')), notInArray(documents.id, named)))
      }),
  },
]
