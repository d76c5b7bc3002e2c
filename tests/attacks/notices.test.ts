// Notices of providers that no provider sent, or that it sent wrongly: on every route that takes the very bytes.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, meera } from '#seed/people.ts'
import { seedPeople } from '../people.ts'
import { paymentNotices, payments } from '#src/features/payments/tables.ts'
import { unsubscribeUrl } from '#src/features/notifications/service.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { recordedErrors } from '#src/platform/records/tables.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { anotherRequest } from '../insurance.ts'
import { routes } from '../smuggled.ts'
import { visitor, type Answer, type Visitor } from '../visitor.ts'
import { forgeries, providers, strangeBodies, strangeInsides, unknownEvents, wrongTokens } from './corpus/notices.ts'

let app: TestApp
let student: Visitor
let docID: string

/** A route that takes the very bytes has its corpus here, or this file fails. */
const tried: Readonly<Record<string, 'a payment' | 'a link' | 'elsewhere'>> = {
  'payments.stripeNotice': 'a payment',
  'payments.razorpayNotice': 'a payment',
  'notifications.unsubscribe': 'a link',
  // In forms.test.ts and, with this corpus, in spending.test.ts of the card.
  'forms.typeformNotice': 'elsewhere',
  'cardSpending.notice': 'elsewhere',
}

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seedPeople(app.services)
  student = visitor(app)
  await student.api.accounts.signIn({ email: meera.email, password: demoPassword })
})
beforeEach(async () => {
  for (const table of [rateLimits, paymentNotices, payments, recordedErrors]) await app.services.db.delete(table)
  docID = await anotherRequest(app, meera.email)
})
afterAll(() => app.end())

test('every route that takes the very bytes is tried here', () => {
  expect(
    routes
      .filter(([, { body }]) => body === 'raw')
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(Object.keys(tried).toSorted())
})

const opened = {
  stripe: () =>
    student.call('POST', '/webhooks/stripe/stripe-checkout', {
      docID,
      partner: 'WellAway',
      email: meera.email,
      name: 'Meera Iyer',
      redirectUri: '/health-insurance',
      acknowledged: 'not-checked',
    }),
  razorpay: () =>
    student.call('POST', '/payment/razorpay/order', {
      name: 'Meera',
      amount: 350,
      email: meera.email,
      callback_url: '/forex',
      remitterPan: 'ABCPI1234K',
    }),
} as const
const names = ['stripe', 'razorpay'] as const

describe.each(names)('%s', name => {
  const { path, body, signed } = providers[name]
  const secret = () =>
    (name === 'stripe' ? app.outside.sandboxes?.cards : app.outside.sandboxes?.rupees)?.webhookSecret ??
    expect.fail('no sandbox')
  const right = (text: string) => signed(text, { secret: secret(), at: app.clock.now() })

  async function openPayment() {
    expect((await opened[name]()).status).toBe(200)
    const [payment] = await app.services.db.select().from(payments)
    return payment ?? expect.fail('no payment')
  }
  const post = (text: string, headers: Record<string, string>) =>
    visitor(app).call('POST', path, text, { origin: 'https://elsewhere.example', ...headers })
  const rows = async () =>
    JSON.stringify([
      await app.services.db.select().from(payments),
      await app.services.db.select({ at: people.createdAt }).from(people),
    ])
  const notices = () => app.services.db.select().from(paymentNotices)

  /** Runs each try on one open payment: none may change it. */
  async function withoutEffect<T extends { tries: string }>(
    tries: readonly T[],
    act: (one: T) => Promise<Answer>,
    statuses: readonly number[],
  ) {
    const before = await rows()
    for (const one of tries) {
      const { status, body: notified } = await act(one)
      expect(statuses, `${name}, ${one.tries}: ${status} ${JSON.stringify(notified)}`).toContain(status)
      if (status >= 400) expect(Object(notified).code, one.tries).toEqual(expect.any(String))
      expect(await rows(), one.tries).toBe(before)
    }
  }

  test('forged: unsigned, cut, changed, by another scheme', async () => {
    const text = body(await openPayment())
    // Some change only what one of the two has.
    const wrong = forgeries.filter(
      ({ headers }) => JSON.stringify(headers(right(text))) !== JSON.stringify(right(text)),
    )
    await withoutEffect(wrong, ({ headers }) => post(text, headers(right(text))), [400, 431])
    expect(await notices()).toEqual([])
  })

  test('signed with another secret, long ago, or changed after it was signed', async () => {
    const payment = await openPayment()
    const text = body(payment)
    const other = name === 'stripe' ? 'razorpay' : 'stripe'
    const stale = { secret: secret(), at: app.clock.now().subtract({ minutes: 6 }) }
    const tries = [
      {
        tries: 'another secret',
        sent: text,
        headers: signed(text, { secret: 'whsec_another', at: app.clock.now() }),
      },
      { tries: 'no secret', sent: text, headers: signed(text, { secret: '', at: app.clock.now() }) },
      {
        tries: 'the signature of the other provider',
        sent: text,
        headers: providers[other].signed(text, { secret: secret(), at: app.clock.now() }),
      },
      { tries: 'a space behind it', sent: `${text} `, headers: right(text) },
      { tries: 'another amount', sent: text.replace(String(payment.amount), '1'), headers: right(text) },
      { tries: 'another payment', sent: text.replace(payment.id, crypto.randomUUID()), headers: right(text) },
      // Razorpay signs no time: a payment that is paid is paid once, whenever it is reported.
      ...(name === 'stripe' ? [{ tries: 'six minutes old', sent: text, headers: signed(text, stale) }] : []),
    ]
    await withoutEffect(tries, ({ sent, headers }) => post(sent, headers), [400])
    expect(await notices()).toEqual([])
  })

  test('signed, and not of a shape that we know', async () => {
    await openPayment()
    await withoutEffect(strangeBodies, ({ body: text }) => post(text, right(text)), [200, 400])
    expect(await notices()).toEqual([])
  })

  test('signed, of the right shape, and wrong inside', async () => {
    const payment = await openPayment()
    await withoutEffect(
      strangeInsides,
      ({ inside, tries }) => {
        const text = body(payment, { inside, eventId: `evt_${tries.replaceAll(/\W/g, '_')}` })
        return post(text, right(text))
      },
      [200, 400],
    )
    // What differs from what was asked is kept, and somebody is notified.
    expect((await notices()).every(({ isAsAsked }) => !isAsAsked)).toBe(true)
    expect(
      (await app.services.db.select().from(recordedErrors)).every(({ message }) => message.includes(payment.id)),
    ).toBe(true)
  })

  test('of kinds that we do not know', async () => {
    const payment = await openPayment()
    await withoutEffect(
      unknownEvents.map(event => ({ tries: `the event ${event.slice(0, 30)}`, event })),
      ({ event }) => {
        const text = body(payment, { event })
        return post(text, right(text))
      },
      [200],
    )
    expect(await notices()).toEqual([])
  })

  test('too large, of another type or charset, packed, or none at all', async () => {
    const text = body(await openPayment())
    const huge = `${text}${' '.repeat(600 * 1024)}`
    const tries = [
      { tries: 'more than we take', sent: huge, headers: right(huge) },
      {
        tries: 'a type of ours that is no JSON',
        sent: text,
        headers: { ...right(text), 'content-type': 'text/plain' },
      },
      {
        tries: 'a type that is a file',
        sent: text,
        headers: { ...right(text), 'content-type': 'application/octet-stream' },
      },
      { tries: 'said to be packed', sent: text.slice(1), headers: { ...right(text), 'content-encoding': 'gzip' } },
    ]
    await withoutEffect(tries, ({ sent, headers }) => post(sent, headers), [400, 413, 415])
    expect(await notices()).toEqual([])
  })

  test('paid is paid once: replayed, under another name, side by side, and with a second signature beside the right one', async () => {
    const text = body(await openPayment())
    const withTwo =
      name === 'stripe'
        ? { 'stripe-signature': `${right(text)['stripe-signature']},v1=${'0'.repeat(64)}` }
        : right(text)
    const other = body(await openPayment(), { eventId: 'evt_other' })
    expect((await post(text, { ...withTwo, 'content-type': 'application/json; charset=utf-16' })).status).toBe(200)
    const after = await rows()
    const replays = Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0
        ? post(text, right(text))
        : post(other, { ...right(other), 'x-razorpay-event-id': `evt_${index}` }),
    )
    expect((await Promise.all(replays)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await rows()).toBe(after)
    expect(JSON.parse(after)[0]).toMatchObject([{ paidAt: expect.any(String) }])
  })

  test('an id of the notice that would break our index is not taken for one', async () => {
    const text = body(await openPayment())
    const random = Array.from({ length: 1900 }, (_, index) => String.fromCodePoint(161 + ((index * 7919) % 94))).join(
      '',
    )
    expect((await post(text, { ...right(text), 'x-razorpay-event-id': random })).status).toBe(200)
    expect((await notices()).map(({ eventId }) => eventId.length < 100)).toEqual([true])
  })

  test('out of order: what ended is not paid back, and what was paid does not end', async () => {
    const payment = await openPayment()
    const expired = body(payment, {
      event: name === 'stripe' ? 'checkout.session.expired' : 'payment_link.expired',
      eventId: 'evt_end',
      inside: { payment_status: 'unpaid' },
    })
    const paid = body(payment, { eventId: 'evt_paid' })
    const late = body(payment, {
      event: name === 'stripe' ? 'checkout.session.async_payment_failed' : 'payment.failed',
      eventId: 'evt_late',
      inside: { payment_status: 'unpaid' },
    })
    for (const [index, text] of [expired, paid, late, expired].entries()) {
      expect((await post(text, { ...right(text), 'x-razorpay-event-id': `evt_${index}` })).status).toBe(200)
    }
    const [row] = await app.services.db.select().from(payments).where(eq(payments.id, payment.id))
    expect(row).toMatchObject({ paidAt: expect.anything(), failedAt: null })
  })

  test('before there is such a payment, or of another person: it is left at that', async () => {
    const early = body({ id: crypto.randomUUID(), amount: 35_000, currency: 'INR' })
    expect((await post(early, right(early))).status).toBe(200)
    const payment = await openPayment()
    const crossed = providers[name === 'stripe' ? 'razorpay' : 'stripe']
    const crossedSecret =
      (name === 'stripe' ? app.outside.sandboxes?.rupees : app.outside.sandboxes?.cards)?.webhookSecret ?? ''
    const text = crossed.body(payment)
    const answer = await visitor(app).call(
      'POST',
      crossed.path,
      text,
      crossed.signed(text, { secret: crossedSecret, at: app.clock.now() }),
    )
    expect(answer.status).toBe(200)
    expect(await notices()).toEqual([])
    expect(await app.services.db.select().from(payments)).toMatchObject([{ paidAt: null, expiredAt: null }])
  })
})

test('the link at the foot of a letter: of nobody, changed, too long, and with a body of any kind', async () => {
  const [person] = await app.services.db.select().from(people).where(eq(people.email, meera.email))
  const right =
    unsubscribeUrl(app.services, { owner: person?.id ?? '', category: 'money' })
      .split('/')
      .at(-1) ?? ''
  const mutes = async () => (await student.api.notifications.preferences()).mutes
  const press = (token: string, body = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
    visitor(app).call('POST', `/unsubscribe/${token}`, body, { 'content-type': type, origin: 'https://mail.example' })
  for (const { tries, token } of wrongTokens) {
    const { status, body } = await press(token(right))
    expect([400, 404, 414, 422], `${tries}: ${status}`).toContain(status)
    expect(Object(body).code, tries).toEqual(expect.any(String))
  }
  expect((await press(right, 'x'.repeat(5000))).status).toBe(413)
  expect((await press(right, 'x', 'text/plain')).status).toBe(400)
  expect(await mutes()).toEqual([])
  // What stands in it counts for nothing: the address alone says what ends.
  expect((await press(right, '{"__proto__":{"isOn":true}}', 'application/json')).status).toBe(200)
  expect((await press(right)).status).toBe(200)
  expect(await mutes()).toEqual(['money'])
})
