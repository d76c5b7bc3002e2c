// What is typed about the need, on the real database.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { noNeed, type NeedTyped } from './rules.ts'
import { loanNeeds } from '../tables.ts'

let team: TeamApp
let student: Visitor
let other: Visitor

beforeAll(async () => {
  team = await openTeamApp()
  ;[student, other] = [await team.enter(meera), await team.enter(rohan)]
})
afterAll(() => team.end())

const unsaid = { ...noNeed, inLedger: [] }

const path = '/api/loans/need'
const typed: NeedTyped = {
  costYear: '40,000',
  costLater: '',
  months: '21',
  ownFunds: '12,34,567',
  scholarship: '5,000',
  margin: '5',
}

test('at first nothing is known; what was typed comes back to its owner alone, and lies sealed', async () => {
  expect(await student.api.loanNeed.read()).toEqual(unsaid)
  await student.api.loanNeed.save(typed)
  expect(await student.api.loanNeed.read()).toEqual({ ...typed, inLedger: [] })
  expect(await other.api.loanNeed.read()).toEqual(unsaid)
  const [row, ...rest] = await team.services.db.select().from(loanNeeds)
  expect(rest).toEqual([])
  expect(Buffer.from(row?.sealed ?? []).toString('latin1')).not.toContain('12,34,567')
})

test('said again or by many at once it stays one row, and the application is not begun by it', async () => {
  const all = await Promise.all(
    ['1', '2', '3', '4', '5', '6'].map(months => student.call('PUT', path, { ...typed, months })),
  )
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await team.services.db.$count(loanNeeds)).toBe(1)
  expect(await student.api.loanApplication.read()).toMatchObject({
    answers: { amount: '' },
    updatedAt: null,
  })
})

test.each<[string, Record<string, unknown>, string]>([
  ['a cost below nothing', { costYear: '-1' }, 'costYear'],
  ['own money in words', { ownFunds: 'some' }, 'ownFunds'],
  ['a length of nothing', { months: '0' }, 'months'],
  ['a margin that nobody offered', { margin: '7' }, 'margin'],
  ['a number for a text', { scholarship: 5 }, 'scholarship'],
  ['a text without end', { costLater: '1'.repeat(5_000) }, 'costLater'],
])('%s is refused beside its field, and what was there stays', async (_, change, field) => {
  await student.api.loanNeed.save(typed)
  const { status, body } = await student.call('PUT', path, { ...typed, ...change })
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain(field)
  expect(await student.api.loanNeed.read()).toEqual({ ...typed, inLedger: [] })
})
