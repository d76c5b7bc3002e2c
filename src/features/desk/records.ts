// What the server notes of itself: errors and use, neither with anybody's name in it.
import type { Call } from '#src/platform/services.ts'
import { homeZone } from '#src/values/dates.ts'
import type { ErrorView, UsageView } from './contract.ts'

type ErrorRow = Omit<ErrorView, 'lastSeen'> & { last_seen: Date }

/** What differs only in a number or in what it quotes is of one kind. */
export async function errors({ sql, now }: Call): Promise<ErrorView[]> {
  const rows = await sql<ErrorRow[]>`
    select "where", count(*)::int as count, max(at) as last_seen, (array_agg(message order by at desc, id desc))[1] as message,
      (array_agg(url order by at desc, id desc))[1] as url, (array_agg(stack order by at desc, id desc))[1] as stack
    from recorded_errors
    where at > ${daysBefore(now(), 30)}
    group by "where", regexp_replace(message, '[0-9]+|"[^"]*"', '…', 'g')
    order by max(at) desc, message
    limit 100`
  return rows.map(({ last_seen, ...row }) => ({ ...row, lastSeen: last_seen.toISOString() }))
}

export const usage = async ({ sql, now }: Call): Promise<UsageView[]> =>
  sql<UsageView[]>`
    select to_char(at at time zone ${homeZone}, 'YYYY-MM-DD') as day, name,
      coalesce(properties ->> 'screen', '') as screen, count(*)::int as count
    from analytics_events
    where at > ${daysBefore(now(), 14)}
    group by 1, 2, 3
    order by 1 desc, 4 desc, 2, 3
    limit 1000`

const daysBefore = (moment: Temporal.Instant, days: number): string => moment.subtract({ hours: 24 * days }).toString()
