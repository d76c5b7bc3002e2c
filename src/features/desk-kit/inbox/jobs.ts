// Which rows a colleague has looked at is kept for as long as it says something.
import { and, eq, isNull, lt, notExists } from 'drizzle-orm'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import type { Services } from '#src/platform/services.ts'
import { daysOfALook } from './rules.ts'
import { requests, seen } from '../tables.ts'

export const inboxJobs = (services: Services): JobKind[] => [
  { name: 'sweep-desk-seen', cron: '17 3 * * *', work: () => sweepSeen(services) },
]

/**
 * An open request keeps its looks, however long it waits. Of what is settled they say nothing: once it is asked again, it is
 * new to everyone. Other work that still waits after so long is in bold once more, which is as well.
 */
export async function sweepSeen({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const open = db
    .select({ kind: requests.kind })
    .from(requests)
    .where(and(eq(requests.kind, seen.kind), eq(requests.subject, seen.subject), isNull(requests.settledAt)))
  await db.delete(seen).where(and(lt(seen.seenAt, now().subtract({ hours: 24 * daysOfALook })), notExists(open)))
}
