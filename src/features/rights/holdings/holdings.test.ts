import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { childrenFirst, actorKeysOf, holdingsIn, type Catalogue, readCatalogue } from './ownership.ts'
import { bookkeeping, keptAfterErasure, nobodysTables, notExported, titles } from './declared.ts'

let database: FreshDatabase
let sql: postgres.Sql
let catalogue: Catalogue

beforeAll(async () => {
  database = await freshDatabase()
  sql = postgres(database.url)
  catalogue = await readCatalogue(sql)
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

const named = (table: string) => holdingsIn(catalogue).find(holding => holding.table === table)

test("rows are a person's by their owner, or by what they hang on", () => {
  expect(named('contacts')?.where).toBe('"owner" = $1')
  expect(named('mock_answers')?.where).toBe('"interview" in (select "id" from "mock_interviews" where "owner" = $1)')
  expect(named('attorney_reminders')?.where).toContain('"attorney_calls" where "owner" = $1')
  expect(named('payment_notices')?.where).toBe('"payment" in (select "id" from "payments" where "owner" = $1)')
  expect(named('group_members')?.where).toMatch(/^"joined_by" = \$1 or "code" in/)
  expect(named('universities')).toBeUndefined()
  expect(named('content_items')).toBeUndefined()
})

test('each condition is one that the database understands', async () => {
  for (const { table, where } of holdingsIn(catalogue)) {
    await sql.unsafe(`select 1 from "${table}" where ${where}`, ['00000000-0000-4000-8000-000000000000'])
  }
})

/** Columns that speak of somebody, no matter who adds the table. */
const speaksOfSomebody = /^(owner|person|student|email|phone)$/

test('every table that speaks of a person is in their copy, or is named with a reason why not', () => {
  const held = new Set(holdingsIn(catalogue).map(({ table }) => table))
  const speaking = Object.entries(catalogue.tables)
    .filter(
      ([table, columns]) =>
        columns?.some(({ name }) => speaksOfSomebody.test(name)) === true ||
        actorKeysOf(catalogue).some(key => key.table === table),
    )
    .map(([table]) => table)
  expect(speaking.filter(table => !held.has(table) && nobodysTables[table] === undefined)).toEqual([])
  expect(speaking.length).toBeGreaterThan(70)
})

test('the lists name only tables that there are, and what belongs to somebody is on no list of nobody', () => {
  const all = new Set(Object.keys(catalogue.tables))
  const held = new Set(holdingsIn(catalogue).map(({ table }) => table))
  for (const list of [
    notExported,
    keptAfterErasure,
    titles,
    Object.fromEntries([...bookkeeping].map(table => [table, ''])),
  ])
    expect(Object.keys(list).filter(table => !held.has(table))).toEqual([])
  expect(Object.keys(nobodysTables).filter(table => !all.has(table) || held.has(table))).toEqual([])
})

test('what is kept for the books has a reason, and says what is emptied; nothing else refuses to go', () => {
  const stays = catalogue.keys.filter(
    ({ onDelete, parent }) => onDelete === 'restrict' && keptAfterErasure[parent] !== undefined,
  )
  expect(stays.map(({ table }) => table).filter(table => keptAfterErasure[table] === undefined)).toEqual([])
  // A kept row must not say by itself who it was.
  for (const [table, { emptied }] of Object.entries(keptAfterErasure)) {
    const says = (catalogue.tables[table] ?? []).filter(({ name }) =>
      /^(name|first_name|middle_name|last_name|email|phone|payer|reason|return_to)$/.test(name),
    )
    expect(
      says.map(({ name }) => name).filter(name => emptied[name] === undefined),
      table,
    ).toEqual([])
  }
})

test('a table goes before those that it refers to', () => {
  const order = childrenFirst(holdingsIn(catalogue), catalogue.keys).map(({ table }) => table)
  for (const { table, parent } of catalogue.keys) {
    if (table === parent || !order.includes(table) || !order.includes(parent)) continue
    expect(order.indexOf(table), `${table} before ${parent}`).toBeLessThan(order.indexOf(parent))
  }
  expect(order.at(-1)).toBe('people')
})
