import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import { answerOf } from '#tests/api.ts'
import { typedApplication } from '#tests/insurance.ts'
import { openInsuranceApp } from '#tests/insurance-stock.ts'
import type { TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { insuranceRequests } from '../tables.ts'
import { notePastPolicies } from './service.ts'
import { insurancePastPolicies } from './tables.ts'

let team: TeamApp
let student: Visitor
let other: Visitor

beforeAll(async () => {
  team = await openInsuranceApp()
  ;[student, other] = [await team.enter(meera), await team.enter(rohan)]
})
beforeEach(async () => {
  for (const table of [insuranceRequests, insurancePastPolicies, rateLimits]) await team.services.db.delete(table)
})
afterAll(() => team.end())

const insured = { firstName: 'Meera', lastName: 'Iyer', dob: '2003-04-17' }
const day = (text: string) => Temporal.PlainDate.from(text)
const note = (endDate: string) => notePastPolicies(team.services, [{ ...insured, endDate: day(endDate) }])
const find = (change: object = {}, who = student) => who.api.pastPolicies.find({ ...insured, ...change })
const apply = (change: object = {}, who = student) =>
  who.api.insurance.apply({
    application: { ...typedApplication, planID: 'wellaway-100', ...change },
  })

test('is known by the name in any case and the day of birth, and lies there under neither', async () => {
  await note('2026-12-31')
  expect(await find({ firstName: ' MEERA' })).toEqual({ endDate: '2026-12-31', start: '2027-01-01' })
  expect(await find({ dob: '2003-04-18' })).toBeNull()
  expect(JSON.stringify(await team.services.db.select().from(insurancePastPolicies))).not.toMatch(/meera|2003/i)
})

test.each([
  ['2026-06-14', null],
  ['2026-06-15', { endDate: '2026-06-15', start: '2026-06-16' }],
])('that ends on %s is %j on the 15th', async (endDate, answer) => {
  await note(endDate)
  expect(await find()).toEqual(answer)
})

test('holds the next one to the day after it, with WellAway alone', async () => {
  await note('2026-09-30')
  const said = { status: 422, body: { fields: { coverageStartDate: expect.stringContaining('1st October 2026') } } }
  expect(await answerOf(apply({ coverageStartDate: '2026-08-15' }))).toMatchObject(said)
  expect(await answerOf(apply({ coverageStartDate: '2026-10-02' }))).toMatchObject(said)
  await apply({ coverageStartDate: '2026-10-01' })
  await apply({ planID: 'gbg-250', coverageStartDate: '2026-08-15' })
})

test('may be one of our own, which counts under any name, for its owner alone', async () => {
  await apply({ coverageStartDate: '2026-07-01' })
  await team.services.db
    .update(insuranceRequests)
    .set({ depositConfirmedAt: team.clock.now() })
    .where(eq(insuranceRequests.owner, team.idOf(meera)))
  const next = { endDate: '2027-06-30', start: '2027-07-01' }
  expect(await find({ firstName: 'Somebody' })).toEqual(next)
  expect(await find({}, other)).toBeNull()
  await expect(apply({ firstName: 'Mira', coverageStartDate: '2026-08-15' })).rejects.toMatchObject({ status: 422 })
  await apply({ firstName: 'Mira', coverageStartDate: next.start })
})

test('nobody finds out much about others: twenty questions an hour', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => student.call('POST', '/api/insurance/past-policy', insured)),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
})
