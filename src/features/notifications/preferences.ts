// What somebody wants e-mail about, and when it waits.
import { and, eq, inArray } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call, Services } from '#src/platform/services.ts'
import type { PreferencesView } from './contract.ts'
import { usualQuietHours, type Category, type QuietHours } from './rules.ts'
import { notificationMutes, quietHours } from './tables.ts'

export async function preferences({ db, caller }: Call): Promise<PreferencesView> {
  const [mutes, [kept]] = await Promise.all([
    mutesOf(db, caller.id),
    db.select().from(quietHours).where(eq(quietHours.owner, caller.id)),
  ])
  return { email: caller.email, mutes, quiet: quietOf(kept ?? null, caller.zone) }
}

export const mutesOf = async (db: Queries, owner: string): Promise<Category[]> =>
  (await db.select().from(notificationMutes).where(eq(notificationMutes.owner, owner))).map(({ category }) => category)

/** Who chose none has the usual ones, where they are. */
export const quietOf = (kept: QuietHours | null, zone: string): QuietHours =>
  kept === null
    ? { ...usualQuietHours, zone }
    : { isOn: kept.isOn, zone: kept.zone, starts: kept.starts, ends: kept.ends }

type Which = { category: Category }

export async function mute(call: Call, { category }: Which): Promise<void> {
  await call.change(change => silence(change, call, call.caller.id, [category]))
}

export async function unmute(call: Call, { category }: Which): Promise<void> {
  await call.change(change => hearAgain(change, call.caller.id, [category]))
}

export async function silence(
  { tx, announce }: Change,
  { now }: Pick<Services, 'now'>,
  owner: string,
  which: readonly Category[],
): Promise<void> {
  const mutedAt = now()
  await tx
    .insert(notificationMutes)
    .values(which.map(category => ({ owner, category, mutedAt })))
    .onConflictDoNothing()
  await announce(`person:${owner}`, 'notifications')
}

export async function hearAgain({ tx, announce }: Change, owner: string, which: readonly Category[]): Promise<void> {
  await tx
    .delete(notificationMutes)
    .where(and(eq(notificationMutes.owner, owner), inArray(notificationMutes.category, [...which])))
  await announce(`person:${owner}`, 'notifications')
}

export async function keepQuiet(call: Call, hours: QuietHours): Promise<void> {
  const kept = { ...hours, setAt: call.now() }
  await call.change(async ({ tx, announce }) => {
    await tx
      .insert(quietHours)
      .values({ owner: call.caller.id, ...kept })
      .onConflictDoUpdate({ target: quietHours.owner, set: kept })
    await announce(`person:${call.caller.id}`, 'notifications')
  })
}
