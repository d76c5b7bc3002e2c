// Takes a person out of the database: what is theirs goes, what the books need stays without a name.
import { eq, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import { endSessionsOf } from '#src/platform/identity/sessions.ts'
import { people } from '#src/platform/identity/tables.ts'
import { takeOutDetails } from '#src/features/audit/chain.ts'
import { childrenFirst, actorKeysOf, holdingsIn, type Catalogue, type Holding } from '../holdings/ownership.ts'
import { keptAfterErasure } from '../holdings/declared.ts'
import { named, isOf } from '../holdings/queries.ts'

/** Done twice it finds nothing the second time. */
export async function emptyPerson(
  change: Change,
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  catalogue: Catalogue,
  person: string,
): Promise<void> {
  const { tx } = change
  await endSessionsOf(change, person)
  await forgetAddresses(tx, person)
  const holdings = holdingsIn(catalogue)
  for (const holding of childrenFirst(holdings, catalogue.keys)) await goOrEmpty(tx, holding, person)
  for (const { table, column } of actorKeysOf(catalogue)) {
    await tx.execute(sql`update ${named(table)} set ${named(column)} = null where ${named(column)} = ${person}`)
  }
  await takeOutDetails(tx, vault, person)
  await tx.update(people).set({ erasedAt: now() }).where(eq(people.id, person))
}

async function goOrEmpty(tx: Transaction, { table, where }: Holding, person: string): Promise<void> {
  const kept = keptAfterErasure[table]
  if (kept === undefined) {
    await tx.execute(sql`delete from ${named(table)} where ${isOf(where, person)}`)
    return
  }
  const emptied = Object.entries(kept.emptied).map(([column, value]) => sql`${named(column)} = ${sql.raw(value)}`)
  if (emptied.length === 0) return
  await tx.execute(sql`update ${named(table)} set ${sql.join(emptied, sql`, `)} where ${isOf(where, person)}`)
}

/** Where no key leads, but an address or a number does. */
async function forgetAddresses(tx: Transaction, person: string): Promise<void> {
  const [known] = await tx.select().from(people).where(eq(people.id, person))
  if (known === undefined) return
  const { email, phone } = known
  await tx.execute(sql`delete from links where email = ${email}`)
  await tx.execute(sql`delete from phone_codes where phone = ${phone}`)
  await tx.execute(
    sql`delete from rate_limits where split_part(key, ':', 2) in (${email ?? ''}, ${phone ?? ''}, ${person})`,
  )
  // A place in somebody else's group stays taken, by nobody.
  await tx.execute(
    sql`update group_members set email = 'erased-' || uuidv7(), joined_by = null
      where (email = ${email} or joined_by = ${person})
        and code not in (select code from group_codes where created_by = ${person})`,
  )
}
