import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedInsured } from '#seed/insurance/insured.ts'
import { insuranceStock } from '#seed/insurance/stock.ts'
import { waiverGuides } from '#seed/insurance/waiver-guides.ts'
import { rohan } from '#seed/people.ts'
import { seedPeople } from '#tests/people.ts'
import { readUniversities } from '#seed/universities.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { stockUniversities } from '#src/features/universities/stock.ts'
import { universities } from '#src/features/universities/tables.ts'
import { stockInsurance } from '../catalogue/stock.ts'
import { insuranceRequests } from '../tables.ts'
import { stockWaiverGuides } from './stock.ts'

let at: TestApp

beforeAll(async () => {
  at = await openTestApp()
  await stockUniversities(at.services, readUniversities())
  await stockInsurance(at.services, insuranceStock)
  await Promise.all([stockWaiverGuides(at.services, waiverGuides), stockWaiverGuides(at.services, waiverGuides)])
})
afterAll(() => at.end())

const guideOf = async (id: string) =>
  (await at.services.db.select().from(universities).where(eq(universities.id, id)))[0] ?? expect.fail(`no ${id}`)

test('most of the universities with plans have a guide, and some have none', async () => {
  expect(waiverGuides.length).toBeGreaterThan(30)
  expect((await guideOf(rohan.universityId)).waiverGuide).toContain('Sample guide of 1st July 2026.')
  expect((await guideOf('university-of-dayton')).waiverGuide).toBeNull()
})

test('one partner’s plans are handed in otherwise', async () => {
  const { waiverGuide, waiverGuideGBG } = await guideOf('pace-university')
  expect([
    waiverGuide?.includes('international student plan'),
    waiverGuideGBG?.includes('international student plan'),
  ]).toEqual([false, true])
})

test('a window is that of the year that was read, with its source; all other universities have none', async () => {
  const rows = await at.services.db.select().from(universities)
  const guideOf = rows.filter(({ waiverOpens, waiverDeadline }) => waiverOpens !== null || waiverDeadline !== null)
  expect(
    guideOf
      .map(({ id, waiverOpens, waiverDeadline, waiverWindowSource, waiverWindowCheckedOn }) => [
        id,
        `${waiverOpens} ${waiverDeadline}`,
        waiverWindowSource,
        String(waiverWindowCheckedOn),
      ])
      .toSorted(),
  ).toEqual([
    ['pace-university', '2025-06-23 2025-09-19', 'Pace University, waiver page of 2025', '2026-02-25'],
    [
      'the-university-of-texas-at-el-paso',
      '2024-07-15 2024-09-22',
      'University of Texas System, waiver rules of 2024',
      '2026-02-25',
    ],
  ])
  expect(rows.filter(({ termDates, noWaiver }) => termDates !== null || noWaiver)).toEqual([])
})

test('what the desk made of them stays', async () => {
  const { waiverGuide, waiverDeadline } = await guideOf('pace-university')
  await at.services.db
    .update(universities)
    .set({ waiverGuide: null, waiverDeadline: null })
    .where(eq(universities.id, 'pace-university'))
  await stockWaiverGuides(at.services, waiverGuides)
  expect((await guideOf('pace-university')).waiverGuide).toBeNull()
  // As the other tests want it.
  await at.services.db
    .update(universities)
    .set({ waiverGuide, waiverDeadline })
    .where(eq(universities.id, 'pace-university'))
})

test('a student of the demo is insured once, however often and in parallel it is seeded', async () => {
  await seedPeople(at.services)
  await Promise.all([seedInsured(at.services), seedInsured(at.services), seedInsured(at.services)])
  await seedInsured(at.services)
  expect(await at.services.db.select().from(insuranceRequests)).toMatchObject([
    { premium: 118_000, invoice: 105_000, partner: 'GBG' },
  ])
})
