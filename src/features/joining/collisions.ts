// Rows of two accounts that would meet on one unique key, and which of the two is not in use afterwards.
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import { named } from '../rights/holdings/statements.ts'
import { countedByTime, whenBothHaveIt } from './tables-by-rule.ts'
import type { OwnLimit } from './limits.ts'
import type { Side } from './rules.ts'

export type Pair = { kept: string; other: string }
type Meeting = { kept_row: string; other_row: string; kept_wins: boolean; other_wins: boolean }

/** A row by its place in the table, which nothing moves while the two accounts are held. */
export type Loser = { owner: string; row: string }

export const isCounted = ({ index, table }: OwnLimit): boolean => countedByTime[table]?.index === index

const rowsOf = ({ table, owner, condition }: OwnLimit, person: string, wins: string): SQL => sql`
  select t.ctid, t.*, (${sql.raw(wins)}) as wins from ${named(table)} t
  where t.${named(owner)} = ${person}::uuid and ${sql.raw(condition ?? 'true')}`

/** Rows of the other account that cannot stand beside one of the account that stays. */
export async function meetings(db: Queries, limit: OwnLimit, { kept, other }: Pair): Promise<Meeting[]> {
  const wins = whenBothHaveIt[limit.table]?.wins ?? 'false'
  const same = limit.others.map(name => sql`k.${named(name)} is not distinct from o.${named(name)}`)
  return db.execute<Meeting>(sql`
    select k.ctid::text as kept_row, o.ctid::text as other_row, k.wins as kept_wins, o.wins as other_wins
    from (${rowsOf(limit, kept, wins)}) k join (${rowsOf(limit, other, wins)}) o
      on ${sql.join([sql`true`, ...same], sql` and `)}`)
}

/** Whether one of the two has to end before they can be one. */
export function stopsJoin({ table }: OwnLimit, met: readonly Meeting[]): boolean {
  const rule = whenBothHaveIt[table]
  if (met.length === 0) return false
  if (rule === undefined || rule.both === 'stop') return true
  return rule.bothWin === 'stop' && met.some(({ kept_wins, other_wins }) => kept_wins && other_wins)
}

export function losersOf({ table }: OwnLimit, met: readonly Meeting[], { kept, other }: Pair, answers: Side): Loser[] {
  const isAsked = whenBothHaveIt[table]?.both === 'choose'
  return met.map(({ kept_row, other_row, kept_wins, other_wins }) => {
    const stays = kept_wins === other_wins ? (isAsked ? answers : 'this') : kept_wins ? 'this' : 'other'
    return stays === 'this' ? { owner: other, row: other_row } : { owner: kept, row: kept_row }
  })
}
