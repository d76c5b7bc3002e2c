import { PgDialect } from 'drizzle-orm/pg-core'
import { drizzle, type PgRemoteDatabase, type RemoteCallback } from 'drizzle-orm/pg-proxy'
import postgres from 'postgres'
import { patiently } from '../patience.ts'
import { inSpan } from '../watching/tracing.ts'
import { transactionsOf, type Connection, type InTransaction, type Transaction, type Values } from './transactions.ts'
import { whole, withWholeResults } from './whole-results.ts'

export type { InTransaction, Transaction } from './transactions.ts'

export type Sql = postgres.Sql
/** A piece of a statement. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>
/** Its transactions are by `inTransaction`. */
export type Database = Omit<PgRemoteDatabase, 'transaction'>
/** Where a query may run: by itself, or in the transaction of a verb. */
export type Queries = Database | Transaction

export type Connections = {
  /** For the reads that everyone makes at every page: prepared once, sent as it stands. */
  sql: Sql
  db: Database
  inTransaction: InTransaction
  /** What is under way has so many seconds. */
  close: (seconds?: number) => Promise<void>
}

type Wishes = {
  max?: number
  /** It is the address of a pool in transaction mode, which keeps no named statements and no settings of a session. */
  isPooled?: boolean
  /** Hears each statement as it is sent. */
  onStatement?: (text: string) => void
}

export function openDatabase(url: string, { max = 10, isPooled = false, onStatement }: Wishes = {}): Connections {
  const options = {
    max,
    prepare: !isPooled,
    onnotice: () => {},
    connection: { application_name: 'safar' },
    // A try that began while the database was falling may hang; all is well again five seconds after it is back.
    connect_timeout: patiently(2000, 10_000) / 1000,
    // Left to itself it waits longer after each failed try, up to 20 seconds, and queries wait with it: a database that
    // is back must be found at once, and one that is away must be said to be.
    backoff: () => 0.1,
    // Where a pipeline was full with a BEGIN, the driver kept no connection for the transaction, and other statements ran in it.
    max_pipeline: Number.POSITIVE_INFINITY,
    ...(onStatement !== undefined && { debug: (_: number, text: string) => onStatement(text) }),
  }
  // The hot reads have a pool of their own, with the driver's own types.
  const sql = withWholeResults(
    postgres(url, {
      ...options,
      max: Math.max(2, Math.floor(max / 2)),
      // They find rows by their keys whatever is asked: to plan them again each time takes longer than to run them.
      connection: { ...options.connection, ...(!isPooled && { plan_cache_mode: 'force_generic_plan' }) },
    }),
  )
  const client = postgres(url, { ...options, types: typesAsText })
  const dialect = new PgDialect({ casing: 'snake_case' })
  const { queryOver, send } = statements()
  return {
    sql,
    db: drizzle(queryOver(client), {}, () => dialect),
    inTransaction: transactionsOf({ client, dialect, queryOver, send }),
    close: async (seconds = 5) => {
      await Promise.all([sql.end({ timeout: seconds }), client.end({ timeout: seconds })])
    },
  }
}

function statements() {
  const isFrequent = countFrequent()

  // Without parameters there is nothing to ask, and several statements may be in one text.
  const statement = (connection: Connection, text: string, parameters: Values) =>
    whole(connection.unsafe(text, parameters, parameters.length === 0 ? {} : { prepare: isFrequent(text) }))

  const queryOver =
    (connection: Connection): RemoteCallback =>
    async (text, parameters, method) => {
      // Values are never in the text: Drizzle sends them beside it.
      return inSpan('statement', { 'db.query.text': text }, async () => {
        const query = statement(connection, text, parameters)
        return { rows: method === 'all' ? await query.values() : await query }
      })
    }

  /** Executed before this returns: what is executed next on the connection comes behind it. */
  const send = (connection: Connection, text: string, parameters: Values): Promise<unknown> => {
    const sent = statement(connection, text, parameters).execute()
    // Who lost the connection is changed by the transaction.
    sent.catch(() => {})
    return sent
  }

  return { queryOver, send }
}

// Drizzle reads and writes moments, days and JSON by the columns of its tables, so between it and the driver they are text.

const asItIs = (value: unknown) => value

/** date, time, timestamp and timestamptz, and the arrays of dates, timestamps and numerics. */
const times = { to: 1184, from: [1082, 1083, 1114, 1184, 1182, 1115, 1185, 1231], serialize: asItIs, parse: asItIs }
const json = { to: 114, from: [114, 3802], serialize: asItIs, parse: (text: string): unknown => JSON.parse(text) }

const typesAsText = { times, json } satisfies Record<string, postgres.PostgresType>

// Which statements are prepared. The driver asks in a round trip of its own what the parameters of a new statement are, and
// the database parses and plans it. A frequent one is prepared instead, once a connection.

/** How many times a text is sent before it is worth its place in the memory of each connection. */
const often = 5
const mostPrepared = 250
/** Lists make an unlimited number of texts. */
const mostCounted = 2000

/** Counts each text that it is asked about. */
function countFrequent(): (text: string) => boolean {
  const prepared = new Set<string>()
  const counted = new Map<string, number>()
  return text => {
    if (prepared.has(text)) return true
    if (prepared.size === mostPrepared) return false
    const count = (counted.get(text) ?? 0) + 1
    if (count < often) {
      if (counted.size === mostCounted) counted.clear()
      counted.set(text, count)
      return false
    }
    counted.delete(text)
    prepared.add(text)
    return true
  }
}

/**
 * Which line of history the database writes: another after each promotion of a standby. What the old primary still had
 * to itself is gone then, and its transaction numbers are given again to others. A standby has none to speak of.
 */
export const timeline = (sql: Sql): Fragment => sql`
  case when pg_is_in_recovery() then '' else substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) end`
