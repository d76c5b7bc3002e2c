// The one walk of a join: every row that the database's own map says is the other account's becomes this one's.
import { eq, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import { documents } from '../documents/tables.ts'
import { actorKeysOf, holdingsIn, type Catalogue } from '../rights/holdings/ownership.ts'
import { named, isOf } from '../rights/holdings/queries.ts'
import {
  isCounted,
  losersOf,
  meetings,
  stopsJoin,
  type Pair,
  ownTables,
  type OwnLimit,
  countTogether,
} from './collisions.ts'
import { cannotMove, staysBehind, whenBothHaveIt } from './tables-by-rule.ts'
import { setAside, resealRows } from './set-aside.ts'
import type { Copied } from './files.ts'
import type { Side } from './rules.ts'

export type JoinMap = { catalogue: Catalogue; limits: readonly OwnLimit[] }
type Move = { join: string; pair: Pair; answers: Side; copied: Copied }

export async function moveRows(change: Change, services: Services, map: JoinMap, move: Move): Promise<void> {
  const { tx } = change
  const { pair } = move
  await settleMeetings(change, services, map, move)
  await resealRows(tx, services.vault, map.catalogue, pair)
  await countTogether(tx, pair)
  await takeFiles(tx, pair, move.copied)
  await takeOwned(tx, map.catalogue, pair)
  await takeActions(tx, map.catalogue, pair)
  await rename(tx, map.catalogue, pair)
}

async function settleMeetings(
  change: Change,
  services: Services,
  map: JoinMap,
  { join, pair, answers }: Move,
): Promise<void> {
  for (const limit of map.limits) {
    if (isCounted(limit)) continue
    const met = await meetings(change.tx, limit, pair)
    const isDropped = whenBothHaveIt[limit.table]?.both === 'drop'
    const into = { join, owner: pair.kept }
    for (const loser of losersOf(limit, met, pair, answers)) {
      if (isDropped) await change.tx.execute(sql`delete from ${named(limit.table)} where ctid = ${loser.row}::tid`)
      else await setAside(change, services, map.catalogue, into, limit.table, loser)
    }
  }
}

/** Only those that were copied: one that is still on its way stays where it will arrive, and is taken later. */
async function takeFiles(tx: Transaction, { kept, other }: Pair, copied: Copied): Promise<void> {
  const theirs = await tx
    .select({ id: documents.id, path: documents.path })
    .from(documents)
    .where(eq(documents.owner, other))
  for (const { id, path } of theirs) {
    const copy = copied.get(path)
    if (copy === undefined) continue
    const { to, isShared } = copy
    // Of a content that the account has already, each row is a further use.
    await tx
      .update(documents)
      .set({ path: to, owner: kept, ...(isShared && { isFurtherUse: true }) })
      .where(eq(documents.id, id))
  }
}

async function takeOwned(tx: Transaction, catalogue: Catalogue, { kept, other }: Pair): Promise<void> {
  for (const [table, columns] of ownTables(catalogue)) {
    if (table === 'documents' || cannotMove.includes(table)) continue
    for (const column of columns) await take(tx, table, column, { kept, other })
  }
}

/** Where a person is named who did something. */
async function takeActions(tx: Transaction, catalogue: Catalogue, pair: Pair): Promise<void> {
  for (const { table, column } of actorKeysOf(catalogue)) await take(tx, table, column, pair)
}

async function take(tx: Transaction, table: string, column: string, { kept, other }: Pair): Promise<void> {
  // In one group once under each account: a second place of the same person stays taken, by nobody.
  if (table === 'group_members') {
    await tx.execute(sql`
      update group_members set joined_by = null where joined_by = ${other}
        and code in (select code from group_members where joined_by = ${kept})`)
  }
  await tx.execute(sql`update ${named(table)} set ${named(column)} = ${kept} where ${named(column)} = ${other}`)
}

/** An id inside of a text: a page of the desk, what a file is attached to. */
async function rename(tx: Transaction, catalogue: Catalogue, { kept, other }: Pair): Promise<void> {
  // What the team was asked of both accounts in the same words is asked once.
  await tx.execute(sql`
    update requests r set settled_at = r.asked_at where r.owner = ${kept} and r.settled_at is null
      and strpos(r.subject, ${other}) > 0 and exists (
        select from requests k where k.kind = r.kind and k.settled_at is null and k.subject = replace(r.subject, ${other}, ${kept}))`)
  await tx.execute(sql`
    delete from desk_claims c where c.owner = ${kept} and strpos(c.subject, ${other}) > 0 and exists (
      select from desk_claims k where k.kind = c.kind and k.subject = replace(c.subject, ${other}, ${kept}))`)
  await tx.execute(sql`
    delete from desk_snoozes c where c.owner = ${kept} and strpos(c.subject, ${other}) > 0 and exists (
      select from desk_snoozes k where k.kind = c.kind and k.subject = replace(c.subject, ${other}, ${kept}))`)
  await tx.execute(sql`
    delete from desk_seen c where c.owner = ${kept} and strpos(c.subject, ${other}) > 0 and exists (
      select from desk_seen k where k.person = c.person and k.kind = c.kind
        and k.subject = replace(c.subject, ${other}, ${kept}))`)
  for (const { table, columns, where } of holdingsIn(catalogue)) {
    if (staysBehind[table] !== undefined || cannotMove.includes(table) || table === 'account_joins') continue
    const texts = columns
      .filter(({ name, type }) => type === 'text' && !(table === 'documents' && name === 'path'))
      .map(({ name }) => named(name))
    if (texts.length === 0) continue
    const renamed = texts.map(name => sql`${name} = replace(${name}, ${other}, ${kept})`)
    const naming = texts.map(name => sql`strpos(${name}, ${other}) > 0`)
    await tx.execute(sql`
      update ${named(table)} set ${sql.join(renamed, sql`, `)}
      where (${isOf(where, kept)}) and (${sql.join(naming, sql` or `)})`)
  }
}

/** What has to end first: the tables that stop a join, and whether a card does. */
export async function stopsOf(
  tx: Transaction,
  { limits }: JoinMap,
  pair: Pair,
): Promise<{ tables: string[]; card: boolean }> {
  const tables = new Set<string>()
  for (const limit of limits) {
    if (isCounted(limit) || cannotMove.includes(limit.table)) continue
    if (stopsJoin(limit, await meetings(tx, limit, pair))) tables.add(limit.table)
  }
  const cards = await Promise.all(
    cannotMove.map(table => tx.execute(sql`select 1 as one from ${named(table)} where owner = ${pair.other} limit 1`)),
  )
  return { tables: [...tables], card: cards.some(rows => rows.length > 0) }
}

/** How many rows of each table are a person's own. */
export async function countsOf(
  db: Queries,
  { catalogue }: JoinMap,
  person: string,
): Promise<{ table: string; count: number }[]> {
  const counts = [...ownTables(catalogue)].map(
    ([table, columns]) => sql`
      select ${table}::text as table, count(*)::int as count from ${named(table)}
      where ${sql.join(
        columns.map(column => sql`${named(column)} = ${person}`),
        sql` or `,
      )}`,
  )
  const rows = await db.execute<{ table: string; count: number }>(sql.join(counts, sql` union all `))
  return rows.filter(({ count }) => count > 0)
}
