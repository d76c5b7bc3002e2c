// Rows of two accounts that would meet on one unique key, and which of the two is not in use afterwards.
import { sql, type SQL } from 'drizzle-orm'
import type { Queries, Sql, Transaction } from '#src/platform/database/database.ts'
import { named } from '../rights/holdings/queries.ts'
import { holdingsIn, ownWays, type Catalogue } from '../rights/holdings/ownership.ts'
import { countedByTime, whenBothHaveIt, staysBehind } from './tables-by-rule.ts'
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

// Where one account can have only one of something, asked of the database: its unique keys that an owner is part of.

/** One row of an owner for each value of the other columns, among the rows that the condition is true of. */
export type OwnLimit = { index: string; table: string; owner: string; others: string[]; condition: string | null }

type Key = { name: string; table: string; columns: string[]; condition: string | null }

export async function ownLimits(sql: Pick<Sql, 'unsafe'>, catalogue: Catalogue): Promise<OwnLimit[]> {
  const keys = await sql.unsafe<Key[]>(uniqueKeys)
  const moving = ownTables(catalogue)
  return keys.flatMap(({ name, table, columns, condition }) => {
    const owner = moving.get(table)?.find(column => columns.includes(column))
    if (owner === undefined) return []
    return [{ index: name, table, owner, others: columns.filter(column => column !== owner), condition }]
  })
}

/** The tables whose rows say themselves whose they are and that a join takes along, with the columns that say it. */
export const ownTables = (catalogue: Catalogue): ReadonlyMap<string, readonly string[]> =>
  new Map(
    holdingsIn(catalogue)
      .filter(({ table }) => staysBehind[table] === undefined)
      .map(({ table }): [string, string[]] => [table, ownWays(catalogue, table)])
      .filter(([, columns]) => columns.length > 0),
  )

const uniqueKeys = `
  select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table,
    array(select a.attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)) as columns,
    pg_get_expr(i.indpred, i.indrelid) as condition
  from pg_index i join pg_class c on c.oid = i.indrelid
  where i.indisunique and c.relnamespace = 'public'::regnamespace
  order by 1`

// Conversations and statements of purpose are numbered for each student. Of two accounts they are numbered again, by time.

type Unread = { side: string; since: string }

export async function countTogether(tx: Transaction, pair: Pair): Promise<void> {
  const unread = await firstUnread(tx, pair)
  for (const [table, { at }] of Object.entries(countedByTime)) await countTable(tx, table, at, pair)
  await setReads(tx, pair.kept, unread)
}

async function countTable(tx: Transaction, table: string, at: string, { kept, other }: Pair): Promise<void> {
  const [moving] = await tx.execute(sql`select 1 as one from ${named(table)} where owner = ${other} limit 1`)
  if (moving === undefined) return
  // Below zero first, so that no two rows have the same number at any moment.
  await tx.execute(sql`
    with counted as (
      select ctid as place, owner as was, number as old, (row_number() over (order by ${named(at)}, owner, number))::int as new
      from ${named(table)} where owner in (${kept}, ${other})
    )${table === 'chat_messages' ? filesFollow(kept) : sql``}
    update ${named(table)} t set number = -c.new, owner = ${kept} from counted c where t.ctid = c.place`)
  await tx.execute(sql`update ${named(table)} set number = -number where owner = ${kept} and number < 0`)
}

/** A file of a conversation is attached to its owner and number. */
const filesFollow = (kept: string) => sql`, moved as (
  update documents d set attached_to = 'chat:' || ${kept}::text || ':' || c.new from counted c
  where d.attached_to = 'chat:' || c.was || ':' || c.old
)`

async function firstUnread(tx: Transaction, { kept, other }: Pair): Promise<Unread[]> {
  return tx.execute<Unread>(sql`
    select s.side, min(m.at)::text as since from (values ('student'), ('desk')) s (side)
    join chat_messages m on m.owner in (${kept}, ${other}) and m.is_from_desk = (s.side = 'student')
    where m.number > coalesce((select up_to from chat_reads r where r.owner = m.owner and r.side = s.side), 0)
    group by 1`)
}

/** Each side has read up to just before the first message that it has not read. */
async function setReads(tx: Transaction, kept: string, unread: readonly Unread[]): Promise<void> {
  await tx.execute(sql`delete from chat_reads where owner = ${kept}`)
  for (const side of ['student', 'desk']) {
    const since = unread.find(found => found.side === side)?.since ?? 'infinity'
    await tx.execute(sql`
      insert into chat_reads (owner, side, up_to)
      select ${kept}, ${side}, max(number) from chat_messages where owner = ${kept} and at < ${since}::timestamptz
      having max(number) is not null`)
  }
}
