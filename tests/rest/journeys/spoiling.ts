// Markup behind every text of prose that lies in the open, whatever table it is in.
import type { Sql } from '#src/platform/database/database.ts'

/** Nothing that anybody wrote: what runs the server, and the providers' side. */
const ours = /^(sandbox_|changes$|facts_|idempotency_|sessions$|rate_limits$|desk_actions$|errors?$|owner_keys$|usage)/

/** Where there was any, by `table.column`. A column that takes no more (a code, a limit of length) is left out. */
export async function spoil(sql: Sql, texts: readonly string[]): Promise<string[]> {
  const columns = await sql<{ table: string; column: string; type: string }[]>`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying', 'jsonb')
      and c.is_generated = 'NEVER'
    order by 1, 2`
  const spoilt: string[] = []
  for (const { table, column, type } of columns.filter(one => !ours.test(one.table))) {
    const count = await (
      type === 'jsonb' ? spoilJson(sql, table, column, texts) : spoilText(sql, table, column, texts)
    ).catch(() => 0)
    if (count > 0) spoilt.push(`${table}.${column}`)
  }
  return spoilt
}

/** Prose has spaces, and names are names. What is HTML already was made so by the desk, and its way in is another test's. */
const prose = (text: string): boolean => / /.test(text) && !text.startsWith('<') && !/^https?:/.test(text)

async function spoilText(sql: Sql, table: string, column: string, texts: readonly string[]): Promise<number> {
  const { count } = await sql`
    update ${sql(table)} set ${sql(column)} = ${sql(column)} || ' ' || (${sql.array([...texts])}::text[])[1 + abs(hashtext(${sql(column)})) % ${texts.length}::int]
    where (${sql(column)} ~ ' ' or ${column} ~ 'name$') and ${sql(column)} !~ '^<' and ${sql(column)} !~ '^https?:'`
  return count
}

async function spoilJson(sql: Sql, table: string, column: string, texts: readonly string[]): Promise<number> {
  const rows = await sql<
    { ctid: string; value: unknown }[]
  >`select ctid::text, ${sql(column)} as value from ${sql(table)} limit 500`
  let count = 0
  for (const [index, { ctid, value }] of rows.entries()) {
    const text = texts[index % texts.length] ?? ''
    const changed = JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' && prose(part) ? `${part} ${text}` : part,
    )
    if (value === null || changed === JSON.stringify(value)) continue
    await sql`update ${sql(table)} set ${sql(column)} = ${changed}::text::jsonb where ctid = ${ctid}::tid`
    count += 1
  }
  return count
}
