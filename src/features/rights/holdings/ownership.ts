// Which rows are a person's: those that name them as their owner, and those that hang on such a row.
import type { Sql } from '#src/platform/database/database.ts'

export type OnDelete = 'cascade' | 'set null' | 'restrict' | 'no action'
type Column = { name: string; type: string }
type Key = { table: string; column: string; parent: string; parentColumn: string; onDelete: OnDelete }
export type Catalogue = {
  tables: Readonly<Partial<Record<string, readonly Column[]>>>
  keys: readonly Key[]
}

/** `$1` is the person. */
export type Holding = { table: string; columns: readonly Column[]; where: string }

/** Columns that name whose a row is, whether or not a key says so. */
const owners = ['owner', 'person']
/** It goes with nobody, and yet it is about the one it names. */
const namesItsOwn = new Set(['joined_by'])

export function holdingsIn(catalogue: Catalogue): Holding[] {
  const found = new Map<string, string[]>()
  for (const table of Object.keys(catalogue.tables)) {
    const ways = ownWays(catalogue, table).map(column => `${quoted(column)} = $1`)
    if (ways.length > 0) found.set(table, ways)
  }
  // A row that hangs on one that hangs on one: until no table is new.
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const key of catalogue.keys) addChild(found, catalogue, key)
  }
  return [...found].map(([table, ways]) => ({
    table,
    columns: catalogue.tables[table] ?? [],
    where: ways.join(' or '),
  }))
}

/** The columns of a table that name whose a row is. */
export function ownWays({ tables, keys }: Catalogue, table: string): string[] {
  if (table === 'people') return ['id']
  const named = owners.find(name => hasColumn(tables[table], name))
  if (named !== undefined) return [named]
  return keys
    .filter(key => key.table === table && key.parent === 'people')
    .filter(({ column, onDelete }) => goesAlong(onDelete) || namesItsOwn.has(column))
    .map(({ column }) => column)
}

function addChild(found: Map<string, string[]>, { tables }: Catalogue, key: Key): void {
  const { table, column, parent, parentColumn, onDelete } = key
  const parentWays = found.get(parent)
  if (parent === 'people' || parent === table || parentWays === undefined || onDelete === 'no action') return
  if (owners.some(name => hasColumn(tables[table], name))) return
  const way = `${quoted(column)} in (select ${quoted(parentColumn)} from ${quoted(parent)} where ${parentWays.join(' or ')})`
  const ways = found.get(table) ?? []
  if (!ways.includes(way)) found.set(table, [...ways, way])
}

/** Those that refer to others first, so that each can be deleted when its turn comes. */
export function childrenFirst(holdings: readonly Holding[], keys: readonly Key[]): Holding[] {
  const left = new Map(holdings.map(holding => [holding.table, holding]))
  const ordered: Holding[] = []
  while (left.size > 0) {
    const free = [...left.values()].filter(({ table }) =>
      keys.every(key => key.parent !== table || key.table === table || !left.has(key.table)),
    )
    if (free.length === 0) throw new Error(`These tables refer to one another in a circle: ${[...left.keys()].join()}`)
    for (const holding of free) {
      ordered.push(holding)
      left.delete(holding.table)
    }
  }
  return ordered
}

/** Where somebody is named who did something, and nothing more. */
export const actorKeysOf = ({ keys }: Catalogue): readonly Key[] =>
  keys.filter(({ parent, onDelete }) => parent === 'people' && onDelete === 'set null')

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const goesAlong = (onDelete: OnDelete) => onDelete === 'cascade' || onDelete === 'restrict'
const hasColumn = (columns: readonly Column[] | undefined, name: string) =>
  columns?.some(column => column.name === name && column.type === 'uuid') === true

// Which tables there are and how they hang together, asked of the database itself: nobody who adds one has to tell.

type CatalogueColumn = { table: string; name: string; type: string }
type ForeignKey = { table: string; column: string; parent: string; parent_column: string; on_delete: string }

const deletes: Readonly<Record<string, OnDelete>> = { c: 'cascade', n: 'set null', r: 'restrict' }

export async function readCatalogue(sql: Pick<Sql, 'unsafe'>): Promise<Catalogue> {
  const columns = await sql.unsafe<CatalogueColumn[]>(columnsThereAre)
  const keys = await sql.unsafe<ForeignKey[]>(keysThereAre)
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
