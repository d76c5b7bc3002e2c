// Since when the facts of the present application count.
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { visaRounds } from './tables.ts'

/** Of the first application: since ever. */
export const roundStart = (owner: string | AnyPgColumn): SQL =>
  sql`coalesce((select max(${visaRounds.startedAt}) from ${visaRounds} where ${visaRounds.owner} = ${owner}), '-infinity')`

/** The same within a statement about the person `p`. */
export const roundStartOfPerson = `coalesce((select max(r.started_at) from visa_rounds r where r.owner = p.id), '-infinity')`
