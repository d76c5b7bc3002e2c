// The papers of who borrows with a student: there for as long as the student shares this with them.
import { and, asc, eq, type SQL } from 'drizzle-orm'
import { noteLook } from '#src/features/audit/actions.ts'
import { fileOf } from '#src/features/documents/documents.ts'
import { documents } from '#src/features/documents/tables.ts'
import { isSharing } from '#src/features/family/grants.ts'
import { familyInvitations as invitations, familyMembers as members } from '#src/features/family/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { foundOne } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { titles } from '../application/copy.ts'
import { coBorrowerFields, isOfCoBorrower } from '../application/kinds/rules.ts'
import { coPaperRead } from '../audit-actions.ts'
import { loanCoPapers } from '../tables.ts'

export const isCoBorrowing = and(isSharing('co-borrowing'), eq(members.invitation, invitations.id))

/** Both sides ask here, at each request: what is not shared any more is not there. */
export async function coPapersOf(db: Queries, which: SQL | undefined) {
  const rows = await db
    .select({
      paper: loanCoPapers,
      document: documents,
      student: invitations.owner,
      relation: invitations.relation,
      who: people.firstName,
    })
    .from(loanCoPapers)
    .innerJoin(invitations, eq(invitations.id, loanCoPapers.invitation))
    .innerJoin(members, eq(members.owner, loanCoPapers.owner))
    .innerJoin(documents, eq(documents.id, loanCoPapers.document))
    .innerJoin(people, eq(people.id, loanCoPapers.owner))
    .where(and(which, isCoBorrowing))
    .orderBy(asc(loanCoPapers.id))
  return rows.flatMap(({ paper, ...rest }) =>
    coBorrowerFields
      .filter(field => field === paper.field)
      .map(field => ({ ...paper, ...rest, field, isAskedFor: isOfCoBorrower(field) })),
  )
}

/** For the student, where its owner lets them; who reads which of their papers is written down for them. */
export async function coPaper(call: Call, { id }: { id: string }): Promise<FileAnswer> {
  const which = and(eq(loanCoPapers.id, id), eq(loanCoPapers.isShown, true), eq(invitations.owner, call.caller.id))
  const { document, owner, field } = foundOne((await coPapersOf(call.db, which))[0])
  const answer = await fileOf(call, document)
  await noteLook(call, { what: coPaperRead, about: owner, detail: titles[field], document: document.id })
  return answer
}
