import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase, ownerUrlOf, type FreshDatabase } from '#tests/database.ts'
import type { Sql } from './database.ts'
import { createUuidv7, ensureUuidv7 } from './uuidv7.ts'

let database: FreshDatabase
let sql: Sql
beforeAll(async () => {
  database = await freshDatabase()
  sql = postgres(ownerUrlOf(database.url), { max: 1, onnotice: () => {} })
  await sql.unsafe(createUuidv7('public.our_uuidv7')).simple()
})
// The last id of the session, which the next one must be beyond.
beforeEach(() => sql`select set_config('safar.last_uuidv7', '', false)`)
afterAll(async () => {
  await sql.end()
  await database.drop()
})

/** The milliseconds in its first 48 bits; PostgreSQL reads them itself since version 17 alone. */
const momentOf = (id: unknown): number => Number.parseInt(String(id).replaceAll('-', '').slice(0, 12), 16)

const ids = async (count: number) =>
  (await sql<{ id: string }[]>`select our_uuidv7() as id from generate_series(1, ${count})`).map(({ id }) => id)

test('is made once, and not where the server has its own', async () => {
  await ensureUuidv7(sql)
  const [server] = await sql<{ version: number }[]>`select current_setting('server_version_num')::int as version`
  expect(
    await sql`select pronamespace::regnamespace::text as schema from pg_proc where proname = 'uuidv7' and pronargs = 0`,
  ).toEqual([{ schema: (server?.version ?? 0) >= 180_000 ? 'pg_catalog' : 'public' }])
})

test('has the version and the variant of RFC 9562 and the present time', async () => {
  const now = async () =>
    (await sql`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now`)[0]?.['now']
  const before = await now()
  const [row] = await sql`
    with made as (select our_uuidv7() as id)
    select id, substr(id::text, 15, 1) as version, substr(id::text, 20, 1) in ('8', '9', 'a', 'b') as "isVariant"
    from made`
  expect(row).toMatchObject({ version: '7', isVariant: true })
  expect(momentOf(row?.['id'])).toBeGreaterThanOrEqual(before)
  expect(momentOf(row?.['id'])).toBeLessThanOrEqual(await now())
})

test('ascends within a session over 10,000 ids, and from statement to statement', async () => {
  const all = [...(await ids(10_000)), ...(await ids(1)), ...(await ids(1))]
  expect(new Set(all).size).toBe(10_002)
  expect(all.toSorted()).toEqual(all)
})

test('ascends while the clock is behind the last id', async () => {
  const hourAhead = Date.now() + 3_600_000
  await sql`select set_config('safar.last_uuidv7', ${`${BigInt(hourAhead) * 4096n}`}, false)`
  const all = await ids(10_000)
  expect(all.toSorted()).toEqual(all)
  expect(momentOf(all[0])).toBe(hourAhead)
})

test('makes each id from what the session knows, and reads nothing of the database', async () => {
  await ids(1)
  const [row] = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }[]>`
    explain (analyze, buffers, format json) select our_uuidv7() from generate_series(1, 10000)`
  const { Plan: plan } = row?.['QUERY PLAN'][0] ?? expect.fail('There is no plan.')
  expect(plan['Actual Rows']).toBe(10_000)
  // Some, where another session changed what this one knew of the catalogue.
  expect(Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks'])).toBeLessThan(1000)
})
