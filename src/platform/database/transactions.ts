// A transaction: Drizzle over the one connection that the driver keeps for it.
import type { SQLWrapper } from 'drizzle-orm'
import type { PgDialect } from 'drizzle-orm/pg-core'
import { PgProxyTransaction, PgRemoteSession, type RemoteCallback } from 'drizzle-orm/pg-proxy'
import type postgres from 'postgres'
import { setTimeout as pause } from 'node:timers/promises'

export type Transaction = PgProxyTransaction<Record<string, never>, Record<string, never>>

/** Sends a statement right behind the work and the commit right behind it, so that nobody waits for its answer between. */
export type WithCommit = (statement: SQLWrapper) => void

export type InTransaction = <T>(work: (tx: Transaction, withCommit: WithCommit) => Promise<T>) => Promise<T>

/** The values of a statement, as Drizzle hands them over. */
export type Values = Parameters<RemoteCallback>[1]

/** What sends statements: a pool, or the one connection of a transaction. */
export type Connection = Pick<postgres.Sql, 'unsafe'>

type Parts = {
  client: postgres.Sql
  dialect: PgDialect
  queryOver: (connection: Connection) => RemoteCallback
  send: (connection: Connection, text: string, parameters: Values) => Promise<unknown>
}

export const transactionsOf =
  ({ client, dialect, queryOver, send }: Parts): InTransaction =>
  async <T>(work: (tx: Transaction, withCommit: WithCommit) => Promise<T>) => {
    let isOver = false
    const end = () => {
      isOver = true
    }
    const outcome: { result?: { value: T }; withCommit: Promise<unknown>[] } = { withCommit: [] }

    const run = async (connection: Connection) => {
      const query = queryOver(connection)
      let wasLost = false
      // What a verb still sends after its connection was lost would go out on the next one, outside of any transaction.
      const queryWhileOpen: RemoteCallback = async (text, parameters, method) => {
        if (isOver || wasLost) throw new ConnectionLost()
        return query(text, parameters, method).catch((error: unknown) => {
          wasLost ||= isLost(error)
          throw error
        })
      }
      const session = new PgRemoteSession<Record<string, never>, Record<string, never>>(
        queryWhileOpen,
        dialect,
        undefined,
      )
      const last: SQLWrapper[] = []
      const value = await work(new PgProxyTransaction(dialect, session, undefined), statement => last.push(statement))
      outcome.result = { value }
      if (isOver || wasLost) throw new ConnectionLost()
      // A connection answers in the order in which statements are executed, and the driver commits once this returns.
      for (const statement of last) {
        const { sql, params } = dialect.sqlToQuery(statement.getSQL())
        outcome.withCommit.push(send(connection, sql, params))
      }
    }

    const whole = client.begin(connection => endWithConnection(run(connection), () => isOver))
    whole.then(end, end)
    await whole
    // Where one of these failed nothing was committed, although the commit was answered.
    await Promise.all(outcome.withCommit)
    if (outcome.result === undefined) throw new Error('The transaction has no result.')
    return outcome.result.value
  }

// A transaction whose connection was lost is over, and nothing of it is sent any more.

class ConnectionLost extends Error {
  readonly code = 'CONNECTION_CLOSED'
}

/**
 * Left to itself the driver would roll back on a connection that is gone, which ends the whole process. It tells the
 * caller by itself that the connection was lost, so here nothing is answered then.
 */
async function endWithConnection<T>(work: Promise<T>, isOver: () => boolean): Promise<T> {
  try {
    return await work
  } catch (error) {
    // It may also be another connection that the verb lost, and this one is to be rolled back.
    for (let look = 0; look < looks && isLost(error) && !isOver(); look += 1) await pause(eachLook)
    if (isOver()) return new Promise<never>(() => {})
    throw error
  }
}

const [looks, eachLook] = [50, 20]

const codes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'ECONNRESET',
  'EPIPE',
  // Of a machine that is gone, once the system has given it up.
  'EHOSTUNREACH',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
])

/** Drizzle wraps what the driver said. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.has(String(error.code))) || isLost(error.cause)
}
