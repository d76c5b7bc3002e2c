import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'

export const accountJobs = (services: Services): JobKind[] => [
  { name: 'prune-accounts', cron: '23 * * * *', work: () => pruneAccounts(services) },
]

/** Codes, links, browsers and sessions that can open nothing any more, by the clock that they were made by. */
export async function pruneAccounts({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  const at = now().toString()
  await sql`delete from phone_codes where expires_at < ${at}::timestamptz - interval '1 day'`
  await sql`delete from links where expires_at < ${at}::timestamptz - interval '7 days'`
  await sql`delete from passkey_challenges where expires_at < ${at}::timestamptz`
  await sql`delete from known_browsers where used_at < ${at}::timestamptz - interval '400 days'`
  await sql`delete from sessions where expires_at < ${at}::timestamptz`
}
