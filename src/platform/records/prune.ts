import type { Services } from '../services.ts'

/** What is kept for a while and no longer: nobody looks for it later, and it should not grow for ever. */
export async function pruneRecords({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  const at = now().toString()
  await sql`delete from recorded_errors where at < ${at}::timestamptz - interval '30 days'`
  await sql`delete from analytics_events where at < ${at}::timestamptz - interval '90 days'`
  await sql`delete from sandbox_messages where at < ${at}::timestamptz - interval '14 days'`
  await sql`delete from idempotency_keys where at < ${at}::timestamptz - interval '2 days'`
  await sql`delete from rate_limits where at < ${at}::timestamptz - interval '1 day'`
}
