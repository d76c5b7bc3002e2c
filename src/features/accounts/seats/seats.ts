// What every change of seats has in common.
import * as audited from '../audit-actions.ts'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Announced, Change } from '#src/platform/database/change.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { sessions, staff } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { Person } from '../people.ts'
import { links } from '../tables.ts'
import { notProvedYet } from './contract.ts'
import { seatWords } from './rules.ts'
import { deskActions } from '#src/features/audit/tables.ts'

type NewSeat = Omit<typeof staff.$inferInsert, 'person'> & { bank: string | null }

/** One change of seats at a time: two admins who withdraw each other would leave none. */
export async function holdDesk({ tx }: Change, { caller }: Call): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('desk-seats'))`)
  const [still] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.person, caller.id), eq(staff.role, 'admin')))
  if (still === undefined) throw new Refusal(notFound)
}

/** An address is proved by its own link. Until then the account may be a stranger's, and has no role. */
export const hasProvedAddress = ({ email, emailVerifiedAt }: Pick<Person, 'email' | 'emailVerifiedAt'>): boolean =>
  email !== null && emailVerifiedAt !== null

/** The one place that writes a role, for a person whose row is held. Answers false where they have it already. */
export async function giveSeat({ tx }: Pick<Change, 'tx'>, person: Person, seat: NewSeat): Promise<boolean> {
  if (!hasProvedAddress(person)) throw new Refusal(notProvedYet)
  const changed = await tx
    .insert(staff)
    .values({ person: person.id, ...seat })
    .onConflictDoUpdate({
      target: [staff.person, staff.role],
      set: { bank: seat.bank, grantedAt: seat.grantedAt, grantedBy: seat.grantedBy ?? null },
      setWhere: sql`${staff.bank} is distinct from excluded.bank`,
    })
    .returning()
  if (changed.length === 0) return false
  await spoilSignInLinks(tx, person.id, seat.grantedAt)
  return true
}

/** A link was made for a student; nobody may come to the desk with it. */
const spoilSignInLinks = (tx: Transaction, id: string, usedAt: Temporal.Instant) =>
  tx
    .update(links)
    .set({ usedAt })
    .where(and(eq(links.person, id), eq(links.purpose, 'custom-token'), isNull(links.usedAt)))

/** Takes the roles of somebody whose address is gone: all of them, or those that were given since a moment. */
export async function dropSeats(change: Announced, id: string, at: Temporal.Instant, since?: Temporal.Instant) {
  const dropped = await change.tx
    .delete(staff)
    .where(and(eq(staff.person, id), since && gte(staff.grantedAt, since)))
    .returning()
  if (dropped.length === 0) return
  await change.tx
    .insert(deskActions)
    .values(dropped.map(seat => ({ by: id, what: audited.roleWithdrawn.name, about: id, detail: seatWords(seat), at })))
  await tell(change, id)
}

/** What a stream hears was settled when it was opened, so theirs are closed: the browser opens new ones. */
export async function tell({ tx, announce, announceToDesk }: Announced, id: string): Promise<void> {
  await announceToDesk('people')
  const open = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.person, id))
  for (const session of open) await announce(`session:${session.id}`, 'ended')
}
