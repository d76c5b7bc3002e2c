// Students, as the desk chooses them for a step.
import { and, asc, eq, exists, ilike, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import { normalEmail } from '#src/values/email-addresses.ts'
import type { Person } from './contract.ts'
import { displayName } from '#src/platform/identity/naming.ts'

type PersonRow = Pick<typeof people.$inferSelect, 'id' | 'firstName' | 'lastName' | 'email'>

const mostFound = 20

export async function students({ db }: Call, { search }: { search: string }): Promise<Person[]> {
  const words = search.trim().split(/\s+/).filter(Boolean)
  const called = sql`concat_ws(' ', ${people.firstName}, ${people.middleName}, ${people.lastName}, ${people.email})`
  const rows = await db
    .select()
    .from(people)
    .where(and(isStudent(db), ...words.map(word => ilike(called, `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`))))
    .orderBy(asc(people.firstName), asc(people.lastName), asc(people.id))
    .limit(mostFound)
  return rows.map(personOf)
}

export async function studentsByEmail({ db }: Call, { emails }: { emails: readonly string[] }) {
  const wanted = [...new Set(emails.map(normalEmail).filter(email => email !== ''))]
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select()
          .from(people)
          .where(and(isStudent(db), inArray(people.email, wanted)))
  const known = new Set(rows.map(({ email }) => email))
  return { found: rows.map(personOf), unknown: wanted.filter(email => !known.has(email)) }
}

/** How many of these are students. */
export const countStudents = async (db: Queries, ids: readonly string[]): Promise<number> =>
  db.$count(people, and(isStudent(db), inArray(people.id, [...ids])))

const isStudent = (db: Queries): SQL | undefined =>
  and(
    eq(people.isGuest, false),
    not(
      exists(
        db
          .select({ one: sql`1` })
          .from(staff)
          .where(eq(staff.person, people.id)),
      ),
    ),
  )

export const personOf = (row: PersonRow): Person => ({ id: row.id, name: displayName(row), email: row.email })
