// A row that is not in use after a join is taken out of its table and kept in the record of the join, opened, and
// sealed as a whole for the account that stays. The copy of everything has it.
import { sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import type { Catalogue } from '../rights/holdings/ownership.ts'
import { openedRow } from '../rights/holdings/queries.ts'
import { named } from '../rights/holdings/statements.ts'
import type { Loser } from './collisions.ts'
import { accountJoinRows } from './tables.ts'

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
