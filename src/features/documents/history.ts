import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { people } from '#src/platform/identity/tables.ts'
import type { HistorySource } from '../audit/history.ts'
import { mayRead } from './readers.ts'
import { purposeOf } from './rules.ts'
import { documents } from './tables.ts'

/** Those that anyone who reads may open. */
export const filesOf: HistorySource = async ({ db, caller }, student) => {
  const rows = await db
    .select({ document: documents, sender: people.firstName })
    .from(documents)
    .leftJoin(people, eq(people.id, documents.sentBy))
    .where(and(eq(documents.owner, student), isNotNull(documents.attachedTo)))
    .orderBy(desc(documents.sentAt))
    .limit(100)
  const theirs = rows.filter(({ document }) => mayRead(caller.roles, document.purpose))
  return theirs.map(({ document: { name, sentAt, sentBy, purpose }, sender }) => ({
    at: sentAt,
    what: purposeOf(purpose).isPrivate ? 'Sent a file' : `Sent the file ${name}`,
    by: sentBy === student ? null : sender,
  }))
}
