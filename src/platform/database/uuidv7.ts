// PostgreSQL has uuidv7() since version 18. For an older server this makes one that behaves the same: version 7 of RFC
// 9562, with the time in milliseconds and 12 bits of its fraction, ascending within a session.
import type { Sql } from './database.ts'

/** Does nothing where the server has its own. To be called under the lock that migrations are made under. */
export async function ensureUuidv7(sql: Sql): Promise<void> {
  const [found] = await sql<{ isThere: boolean }[]>`select to_regprocedure('uuidv7()') is not null as "isThere"`
  if (found?.isThere !== true) await sql.unsafe(createUuidv7('public.uuidv7')).simple()
}

/**
 * The time is counted in 4096ths of a millisecond, which are the 60 bits that order an id. A session remembers its last
 * one in a setting of its own, and counts on from it where the clock has not moved or was put back.
 */
export const createUuidv7 = (name: string): string => `
  create function ${name}() returns uuid language plpgsql volatile as $$
  declare
    last bigint := coalesce(nullif(current_setting('safar.last_uuidv7', true), ''), '0');
    ticks bigint := greatest(last + 1, extract(epoch from clock_timestamp()) * 4096000);
  begin
    perform set_config('safar.last_uuidv7', ticks::text, false);
    return encode(
      int8send((ticks >> 12 << 16) | x'7000'::bigint | (ticks & 4095))
        -- The variant and 62 random bits.
        || substring(uuid_send(gen_random_uuid()) from 9),
      'hex')::uuid;
  end $$`

/** Of the ids that are made from a moment on (version 7 of RFC 9562): rows made before it have a smaller one. */
export function firstIdAt(moment: Temporal.Instant): string {
  const time = moment.epochMilliseconds.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
