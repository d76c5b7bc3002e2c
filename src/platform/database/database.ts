import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgTransaction } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { endWithConnection } from './lost-connections.ts'
import { prepareWhatComesOften } from './prepared.ts'

export type Sql = postgres.Sql
/** A piece of a statement. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>
export type Database = PostgresJsDatabase
export type Transaction = PgTransaction<
  PostgresJsQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>
/** Where a query may run: by itself, or in the transaction of a verb. */
export type Queries = Database | Transaction

export type Connections = {
  /** For the reads that everyone makes at every page: prepared once, sent as it stands. */
  sql: Sql
  db: Database
  close: () => Promise<void>
}

type Wishes = {
  max?: number
  /** Hears each statement as it is sent. */
  onStatement?: (text: string) => void
}

export function openDatabase(url: string, { max = 10, onStatement }: Wishes = {}): Connections {
  const options = {
    max,
    onnotice: () => {},
    connection: { application_name: 'safar' },
    // A try that began while the database was falling may hang; all is well again five seconds after it is back.
    connect_timeout: 2,
    // Left to itself it waits longer after each failed try, up to 20 seconds, and queries wait with it: a database that
    // is back must be found at once, and one that is away must be said to be.
    backoff: () => 0.1,
    ...(onStatement !== undefined && { debug: (_: number, text: string) => onStatement(text) }),
  }
  // Drizzle changes how its connection reads dates, so the hot reads keep one of their own.
  const sql = postgres(url, {
    ...options,
    max: Math.max(2, Math.floor(max / 2)),
    // They find rows by their keys whatever is asked: to plan them anew each time takes longer than to run them.
    connection: { ...options.connection, plan_cache_mode: 'force_generic_plan' },
  })
  const own = postgres(url, options)
  prepareWhatComesOften(own)
  endWithConnection(own)
  return {
    sql,
    db: drizzle(own, { casing: 'snake_case' }),
    close: async () => {
      await Promise.all([sql.end({ timeout: 5 }), own.end({ timeout: 5 })])
    },
  }
}
