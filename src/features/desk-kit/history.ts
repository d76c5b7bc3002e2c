import { desc, eq } from 'drizzle-orm'
import { people } from '#src/platform/identity/tables.ts'
import type { HistorySource } from '../audit/history.ts'
import type { Kinds } from './kinds.ts'
import { todo } from './request-verbs.ts'
import { requests } from './tables.ts'

/** Those that a feature asks for are in that feature's own history, with what became of them. */
/** And only of those that are for anyone who reads. */
export const requestsOf =
  (kinds: Kinds): HistorySource =>
  async ({ db, caller: { roles } }, student) => {
    const rows = await db
      .select({ request: requests, settler: people.firstName })
      .from(requests)
      .leftJoin(people, eq(people.id, requests.settledBy))
      .where(eq(requests.owner, student))
      .orderBy(desc(requests.askedAt))
      .limit(100)
    return rows
      .filter(
        ({ request: { kind, role } }) =>
          kinds(kind).isByHand === true && (roles.includes('admin') || roles.includes(role)),
      )
      .flatMap(({ request: { title, kind, askedAt, settledAt }, settler }) => [
        { at: askedAt, what: `${kind === todo.name ? 'To do' : 'Asked'}: ${title}` },
        ...(settledAt === null ? [] : [{ at: settledAt, what: `Settled: ${title}`, by: settler }]),
      ])
  }
