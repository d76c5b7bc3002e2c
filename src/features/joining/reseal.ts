// What was sealed for one account is sealed for the other: every sealed column of every row that goes along.
import { sql } from 'drizzle-orm'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Vault } from '#src/platform/vault/vault.ts'
import { holdingsIn, type Catalogue, type Holding } from '../rights/holdings/ownership.ts'
import { named, whose } from '../rights/holdings/statements.ts'
import type { Pair } from './collisions.ts'
import { staysBehind } from './tables-by-rule.ts'

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
    where ${whose(where, other)} for update`)
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
