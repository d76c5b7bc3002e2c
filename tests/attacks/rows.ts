// What changed in the database: for each table how many rows there are, and the last transaction that wrote one.
import type { TestApp } from '../app.ts'

export type Rows = ReadonlyMap<string, string>

/**
 * Counted for limits, kept until it is asked again, or written by jobs at their minute: no change that somebody asked for.
 * News is of a change that shows in a table of its own.
 */
const apart = new Set(['public.rate_limits', 'public.sandbox_messages', 'public.changes', 'public.exchange_rates'])

export async function rowsOf({ connections }: Pick<TestApp, 'connections'>): Promise<Rows> {
  const tables = await connections.sql<{ name: string }[]>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`
  const each = tables
    .filter(({ name }) => !apart.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as rows from ${name}`,
    )
  const found = await connections.sql.unsafe<{ name: string; rows: string }[]>(each.join(' union all '))
  return new Map(found.map(({ name, rows }) => [name, rows]))
}

export const changedBetween = (before: Rows, after: Rows): string[] =>
  [...after].filter(([name, rows]) => before.get(name) !== rows).map(([name]) => name)
