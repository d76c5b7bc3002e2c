// A server whose statements go through a real PgBouncer in transaction mode (decision 056).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import { openDatabase } from '#src/platform/database/database.ts'
import { lastMessageTo } from '#tests/caught.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { openPool, type Pool } from '#tests/pool.ts'
import { openStream } from '#tests/stream.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'

let database: FreshDatabase
let pool: Pool
let app: TeamApp
beforeAll(async () => {
  database = await freshDatabase()
  pool = await openPool(database.url)
  app = await openTeamApp({ DATABASE_URL: pool.url, DATABASE_DIRECT_URL: database.url }, database.url)
})
afterAll(async () => {
  await app.end()
  await pool.close()
  await database.drop()
})

const mark = '/api/journey/visas/PaySEVISFee/mark'

test('what is sent to PostgreSQL itself is refused there', async () => {
  const direct = openDatabase(pool.url, { max: 2 })
  await expect(direct.sql`select 1`).rejects.toThrow('plan_cache_mode')
  await direct.close()
})

test('forty calls at once read and write through four connections', async () => {
  const who = await app.enter(meera)
  const calls = Array.from({ length: 40 }, (_, turn) =>
    turn % 4 === 0 ? who.call(turn % 8 === 0 ? 'PUT' : 'DELETE', mark, {}) : who.call('GET', '/api/journey'),
  )
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a change reaches an open stream, and a letter is sent by a job', async () => {
  const who = await app.enter(rohan)
  const stream = await openStream(app, who)
  await who.api.chat.say({ text: 'Is anybody there?' })
  await expect.poll(() => stream.heard.flatMap(({ abouts }) => abouts)).toContain('chat')
  stream.close()
  await app.enter(meera)
  await who.again().api.accounts.sendLink({ email: rohan.email })
  expect(await lastMessageTo(app, rohan.email ?? '')).toContain('http')
})
