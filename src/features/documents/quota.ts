import { and, count, eq, isNotNull, sum } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { quotaFull } from './contract.ts'
import { isOverQuota } from './rules.ts'
import { documents } from './tables.ts'

/** What somebody sends for themselves. The desk's own files, for the library and for students, have no quota. */
export async function refuseFull({ db, caller }: Call, owner: string | null, adding = 1): Promise<void> {
  if (owner !== caller.id) return
  const isOwn = and(eq(documents.owner, owner), eq(documents.sentBy, owner), isNotNull(documents.arrivedAt))
  const [kept] = await db
    .select({ files: count(), bytes: sum(documents.bytes) })
    .from(documents)
    .where(isOwn)
  const files = (kept?.files ?? 0) + 1
  const bytes = Number(kept?.bytes ?? 0) + adding
  if (isOverQuota({ files, bytes })) throw new Refusal(quotaFull)
}
