// Conversations and statements of purpose are numbered for each student. Of two accounts they are numbered again, by time.
import { sql } from 'drizzle-orm'
import type { Transaction } from '#src/platform/database/database.ts'
import { named } from '../rights/holdings/queries.ts'
import type { Pair } from './collisions.ts'
import { countedByTime } from './tables-by-rule.ts'

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
