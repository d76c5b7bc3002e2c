import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insuranceStock } from '#seed/insurance/stock.ts'
import { dev, farah, kavya, meera } from '#seed/people.ts'
import { readUniversities } from '#seed/universities.ts'
import { answerOf } from '#tests/api.ts'
import { anotherRequest } from '#tests/insurance.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { stockUniversities } from '#src/features/universities/stock.ts'
import { universities } from '#src/features/universities/tables.ts'
import { changes } from '#src/platform/live/tables.ts'
import {
  insuranceRequests,
  insurancePlans,
  insuranceSettings,
  universityDemands,
  universityPlans,
} from '#src/stages/health-insurance/tables.ts'
import { stockInsurance } from '../stock.ts'
import { rowsOf, type BandRow } from './bands/rules.ts'

let app: TeamApp
let asFarah: Visitor
let asDev: Visitor
let asMeera: Visitor

const plans = '/api/desk/insurance-plans'
const places = '/api/desk/insurance-universities'
const bu = 'boston-university'

beforeAll(async () => {
  app = await openTeamApp()
  await stockUniversities(app.services, readUniversities())
  ;[asFarah, asDev, asMeera] = await Promise.all([app.enter(farah), app.enter(dev), app.enter(meera)])
})
beforeEach(async () => {
  const { db } = app.services
  await app.clear(insuranceRequests, universityPlans, universityDemands, insuranceSettings, insurancePlans, deskActions)
  await db.update(universities).set({ waiverGuide: null, termDates: null, allowedStartDates: null })
  await stockInsurance(app.services, insuranceStock)
})
afterAll(() => app.end())

const get = async (path: string, who = asFarah) => Object((await who.call('GET', path)).body)
const typedPlan = async (id = 'gbg-250') => {
  const { plan } = await get(`${plans}/${id}`)
  const dollars = (cents: number) => (cents / 100).toFixed(2)
  return {
    version: plan.version,
    partner: plan.partner,
    code: plan.code,
    retailName: plan.retailName,
    policyId: plan.policyId,
    insuranceCompany: plan.insuranceCompany,
    visas: plan.visas,
    fullBrochureUrl: '',
    claimsAddress: '',
    network: '',
    exclusions: '',
    emergencyPhone: '',
    claimDeadline: '',
    isAca: plan.isAca,
    isInternational: plan.isInternational,
    deductible: dollars(plan.deductible),
    isDeductibleAnnual: plan.isDeductibleAnnual,
    coInsurance: String(plan.coInsurance),
    outOfPocketMax: dollars(plan.outOfPocketMax),
    maxBenefit: '',
    evacuation: dollars(plan.evacuation),
    repatriation: dollars(plan.repatriation),
    coversPreExisting: plan.coversPreExisting,
    preventive: String(plan.preventive),
    deposit: dollars(plan.deposit),
    refundDays: plan.refundDays === null ? '' : String(plan.refundDays),
    isSample: false,
  }
}
const bands = async (university = bu, plan = 'gbg-250'): Promise<BandRow[]> => {
  const [row] = await app.services.db
    .select()
    .from(universityPlans)
    .where(and(eq(universityPlans.university, university), eq(universityPlans.plan, plan)))
  return rowsOf(row?.bands ?? [])
}
const sell = async (who: Visitor, changed: object = {}, at = `${bu}/plans/gbg-250`) =>
  who.call('PUT', `${places}/${at}`, { version: 1, bands: await bands(), brochureUrl: '', ...changed })
const offer = () => asMeera.api.insuranceCatalogue.plans({ university: bu })
const priceOf = async (plan = 'gbg-250') =>
  (await offer()).plans.find(({ planID }) => planID === plan)?.bands[0]?.retailPrice
const audited = async () =>
  (await app.services.db.select().from(deskActions).orderBy(deskActions.id)).map(
    ({ what, detail }) => `${what} ${detail}`,
  )
const dearer = async (price = '1,500.00') =>
  (await bands()).map((row, index) => (index === 0 ? { ...row, retailPrice: price } : row))
const open = () => app.services.db.select().from(insuranceRequests)

describe('the rule for refunds', () => {
  const rule = async () => (await get(`${plans}/gbg-250`)).plan.refundDays
  const change = async (who: Visitor, changed: object) =>
    who.api.insuranceCatalogueDesk.change({ id: 'gbg-250', ...(await typedPlan()), ...changed })
  const byAdmin = { status: 422, body: { fields: { refundDays: expect.stringContaining('An admin publishes') } } }

  test('is published by an admin alone; an underwriter changes all else and leaves it as it is', async () => {
    const before = await rule()
    for (const refundDays of ['60', '']) expect(await answerOf(change(asFarah, { refundDays }))).toMatchObject(byAdmin)
    expect(await rule()).toBe(before)
    await change(asFarah, { retailName: 'Campus 251' })
    await change(asDev, { refundDays: '60' })
    expect(await rule()).toBe(60)
  })

  test('of a new plan is published by an admin alone, too', async () => {
    const { version: _, ...typed } = await typedPlan()
    const add = (who: Visitor, refundDays: string) =>
      who.api.insuranceCatalogueDesk.add({ ...typed, id: 'gbg-new', refundDays })
    expect(await answerOf(add(asFarah, '31'))).toMatchObject(byAdmin)
    await add(asFarah, '')
  })
})

describe('premiums', () => {
  test('a change is the price of the next student, announced to all; what was asked keeps its own', async () => {
    await anotherRequest(app, meera.email)
    await app.services.db.update(insuranceRequests).set({ plan: 'gbg-250' })
    expect((await get(`${places}/${bu}`)).sales[0]).toMatchObject({ openRequests: 1, plan: { id: 'gbg-250' } })
    const [before] = await open()
    await app.services.db.delete(changes)
    expect((await sell(asFarah, { bands: await dearer() })).status).toBe(200)
    expect(await priceOf()).toBe(150_000)
    expect((await open())[0]?.premium).toBe(before?.premium)
    expect(
      (await app.services.db.select().from(changes))
        .filter(({ audience }) => audience === 'all')
        .map(({ about }) => about),
    ).toEqual(['insurance', 'journey'])
    expect(await audited()).toEqual(['insurance-premiums-changed Campus 250, Boston University'])
  })

  test('anyone who changes older ones is notified who changed them, and of many at once one does', async () => {
    const sent = { bands: await dearer() }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => sell(index % 2 === 0 ? asFarah : asDev, sent)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'catalogue-changed',
      message: expect.stringMatching(/^(Farah|Dev) \S+ changed this on 15th June 2026/),
    })
  })

  test.each([
    [
      'a gap cannot be typed; an age that is passed is refused',
      {
        bands: [
          {
            ...Object(null),
            maxAge: '16',
            retailPrice: '1',
            retailPriceHC: '1',
            insuranceCompanyPrice: '1',
            insuranceCompanyPriceHC: '1',
          },
        ],
      },
      'bands',
    ],
    ['none', { bands: [] }, 'bands'],
    ['a brochure that runs', { brochureUrl: 'javascript:alert(1)' }, 'brochureUrl'],
  ])('%s', async (_, changed, field) =>
    expect(await sell(asFarah, changed)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    }),
  )

  test('a plan comes to a university, once, and goes again', async () => {
    const at = 'university-of-houston/plans/gbg-supreme'
    const sent = { version: 0, bands: await bands() }
    const answers = await Promise.all([sell(asFarah, sent, at), sell(asDev, sent, at)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(
      (await get('/api/insurance/universities/university-of-houston', asMeera)).plans.map(
        ({ planID }: { planID: string }) => planID,
      ),
    ).toContain('gbg-supreme')
    const gone = await Promise.all([1, 2].map(() => asFarah.call('DELETE', `${places}/${at}`, {})))
    expect(gone.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await audited()).toEqual([
      expect.stringContaining('insurance-plan-sold'),
      expect.stringContaining('insurance-plan-unsold'),
    ])
  })

  test.each([['no-such/plans/gbg-250'], [`${bu}/plans/no-such`]])('%s is not there', async at =>
    expect((await sell(asFarah, { bands: await bands() }, at)).status).toBe(404),
  )
})

describe('a plan', () => {
  test('is changed for every university at once, and is no sample any more', async () => {
    await asFarah.api.insuranceCatalogueDesk.change({
      id: 'gbg-250',
      ...(await typedPlan()),
      retailName: 'Campus Two Fifty',
      deposit: '120',
    })
    expect((await offer()).plans[0]).toMatchObject({ retailName: 'Campus Two Fifty', deposit: 12_000, sampleOf: null })
    const { plan } = await get(`${plans}/gbg-250`)
    expect(plan).toMatchObject({ version: 2, changedBy: 'Farah' })
  })

  test('sample figures keep the day that they are of', async () => {
    const { plan: before } = await get(`${plans}/gbg-250`)
    await asFarah.api.insuranceCatalogueDesk.change({ id: 'gbg-250', ...(await typedPlan()), isSample: true })
    expect((await get(`${plans}/gbg-250`)).plan.sampleOf).toBe(before.sampleOf)
  })

  test('changed by two at once it is changed once', async () => {
    const typed = await typedPlan()
    const answers = await Promise.all([asFarah, asDev].map(who => who.call('PUT', `${plans}/gbg-250`, typed)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is retired and brought back: the students of a moment ago see it go and come', async () => {
    const retired = await Promise.all([1, 2, 3].map(() => asFarah.call('PUT', `${plans}/gbg-250/withdrawal`, {})))
    expect(retired.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await priceOf()).toBeUndefined()
    await asDev.api.insuranceCatalogueDesk.bringBack({ id: 'gbg-250' })
    expect(await priceOf()).toBe(118_000)
    expect(await audited()).toEqual(['insurance-plan-withdrawn Campus 250', 'insurance-plan-restored Campus 250'])
  })

  test('is added once, and sold nowhere yet', async () => {
    const { version: _version, ...plan } = await typedPlan()
    const typed = { ...plan, refundDays: '' }
    const answers = await Promise.all([asFarah, asDev].map(who => who.call('POST', plans, { id: 'gbg-new', ...typed })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await get(`${plans}/gbg-new`)).sales).toEqual([])
    expect((await asFarah.call('POST', plans, { id: 'GBG new', ...typed })).body).toMatchObject({
      fields: { id: expect.stringContaining('gbg-250') },
    })
  })
})

describe('a university', () => {
  const typed = {
    version: 0,
    noWaiver: false,
    customDates: true,
    allowedStartDates: ['2026-08-01', '2026-07-01', '2026-08-01'],
    maxStartDate: '2026-09-30',
    waiverOpens: '2026-07-15',
    waiverDeadline: '2026-09-22',
    windowSource: 'bu.edu/waiver',
    windowCheckedOn: '2026-06-01',
    terms: {
      annual: never(),
      graduating: never(),
      fall: { start: '2026-08-20', end: '2026-12-18' },
      spring: never(),
      winter: never(),
      summer: never(),
    },
    gbgDestinationCountry: 'us',
    gbgDestinationState: 'ma',
    waiverGuide: '<p>Go to the <a href="javascript:alert(1)">portal</a>.</p><script>alert(1)</script>',
    waiverGuideGBG: '<p></p>',
    isRead: true,
    aca: true,
    isUnlimited: false,
    maxBenefit: '',
    deductible: '',
    deductiblePer: 'year',
    coInsuranceMost: '',
    evacuation: '',
    repatriation: '',
    preExisting: false,
    preventive: '',
    refusesInternational: false,
    sponsors: '',
    unheld: '',
    year: '',
    source: 'bu.edu',
    checkedOn: '2026-06-01',
  }
  function never() {
    return { start: '', end: '' }
  }
  const save = (who: Visitor, changed: object = {}) =>
    who.api.insuranceCatalogueDesk.changeUniversity({ university: bu, ...typed, ...changed })

  test('its dates, its demands and its guides are what students see, cleaned of what runs', async () => {
    await save(asFarah)
    expect(await offer()).toMatchObject({
      university: { customDates: true, allowedStartDates: ['2026-07-01', '2026-08-01'], maxStartDate: '2026-09-30' },
      demands: { source: 'bu.edu', checkedOn: '2026-06-01' },
      plans: [{ planID: 'gbg-250', verdicts: { others: { is: 'fails' } } }, {}, {}, {}, {}, {}],
    })
    const { settings } = await get(`${places}/${bu}`)
    expect(settings).toMatchObject({
      version: 1,
      changedBy: 'Farah',
      waiverGuide: '<p>Go to the portal.</p>',
      waiverGuideGBG: '',
      gbgDestinationState: 'MA',
      terms: { fall: { start: '2026-08-20', end: '2026-12-18' }, spring: never() },
    })
    expect(await audited()).toEqual(['insurance-university-changed Boston University'])
  })

  test('not read any more, it demands nothing', async () => {
    await save(asFarah)
    await save(asFarah, { version: 1, isRead: false })
    expect((await offer()).demands).toBeNull()
  })

  test('of two who save at once one does, and the other is notified who', async () => {
    const answers = await Promise.all([answerOf(save(asFarah)), answerOf(save(asDev))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: expect.stringMatching(/^(Farah|Dev) .* changed this on/),
    })
  })

  test('what is wrong is said beside its field', async () => {
    await expect(save(asFarah, { waiverDeadline: '2026-07-01', checkedOn: '2026-06-16' })).rejects.toMatchObject({
      body: {
        fields: { waiverDeadline: 'The last day lies before the first.', checkedOn: expect.any(String) },
      },
    })
    expect((await asFarah.call('PUT', `${places}/no-such`, typed)).status).toBe(404)
  })
})

test('an advisor and a student have nothing to do with it', async () => {
  for (const who of [await app.enter(kavya), asMeera]) {
    expect((await who.call('GET', plans)).status).toBe(404)
    expect((await sell(who)).status).toBe(404)
  }
})

test('the list says where there is something, and how many wait', async () => {
  const { plans: listed, universities: known } = await get(plans)
  expect(listed[0]).toMatchObject({ id: 'gbg-250', universities: 38, openRequests: 0 })
  expect(known.find(({ id }: { id: string }) => id === 'pace-university')).toMatchObject({ hasDemands: true, plans: 6 })
})
