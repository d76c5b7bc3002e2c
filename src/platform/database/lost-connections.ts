// A transaction whose connection was lost is over, and nothing of it is sent any more.
import { setTimeout as pause } from 'node:timers/promises'

export class ConnectionLost extends Error {
  readonly code = 'CONNECTION_CLOSED'
}

/**
 * Left to itself the driver would roll back on a connection that is gone, which ends the whole process. It tells the
 * caller by itself that the connection was lost, so here nothing is answered then.
 */
export async function endWithConnection<T>(work: Promise<T>, isOver: () => boolean): Promise<T> {
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
