import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { openOwnConnection, statementsOn } from './jobs.ts'

let database: FreshDatabase
let sql: ReturnType<typeof openOwnConnection>

beforeAll(async () => {
  database = await freshDatabase()
  sql = openOwnConnection(database.url)
})
afterAll(async () => sql.end())

test('several statements in one text answer the rows of each, as pg-boss looks for its own among them', async () => {
  const { rows } = await statementsOn(sql).executeSql('begin; select 1 as lock; select 2 as claim; commit')
  expect(rows).toEqual([{ lock: 1 }, { claim: 2 }])
})

test('one statement answers its rows, with values and without, and none where there are none', async () => {
  const { executeSql } = statementsOn(sql)
  expect((await executeSql('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect((await executeSql('select $1::int as one', [1])).rows).toEqual([{ one: 1 }])
  expect((await executeSql('select 1 where false')).rows).toEqual([])
})
