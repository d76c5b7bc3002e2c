import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, meera, rohan } from '#seed/people.ts'
import { ensure } from '#tests/api.ts'
import { seedPeople } from '#tests/people.ts'
import { withForbiddenFields } from '#tests/smuggled.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { anotherRequest } from '#tests/insurance.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { payments } from '#src/features/payments/tables.ts'
import { stripeCards } from '#src/platform/cards/stripe.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { openListener } from '#src/platform/sandbox/listener.ts'
import { sandboxCheckouts } from '#src/platform/sandbox/tables.ts'
import { universityDemands, insuranceRequests } from '../tables.ts'
import type { Demands } from '../demands/rules.ts'

let app: TestApp
let student: Visitor
let other: Visitor
let docID: string

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seedPeople(app.services)
})
beforeEach(async () => {
  app.clock.set('2026-06-15T06:00:00Z')
  await app.services.db.delete(rateLimits)
  docID = await newRequest()
  student = await signedIn(meera.email)
  other = await signedIn(rohan.email)
})
afterAll(() => app.end())

async function signedIn(email: string): Promise<Visitor> {
  const somebody = visitor(app)
  await somebody.api.accounts.signIn({ email, password: demoPassword })
  return somebody
}

const newRequest = () => anotherRequest(app, meera.email)

const applicationInput = (changes: object = {}) => ({
  planName: 'Scholar Plus',
  email: meera.email,
  name: 'Meera Iyer',
  docID,
  partner: 'WellAway',
  redirectUri: '/health-insurance/purchase-insurance',
  stripeCustomerID: 'cus_1',
  acknowledged: 'not-checked',
  ...changes,
})
const ask = (who: Visitor, changes: object = {}, headers = {}) =>
  who.call(
    'POST',
    '/webhooks/stripe/stripe-checkout',
    withForbiddenFields('insurance.checkout', applicationInput(changes)),
    headers,
  )
const urlOf = async (who: Visitor, changes: object = {}) =>
  String(Reflect.get(Object((await ask(who, changes)).body), 'url'))

const attempts = () => app.services.db.select().from(payments).where(eq(payments.reference, docID)).orderBy(payments.id)

describe('a plan that nobody checked with the university’s rules', () => {
  test('is paid for only once the student has confirmed to know that', async () => {
    expect(await ask(student, { acknowledged: undefined })).toMatchObject({
      status: 409,
      body: {
        code: 'waiver-not-acknowledged',
        fields: { acknowledged: 'Please confirm that you understand this before you pay.' },
      },
    })
    expect((await ask(student, { acknowledged: 'meets' })).status).toBe(409)
    expect(await attempts()).toEqual([])
    const before = await student.api.insurance.mine()
    expect(before).toMatchObject({ verdict: { is: 'not-checked' }, toAcknowledge: 'not-checked', draft: true })
    expect((await ask(student)).status).toBe(200)
    expect(ensure(await student.api.insurance.mine()).toAcknowledge).toBeNull()
    expect((await ask(student, { acknowledged: undefined })).status).toBe(200)
  })

  test('is asked about again once its rules are read and the plan fails them; one that is not taken is not sold', async () => {
    await ask(student)
    const [row] = await app.services.db.select().from(insuranceRequests).where(eq(insuranceRequests.id, docID))
    const read = (demands: Demands) =>
      app.services.db
        .insert(universityDemands)
        .values({
          university: row?.university ?? '',
          demands,
          source: 'its page',
          checkedOn: Temporal.PlainDate.from('2026-06-01'),
        })
        .onConflictDoUpdate({ target: universityDemands.university, set: { demands } })
    await read({ evacuation: 100_000_000 })
    expect((await ask(student)).status).toBe(409)
    expect((await ask(student, { acknowledged: 'fails 1 of 1: Medical evacuation' })).status).toBe(200)
    await read({ sponsors: ['employer'] })
    expect(await ask(student, { acknowledged: 'fails 1 of 1: Who pays for it' })).toMatchObject({
      body: { code: 'plan-refused' },
    })
    await app.services.db.delete(universityDemands).where(eq(universityDemands.university, row?.university ?? ''))
  })
})

describe('a checkout', () => {
  test('asks for the deposit that the request itself says', async () => {
    const url = await urlOf(student, { amount: 1, depositAmount: 1 })
    expect(url).toContain(`${app.url}/sandbox/checkout/cs_test_`)
    const [checkout] = await app.services.db
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.id, url.split('/').at(-1) ?? ''))
    expect(checkout).toMatchObject({
      amount: 12_345,
      currency: 'usd',
      title: 'Scholar Plus',
      email: meera.email,
      successUrl: `${app.url}/health-insurance/purchase-insurance`,
    })
  })

  test('is handed to a bearer token as well', async () => {
    const body = await student.api.accounts.bearer({})
    const headers = { authorization: `Bearer ${body.token}` }
    expect(await ask(visitor(app), {}, headers)).toMatchObject({ status: 200, body: { url: await urlOf(student) } })
  })

  test('is one, however often and in parallel it is asked for', async () => {
    const urls = await Promise.all(
      Array.from({ length: 20 }, (_, index) => urlOf(student, { redirectUri: `/a/${index}` })),
    )
    expect(new Set(urls)).toHaveLength(1)
    expect(await attempts()).toHaveLength(1)
  })

  test('follows a deposit that was changed', async () => {
    const first = await urlOf(student)
    await app.services.db
      .update(insuranceRequests)
      .set({ depositAmount: 20_000, invoice: 156_000 })
      .where(eq(insuranceRequests.id, docID))
    expect(await urlOf(student)).not.toBe(first)
    expect((await attempts()).map(({ amount }) => amount)).toEqual([12_345, 20_000])
  })

  test('of somebody else is not there, like one that never was', async () => {
    const foreign = await ask(other)
    expect(foreign.status).toBe(404)
    for (const changes of [
      { docID: '00000000-0000-4000-8000-000000000000' },
      { docID: 'nonsense' },
      { partner: 'GBG' },
    ]) {
      const missing = await ask(student, changes)
      expect([missing.status, missing.body]).toEqual([404, foreign.body])
    }
  })

  test('leads back to a page of ours alone', async () => {
    const answer = await ask(student, { redirectUri: 'https://evil.example/' })
    expect(answer).toMatchObject({ status: 422, body: { fields: { redirectUri: expect.any(String) } } })
    expect((await ask(student, { redirectUri: `${app.url}/health-insurance` })).status).toBe(200)
  })

  test('needs an address that can be one', async () => {
    expect(await ask(student, { email: 'meera' })).toMatchObject({
      status: 422,
      body: { fields: { email: 'Please enter a valid email address.' } },
    })
  })

  test('is not for guests or strangers', async () => {
    const guest = visitor(app)
    await guest.api.accounts.signInAsGuest({})
    expect((await ask(guest)).status).toBe(403)
    expect((await ask(visitor(app))).status).toBe(401)
  })

  test('that Stripe did not answer is opened by the next try, as the same one', async () => {
    const { ports } = app.services
    const { cards } = ports
    const gone = await openListener([])
    await gone.close()
    ports.cards = stripeCards({ baseUrl: gone.url, key: 'k', webhookSecret: 'w' }, app.clock.now)
    expect(await ask(student)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    ports.cards = cards
    expect((await ask(student)).status).toBe(200)
    expect(await attempts()).toHaveLength(1)
  })
})
