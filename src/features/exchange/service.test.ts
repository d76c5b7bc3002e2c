import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, meera } from '#seed/people.ts'
import { seedPeople } from '#tests/people.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { visitor } from '#tests/visitor.ts'
import type { Services } from '#src/platform/services.ts'
import { wiseRates } from '#src/platform/rates/wise.ts'
import { askRates, sellingRate } from './service.ts'
import { exchangeRates } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.services)
})
afterAll(() => app.end())

/** The same app, with nobody where rates are asked. */
const away = (): Services => ({
  ...app.services,
  ports: { ...app.services.ports, rates: wiseRates({ baseUrl: 'http://127.0.0.1:1', name: 'Wise', isSample: false }) },
})

test('a student reads the rates, with their source and day, before any job came round', async () => {
  const who = visitor(app)
  await who.api.accounts.signIn({ email: meera.email, password: demoPassword })
  const body = await who.api.exchange.read()
  expect(body).toMatchObject({
    source: 'Sample data',
    isSample: true,
    collectedAt: '2026-07-01T06:30:00.000Z',
    midRate: 885_000,
    cardRate: 893_850,
  })
  expect(body).toMatchObject({
    rows: expect.arrayContaining([
      {
        name: 'Airport counter',
        logo: null,
        cheapest: false,
        rgets: 104_624,
        diff: 7_037,
        timeTaken: 60,
        exchangeRateINRToUSD: 955_800,
        fee: 0,
      },
    ]),
  })
})

test('a source that is away leaves the last rates readable, but nothing is sold at yesterday’s', async () => {
  await askRates(app.services)
  expect(await sellingRate(away())).toMatchObject({ rate: 893_850 })
  app.clock.pass({ hours: 25 })
  await expect(sellingRate(away())).rejects.toMatchObject({ problem: { code: 'unavailable' } })
  expect(await sellingRate(app.services)).toMatchObject({ rate: 893_850, source: 'Sample data' })
})

test('real rupees buy nothing at a rate that is a sample', async () => {
  const settings = { ...app.services.settings, SAFAR_RAZORPAY_KEY: 'rzp_live_1' }
  await expect(sellingRate({ ...app.services, settings })).rejects.toMatchObject({ problem: { code: 'unavailable' } })
})

test('rates of a month ago are gone', async () => {
  app.clock.pass({ hours: 24 * 31 })
  await askRates(app.services)
  expect(await app.services.db.select().from(exchangeRates)).toHaveLength(1)
})
