// Statements about rows that the map of the database finds. What they name comes from the catalogue alone.
import { sql, type SQL } from 'drizzle-orm'
import { quoted } from './ownership.ts'

export const named = (name: string): SQL => sql.raw(quoted(name))

/** The person stays a parameter. */
export function whose(where: string, person: string): SQL {
  const parts = where.split('$1')
  return sql.join(
    parts.map(part => sql.raw(part)),
    sql`${person}::uuid`,
  )
}
