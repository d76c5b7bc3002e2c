import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insuranceStock } from '#seed/insurance/stock.ts'
import { meera } from '#seed/people.ts'
import { readUniversities } from '#seed/universities.ts'
import { callBy } from '#tests/callers.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { step } from '#tests/step.ts'
import { stockUniversities } from '#src/features/universities/stock.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { plans } from './service.ts'
import { stockInsurance } from './stock.ts'
import { insurancePlans, universityDemands, universityPlans } from '../tables.ts'

let app: TestApp
let asMeera: Call

beforeAll(async () => {
  app = await openTestApp()
  await stockUniversities(app.services, readUniversities())
  await stockInsurance(app.services, insuranceStock)
  asMeera = await callBy(app.services, meera)
})
afterAll(() => app.end())

const university = 'boston-university'
const read = () => plans(asMeera, { university })
const db = () => app.services.db

test('what did not change is read from the cache', async () => {
  await db().update(universities).set({ verifiedAt: app.clock.now() }).where(eq(universities.id, university))
  expect(await read()).toBe(await read())
})

type Offer = Awaited<ReturnType<typeof read>>
const edits: [string, () => Promise<unknown>, (offer: Offer) => unknown, unknown][] = [
  [
    'a plan',
    () => db().update(insurancePlans).set({ retailName: 'Renamed' }).where(eq(insurancePlans.id, 'gbg-250')),
    ({ plans: [first] }) => first?.retailName,
    'Renamed',
  ],
  [
    'a premium',
    () =>
      db()
        .update(universityPlans)
        .set({ brochureUrl: 'https://bu.example/' })
        .where(eq(universityPlans.university, university)),
    ({ plans: [first] }) => first?.brochureURL,
    'https://bu.example/',
  ],
  [
    'the university',
    () => db().update(universities).set({ noWaiver: true }).where(eq(universities.id, university)),
    offer => offer.university.noWaiver,
    true,
  ],
  [
    'demands that come',
    () =>
      db()
        .insert(universityDemands)
        .values({
          university,
          demands: { aca: true },
          source: 'bu.edu',
          checkedOn: Temporal.PlainDate.from('2026-02-25'),
        }),
    offer => offer.demands?.source,
    'bu.edu',
  ],
  [
    'demands that change',
    () => db().update(universityDemands).set({ source: 'bu.example' }),
    offer => offer.demands?.source,
    'bu.example',
  ],
  ['demands that go', () => db().delete(universityDemands), offer => offer.demands, null],
  [
    'a plan that is retired',
    () => db().update(insurancePlans).set({ withdrawnAt: app.clock.now() }).where(eq(insurancePlans.id, 'gbg-250')),
    offer => offer.plans.length,
    5,
  ],
  [
    'a plan that is sold no more',
    () => db().delete(universityPlans).where(eq(universityPlans.plan, 'gbg-450')),
    offer => offer.plans.length,
    4,
  ],
]

// One story: each edit finds what those before it left.
test('each edit is seen by the next reading, and a university that is verified no more has no plans', async () => {
  for (const [name, change, seen, expected] of edits) {
    await step(name, async () => {
      await read()
      await change()
      expect(seen(await read())).toEqual(expected)
    })
  }
  await read()
  await db().update(universities).set({ verifiedAt: null }).where(eq(universities.id, university))
  await expect(read()).rejects.toMatchObject({ problem: { status: 404 } })
})
