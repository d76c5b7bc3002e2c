// What somebody reads before they pay, whichever partner insures them now and then.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import { ensure } from '#tests/api.ts'
import { typedApplication } from '#tests/insurance.ts'
import { openInsuranceApp } from '#tests/insurance-stock.ts'
import type { TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { insuranceRequests } from '../tables.ts'

let team: TeamApp
let student: Visitor
let other: Visitor

beforeAll(async () => {
  team = await openInsuranceApp()
  ;[student, other] = [await team.enter(meera), await team.enter(rohan)]
})
beforeEach(async () => {
  for (const table of [insuranceRequests, rateLimits]) await team.services.db.delete(table)
})
afterAll(() => team.end())

const apply = async (planID: string, coverageStartDate: string, who = student) =>
  expect(
    await who.call('POST', '/api/insurance/request', {
      application: { ...typedApplication, planID, coverageStartDate },
    }),
  ).toMatchObject({ status: 200 })
const besides = async (who = student) => ensure(await who.api.insurance.mine()).besides
const pay = () =>
  team.services.db
    .update(insuranceRequests)
    .set({ depositConfirmedAt: team.clock.now() })
    .where(eq(insuranceRequests.owner, team.idOf(meera)))

test.each([
  ['gbg-250', 'gbg-250'],
  ['gbg-250', 'wellaway-100'],
  ['wellaway-100', 'gbg-250'],
])(
  'who has %s and is about to pay for %s reads which days they’d pay twice, and which nothing covers',
  async (has, wants) => {
    await apply(has, '2026-07-01')
    expect(await besides()).toEqual([])
    await pay()
    await apply(wants, '2026-12-01')
    expect(await besides()).toMatchObject([{ is: 'overlap', from: '2026-12-01', until: '2027-06-30' }])
    await apply(wants, '2027-08-01')
    expect(await besides()).toMatchObject([{ is: 'gap', from: '2027-07-01', until: '2027-07-31' }])
    await apply(wants, '2027-07-01')
    expect(await besides()).toEqual([])
  },
)

test('what somebody else is insured with counts for nobody but them', async () => {
  await apply('gbg-250', '2026-07-01')
  await pay()
  await apply('gbg-250', '2026-12-01', other)
  expect(await besides(other)).toEqual([])
})

test('an insurance that was ended covers nothing any more', async () => {
  await apply('gbg-250', '2026-07-01')
  await pay()
  await team.services.db.update(insuranceRequests).set({ cancelledAt: team.clock.now() })
  await apply('gbg-250', '2026-12-01')
  expect(await besides()).toEqual([])
})
