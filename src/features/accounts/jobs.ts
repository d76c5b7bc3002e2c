import type { Sql } from '../../platform/database/database.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'

/** Codes, links and sessions that can open nothing any more. */
export const accountJobs = (sql: Sql): JobKind[] => [
  {
    name: 'prune-accounts',
    cron: '23 * * * *',
    work: async () => {
      await sql`delete from phone_codes where expires_at < now() - interval '1 day'`
      await sql`delete from links where expires_at < now() - interval '7 days'`
      await sql`delete from sessions where expires_at < now()`
    },
  },
]
