import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { DeskRole } from '#src/wire/route.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { HistorySource } from '../audit/actions.ts'
import { type PurposeName, purposeOf } from './rules.ts'
import { documents } from './tables.ts'

/** Who at the desk reads what, besides an admin. */
const readers: Readonly<Record<PurposeName, readonly DeskRole[]>> = {
  chat: ['advisor'],
  answer: ['advisor'],
  resume: ['advisor'],
  interview: ['advisor'],
  loan: [],
  response: ['advisor'],
  recording: ['advisor'],
  media: ['advisor'],
  terms: [],
  form: ['advisor'],
  certificate: ['underwriter'],
  claim: ['underwriter'],
  'own-cover': ['underwriter'],
  'attorney-call': ['advisor'],
  vaccine: ['advisor'],
  // What is meant for somebody at the desk is sent where a step asks for it, as a copy.
  vault: [],
}

export const mayRead = (roles: readonly DeskRole[], purpose: PurposeName): boolean =>
  ['admin' as const, ...readers[purpose]].some(role => roles.includes(role))

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
