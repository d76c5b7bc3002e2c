import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase, ownerUrlOf, withOwner, type FreshDatabase } from '#tests/database.ts'
import { migrateDatabase } from './migrate.ts'
import { migrationsBeforeBaseline } from './migrations-before-baseline.ts'

let database: FreshDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

const migrate = () => migrateDatabase(ownerUrlOf(database.url))

const appliedMigrations = () =>
  withOwner(database.url, async sql => [
    ...(await sql<{ hash: string; created_at: string }[]>`
      select hash, created_at from drizzle.__drizzle_migrations order by created_at`),
  ])

/** Every column, constraint, index, trigger and function of ours, as PostgreSQL writes them. */
const schema = () =>
  withOwner(database.url, async sql => [
    ...(await sql`
      select attrelid::regclass::text as "on", attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull as text
        from pg_attribute join pg_class c on c.oid = attrelid
        where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      union all select conrelid::regclass::text, conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select indrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
        join pg_class c on c.oid = indrelid where relnamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select proname, pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
      order by 1, 2`),
  ])

const empty = () =>
  withOwner(database.url, sql => sql.unsafe('drop schema public, drizzle cascade; create schema public').simple())

type Rows = typeof migrationsBeforeBaseline

const recordOnly = (rows: Rows) =>
  withOwner(database.url, async sql => {
    await sql`delete from drizzle.__drizzle_migrations`
    await sql`insert into drizzle.__drizzle_migrations ${sql(rows)}`
  })

/** As the 27 left it. Migrations that came after the baseline stay. */
const asBeforeBaseline = (rows: Rows) =>
  withOwner(database.url, async sql => {
    await sql.unsafe(`
      alter table vaccine_records add column age_months integer;
      do $$ begin
        if exists (select from pg_constraint where conname = 'passport_profiles_owner_not_null') then
          alter table passport_profiles rename constraint passport_profiles_owner_not_null to visa_numbers_owner_not_null;
        end if;
      end $$`)
    await sql`
      delete from drizzle.__drizzle_migrations
      where created_at = (select min(created_at) from drizzle.__drizzle_migrations)`
    await sql`insert into drizzle.__drizzle_migrations ${sql(rows)}`
  })

describe('a new database', () => {
  test('is made by the baseline, with the guards of the ledger', async () => {
    const [expected, applied] = [await schema(), await appliedMigrations()]
    await empty()
    await migrate()
    expect(await schema()).toEqual(expected)
    expect(await appliedMigrations()).toEqual(applied)
    expect(expected.filter(({ text }) => text.startsWith('CREATE TRIGGER card_'))).toHaveLength(3)
  })

  test('is made once, whether the server starts again or two start together', async () => {
    const [expected, applied] = [await schema(), await appliedMigrations()]
    await empty()
    await Promise.all([migrate(), migrate()])
    await migrate()
    expect(await schema()).toEqual(expected)
    expect(await appliedMigrations()).toEqual(applied)
  })
})

describe('a database from before the baseline', () => {
  test('with all migrations is adopted once, by one of two servers', async () => {
    const [expected, applied] = [await schema(), await appliedMigrations()]
    await asBeforeBaseline(migrationsBeforeBaseline)
    await Promise.all([migrate(), migrate()])
    await migrate()
    expect(await appliedMigrations()).toEqual(applied)
    expect(await schema()).toEqual(expected)
  })

  test.each([
    ['some of the migrations', migrationsBeforeBaseline.slice(0, 12), 12],
    ['all but the last', migrationsBeforeBaseline.slice(0, -1), 26],
    [
      'another last migration',
      migrationsBeforeBaseline.map((row, index) => (index === 26 ? { ...row, hash: 'another' } : row)),
      27,
    ],
  ])('with %s is refused in one sentence and left as it is', async (_, rows, count) => {
    await recordOnly(rows)
    const before = await appliedMigrations()
    await expect(migrate()).rejects.toThrow(
      `This database has ${count} migrations, which are not the 27 that the baseline replaces: start the last release before the baseline on it once, then this one (docs/operations.md, Upgrading).`,
    )
    expect(await appliedMigrations()).toEqual(before)
  })
})
