import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insuranceStock } from '#seed/insurance/stock.ts'
import { meera } from '#seed/people.ts'
import { readUniversities } from '#seed/universities.ts'
import { callBy } from '#tests/callers.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { stockUniversities } from '#src/features/universities/stock.ts'
import type { Call } from '#src/platform/services.ts'
import { plans } from './service.ts'
import { stockInsurance } from './stock.ts'
import { insurancePlans } from '../tables.ts'

let app: TestApp
let asMeera: Call

beforeAll(async () => {
  app = await openTestApp()
  await stockUniversities(app.services, readUniversities())
  await Promise.all([stockInsurance(app.services, insuranceStock), stockInsurance(app.services, insuranceStock)])
  asMeera = await callBy(app.services, meera)
})
afterAll(() => app.end())

describe('the sample', () => {
  const register = new Set(readUniversities().map(({ id }) => id))

  test('sells every plan somewhere, at forty universities of the register and more, by the day that it is of', () => {
    expect(insuranceStock.universities.length).toBeGreaterThanOrEqual(40)
    expect(
      [...insuranceStock.universities, ...insuranceStock.demands.map(({ university }) => ({ id: university }))].filter(
        ({ id }) => !register.has(id),
      ),
    ).toEqual([])
    expect(new Set(insuranceStock.premiums.map(({ plan }) => plan))).toEqual(
      new Set(insuranceStock.plans.map(({ id }) => id)),
    )
    expect(insuranceStock.plans.every(({ sampleOf }) => sampleOf !== undefined)).toBe(true)
  })

  test('has bands without a gap or an overlap, dearer with age, and dearer where care costs more', () => {
    for (const { bands } of insuranceStock.premiums) {
      expect(bands[0]?.minAge).toBe(17)
      for (const [index, band] of bands.entries()) {
        const before = bands[index - 1]
        expect(band.retailPriceHC).toBeGreaterThan(band.retailPrice)
        expect(band.insuranceCompanyPrice).toBeLessThan(band.retailPrice)
        if (before !== undefined)
          expect([band.minAge, band.retailPrice > before.retailPrice]).toEqual([before.maxAge + 1, true])
      }
    }
  })

  test('is put in once, and what the desk made of it stays', async () => {
    await app.services.db.update(insurancePlans).set({ retailName: 'Renamed' })
    await stockInsurance(app.services, insuranceStock)
    expect(await app.services.db.$count(insurancePlans)).toBe(insuranceStock.plans.length)
    expect((await plans(asMeera, { university: 'boston-university' })).plans[0]?.retailName).toBe('Renamed')
  })
})

describe('the plans at a university', () => {
  test('what they cost by age, and nothing of what the insurer is paid', async () => {
    const { university, plans: sold } = await plans(asMeera, { university: 'university-of-houston' })
    expect(university).toMatchObject({ stateCode: 'TX', customDates: true, noWaiver: false })
    expect(sold.map(({ planID }) => planID)).toEqual(['gbg-250', 'gbg-450', 'wellaway-450'])
    expect(JSON.stringify(sold)).not.toContain('insuranceCompanyPrice')
  })

  test('each is held against what the university demands', async () => {
    const outcomes = async (university: string) =>
      (await plans(asMeera, { university })).plans.map(
        ({ planID, verdicts: { others } }) => `${planID} ${others.isRefused ? 'refused' : others.is}`,
      )
    expect(await outcomes('pace-university')).toEqual([
      'gbg-250 fails',
      'gbg-450 fails',
      'gbg-supreme not-checked',
      'medprime-supreme not-checked',
      'wellaway-100 fails',
      'wellaway-450 fails',
    ])
    expect(await outcomes('the-university-of-texas-at-arlington')).toEqual([
      'medprime-supreme not-checked',
      'wellaway-100 refused',
    ])
    expect(await outcomes('university-of-north-texas')).toEqual(['medprime-supreme refused', 'wellaway-100 refused'])
    const unread = await plans(asMeera, { university: 'boston-university' })
    expect([unread.demands, ...unread.plans.map(({ verdicts: { J1, others } }) => `${J1.is} ${others.is}`)]).toEqual([
      null,
      ...unread.plans.map(() => 'not-checked not-checked'),
    ])
  })

  test('a university without plans has none; one that nobody knows is not found', async () => {
    expect((await plans(asMeera, { university: 'adventhealth-university' })).plans).toEqual([])
    await expect(plans(asMeera, { university: 'no-such' })).rejects.toMatchObject({ problem: { status: 404 } })
  })
})
