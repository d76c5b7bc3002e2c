// A row that is not in use after a join is taken out of its table and kept in the record of the join, opened, and
// sealed as a whole for the account that stays. The copy of everything has it.
import { sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Vault } from '#src/platform/vault/vault.ts'
import { type Catalogue, holdingsIn, type Holding } from '../rights/holdings/ownership.ts'
import { openedRow, named, isOf } from '../rights/holdings/queries.ts'
import type { Loser, Pair } from './collisions.ts'
import { accountJoinRows } from './tables.ts'
import { staysBehind } from './tables-by-rule.ts'

type Keeping = Pick<Services, 'vault' | 'now'>
type Into = { join: string; owner: string }

export async function setAside(
  { tx }: Change,
  services: Keeping,
  catalogue: Catalogue,
  into: Into,
  table: string,
  { owner, row }: Loser,
): Promise<void> {
  const taken = await tx.execute<{ row: Record<string, unknown> }>(
    sql`delete from ${named(table)} t where t.ctid = ${row}::tid returning to_jsonb(t) as row`,
  )
  const sealed = (catalogue.tables[table] ?? []).filter(({ type }) => type === 'bytea').map(({ name }) => name)
  for (const { row: content } of taken)
    await keep({ tx }, services, into, table, await openedRow(services, content, sealed, owner))
}

export async function keep(
  { tx }: Pick<Change, 'tx'>,
  { vault, now }: Keeping,
  { join, owner }: Into,
  kind: string,
  content: object,
): Promise<void> {
  const sealed = await vault.seal(owner, JSON.stringify(content))
  await tx.insert(accountJoinRows).values({ join, owner, kind, sealed, at: now() })
}

// What was sealed for one account is sealed for the other: every sealed column of every row that goes along.

export async function resealRows(tx: Transaction, vault: Vault, catalogue: Catalogue, pair: Pair): Promise<void> {
  for (const holding of holdingsIn(catalogue)) {
    if (staysBehind[holding.table] === undefined) await resealTable(tx, vault, holding, pair)
  }
}

async function resealTable(tx: Transaction, vault: Vault, holding: Holding, { kept, other }: Pair): Promise<void> {
  const { table, columns, where } = holding
  const sealed = columns.filter(({ type }) => type === 'bytea').map(({ name }) => name)
  if (sealed.length === 0) return
  const rows = await tx.execute<Record<string, unknown>>(sql`
    select ctid::text as place, ${sql.join(sealed.map(named), sql`, `)} from ${named(table)}
    where ${isOf(where, other)} for update`)
  for (const row of rows) {
    const values = []
    for (const name of sealed) {
      const bytes = row[name]
      if (bytes instanceof Uint8Array)
        values.push({ name, bytes: await vault.seal(kept, await vault.open(other, bytes)) })
    }
    if (values.length === 0) continue
    const set = values.map(({ name, bytes }) => sql`${named(name)} = ${Buffer.from(bytes)}`)
    await tx.execute(
      sql`update ${named(table)} set ${sql.join(set, sql`, `)} where ctid = ${String(row['place'])}::tid`,
    )
  }
}
