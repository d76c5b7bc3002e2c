// Students by what they are called, newest first.
import { and, desc, eq, ilike, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { displayName } from '#src/platform/identity/naming.ts'
import { people, staff } from '#src/platform/identity/tables.ts'

import { contacts } from '../tables.ts'
import type { FoundStudent } from '../contract.ts'

const mostFound = 50

export const calledLike = (search: string): SQL | undefined =>
  search.trim() === '' ? undefined : or(matching(search.trim()), hasNumber(search))

/** The numbers that the profile keeps beside that of the account: a file shows them, too. */
function hasNumber(search: string): SQL | undefined {
  const digits = search.replaceAll(/\D/g, '').replace(/^0+/, '')
  if (digits.length < 4) return undefined
  const numbers = sql`concat_ws(' ', ${contacts.homeCountryPhone}, ${contacts.destinationCountryPhone})`
  return sql`exists (select from ${contacts} where ${contacts.owner} = ${people.id} and ${numbers} like ${`%${digits}%`})`
}

type Which = SQL | undefined

export async function studentsWho(call: Call, which: Which, most = mostFound): Promise<FoundStudent[]> {
  return (await rowsWho(call, which, most)).map(person => ({
    id: person.id,
    name: fullName(person),
    email: person.email,
    phone: person.phone,
    isGuest: person.isGuest,
    createdAt: person.createdAt.toString(),
  }))
}

export const rowsWho = ({ db }: Pick<Call, 'db'>, which: Which, most: number) =>
  db
    .select()
    .from(people)
    .where(isStudent({ db }, which))
    .orderBy(people.isGuest, desc(people.createdAt), people.id)
    .limit(most)

/** Who has no name is called as everywhere at the desk. */
export const fullName = (person: typeof people.$inferSelect): string =>
  [person.firstName, person.middleName, person.lastName].filter(name => name !== '').join(' ') || displayName(person)

export const countWho = (call: Call, which: Which): Promise<number> => call.db.$count(people, isStudent(call, which))

/** Guests have no file. */
export const isStudentWithAccount = (call: Pick<Call, 'db'>): Which => isStudent(call, eq(people.isGuest, false))

const isStudent = ({ db }: Pick<Call, 'db'>, which: Which): Which =>
  and(which, notExists(db.select().from(staff).where(eq(staff.person, people.id))))

/** Every word of it in the name or the address, or its digits in the phone number. */
export function matching(search: string): SQL | undefined {
  const words = search.split(/\s+/).map(word => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const called = sql`concat_ws(' ', ${people.firstName}, ${people.middleName}, ${people.lastName}, ${people.email})`
  // As it is dialled in India: '098480 11223'.
  const digits = search.replaceAll(/\D/g, '').replace(/^0+/, '')
  return or(
    and(...words.map(word => ilike(called, word))),
    digits.length < 4 ? undefined : ilike(people.phone, `%${digits}%`),
  )
}
