// Whatever tables a statement reads are watched from then on: a row written there makes another version of its owner's
// facts. Nobody who adds a table has to think of it.
import type { Fragment, Sql } from '../database/database.ts'
import { everybody } from './version.ts'

/** Of many servers that start at once, one does it. */
const lock = 7_236_002

export async function watchTablesOf(sql: Sql, statement: Fragment): Promise<void> {
  const tables = await tablesIn(sql, statement)
  const watched = await watchedIn(sql)
  const missing = [...tables].filter(table => !watched.has(table))
  if (missing.length === 0) return
  await sql.begin(async tx => {
    await tx`select pg_advisory_xact_lock(${lock})`
    for (const table of missing) await watch(tx, table)
  })
}

export async function tablesIn(sql: Sql, statement: Fragment): Promise<ReadonlySet<string>> {
  const [row] = await sql`explain (format json) ${statement}`
  return new Set([...JSON.stringify(row).matchAll(/"Relation Name":"(\w+)"/g)].map(([, name = '']) => name))
}

const trigger = 'facts_written'

export async function watchedIn(sql: Sql): Promise<ReadonlySet<string>> {
  const rows = await sql<{ name: string }[]>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = ${trigger}`
  return new Set(rows.map(({ name }) => name))
}

type Statements = Pick<Sql, 'unsafe'>

async function watch(sql: Statements, table: string): Promise<void> {
  const owner = await ownerOf(sql, table)
  await sql.unsafe(`
    drop trigger if exists ${trigger} on ${table};
    create trigger ${trigger} after insert or update or delete on ${table}
    for each ${owner === undefined ? 'statement' : 'row'} execute function note_facts_written(${
      owner === undefined ? `'${everybody}'` : owner.map(word => `'${word}'`).join(', ')
    })`)
}

/** The column that says whose a row is, and where that is another row, in which table. */
async function ownerOf(sql: Statements, table: string): Promise<[string] | [string, string] | undefined> {
  if (table === 'people') return ['id']
  const columns = new Set((await sql.unsafe(ownColumns, [table])).map(({ name }) => String(name)))
  const own = ['owner', 'person'].find(name => columns.has(name))
  if (own !== undefined) return [own]
  const [parent] = await sql.unsafe(ownedParents, [table])
  return parent === undefined ? undefined : [String(parent['name']), String(parent['parent'])]
}

const ownColumns = `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0`

/** A key of one column into a table whose rows have an owner. */
const ownedParents = `
  select a.attname as name, c.confrelid::regclass::text as parent
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.conrelid = $1::regclass and cardinality(c.conkey) = 1
    and exists (select from pg_attribute o where o.attrelid = c.confrelid and o.attname = 'owner')
  order by a.attnum limit 1`
