// Where a student is reached: the address for letters, and the number that the attorney calls.
import { eq } from 'drizzle-orm'
import { contacts } from '#src/features/people/person/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'

export type Reached = { name: string; email: string | null; phone: string | null }

export async function reachedAt(db: Queries, person: string): Promise<Reached> {
  const [row] = await db
    .select({ person: people, contact: contacts })
    .from(people)
    .leftJoin(contacts, eq(contacts.owner, people.id))
    .where(eq(people.id, person))
  return {
    name: `${row?.person.firstName ?? ''} ${row?.person.lastName ?? ''}`.trim(),
    email: row?.person.email ?? row?.contact?.personalEmail ?? null,
    phone: row?.person.phone ?? row?.contact?.homeCountryPhone ?? row?.contact?.destinationCountryPhone ?? null,
  }
}
