import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { people } from '#src/platform/identity/tables.ts'
import { problem, Refusal } from '#src/wire/problem.ts'
import { fundsOf, move, takeOut, type Movement } from './ledger.ts'
import { kinds, ways } from './rules.ts'
import { cardFunds, cardTransfers } from './tables.ts'

const tooLow = problem('too-low', 409, 'Too low.')

let app: TestApp
let owner: string

beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  owner = await newStudent()
})
afterAll(() => app.end())

async function newStudent(): Promise<string> {
  const [made] = await app.services.db.insert(people).values({ createdAt: app.clock.now() }).returning()
  return made?.id ?? expect.fail('nobody')
}
const movement = (what: Movement['what'], amount: number, reference: string): Movement => ({
  owner,
  what,
  amount,
  reference,
  at: app.clock.now(),
})
const fund = (amount: number, reference: string) =>
  app.services.change(change => move(change, movement('funded', amount, reference)))
const spend = (amount: number, reference: string) =>
  app.services
    .change(change => takeOut(change, movement('sevis-fee', amount, reference), tooLow))
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false
        throw error
      },
    )
const balance = () => fundsOf(app.services.db, owner)
const summed = async () => {
  const rows = await app.services.db.select().from(cardTransfers).where(eq(cardTransfers.owner, owner))
  return rows.reduce(
    (sum, { debit, credit, amount }) => sum + (credit === 'card' ? amount : debit === 'card' ? -amount : 0),
    0,
  )
}

test('every kind takes from one account and brings to another, the card only dollars', () => {
  for (const kind of kinds) {
    const { debit, credit, currency } = ways[kind]
    expect(debit).not.toBe(credit)
    if (currency === 'INR') expect([debit, credit]).not.toContain('card')
  }
})

test('nothing is on a card that nobody opened, and nothing comes off it', async () => {
  expect(await balance()).toBe(0)
  expect(await spend(1, 'a')).toBe(false)
  expect(await balance()).toBe(0)
  expect(await summed()).toBe(0)
})

test('the same counts once, also when it arrives twice at once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => fund(35_000, 'same')))
  expect(await balance()).toBe(35_000)
  expect([await spend(35_000, 'fee'), await spend(35_000, 'fee')]).toEqual([true, true])
  expect(await balance()).toBe(0)
})

test('of fifty who spend at once only those come through for whom there is enough', async () => {
  await fund(10_000, 'a')
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => spend(900, String(index))))
  expect(answers.filter(Boolean)).toHaveLength(11)
  expect(await balance()).toBe(100)
  expect(await summed()).toBe(100)
})

test('whatever is put in and taken out, the balance is the sum of the movements, never below nothing', async () => {
  const step = fc.record({ isIn: fc.boolean(), amount: fc.integer({ min: 1, max: 5_000 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 5 }), { maxLength: 4 }), async rounds => {
      owner = await newStudent()
      let count = 0
      for (const round of rounds) {
        await Promise.all(
          round.map(({ isIn, amount }) =>
            isIn ? fund(amount, String((count += 1))) : spend(amount, String((count += 1))),
          ),
        )
        expect(await balance()).toBe(await summed())
        expect(await balance()).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 15 },
  )
})

test('rupees move between the accounts of Safar and leave the card alone', async () => {
  await app.services.change(change => move(change, movement('exchanged', 4_425_000, 'p')))
  expect(await balance()).toBe(0)
})

test('the accounts come to nothing in each currency', async () => {
  const rows = await app.services.db.execute(sql`
    select currency, sum(amount) filter (where side = 'credit') - sum(amount) filter (where side = 'debit') as rest
    from (select currency, amount, 'debit' as side from card_transfers union all select currency, amount, 'credit' from card_transfers) s
    group by currency`)
  expect(rows.map(({ rest }) => Number(rest)).every(rest => rest === 0)).toBe(true)
})

describe('the database', () => {
  const refused = (statement: string) => expect(app.connections.sql.unsafe(statement)).rejects.toThrow()

  test.each(['update card_transfers set amount = amount + 1', 'delete from card_transfers', 'truncate card_transfers'])(
    'refuses: %s',
    statement => refused(statement),
  )

  test.each(['update card_funds set balance = 1000000', 'delete from card_funds', 'truncate card_funds'])(
    'lets nobody but itself write the sum: %s',
    statement => refused(statement),
  )

  test('takes no half movement, none below nothing, and no rupees on a card', async () => {
    const { db } = app.services
    const row = { ...movement('funded', 100, 'x'), ...ways.funded }
    for (const wrong of [{ amount: 0 }, { amount: -5 }, { debit: 'card' as const }, { currency: 'INR' as const }]) {
      await expect(db.insert(cardTransfers).values({ ...row, ...wrong })).rejects.toThrow()
    }
    await expect(db.insert(cardFunds).values({ owner, balance: 5 })).rejects.toThrow()
    expect(await balance()).toBe(0)
  })
})
