// What stands open against the driver (postgres 3.4.9), tried with our own way of using it.
import { sql as statement } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLine } from '#tests/proxy.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { openDatabase, type Connections } from './database.ts'

let database: FreshDatabase
let connections: Connections

beforeAll(async () => {
  database = await freshDatabase()
  connections = openDatabase(database.url, { max: 1 })
})
afterAll(async () => connections.close())

const transactionNow = async (db: Pick<Connections['db'], 'execute'>) => {
  const [row] = Array.from(await db.execute(statement`select pg_backend_pid() as pid, now()::text as began`))
  return row
}

/** #1189: where a pipeline is full with the very BEGIN, the driver sends it and keeps no connection for it. */
test.each(Array.from({ length: 6 }, (_, index) => 97 + index))(
  'a transaction behind %i statements has its connection to itself',
  async ahead => {
    const { db, inTransaction } = connections
    await transactionNow(db)
    const before = Array.from({ length: ahead }, async () => transactionNow(db))
    // They are sent by now, and none of them is answered.
    await new Promise(resolve => process.nextTick(resolve))
    const own = inTransaction(async tx => [await transactionNow(tx), await transactionNow(tx)])
    const behind = Array.from({ length: 20 }, async () => transactionNow(db))
    const [first, second] = await own
    expect(first).toEqual(second)
    const others = await Promise.all([...before, ...behind])
    expect(others).toHaveLength(ahead + 20)
    expect(others).not.toContainEqual(first)
    // Nothing is left open on it.
    expect(await transactionNow(db)).not.toEqual(await transactionNow(db))
  },
)

/** #1142: a query that was under way as its connection was reset is kept, and the driver alone would wait for it for ever. */
test('a pool whose connections were reset answers again, and ends in its seconds', async () => {
  const line = await openLine(database.url)
  const address = new URL(database.url)
  address.port = new URL(line.url).port
  const over = openDatabase(address.href, { max: 2 })
  const sleep = statement`select pg_sleep(600)`
  const lost = Promise.allSettled([
    over.db.execute(sleep),
    over.sql`select pg_sleep(600)`,
    over.inTransaction(async tx => tx.execute(sleep)),
  ])
  await expect
    .poll(async () => Array.from(await connections.db.execute(sleeping)), { timeout: 60_000 })
    .toEqual([{ count: 3 }])
  await line.cut()
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await line.mend()
  const answered = await Promise.all([
    over.db.execute(statement`select 1 as one`),
    over.inTransaction(async tx => tx.execute(statement`select 1 as one`)),
  ])
  expect(answered.map(rows => Array.from(rows))).toEqual([[{ one: 1 }], [{ one: 1 }]])
  await over.close(1)
  await line.cut()
})

const sleeping = statement`
  select count(*)::int as count from pg_stat_activity where query like 'select pg_sleep(600)%' and state = 'active'`
