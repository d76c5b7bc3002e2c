import { getRollbackPlans } from 'pg-boss'
import { expect, test } from 'vitest'
import { freshDatabase, ownerUrlOf, withOwner } from '#tests/database.ts'
import { migrateJobs } from './migrate.ts'

test('jobs of an earlier release are migrated by their owner, once, with their indexes, however many servers start', async () => {
  const database = await freshDatabase()
  const migrate = () => migrateJobs(ownerUrlOf(database.url))
  await withOwner(database.url, async sql => {
    const version = async () => (await sql<{ version: number }[]>`select version from jobs.version`)[0]?.version ?? 0
    const indexes = async () =>
      (
        await sql`select indexrelid::regclass::text as name from pg_index where indrelid = 'jobs.job_common'::regclass and indisvalid`
      )
        .map(({ name }) => String(name))
        .toSorted()
    const [newest, all] = [await version(), await indexes()]
    for (let back = newest; back > newest - 6; back -= 1) {
      for (const text of getRollbackPlans('jobs', back).split(/(?<=COMMIT;)/)) await sql.unsafe(text).simple()
    }
    expect([await version(), await indexes()]).not.toEqual([newest, all])
    await Promise.all([migrate(), migrate(), migrate()])
    expect([await version(), await indexes()]).toEqual([newest, all])
    expect(await sql`select 1 from jobs.bam where status <> 'completed'`).toEqual([])
  })
  await database.drop()
})
