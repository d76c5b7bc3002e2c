// A person's rows as they may be handed to them: what was sealed is opened.
import { sql, type SQL } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { quoted, type Holding } from './ownership.ts'
import { notExported, notExportedColumns, titles } from './declared.ts'

type Row = Record<string, unknown>
type From = Pick<Services, 'sql' | 'vault'>

export const isExported = ({ table }: Holding): boolean => notExported[table] === undefined

/** 'loan_applications' is 'Loan applications'. */
export function titleOf({ table }: Pick<Holding, 'table'>): string {
  const known = titles[table]
  if (known !== undefined) return known
  const words = table.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export async function rowsOf({ sql, vault }: From, holding: Holding, person: string): Promise<Row[]> {
  const { table, columns, where } = holding
  const hidden = notExportedColumns[table]?.columns ?? []
  const shown = columns.filter(({ name }) => !hidden.includes(name))
  const found = await sql.unsafe<{ row: Row }[]>(
    `select to_jsonb(t) as row from (
      select ${shown.map(({ name }) => quoted(name)).join(', ')} from ${quoted(table)} where ${where}
    ) t order by 1`,
    [person],
  )
  const sealed = shown.filter(({ type }) => type === 'bytea').map(({ name }) => name)
  return Promise.all(found.map(({ row }) => openedRow({ vault }, row, sealed, person)))
}

export async function openedRow(
  { vault }: Pick<Services, 'vault'>,
  row: Row,
  sealed: readonly string[],
  person: string,
): Promise<Row> {
  const plain: Row = { ...row }
  for (const name of sealed) plain[name] = await openedValue({ vault }, row[name], person)
  return plain
}

async function openedValue({ vault }: Pick<Services, 'vault'>, value: unknown, person: string): Promise<unknown> {
  if (typeof value !== 'string') return value
  // As PostgreSQL writes bytes in JSON: \x and hex.
  return readable(await vault.open(person, Buffer.from(value.slice(2), 'hex')))
}

/** Most of what is sealed is JSON, some of it plain words. */
function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

// Statements about rows that the map of the database finds. What they name comes from the catalogue alone.

export const named = (name: string): SQL => sql.raw(quoted(name))

/** The person stays a parameter. */
export function isOf(where: string, person: string): SQL {
  const parts = where.split('$1')
  return sql.join(
    parts.map(part => sql.raw(part)),
    sql`${person}::uuid`,
  )
}
