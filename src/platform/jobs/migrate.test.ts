import { getRollbackPlans } from 'pg-boss'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { freshDatabase, ownerUrlOf, withOwner } from '#tests/database.ts'
import { migrateJobs } from './migrate.ts'

/** The jobs of this database, and how to make those of an earlier release of them. */
async function withJobs(
  work: (
    url: string,
    sql: postgres.Sql,
    state: () => Promise<{ version: number; indexes: string[] }>,
    goBack: () => Promise<void>,
  ) => Promise<void>,
): Promise<void> {
  const database = await freshDatabase()
  await withOwner(database.url, async sql => {
    const state = async () => {
      const [row] = await sql<{ version: number }[]>`select version from jobs.version`
      const indexes = await sql<{ name: string }[]>`
        select indexrelid::regclass::text as name from pg_index
        where indrelid = 'jobs.job_common'::regclass and indisvalid order by 1`
      return { version: row?.version ?? 0, indexes: indexes.map(({ name }) => name) }
    }
    const goBack = async () => {
      const { version: newest } = await state()
      for (let back = newest; back > newest - 6; back -= 1) {
        for (const text of getRollbackPlans('jobs', back).split(/(?<=COMMIT;)/)) await sql.unsafe(text).simple()
      }
    }
    await work(ownerUrlOf(database.url), sql, state, goBack)
  })
  await database.drop()
}

test('jobs of an earlier release are migrated by their owner, once, with their indexes, however many servers start', () =>
  withJobs(async (url, sql, state, goBack) => {
    const newest = await state()
    await goBack()
    expect(await state()).not.toEqual(newest)
    await Promise.all([migrateJobs(url), migrateJobs(url), migrateJobs(url)])
    expect(await state()).toEqual(newest)
    expect(await sql`select 1 from jobs.bam where status <> 'completed'`).toEqual([])
  }))

test('a migration of jobs that loses its session among the indexes is finished by the next', () =>
  withJobs(async (url, sql, state, goBack) => {
    const newest = await state()
    await goBack()
    const other = postgres(url, { max: 1, onnotice: () => {} })
    // An index is not ready as long as somebody still looks at what was before it.
    await other`begin isolation level repeatable read`
    await other`select count(*) from pg_class`
    const cutOff = expect(migrateJobs(url)).rejects.toThrow()
    const building = () => sql<{ pid: number }[]>`
      select pid from pg_stat_activity where datname = current_database() and query ilike '%index concurrently%' and wait_event_type = 'Lock'`
    await expect.poll(async () => (await building()).length).toBe(1)
    for (const { pid } of await building()) await sql`select pg_terminate_backend(${pid})`
    await cutOff
    await other.end()
    expect(await state()).not.toEqual(newest)
    await migrateJobs(url)
    expect(await state()).toEqual(newest)
  }))
