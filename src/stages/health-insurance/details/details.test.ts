import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import { answerOf, ensure, type Api } from '#tests/api.ts'
import { openInsuranceApp } from '#tests/insurance-stock.ts'
import type { TeamApp } from '#tests/team.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { insurancePlans } from '../tables.ts'
import { insuranceChoices } from './tables.ts'

let team: TeamApp
let student: Visitor
let other: Visitor

beforeAll(async () => {
  team = await openInsuranceApp()
  ;[student, other] = [await team.enter(meera), await team.enter(rohan)]
})
beforeEach(async () => {
  for (const table of [insuranceChoices, rateLimits]) await team.services.db.delete(table)
})
afterAll(() => team.end())

const details = {
  universityID: 'boston-university',
  visa: 'F1',
  level: 'graduate',
  dob: '2003-04-17',
  coverageStartDate: '2026-08-15',
  numberOfMonths: '12',
} satisfies Parameters<Api['insuranceDetails']['save']>[0]
const save = (change: object = {}, who = student) => who.api.insuranceDetails.save({ ...details, ...change })
const choose = (planID: string, who = student) => who.api.insuranceDetails.choose({ planID })
const read = (who = student) => who.api.insuranceDetails.read()
const stepsOf = async (who = student) => {
  const { stages } = await who.api.journey.read({})
  const steps: { id: string; status: string }[] = ensure(stages.find(stage => stage.route === 'health-insurance')).steps
  return Object.fromEntries(steps.map(({ id, status }) => [id, status]))
}

test('what was notified is kept and the plans open; a chosen plan opens the purchase', async () => {
  expect([await read(), (await stepsOf()).ViewAll]).toEqual([null, 'locked'])
  await save()
  expect(await read()).toEqual({ ...details, universityName: 'Boston University', billingCycle: null, planID: null })
  expect(await stepsOf()).toMatchObject({
    EnterDetails: 'complete',
    ViewRecommended: 'incomplete',
    ViewAll: 'incomplete',
    PurchaseInsurance: 'locked',
  })
  await choose('gbg-250')
  expect(await stepsOf()).toMatchObject({
    ViewRecommended: 'complete',
    ViewAll: 'complete',
    PurchaseInsurance: 'incomplete',
  })
})

test('a birthday lies sealed', async () => {
  await save()
  const [row] = await team.services.db.select().from(insuranceChoices)
  expect(Buffer.from(row?.sealedDob ?? []).toString()).not.toContain('2003')
})

test('a university alone will do; a guest may tell it too', async () => {
  const guest = visitor(team)
  await guest.api.accounts.signInAsGuest({})
  await guest.api.insuranceDetails.save({ universityID: 'boston-university' })
  expect(await read(guest)).toMatchObject({ visa: 'F1', level: 'graduate', dob: '', coverageStartDate: '' })
  await choose('gbg-250', guest)
  expect((await stepsOf(guest)).PurchaseInsurance).toBe('incomplete')
})

test('another visa or another university resets the plan; anything else leaves it', async () => {
  await save()
  await choose('gbg-250')
  await save({ numberOfMonths: '6', level: 'undergraduate' })
  expect(await read()).toMatchObject({ planID: 'gbg-250', numberOfMonths: '6' })
  await save({ visa: 'J1' })
  expect(await read()).toMatchObject({ planID: null })
  await choose('gbg-250')
  await save({ visa: 'J1', universityID: 'pace-university', numberOfMonths: '' })
  expect(await read()).toMatchObject({ planID: null, universityID: 'pace-university' })
})

test('a plan that is withdrawn from sale is chosen no more', async () => {
  await save()
  await choose('gbg-250')
  await team.services.db.update(insurancePlans).set({ withdrawnAt: team.services.now() })
  expect(await stepsOf()).toMatchObject({ ViewAll: 'incomplete', PurchaseInsurance: 'locked' })
  await team.services.db.update(insurancePlans).set({ withdrawnAt: null })
  expect((await stepsOf()).PurchaseInsurance).toBe('incomplete')
})

describe('is refused, and nothing kept', () => {
  test.each([
    [{ universityID: '' }, 'universityID'],
    [{ universityID: 'no-such' }, 'universityID'],
    [{ dob: '2010-01-01' }, 'dob'],
    [{ dob: '1800-01-01' }, 'dob'],
    [{ dob: '2999-01-01' }, 'dob'],
    [{ dob: 'yesterday' }, 'dob'],
    [{ dob: '1899-12-31' }, 'dob'],
    [{ dob: '2103-01-01' }, 'dob'],
    [{ coverageStartDate: '2020-01-01' }, 'coverageStartDate'],
    [{ numberOfMonths: '3' }, 'numberOfMonths'],
    [{ numberOfMonths: '-1' }, 'numberOfMonths'],
    [{ numberOfMonths: '1e1' }, 'numberOfMonths'],
    [{ visa: 'H1B' }, 'visa'],
  ])('%j', async (change, field) => {
    await expect(save(change)).rejects.toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
    expect(await read()).toBeNull()
  })

  test('a plan before anything was notified, one that is not sold there, one for another visa', async () => {
    await expect(choose('gbg-250')).rejects.toMatchObject({ status: 404 })
    await save({ visa: 'US' })
    await expect(choose('gbg-250')).rejects.toMatchObject({ status: 422 })
    await save({ universityID: 'university-of-florida', numberOfMonths: '' })
    await expect(choose('gbg-250')).rejects.toMatchObject({ status: 422 })
    expect(await read()).toMatchObject({ planID: null })
  })
})

test('everybody has their own, also when twenty are notified at once', async () => {
  await save({}, other)
  const given = await Promise.all(
    Array.from({ length: 20 }, (_, index) => answerOf(save({ numberOfMonths: String(4 + (index % 9)) }))),
  )
  expect(new Set(given.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await read(other)).toMatchObject({ numberOfMonths: '12' })
  expect(await team.services.db.$count(insuranceChoices)).toBe(2)
})
