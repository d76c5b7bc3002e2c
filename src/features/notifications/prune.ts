// A notification that ended is shown to nobody: it goes, with what was seen of it and its letters. What the desk wrote stays
// longer, in its list.
import { firstIdAt } from '#src/platform/database/first-id.ts'
import type { Services } from '#src/platform/services.ts'

/** So many in one statement, so that none holds its locks for long. */
const atOnce = 10_000
/** No three months are shorter. */
const shortest = { hours: 89 * 24 }

export async function pruneNotifications({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  const at = now().toString()
  for (;;) {
    // None ends before it begins, and the oldest have the smallest ids: newer ones are not looked at.
    const gone = await sql`
      delete from notifications where id in (
        select id from notifications
        where id < ${firstIdAt(now().subtract(shortest))}::uuid
          and end_time < ${at}::timestamptz - (case when writer is null then interval '3 months' else interval '12 months' end)
        limit ${atOnce})`
    if (gone.count < atOnce) return
  }
}
