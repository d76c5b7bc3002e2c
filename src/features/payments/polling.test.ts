// The notice of a payment is lost: the job that asks the provider finds out.
import { paidFor } from './slots.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, meera } from '#seed/people.ts'
import { seedPeople } from '#tests/people.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { anotherRequest } from '#tests/insurance.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { appServices } from '#src/app/services.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import type { Services } from '#src/platform/services.ts'
import type { Ports } from '#src/platform/ports.ts'
import { recordedErrors } from '#src/platform/records/tables.ts'
import { sandboxCheckouts, sandboxPaymentLinks } from '#src/platform/sandbox/tables.ts'
import { fundsOf } from '../card/ledger.ts'
import { insuranceRequests } from '#src/stages/health-insurance/tables.ts'
import { askAboutOpen } from './polling.ts'
import { paymentNotices, payments } from './tables.ts'

let app: TestApp
let student: Visitor
let docID: string

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seedPeople(app.services)
  student = visitor(app)
  await student.api.accounts.signIn({ email: meera.email, password: demoPassword })
})
beforeEach(async () => {
  for (const table of [rateLimits, paymentNotices, payments, recordedErrors]) await app.services.db.delete(table)
  docID = await anotherRequest(app, meera.email)
  await student.api.insurance.checkout({
    docID,
    partner: 'WellAway',
    email: meera.email,
    name: 'Meera Iyer',
    redirectUri: '/health-insurance/purchase-insurance',
    acknowledged: 'not-checked',
  })
})
afterAll(() => app.end())

const checkouts = () => app.services.db.select().from(payments).where(eq(payments.reference, docID))
const request = async () =>
  (await app.services.db.select().from(insuranceRequests).where(eq(insuranceRequests.id, docID)))[0]
const askLater = (minutes = 4, where: Services = app.services) => {
  app.clock.pass({ minutes })
  return askAboutOpen(where, appServices.given(paidFor))
}
/** As if Stripe had taken the money, and its notice had come to nobody. */
const payUnheard = (how: object = { status: 'complete', paymentId: 'pi_unheard' }) =>
  app.services.db.update(sandboxCheckouts).set(how)

test('a deposit that was paid and never reported is found, once, however many ask', async () => {
  await payUnheard()
  await askLater(1)
  expect((await request())?.depositConfirmedAt).toBeNull()
  await Promise.all([askLater(), askLater(0), askLater(0)])
  expect((await request())?.depositConfirmedAt).not.toBeNull()
  expect(await checkouts()).toMatchObject([{ providerPaymentId: 'pi_unheard', paidAt: expect.anything() }])
  await askLater(60)
  expect(await app.services.db.select().from(paymentNotices)).toHaveLength(1)
})

test('an attempt that we gave up ourselves is asked about as well', async () => {
  await app.services.db.update(payments).set({ expiredAt: app.clock.now() })
  await payUnheard()
  await askLater()
  expect((await request())?.depositConfirmedAt).not.toBeNull()
})

test('one that was paid with another amount confirms nothing, and somebody is notified', async () => {
  await payUnheard({ status: 'complete', paymentId: 'pi_unheard', amount: 1 })
  await askLater()
  expect((await request())?.depositConfirmedAt).toBeNull()
  expect(await app.services.db.select().from(recordedErrors)).toHaveLength(1)
})

test('one that ended at the provider makes room, and is asked about no more', async () => {
  await payUnheard({ status: 'expired' })
  await askLater()
  const [ended] = await checkouts()
  expect(ended?.expiredAt).not.toBeNull()
  await askLater(600)
  expect((await checkouts())[0]?.askedAt).toEqual(ended?.askedAt)
})

test('one that stays open is asked about less and less often', async () => {
  const isPolledAfter = async (minutes: number) => {
    const before = (await checkouts())[0]?.askedAt
    await askLater(minutes)
    return String((await checkouts())[0]?.askedAt) !== String(before)
  }
  expect([
    await isPolledAfter(4),
    await isPolledAfter(2),
    await isPolledAfter(2),
    await isPolledAfter(3),
    await isPolledAfter(30),
    await isPolledAfter(10),
    await isPolledAfter(20),
  ]).toEqual([true, false, true, false, true, false, true])
})

test('a provider that does not answer is asked again, and keeps no other waiting', async () => {
  await payUnheard()
  const ports: Ports = {
    ...app.services.ports,
    cards: { ...app.services.ports.cards, ask: () => Promise.reject(new Error('silent')) },
  }
  await askLater(4, { ...app.services, ports })
  expect(await app.services.db.select().from(recordedErrors)).toMatchObject([
    { message: expect.stringContaining('silent') },
  ])
  await askLater()
  expect((await request())?.depositConfirmedAt).not.toBeNull()
})

describe('an order at Razorpay', () => {
  test('that was paid and never reported funds the card, once', async () => {
    const before = await fundsOf(app.services.db, (await checkouts())[0]?.owner ?? '')
    await student.api.forexCard.order({
      name: 'Meera',
      amount: 20,
      email: meera.email,
      callback_url: '/forex',
      remitterPan: 'ABCPI1234K',
    })
    await app.services.db.update(sandboxPaymentLinks).set({ status: 'paid', paymentId: 'pay_unheard' })
    await askLater()
    await askLater(60)
    const owner = (await checkouts())[0]?.owner ?? ''
    expect(await fundsOf(app.services.db, owner)).toBe(before + 2_000)
  })

  test('that was cancelled is over', async () => {
    await student.api.forexCard.order({
      name: 'Meera',
      amount: 21,
      email: meera.email,
      callback_url: '/forex',
      remitterPan: 'ABCPI1234K',
    })
    await app.services.db.update(sandboxPaymentLinks).set({ status: 'cancelled' })
    await askLater()
    expect(await app.services.db.select().from(payments).where(eq(payments.provider, 'razorpay'))).toMatchObject([
      { expiredAt: expect.anything() },
    ])
  })
})
