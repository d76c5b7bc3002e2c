import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { ensureUuidv7 } from './uuidv7.ts'
import type { Sql } from './database.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))
/** Any number; the same for every server, so that one migrates while the others wait. */
const lock = 7_236_001

export async function migrateDatabase(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await client`select pg_advisory_lock(${lock})`
    await adoptBaseline(client, migrationsFolder)
    await ensureUuidv7(client)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end({ timeout: 5 })
  }
}

// The baseline is one migration that makes what 27 migrations made before it. A database that has all 27 becomes the same as
// one made by the baseline, so only its record of migrations changes. One that has fewer is refused: the SQL that it still
// needs is in an earlier release.

const replaced = {
  count: 27,
  /** SHA-256 of the last one's SQL, as the record of migrations has it. */
  lastHash: 'cb1d87c34b2eb39d49456ba93c279bcd6826dd78e8ccc325aa24a7a47c233adf',
}

/**
 * A column that no server names any more, and the names that PostgreSQL 18 gave to 'not null' before columns were renamed.
 * Earlier ones give it none.
 */
const leftToDo = `
alter table vaccine_records drop column age_months;
do $$ declare former record; begin
  for former in
    select c.conrelid::regclass as "table", c.conname, relname || '_' || attname || '_not_null' as usual
    from pg_constraint c join pg_class t on t.oid = conrelid join pg_attribute a on attrelid = conrelid and attnum = conkey[1]
    where contype = 'n' and conname in (
      'chat_tellings_told_at_not_null', 'interview_outcomes_told_at_not_null', 'visa_appointments_told_at_not_null',
      'visa_numbers_owner_not_null', 'visa_numbers_updated_at_not_null')
  loop
    execute format('alter table %s rename constraint %I to %I', former."table", former.conname, former.usual);
  end loop;
end $$`

/** To be called under the lock that migrations are made under. */
async function adoptBaseline(sql: Sql, migrationsFolder: string): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder })
  if (baseline === undefined) throw new Error(`There is no migration in ${migrationsFolder}.`)
  const applied = await appliedMigrations(sql)
  if (applied.length === 0 || applied.some(({ at }) => at === baseline.folderMillis)) return
  const last = applied[replaced.count - 1]
  if (last?.hash !== replaced.lastHash) {
    throw new Error(
      `This database has ${applied.length} migrations, which are not the ${replaced.count} that the baseline replaces: start the last release before the baseline on it once, then this one (docs/operations.md, Upgrading).`,
    )
  }
  await sql.begin(async transaction => {
    await transaction.unsafe(leftToDo)
    // What came after them is in this release, too.
    await transaction`delete from drizzle.__drizzle_migrations where created_at <= ${last.at}`
    await transaction`
      insert into drizzle.__drizzle_migrations (hash, created_at) values (${baseline.hash}, ${baseline.folderMillis})`
  })
}

/** In their order; none for a new database. */
async function appliedMigrations(sql: Sql): Promise<{ hash: string; at: number }[]> {
  const [record] = await sql<{ isThere: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`
  if (record?.isThere !== true) return []
  return sql<{ hash: string; at: number }[]>`
    select hash, created_at::float8 as at from drizzle.__drizzle_migrations order by created_at`
}
