// What a person has typed and not submitted: sealed, theirs alone, and the same on every device.
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { momentOf } from '#src/journey/moments.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { draftChanged, type DraftsView } from './contract.ts'
import { drafts } from './tables.ts'

const fields = z.record(z.string(), z.unknown())
type Content = { values: Record<string, unknown>; start?: Record<string, unknown> | undefined }

/** With what its form began with, if that is known: on another device it says what is newer than the draft. */
const textOf = ({ values, start }: Content): string => JSON.stringify(start === undefined ? values : [values, start])

export function contentOf(text: string): Content {
  const stored = z.union([z.tuple([fields, fields]), fields]).parse(JSON.parse(text))
  if (!Array.isArray(stored)) return { values: stored }
  const [values, start] = stored
  return { values, start }
}

export async function read({ db, vault, caller }: Call): Promise<DraftsView> {
  const rows = await db.select().from(drafts).where(eq(drafts.owner, caller.id)).orderBy(asc(drafts.savedAt))
  return {
    drafts: await Promise.all(
      rows.map(async ({ name, sealed, savedAt }) => ({
        name,
        ...contentOf(await vault.open(caller.id, sealed)),
        savedAt: momentOf(savedAt),
      })),
    ),
  }
}

type Saving = Content & { name: string; basis: string | null }

export async function save(call: Call, { name, basis, ...content }: Saving): Promise<{ savedAt: string }> {
  const owner = call.caller.id
  const sealed = await call.vault.seal(owner, textOf(content))
  const savedAt = later(call.now(), basis)
  return call.change(async ({ tx, announce }) => {
    const saved =
      basis === null
        ? await tx.insert(drafts).values({ owner, name, sealed, savedAt }).onConflictDoNothing().returning()
        : await tx
            .update(drafts)
            .set({ sealed, savedAt })
            .where(
              and(eq(drafts.owner, owner), eq(drafts.name, name), eq(drafts.savedAt, Temporal.Instant.from(basis))),
            )
            .returning()
    if (saved.length === 0) throw new Refusal(draftChanged)
    if (basis === null) await makeRoom(tx, owner, savedAt)
    await announce(`person:${owner}`, 'drafts')
    return { savedAt: momentOf(savedAt) }
  })
}

export async function remove(call: Call, { name }: { name: string }): Promise<void> {
  const owner = call.caller.id
  await call.change(async ({ tx, announce }) => {
    await tx.delete(drafts).where(and(eq(drafts.owner, owner), eq(drafts.name, name)))
    await announce(`person:${owner}`, 'drafts')
  })
}

/** Two saves in the same millisecond are distinguished. */
function later(now: Temporal.Instant, basis: string | null): Temporal.Instant {
  const next = now.round('millisecond')
  if (basis === null) return next
  const before = Temporal.Instant.from(basis)
  return Temporal.Instant.compare(next, before) > 0 ? next : before.add({ milliseconds: 1 })
}

async function makeRoom(tx: Transaction, owner: string, now: Temporal.Instant): Promise<void> {
  const oldest = now.subtract({ hours: 24 * daysKept })
  await tx.delete(drafts).where(and(eq(drafts.owner, owner), lt(drafts.savedAt, oldest)))
  await tx.execute(sql`
    delete from drafts where owner = ${owner} and name in (
      select name from drafts where owner = ${owner} order by saved_at desc offset ${mostDrafts})`)
}

/** More than anyone has open at a time; the oldest make room. */
export const mostDrafts = 200
/** A draft that nobody has touched for so long is deleted. */
const daysKept = 180
/** What a browser sealed as its session ended is taken over for so long. */
export const daysSealed = 30
export const sealInfo = 'safar drafts v1'
