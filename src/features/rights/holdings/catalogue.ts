// Which tables there are and how they hang together, asked of the database itself: nobody who adds one has to tell.
import type { Sql } from '#src/platform/database/database.ts'
import type { Catalogue, OnDelete } from './ownership.ts'

type Column = { table: string; name: string; type: string }
type Key = { table: string; column: string; parent: string; parent_column: string; on_delete: string }

const deletes: Readonly<Record<string, OnDelete>> = { c: 'cascade', n: 'set null', r: 'restrict' }

export async function readCatalogue(sql: Pick<Sql, 'unsafe'>): Promise<Catalogue> {
  const columns = await sql.unsafe<Column[]>(columnsThereAre)
  const keys = await sql.unsafe<Key[]>(keysThereAre)
  return {
    tables: Object.groupBy(columns, ({ table }) => table),
    keys: keys.map(({ table, column, parent, parent_column: parentColumn, on_delete: onDelete }) => ({
      table,
      column,
      parent,
      parentColumn,
      onDelete: deletes[onDelete] ?? 'no action',
    })),
  }
}

/**
 * What a column is generated from is there itself, and nobody can write the column. Read from PostgreSQL's own catalogue:
 * the standard's (information_schema) leaves out without a word what its reader has no right to.
 */
const columnsThereAre = `
  select c.relname as table, a.attname as name, t.typname as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by c.relname, a.attnum`

const keysThereAre = `
  select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as parent,
    f.attname as parent_column, c.confdeltype as on_delete
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1
  order by 1, 2`
