import type { Sql } from '../database/database.ts'

/** What is kept for a while and no longer: nobody looks for it later, and it should not grow for ever. */
export async function pruneRecords(sql: Sql): Promise<void> {
  await sql`delete from recorded_errors where at < now() - interval '30 days'`
  await sql`delete from analytics_events where at < now() - interval '90 days'`
  await sql`delete from sandbox_messages where at < now() - interval '14 days'`
  await sql`delete from idempotency_keys where at < now() - interval '2 days'`
  await sql`delete from rate_limits where at < now() - interval '1 day'`
}
