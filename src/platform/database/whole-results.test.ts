import { sql as statement } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { openOwnConnection } from '../jobs/jobs.ts'
import { openDatabase, type Connections } from './database.ts'

let database: FreshDatabase
let connections: Connections

beforeAll(async () => {
  database = await freshDatabase()
  connections = openDatabase(database.url, { max: 1 })
})
afterAll(async () => connections.close())

/** Ten rows, of which the fifth cannot be computed: four have been sent by then. */
const failing = 'select 1 / (5 - n) as quotient from generate_series(1, 10) n'

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work))

describe('after a statement that failed between two rows', () => {
  test('what is read next on its connection begins with its first row', async () => {
    const { sql } = connections
    await times(4, async () => expect(sql.unsafe(failing)).rejects.toThrow('division by zero'))
    for (const rows of await times(4, async () => sql<{ one: number }[]>`select ${1}::int as one`)) {
      expect(Object.keys(rows)).toEqual(['0'])
      expect(rows[0]).toEqual({ one: 1 })
    }
  })

  test('so does what is read by text on it', async () => {
    const { sql } = connections
    await times(4, async () => expect(sql.unsafe(failing)).rejects.toThrow('division by zero'))
    for (const rows of await times(4, async () => sql.unsafe('select 1 as one'))) expect(rows[0]).toEqual({ one: 1 })
  })

  test('so does what Drizzle reads, alone and in a transaction', async () => {
    const { db, inTransaction } = connections
    const fail = async () => expect(db.execute(statement.raw(failing))).rejects.toThrow()
    await fail()
    expect(Array.from(await db.execute(statement`select 1 as one`))).toEqual([{ one: 1 }])
    await fail()
    expect(await inTransaction(async tx => Array.from(await tx.execute(statement`select 1 as one`)))).toEqual([
      { one: 1 },
    ])
  })

  test('so does what the jobs read', async () => {
    const jobs = openOwnConnection(database.url)
    await expect(jobs.unsafe(failing)).rejects.toThrow('division by zero')
    expect(Array.from(await jobs.unsafe('select 1 as one'))).toEqual([{ one: 1 }])
    await jobs.end()
  })
})

test('a result of no rows has none, and a piece of a statement stays a piece', async () => {
  const { sql } = connections
  expect(await sql`select 1 where ${sql`false`}`).toHaveLength(0)
  expect((await sql`select ${sql`1`} as one`)[0]).toEqual({ one: 1 })
})
