import { conflict, malformed, noRoom, unavailable, type Problem, problem } from '#src/wire/problem.ts'
import { ProviderRefusal } from '../ports.ts'
import { ProviderUnavailable } from '../providers/call.ts'
import { WrongSignature } from '../providers/notices.ts'

// SQLSTATE classes and codes that are an answer rather than a fault of ours.
const problems: Record<string, Problem> = {
  '23505': conflict, // unique_violation: somebody was faster
  '23514': malformed, // check_violation
  '23503': conflict, // foreign_key_violation: what it belongs to is gone
  '40001': conflict, // serialization_failure
  '40P01': conflict, // deadlock_detected
  '22P05': malformed, // untranslatable_character
  '57P01': unavailable, // admin_shutdown
  '57P02': unavailable, // crash_shutdown
  '57P03': unavailable, // cannot_connect_now
  '25006': unavailable, // read_only_sql_transaction: this was the primary, or is about to be
  '53300': unavailable, // too_many_connections
  '53100': noRoom, // disk_full
  '58030': unavailable, // io_error
  CONNECTION_CLOSED: unavailable,
  CONNECTION_ENDED: unavailable,
  CONNECTION_DESTROYED: unavailable,
  CONNECT_TIMEOUT: unavailable,
  ECONNREFUSED: unavailable,
  ECONNRESET: unavailable,
  EHOSTUNREACH: unavailable,
  ENETUNREACH: unavailable,
  ETIMEDOUT: unavailable,
  EPIPE: unavailable,
  // What the disk itself says, where files are kept.
  ENOSPC: noRoom,
  EDQUOT: noRoom,
}

/** Drizzle wraps what PostgreSQL said in an error of its own. */
export function problemOfDatabase(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  return problems[code] ?? problemOfDatabase(error.cause)
}

/** What a provider said, as an answer: no in its own words, or nothing at all for now. */
export function problemOfProvider(error: unknown): Problem | undefined {
  if (error instanceof ProviderRefusal) return problem('provider-refused', 422, error.message)
  if (error instanceof ProviderUnavailable) return unavailable
  if (error instanceof WrongSignature) return problem('wrong-signature', 400, error.message)
  return undefined
}
