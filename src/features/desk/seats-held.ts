// What every change of seats has in common.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/house.ts'
import { sessions, staff } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { links } from '../accounts/tables.ts'

/** One change of seats at a time: two admins who withdraw each other would leave none. */
export async function holdDesk({ tx }: Change, { caller }: Call): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('desk-seats'))`)
  const [still] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.person, caller.id), eq(staff.role, 'admin')))
  if (still === undefined) throw new Refusal(notFound)
}

/** A link was made for a student; nobody may come to the desk with it. */
export const spoilSignInLinks = ({ tx }: Change, { now }: Call, id: string) =>
  tx
    .update(links)
    .set({ usedAt: now() })
    .where(and(eq(links.person, id), eq(links.purpose, 'custom-token'), isNull(links.usedAt)))

/** What a stream hears was settled when it was opened, so theirs are closed: the browser opens new ones. */
export async function tell({ tx, announce, announceToDesk }: Change, id: string): Promise<void> {
  await announceToDesk('people')
  const open = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.person, id))
  for (const session of open) await announce(`session:${session.id}`, 'ended')
}
