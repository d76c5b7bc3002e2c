// The cursor of every event stream: 'timeline/newest/snapshot'. The snapshot says which transactions were seen, and what
// became visible since is what is new, however commits overlapped. See docs/decisions/055-cursors-after-a-crash.md.
import { type Fragment, type Sql, timeline } from '../database/database.ts'
import { readSnapshot, seenUpTo, type Snapshot } from './delivery.ts'

export type Cursor = { timeline: string; seen: Snapshot }

/** What a statement sees, as text. */
export const cursorNow = (sql: Sql): Fragment => sql`
  concat(${timeline(sql)}, '/',
    greatest((select max(xid) from changes), (select last_pruned from changes_pruned)), '/', pg_current_snapshot())`

const shape = /^([0-9A-F]{8})\/(\d{0,20})\/([\d:,]+)$/

export function readCursor(text: string): Cursor | undefined {
  const [, line, newest, snapshot = ''] = shape.exec(text) ?? []
  const seen = readSnapshot(snapshot)
  if (line === undefined || newest === undefined || seen === undefined) return undefined
  return { timeline: line, seen: seenUpTo(seen, BigInt(newest)) }
}
