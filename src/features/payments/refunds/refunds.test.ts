import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, farah, kavya, meera, suresh } from '#seed/people.ts'
import { paidAtSandbox } from '#tests/paid.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { sign as signStripe } from '#src/platform/cards/checkouts.ts'
import type { Ports } from '#src/platform/ports.ts'
import { ProviderUnavailable } from '#src/platform/providers/call.ts'
import { recordedErrors } from '#src/platform/records/tables.ts'
import { sandboxRefunds } from '#src/platform/sandbox/tables.ts'
import { Refusal } from '#src/wire/problem.ts'
import { paymentNotices, payments, refunds } from '../tables.ts'
import { orderRefund } from './orders.ts'
import { isAnyUnderWay, refundsOf } from './queries.ts'
import type { RefundReason } from './rules.ts'
import { askAboutTaken, sendRefunds } from './delivery.ts'

let app: TeamApp
let asFarah: Visitor
let asDev: Visitor
let asSuresh: Visitor
let asKavya: Visitor
let cards: Ports['cards']

beforeAll(async () => {
  app = await openTeamApp()
  cards = app.services.ports.cards
  ;[asFarah, asDev, asSuresh, asKavya] = await Promise.all([
    app.enter(farah),
    app.enter(dev),
    app.enter(suresh),
    app.enter(kavya),
  ])
})
beforeEach(async () => {
  app.services.ports.cards = cards
  const { db } = app.services
  await db.update(refunds).set({ replaces: null })
  await app.clear(paymentNotices, refunds, sandboxRefunds, notifications, deskActions, payments)
})
afterAll(() => app.end())

type Paid = Omit<Parameters<typeof paidAtSandbox>[1], 'owner'>
const paid = (wishes: Paid = {}) => paidAtSandbox(app, { owner: app.idOf(meera), ...wishes })
const order = (payment: string, amount: number, what: RefundReason = 'insurance') =>
  app.services.change(change =>
    // Each test sends it itself: the server's own job would do so in between, whenever it came to it.
    orderRefund({ ...change, later: async () => {} }, { payment, amount, what, at: app.clock.now() }),
  )
const isOrdered = (payment: string, amount: number) =>
  order(payment, amount).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false
      throw error
    },
  )
const rowOf = async (id: string) =>
  (await app.services.db.select().from(refunds).where(eq(refunds.id, id)))[0] ?? expect.fail('no refund')
const titles = async () =>
  (await app.services.db.select().from(notifications).orderBy(notifications.id)).map(({ title }) => title)
const atProvider = () => app.services.db.select().from(sandboxRefunds)
const sandboxOf = (provider: 'stripe' | 'razorpay') =>
  app.outside.sandboxes?.[provider === 'stripe' ? 'cards' : 'rupees']?.refunds ?? expect.fail('no sandbox')

test.each([
  ['stripe', 'insurance-deposit'],
  ['razorpay', 'attorney-call'],
] as const)('parts go back through %s up to what was paid, each once', async (provider, purpose) => {
  const { id, owner } = await paid({ provider, purpose })
  const made = [await order(id, 10_000), await order(id, 2_000), await order(id, 345)]
  expect(await isOrdered(id, 1)).toBe(false)
  await Promise.all([sendRefunds(app.services), sendRefunds(app.services), sendRefunds(app.services)])
  await sendRefunds(app.services)
  expect((await atProvider()).map(({ amount, reference }) => [reference, amount]).toSorted()).toEqual(
    [
      [made[0], 10_000],
      [made[1], 2_000],
      [made[2], 345],
    ].toSorted(),
  )
  expect(await titles()).toHaveLength(3)
  expect(await refundsOf(app.services.db, owner)).toMatchObject(
    [345, 2_000, 10_000].map(amount => ({ payment: id, amount, sentAt: app.clock.now(), failedAt: null })),
  )
  expect(await isAnyUnderWay(app.services.db, owner)).toBe(false)
})

test('whatever fifty order at once, no more goes back than was paid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 6_000 }), { minLength: 50, maxLength: 50 }), async amounts => {
      const { id } = await paid()
      const answers = await Promise.all(amounts.map(amount => isOrdered(id, amount)))
      const sum = amounts.reduce((total, amount, index) => (answers[index] === true ? total + amount : total), 0)
      expect(sum).toBeLessThanOrEqual(12_345)
      const rest = 12_345 - sum
      if (rest > 0) expect(await isOrdered(id, rest)).toBe(true)
      expect(await isOrdered(id, 1)).toBe(false)
    }),
    { numRuns: 3 },
  )
})

test('what was not paid does not go back', async () => {
  const { id } = await paid()
  await app.services.db.update(payments).set({ paidAt: null }).where(eq(payments.id, id))
  expect(await isOrdered(id, 1)).toBe(false)
})

describe('a provider that is away', () => {
  test('is tried again by the job, and the money goes once', async () => {
    const refund = await order((await paid()).id, 500)
    app.services.ports.cards = { ...cards, refund: () => Promise.reject(new ProviderUnavailable('silent')) }
    await sendRefunds(app.services)
    expect(await rowOf(refund)).toMatchObject({ providerId: null, sentAt: null, failedAt: null })
    app.services.ports.cards = cards
    // Somebody has just tried: nobody else does meanwhile.
    await sendRefunds(app.services)
    expect(await atProvider()).toEqual([])
    app.clock.pass({ minutes: 10 })
    await sendRefunds(app.services)
    expect(await atProvider()).toHaveLength(1)
    expect(await titles()).toEqual(['We sent $5.00 back to you'])
  })

  test.each(['stripe', 'razorpay'] as const)(
    'and whose answer got lost is asked for the same refund, a week later too: %s',
    async provider => {
      const refund = await order((await paid({ provider })).id, 500)
      const port = provider === 'stripe' ? 'cards' : 'rupees'
      const real = app.services.ports[port]
      const lose: Ports['cards']['refund'] = async asked => {
        await real.refund(asked)
        throw new ProviderUnavailable('The answer got lost.')
      }
      Object.assign(app.services.ports, { [port]: { ...real, refund: lose } })
      await sendRefunds(app.services)
      Object.assign(app.services.ports, { [port]: real })
      expect(await rowOf(refund)).toMatchObject({ sentAt: null })
      app.clock.pass({ hours: 24 * 7 })
      // Their keys are forgotten by then.
      await app.services.db.update(sandboxRefunds).set({ idempotencyKey: null })
      await sendRefunds(app.services)
      expect(await atProvider()).toHaveLength(1)
      expect(await rowOf(refund)).toMatchObject({ sentAt: app.clock.now(), failedAt: null })
    },
  )
})

describe('one that the provider refuses', () => {
  const refused = async () => {
    const payment = await paid({ email: 'meera+refund-refused@example.in' })
    const id = await order(payment.id, 500)
    await sendRefunds(app.services)
    return { id, payment }
  }
  const again = (who: Visitor, id: string) => who.call('POST', `/api/desk/refunds/${id}/again`, {})
  const byHand = (who: Visitor, id: string, why: unknown = 'By wire, reference 4711.') =>
    who.call('PUT', `/api/desk/refunds/${id}/by-hand`, { why })

  test('is at the desk with the provider’s words, its owner hears once that we look after it', async () => {
    const { id, payment } = await refused()
    await sendRefunds(app.services)
    expect(await asFarah.api.deskRefunds.all()).toMatchObject([
      { id, state: 'failed', failure: 'You have insufficient funds in your Stripe account for this refund.' },
    ])
    expect(await titles()).toEqual(['Your $5.00 did not go back yet'])
    expect(await isAnyUnderWay(app.services.db, payment.owner)).toBe(true)
  })

  test('is sent again, or paid by hand, by one of fifty', async () => {
    const { id, payment } = await refused()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0 ? again(index % 4 === 0 ? asFarah : asDev, id) : byHand(asSuresh, id),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    const rows = await app.services.db.select().from(refunds).where(eq(refunds.payment, payment.id))
    expect(rows.filter(({ handAt, replaces }) => handAt !== null || replaces !== null)).toHaveLength(1)
  })

  test('sent again it is another refund, and the first is never sent', async () => {
    const { id } = await refused()
    await app.asOwner("update sandbox_checkouts set email = 'meera@example.in'")
    expect(await again(asFarah, id)).toMatchObject({ status: 200, body: { state: 'sent' } })
    app.clock.pass({ hours: 1 })
    await sendRefunds(app.services)
    expect(await atProvider()).toHaveLength(1)
    expect(await asFarah.api.deskRefunds.all()).toMatchObject([
      { state: 'sent', amount: 500, askedBy: 'Farah' },
      { id, state: 'replaced' },
    ])
    expect(await titles()).toEqual(['Your $5.00 did not go back yet', 'We sent $5.00 back to you'])
    expect(await again(asFarah, id)).toMatchObject({ status: 409, body: { code: 'refund-not-failed' } })
  })

  test('paid by hand it is out of what is left, with how it was paid', async () => {
    const { id, payment } = await refused()
    for (const [why, status] of [
      ['', 422],
      [' \u200b ', 422],
      ['x'.repeat(501), 422],
      [7, 422],
    ] as const)
      expect((await byHand(asFarah, id, why)).status).toBe(status)
    expect((await byHand(asFarah, id)).status).toBe(200)
    expect(await isOrdered(payment.id, 12_345 - 500 + 1)).toBe(false)
    expect(await isOrdered(payment.id, 12_345 - 500)).toBe(true)
    expect(await asFarah.api.deskRefunds.all()).toMatchObject([
      { state: 'waiting' },
      { state: 'by-hand', byHand: { by: 'Farah', why: 'By wire, reference 4711.' } },
    ])
    expect((await titles()).at(-1)).toBe('We paid your $5.00 back in another way')
    expect((await app.services.db.select().from(deskActions)).map(({ what }) => what)).toEqual(['refund-paid-by-hand'])
  })

  test('is no business of another desk, of a student, or of nobody', async () => {
    const { id } = await refused()
    const asMeera = await app.enter(meera)
    for (const who of [asKavya, asMeera, visitor(app)]) {
      for (const verb of [again, byHand]) expect([401, 404]).toContain((await verb(who, id)).status)
    }
    expect(await asKavya.api.deskRefunds.all()).toEqual([])
    for (const nothing of [crypto.randomUUID(), 'x'])
      expect([404, 422]).toContain((await again(asFarah, nothing)).status)
  })

  test('is looked after before anything else of its payment goes back', async () => {
    const { id, payment } = await refused()
    expect(await isOrdered(payment.id, 1)).toBe(false)
    expect((await byHand(asFarah, id)).status).toBe(200)
    expect(await isOrdered(payment.id, 1)).toBe(true)
  })
})

describe('what a provider says later', () => {
  const stripeSecret = () => app.outside.sandboxes?.cards?.webhookSecret ?? expect.fail('no sandbox')
  const razorpaySecret = () => app.outside.sandboxes?.rupees?.webhookSecret ?? expect.fail('no sandbox')

  type Said = {
    event: string
    type: string
    status: string
    reference: string
    id: string
    amount?: number
    currency?: string
  }
  const stripeSays = (
    { event, type, status, reference, id, amount = 500, currency = 'usd' }: Said,
    secret = stripeSecret(),
  ) => {
    const object = { id, object: 'refund', amount, currency, status, failure_reason: 'expired_or_canceled_card' }
    const body = JSON.stringify({
      id: event,
      object: 'event',
      type,
      data: { object: { ...object, metadata: { reference } } },
    })
    return visitor(app).call('POST', '/webhooks/stripe', body, {
      'stripe-signature': signStripe(body, secret, app.clock.now()),
    })
  }
  const razorpaySays = ({ event, type, status, reference, id, amount = 500, currency = 'INR' }: Said) => {
    const entity = { id, amount, currency, status, receipt: reference, notes: { reference } }
    const body = JSON.stringify({ event: type, payload: { refund: { entity } } })
    return visitor(app).call('POST', '/webhooks/razorpay', body, {
      'x-razorpay-signature': createHmac('sha256', razorpaySecret()).update(body).digest('hex'),
      'x-razorpay-event-id': event,
    })
  }
  const pending = async (provider: 'stripe' | 'razorpay' = 'stripe') => {
    const { id } = await paid({ provider, email: 'meera+refund-pending@example.in' })
    const refund = await order(id, 500)
    await sendRefunds(app.services)
    const row = await rowOf(refund)
    expect(row).toMatchObject({ providerId: expect.any(String), sentAt: null, failedAt: null })
    expect(await titles()).toEqual([])
    return { reference: refund, id: row.providerId ?? '' }
  }

  test('counts once, in whatever order and however often, and failed is the last word', async () => {
    const said = [
      { event: 'evt_a', type: 'refund.created', status: 'pending' },
      { event: 'evt_b', type: 'refund.updated', status: 'succeeded' },
      { event: 'evt_c', type: 'refund.failed', status: 'failed' },
    ] as const
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...said, ...said, ...said], { minLength: 9 }), async order_ => {
        await app.clear(paymentNotices, refunds, sandboxRefunds, notifications)
        const refund = await pending()
        for (const one of order_) expect((await stripeSays({ ...one, ...refund })).status).toBe(200)
        expect(await rowOf(refund.reference)).toMatchObject({ failure: 'expired_or_canceled_card' })
        const notified = await titles()
        expect(notified.filter(title => title === 'Your $5.00 did not go back yet')).toHaveLength(1)
        expect(notified.length).toBeLessThanOrEqual(2)
        expect(await app.services.db.$count(paymentNotices)).toBe(3)
      }),
      { numRuns: 6 },
    )
  })

  test('a hundred times at once counts once', async () => {
    const refund = await pending()
    const one = { event: 'evt_1', type: 'refund.updated', status: 'succeeded', ...refund }
    await Promise.all(Array.from({ length: 100 }, (_, index) => stripeSays({ ...one, event: `evt_${index % 2}` })))
    expect(await titles()).toEqual(['We sent $5.00 back to you'])
  })

  test('of Razorpay is read as well', async () => {
    const refund = await pending('razorpay')
    await razorpaySays({ event: 'evt_1', type: 'refund.processed', status: 'processed', ...refund })
    expect(await rowOf(refund.reference)).toMatchObject({ sentAt: app.clock.now() })
    await razorpaySays({ event: 'evt_2', type: 'refund.failed', status: 'failed', ...refund })
    expect(await rowOf(refund.reference)).toMatchObject({ failure: 'Razorpay says: failed.' })
  })

  test('before the answer to our call, it is the same refund', async () => {
    const reference = await order((await paid()).id, 500)
    await stripeSays({ event: 'evt_1', type: 'refund.updated', status: 'succeeded', reference, id: 're_early' })
    expect(await rowOf(reference)).toMatchObject({ providerId: 're_early', sentAt: app.clock.now() })
    await sendRefunds(app.services)
    expect(await atProvider()).toEqual([])
  })

  test('with a wrong signature is refused', async () => {
    const refund = await pending()
    const one = { event: 'evt_1', type: 'refund.updated', status: 'succeeded', ...refund }
    expect((await stripeSays(one, 'whsec_another')).status).toBe(400)
    expect(await rowOf(refund.reference)).toMatchObject({ sentAt: null })
  })

  test.each([
    ['another amount', { amount: 501 }],
    ['another currency', { currency: 'eur' }],
    ['another refund of theirs', { id: 're_another' }],
  ])('about %s counts for nothing, and somebody looks at it', async (_, changes) => {
    await app.services.db.delete(recordedErrors)
    const refund = await pending()
    const one = { event: 'evt_1', type: 'refund.updated', status: 'succeeded', ...refund, ...changes }
    expect((await stripeSays(one)).status).toBe(200)
    expect(await rowOf(refund.reference)).toMatchObject({ sentAt: null })
    expect(await app.services.db.select().from(recordedErrors)).toHaveLength(1)
  })

  test('about another provider’s refund, or nobody’s, is not ours', async () => {
    const refund = await pending('razorpay')
    const one = { event: 'evt_1', type: 'refund.updated', status: 'succeeded', ...refund }
    for (const changes of [{}, { reference: crypto.randomUUID() }, { reference: "' or 1=1 --" }])
      expect((await stripeSays({ ...one, ...changes })).status).toBe(200)
    expect(await rowOf(refund.reference)).toMatchObject({ sentAt: null })
  })

  test.each(['stripe', 'razorpay'] as const)('and never does, is asked for: %s', async provider => {
    const { reference, id } = await pending(provider)
    await app.asOwner("update sandbox_refunds set status = 'sent'")
    await askAboutTaken(app.services)
    expect(await rowOf(reference)).toMatchObject({ sentAt: null })
    app.clock.pass({ hours: 1 })
    await askAboutTaken(app.services)
    expect(await rowOf(reference)).toMatchObject({ sentAt: app.clock.now(), providerId: id })
  })

  test('the sandbox says it by itself', async () => {
    const { id } = await pending()
    await sandboxOf('stripe').settle(id, 'failed', 'lost_or_stolen_card')
    // What failed can go back again there.
    const [payment] = await app.services.db.select().from(payments)
    expect(
      await cards.refund({ paymentId: payment?.providerPaymentId ?? '', amount: 12_345, reference: 'x' }),
    ).toMatchObject({ state: 'pending' })
  })
})

test('the database takes no refund of nothing, none that failed without a word, and no note by hand without one', async () => {
  const { id: payment } = await paid()
  const row = { payment, amount: 1, what: 'insurance' as const, askedAt: app.clock.now() }
  const at = app.clock.now()
  for (const wrong of [{ amount: 0 }, { amount: -1 }, { failedAt: at }, { handAt: at, handWhy: 'x' }])
    await expect(app.services.db.insert(refunds).values({ ...row, ...wrong })).rejects.toThrow()
})
