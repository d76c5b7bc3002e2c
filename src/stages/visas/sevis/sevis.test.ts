import { and, eq, or } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rohan } from '#seed/people.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { move } from '#src/features/card/ledger.ts'
import { cardTransfers } from '#src/features/card/tables.ts'
import { lastDayForFee } from '../rounds/last-day/rules.ts'
import { progressionOf } from './rules.ts'

let team: TeamApp
let student: Visitor
let other: Visitor
let owner: string

beforeAll(async () => {
  team = await openTeamApp()
  other = await team.enter(rohan)
})
// What moved on a card stays, so each test has a student of its own.
beforeEach(async () => {
  const somebody = await team.enterAsGuest()
  ;[student, owner] = [somebody, somebody.id]
})
afterAll(() => team.end())

const fund = (amount: number, reference: string) =>
  team.services.change(change => move(change, { owner, amount, what: 'funded', reference, at: team.clock.now() }))
const read = (who = student) => who.api.sevis.read()
const pay = (paidWith: 'card' | 'elsewhere', who = student) => who.api.sevis.pay({ with: paidWith })
const takeBack = () => student.api.sevis.takeBack({})
const moved = async () => {
  const onCard = or(eq(cardTransfers.debit, 'card'), eq(cardTransfers.credit, 'card'))
  const rows = await team.services.db
    .select()
    .from(cardTransfers)
    .where(and(eq(cardTransfers.owner, owner), onCard))
  return rows.map(({ credit, amount }) => (credit === 'card' ? amount : -amount))
}
const statusOfStep = async () => {
  const body = await student.api.journey.read({})
  const visas = ensure(body.stages.find(({ route }) => route === 'visas'))
  return ensure(visas.steps.find(({ id }) => id === 'PaySEVISFee')).status
}

test('the sub-steps are reached one after the other, and each says when first', async () => {
  expect(await read()).toEqual({
    preparedAt: null,
    openedAt: null,
    paidAt: null,
    paidWith: null,
    reversalAskedAt: null,
    card_funds: 0,
  })
  await student.api.sevis.reach({ reached: 'prepared' })
  const first = await read()
  team.clock.pass({ hours: 1 })
  await student.api.sevis.reach({ reached: 'opened' })
  const second = await read()
  expect(second.preparedAt).toBe(first.preparedAt)
  expect(second.openedAt).not.toBe(second.preparedAt)
  expect(await read(other)).toMatchObject({ preparedAt: null })
})

test.each([
  [{ isComplete: false }, 0],
  [{ preparedAt: 'x', isComplete: false }, 1],
  [{ preparedAt: 'x', openedAt: 'x', isComplete: false }, 2],
  [{ isComplete: true }, 2],
])('%j is sub-step %i', (done, step) => expect(progressionOf(done)).toBe(step))

test('$349.99 is not enough, in the words given, and nothing is taken', async () => {
  await fund(34_999, 'a')
  await expect(pay('card')).rejects.toMatchObject({
    status: 409,
    body: { message: "The SEVIS fee amounts to $350. You don't have enough balance." },
  })
  expect(await read()).toMatchObject({ card_funds: 34_999, paidAt: null })
  expect(await statusOfStep()).toBe('incomplete')
})

test('$350 is: the fee comes off the card and the step is complete; its owner does not put it back', async () => {
  await fund(35_000, 'a')
  await pay('card')
  expect(await read()).toMatchObject({ card_funds: 0, paidWith: 'card' })
  expect(await statusOfStep()).toBe('complete')
  await expect(takeBack()).rejects.toMatchObject({ status: 409, body: { code: 'fee-came-off-card' } })
  expect(await read()).toMatchObject({ card_funds: 0, paidWith: 'card' })
  expect(await statusOfStep()).toBe('complete')
  expect((await moved()).toSorted((one, two) => one - two)).toEqual([-35_000, 35_000])
})

test('paid elsewhere, the card is left alone', async () => {
  await fund(40_000, 'a')
  await pay('elsewhere')
  expect(await read()).toMatchObject({ card_funds: 40_000, paidWith: 'elsewhere' })
  await takeBack()
  expect(await read()).toMatchObject({ card_funds: 40_000, paidAt: null })
  expect(await statusOfStep()).toBe('incomplete')
})

test('said fifty times at once, it is paid once, and nobody else’s card is touched', async () => {
  await fund(100_000, 'a')
  const answers = await Promise.all(Array.from({ length: 50 }, () => answerOf(pay('card'))))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await read()).toMatchObject({ card_funds: 65_000 })
  expect(await read(other)).toMatchObject({ card_funds: 0 })
})

test('paid and taken back over and over in parallel, it is paid once and the balance is what the entries come to', async () => {
  await fund(36_000, 'a')
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? answerOf(pay('card')) : answerOf(takeBack()))),
  )
  const { card_funds, paidWith } = await read()
  const sum = (await moved()).reduce((total, amount) => total + amount, 0)
  expect(card_funds).toBe(sum)
  expect([card_funds, paidWith]).toEqual([1_000, 'card'])
})

test('a payment that arrives twice funds the card once', async () => {
  await Promise.all([fund(10_000, 'same'), fund(10_000, 'same'), fund(5_000, 'other')])
  expect(await read()).toMatchObject({ card_funds: 15_000 })
})

test.each(
  // oxfmt-ignore
  [
  // interview in India         last of three business days before
  ['2026-09-01T04:00:00Z', '2026-08-27'], // Tuesday
  ['2026-09-04T04:00:00Z', '2026-09-01'], // Friday
  ['2026-09-07T04:00:00Z', '2026-09-02'], // Monday
  ['2026-09-01T19:00:00Z', '2026-08-28'], // after midnight in India: Wednesday
],
)('for an interview at %s it is to be paid by %s', (interview, day) => expect(lastDayForFee(interview)).toBe(day))
