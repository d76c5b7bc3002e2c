// Where one account can have only one of something, asked of the database: its unique keys that an owner is part of.
import type { Sql } from '#src/platform/database/database.ts'
import { holdingsIn, ownWays, type Catalogue } from '../rights/holdings/ownership.ts'
import { staysBehind } from './tables-by-rule.ts'

/** One row of an owner for each value of the other columns, among the rows that the condition is true of. */
export type OwnLimit = { index: string; table: string; owner: string; others: string[]; condition: string | null }

type Key = { name: string; table: string; columns: string[]; condition: string | null }

export async function ownLimits(sql: Pick<Sql, 'unsafe'>, catalogue: Catalogue): Promise<OwnLimit[]> {
  const keys = await sql.unsafe<Key[]>(uniqueKeys)
  const moving = ownTables(catalogue)
  return keys.flatMap(({ name, table, columns, condition }) => {
    const owner = moving.get(table)?.find(column => columns.includes(column))
    if (owner === undefined) return []
    return [{ index: name, table, owner, others: columns.filter(column => column !== owner), condition }]
  })
}

/** The tables whose rows say themselves whose they are and that a join takes along, with the columns that say it. */
export const ownTables = (catalogue: Catalogue): ReadonlyMap<string, readonly string[]> =>
  new Map(
    holdingsIn(catalogue)
      .filter(({ table }) => staysBehind[table] === undefined)
      .map(({ table }): [string, string[]] => [table, ownWays(catalogue, table)])
      .filter(([, columns]) => columns.length > 0),
  )

const uniqueKeys = `
  select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table,
    array(select a.attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)) as columns,
    pg_get_expr(i.indpred, i.indrelid) as condition
  from pg_index i join pg_class c on c.oid = i.indrelid
  where i.indisunique and c.relnamespace = 'public'::regnamespace
  order by 1`
