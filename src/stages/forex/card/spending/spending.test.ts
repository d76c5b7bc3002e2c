import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, meera, rohan, type DemoPerson } from '#seed/people.ts'
import { answerOf } from '#tests/api.ts'
import { forgeries, strangeBodies } from '#tests/attacks/corpus/notices.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { seedPeople } from '#tests/people.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { fundsOf, move, purchasesOf } from '#src/features/card/ledger.ts'
import { cardAuthorizations, cardPurchases, cardTransfers } from '#src/features/card/tables.ts'
import { sign } from '#src/platform/cards/checkouts.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { ProviderRefusal, type Ports } from '#src/platform/ports.ts'
import { ProviderUnavailable } from '#src/platform/providers/call.ts'
import { recordedErrors } from '#src/platform/records/tables.ts'
import { cards, cardSettings } from '../tables.ts'

let app: TestApp
let issuing: Ports['issuing']
let owner: string
let card: string
let made = 0

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seedPeople(app.services)
  issuing = app.services.ports.issuing
})
beforeEach(async () => {
  app.services.ports.issuing = issuing
  await app.services.db.delete(rateLimits)
  await app.services.db.delete(recordedErrors)
  ;({ owner, card } = await newCard())
})
afterAll(() => app.end())

const spendings = () => app.outside.sandboxes?.issuing?.spendings ?? expect.fail('no sandbox')

/** Of somebody new, with $100 on it. */
async function newCard(funds = 10_000) {
  const [person] = await app.services.db.insert(people).values({ createdAt: app.clock.now() }).returning()
  const id = person?.id ?? expect.fail('nobody')
  return { owner: id, card: await cardFor(id, funds) }
}

async function cardFor(id: string, funds = 10_000): Promise<string> {
  const holder = { reference: id, name: 'Meera Iyer', email: `${id}@example.in` }
  const { id: providerId, last4 } = await issuing.issue(holder)
  const at = app.clock.now()
  await app.services.db.insert(cards).values({ owner: id, providerId, last4, name: holder.name, issuedAt: at })
  const reference = `f${(made += 1)}`
  await app.services.change(change => move(change, { owner: id, what: 'funded', amount: funds, reference, at }))
  return providerId
}

const paidFee = () => ({ owner, amount: 35_000, reference: 'fee', at: app.clock.now() })
const balance = () => fundsOf(app.services.db, owner)
const summed = async () =>
  (await app.services.db.select().from(cardTransfers).where(eq(cardTransfers.owner, owner))).reduce(
    (sum, { debit, credit, amount }) => sum + (credit === 'card' ? amount : debit === 'card' ? -amount : 0),
    0,
  )
const beyond = async () =>
  (await app.services.db.select().from(cardPurchases).where(eq(cardPurchases.owner, owner))).reduce(
    (sum, one) => sum + one.beyond,
    0,
  )
const buy = (amount: number, more: object = {}) =>
  spendings().authorize({ card, amount, merchant: 'Corner Books', ...more })
const authorizationOf = async (id: string) =>
  (await app.services.db.select().from(cardAuthorizations).where(eq(cardAuthorizations.id, id)))[0]

async function signedIn(person: DemoPerson): Promise<{ who: Visitor; id: string }> {
  const who = visitor(app)
  await who.api.accounts.signIn({ email: person.email, password: demoPassword })
  const [row] = await app.services.db.select().from(people).where(eq(people.email, person.email))
  return { who, id: row?.id ?? expect.fail('nobody') }
}

describe('a purchase', () => {
  test('is held, taken, and comes off the balance once', async () => {
    const one = await buy(2_500)
    expect(one).toMatchObject({ approved: true })
    expect(await balance()).toBe(10_000)
    await Promise.all([spendings().capture(one.id), spendings().capture(one.id)])
    expect(await balance()).toBe(7_500)
    expect(await purchasesOf(app.services.db, owner)).toMatchObject([{ merchant: 'Corner Books', cents: 2_500 }])
    expect(await authorizationOf(one.id)).toMatchObject({ isApproved: true, overAt: expect.anything() })
  })

  test('given up by its merchant moves nothing, and no longer holds anything', async () => {
    const one = await buy(9_000)
    expect(await buy(2_000)).toMatchObject({ approved: false })
    await spendings().reverse(one.id)
    expect(await balance()).toBe(10_000)
    expect(await buy(2_000)).toMatchObject({ approved: true })
  })

  test('that came back is on the card again', async () => {
    const one = await buy(2_500)
    await spendings().capture(one.id)
    await spendings().refund(one.id, 1_000)
    expect(await balance()).toBe(8_500)
    expect((await purchasesOf(app.services.db, owner)).map(({ cents }) => cents).toSorted()).toEqual([-1_000, 2_500])
  })

  test('in another currency comes off in dollars, with what the merchant asked for', async () => {
    const one = await buy(1_300, { merchantAmount: 1_200, merchantCurrency: 'eur' })
    await spendings().capture(one.id)
    expect(await balance()).toBe(8_700)
    expect(await app.services.db.select().from(cardPurchases).where(eq(cardPurchases.owner, owner))).toMatchObject([
      { amount: 1_300, merchantAmount: 1_200, merchantCurrency: 'EUR', merchant: 'Corner Books' },
    ])
  })

  test('beyond what is on the card is declined, and moves nothing', async () => {
    const one = await buy(10_001)
    expect(one).toMatchObject({ approved: false, request_history: [{ reason: 'webhook_declined' }] })
    expect(await authorizationOf(one.id)).toMatchObject({ isApproved: false, declinedFor: 'webhook_declined' })
    expect(await balance()).toBe(10_000)
  })

  test('of fifty asked for at once only those are approved for which there is enough', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => buy(900)))
    expect(all.filter(({ approved }) => approved)).toHaveLength(11)
    for (const one of all.filter(({ approved }) => approved)) await spendings().capture(one.id)
    expect(await balance()).toBe(100)
    expect(await beyond()).toBe(0)
  })

  test('with a tip beyond the balance empties the card, and the rest is a debt that the desk sees', async () => {
    const one = await buy(9_500)
    await spendings().capture(one.id, 11_000)
    expect(await balance()).toBe(0)
    expect(await beyond()).toBe(1_000)
    const next = await buy(1)
    expect(next.approved).toBe(false)
  })

  test('of the SEVIS fee that was put aside is that fee, approved and taken once, also with nothing else on the card', async () => {
    await app.services.change(change => move(change, { ...paidFee(), what: 'funded', reference: 'more' }))
    await app.services.change(change => move(change, { ...paidFee(), what: 'sevis-fee' }))
    expect(await balance()).toBe(10_000)
    const fee = await buy(35_000, { merchant: 'FMJfee' })
    expect(fee).toMatchObject({ approved: true })
    // Held against what was put aside: the rest of the card is free, and a second one of this amount isn't covered.
    expect(await buy(35_000)).toMatchObject({ approved: false })
    const other = await buy(10_000)
    expect(other).toMatchObject({ approved: true })
    await Promise.all([spendings().capture(fee.id), spendings().capture(fee.id)])
    expect(await balance()).toBe(10_000)
    await spendings().capture(other.id)
    expect(await balance()).toBe(0)
    expect(await beyond()).toBe(0)
    expect(await summed()).toBe(0)
    // Charged, it is not charged again.
    expect(await buy(35_000)).toMatchObject({ approved: false })
    const what = (await app.services.db.select().from(cardTransfers).where(eq(cardTransfers.owner, owner))).map(
      one => one.what,
    )
    expect(what).toEqual(['funded', 'funded', 'sevis-fee', 'sevis-fee-charged', 'purchase'])
  })

  test('on the card of nobody of ours is declined, and leaves nothing behind', async () => {
    const { id } = await issuing.issue({ reference: 'another-system', name: 'Nobody', email: 'nobody@example.in' })
    const one = await spendings().authorize({ card: id, amount: 1, merchant: 'Corner Books' })
    expect(one.approved).toBe(false)
    expect(await authorizationOf(one.id)).toBeUndefined()
  })
})

test('whatever is bought, taken, given up and refunded, the balance is the sum of the movements, never below nothing', async () => {
  const step = fc.record({
    amount: fc.integer({ min: 1, max: 6_000 }),
    next: fc.constantFrom('capture', 'tip', 'reverse', 'refund', 'nothing'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 3 }), async rounds => {
      ;({ owner, card } = await newCard())
      for (const round of rounds) {
        await Promise.all(
          round.map(async ({ amount, next }) => {
            const one = await buy(amount)
            if (!one.approved) return
            if (next === 'reverse') await spendings().reverse(one.id)
            if (next === 'tip') await spendings().capture(one.id, amount + 500)
            if (next === 'capture' || next === 'refund') await spendings().capture(one.id)
            if (next === 'refund') await spendings().refund(one.id)
          }),
        )
        expect(await balance()).toBe(await summed())
        expect(await balance()).toBeGreaterThanOrEqual(0)
        const net = (await purchasesOf(app.services.db, owner)).reduce((sum, { cents }) => sum + cents, 0)
        expect(await balance()).toBe(10_000 - net + (await beyond()))
      }
    }),
    { numRuns: 8 },
  )
})

describe('a notice', () => {
  const secrets = () => app.outside.sandboxes?.issuing?.webhookSecrets ?? expect.fail('no sandbox')
  const seconds = () => Math.floor(app.clock.now().epochMilliseconds / 1000)
  const post = (type: string, object: object, { secret = secrets()[0] ?? '', created = seconds() } = {}) => {
    const body = JSON.stringify({ id: `evt_${(made += 1)}`, object: 'event', type, created, data: { object } })
    return visitor(app).call('POST', '/webhooks/stripe-issuing', body, {
      'stripe-signature': sign(body, secret, app.clock.now()),
    })
  }
  const merchant_data = { name: 'Corner Books', city: 'Denton', country: 'US' }
  const authorization = (changes: object = {}) => ({
    id: `iauth_${owner}`.replaceAll('-', ''),
    object: 'issuing.authorization',
    card: { id: card, object: 'issuing.card' },
    created: seconds(),
    amount: 1_000,
    currency: 'usd',
    merchant_amount: 1_000,
    merchant_currency: 'usd',
    merchant_data,
    approved: true,
    status: 'pending',
    request_history: [],
    ...changes,
  })
  const transaction = (changes: object = {}) => ({
    id: `ipi_${owner}`.replaceAll('-', ''),
    object: 'issuing.transaction',
    type: 'capture',
    card,
    authorization: authorization().id,
    created: seconds(),
    amount: -1_000,
    currency: 'usd',
    merchant_amount: -1_000,
    merchant_currency: 'usd',
    merchant_data,
    ...changes,
  })

  test('counts once, however often and in whatever order they come', async () => {
    const said = [
      () => post('issuing_authorization.created', authorization()),
      () => post('issuing_transaction.created', transaction()),
      () => post('issuing_authorization.updated', authorization({ status: 'closed' }), { created: seconds() + 1 }),
    ]
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...said, ...said], { minLength: 6 }), async order => {
        ;({ owner, card } = await newCard())
        for (const say of order) expect((await say()).status).toBe(200)
        expect(await balance()).toBe(9_000)
        expect(await authorizationOf(authorization().id)).toMatchObject({ overAt: expect.anything() })
      }),
      { numRuns: 8 },
    )
  })

  test('a hundred times at once is one', async () => {
    await Promise.all(Array.from({ length: 100 }, () => post('issuing_transaction.created', transaction())))
    expect(await balance()).toBe(9_000)
    expect(await app.services.db.select().from(recordedErrors)).toEqual([])
  })

  test('that is forged, or of the other endpoint’s kind of nothing, is refused', async () => {
    for (const secret of ['whsec_another', ''])
      expect((await post('issuing_transaction.created', transaction(), { secret })).status).toBe(400)
    expect(await balance()).toBe(10_000)
    expect((await visitor(app).call('POST', '/webhooks/stripe-issuing', '', {})).status).toBe(400)
  })

  test.each([
    ['another amount', { amount: -2_000 }],
    ['a refund', { type: 'refund', amount: 1_000 }],
  ])('under the same id with %s counts for nothing, and somebody looks at it', async (_, changes) => {
    await post('issuing_transaction.created', transaction())
    await post('issuing_transaction.created', transaction(changes))
    expect(await balance()).toBe(9_000)
    expect(await app.services.db.select().from(recordedErrors)).toHaveLength(1)
  })

  test('under the same id for another card counts for nothing there', async () => {
    const one = transaction()
    await post('issuing_transaction.created', one)
    const other = await newCard()
    await post('issuing_transaction.created', { ...one, card: other.card })
    expect(await fundsOf(app.services.db, other.owner)).toBe(10_000)
    const asked = authorization()
    await post('issuing_authorization.created', asked)
    await post('issuing_authorization.updated', { ...asked, card: other.card, approved: false })
    expect(await authorizationOf(asked.id)).toMatchObject({ owner, isApproved: true })
  })

  test.each([
    ['no dollars', { currency: 'eur' }],
    ['the wrong sign', { amount: 1_000 }],
    ['nothing', { amount: 0 }],
  ])('of %s moves nothing', async (_, changes) => {
    expect((await post('issuing_transaction.created', transaction(changes))).status).toBe(200)
    expect(await balance()).toBe(10_000)
    expect(await app.services.db.select().from(recordedErrors)).toHaveLength(1)
  })

  test.each([
    ['a text for an amount', { amount: '-1000' }],
    ['a fraction', { amount: -10.5 }],
    ['more than a number holds', { amount: -1e300 }],
    ['an id with a NUL', { id: 'ipi_\u0000' }],
    ['no merchant', { merchant_data: null }],
    ['a card that is none', { card: ['x'] }],
    ['a day that never comes', { created: 1e15 }],
  ])('with %s is none of ours', async (_, changes) => {
    expect((await post('issuing_transaction.created', transaction(changes))).status).toBe(200)
    expect(await balance()).toBe(10_000)
  })

  test('with a merchant’s name of control letters and without end is shown as text', async () => {
    const name = `\u202e\u0000${'x'.repeat(5_000)}<b>`
    await post('issuing_transaction.created', transaction({ merchant_data: { name, city: null, country: 'US' } }))
    const [one] = await purchasesOf(app.services.db, owner)
    expect(one?.merchant).toBe('x'.repeat(100))
  })

  test('that asks is answered in the version of their API', async () => {
    const body = JSON.stringify({
      id: 'evt_asked',
      object: 'event',
      type: 'issuing_authorization.request',
      created: seconds(),
      data: { object: authorization({ amount: 0, pending_request: { amount: 1_000, merchant_amount: 1_000 } }) },
    })
    const ask = () =>
      fetch(`${app.url}/webhooks/stripe-issuing`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': sign(body, secrets()[1] ?? '', app.clock.now()),
        },
        body,
      })
    const answers = await Promise.all(Array.from({ length: 5 }, ask))
    expect(answers[0]?.headers.get('stripe-version')).toMatch(/^20\d\d-/)
    for (const answer of answers) expect(await answer.json()).toEqual({ approved: true })
    expect(await authorizationOf(authorization().id)).toMatchObject({ amount: 1_000, isApproved: true })
  })

  test.each(forgeries)('with $tries is refused', async ({ headers }) => {
    const body = JSON.stringify({ id: 'evt_x', type: 'issuing_transaction.created', created: seconds(), data: {} })
    const right = { 'stripe-signature': sign(body, secrets()[0] ?? '', app.clock.now()) }
    const wrong = headers(right)
    if (JSON.stringify(wrong) === JSON.stringify(right)) return
    expect([400, 431]).toContain((await visitor(app).call('POST', '/webhooks/stripe-issuing', body, wrong)).status)
  })

  test.each(strangeBodies)('signed rightly, of $tries, is none of ours', async ({ body }) => {
    const headers = { 'stripe-signature': sign(body, secrets()[0] ?? '', app.clock.now()) }
    expect([200, 400]).toContain((await visitor(app).call('POST', '/webhooks/stripe-issuing', body, headers)).status)
    expect(await balance()).toBe(10_000)
  })

  test('about how the card is set counts, the later one', async () => {
    const at = (status: string, created: number) =>
      post(
        'issuing_card.updated',
        {
          id: card,
          status,
          spending_controls: {
            spending_limits: [
              { amount: 5_000, interval: 'daily' },
              { amount: 50_000, interval: 'monthly' },
            ],
          },
        },
        { created },
      )
    await at('inactive', seconds() + 2)
    await at('active', seconds())
    const [settings] = await app.services.db.select().from(cardSettings).where(eq(cardSettings.owner, owner))
    expect(settings).toMatchObject({ daily: 5_000, monthly: 50_000, frozenAt: expect.anything() })
    expect((await post('issuing_authorization.request', authorization({ amount: 1 }))).body).toEqual({
      approved: false,
    })
  })
})

describe('a student', () => {
  let asMeera: Visitor
  let asRohan: Visitor

  beforeAll(async () => {
    const one = await signedIn(meera)
    await app.services.db.delete(cards).where(eq(cards.owner, one.id))
    await cardFor(one.id)
  })
  beforeEach(async () => {
    const { who, id } = await signedIn(meera)
    asMeera = who
    asRohan = (await signedIn(rohan)).who
    const [row] = await app.services.db.select().from(cards).where(eq(cards.owner, id))
    owner = id
    card = row?.providerId ?? expect.fail('no card')
    await asMeera.api.cardSpending.thaw({})
    await app.services.db.delete(cardSettings)
  })

  const spending = () => asMeera.api.cardSpending.spending()

  test('freezes the card at the issuer, and thaws it', async () => {
    await asMeera.api.cardSpending.freeze({})
    expect(await spending()).toMatchObject({ frozenAt: expect.any(String) })
    expect(await buy(100)).toMatchObject({ approved: false, request_history: [{ reason: 'card_inactive' }] })
    expect(await spending()).toMatchObject({ declined: [{ amount: 100, why: 'frozen' }] })
    await asMeera.api.cardSpending.thaw({})
    expect(await spending()).toMatchObject({ frozenAt: null })
    expect(await buy(100)).toMatchObject({ approved: true })
  })

  test('sets limits that the issuer applies', async () => {
    await asMeera.api.cardSpending.setLimits({ daily: '5.00', monthly: 20 })
    expect(await spending()).toMatchObject({
      limits: { daily: 500, monthly: 2_000, setAt: expect.any(String) },
    })
    app.clock.pass({ hours: 24 })
    expect(await buy(501)).toMatchObject({ approved: false, request_history: [{ reason: 'spending_controls' }] })
    expect(await buy(400)).toMatchObject({ approved: true })
    expect(await spending()).toMatchObject({ declined: [{ why: 'limit' }, { why: 'frozen' }] })
  })

  test.each([
    ['none', {}],
    ['less in a month', { daily: 20, monthly: 10 }],
    ['too much', { daily: 25_001, monthly: 25_001 }],
    ['below nothing', { daily: -1, monthly: 5 }],
    ['a list', { daily: [5], monthly: 5 }],
    ['without end', { daily: '9'.repeat(10_000), monthly: 5 }],
  ])('reads that limits of %s are wrong', async (_, typed) => {
    expect((await asMeera.call('PUT', '/api/forex/card/limits', typed)).status).toBe(422)
  })

  test('limits the day alone, and removes it again', async () => {
    app.clock.pass({ hours: 24 })
    asMeera = (await signedIn(meera)).who
    const set = async (daily: string) =>
      expect((await asMeera.call('PUT', '/api/forex/card/limits', { daily, monthly: '' })).status).toBe(200)
    await set('5.00')
    expect(await spending()).toMatchObject({ limits: { daily: 500, monthly: null } })
    expect(await buy(501)).toMatchObject({ approved: false, request_history: [{ reason: 'spending_controls' }] })
    await set('')
    expect(await spending()).toMatchObject({ limits: { daily: null, monthly: null } })
    expect(await buy(501)).toMatchObject({ approved: true })
  })

  test('on two devices at once: what is shown is what the issuer has', async () => {
    const set = (daily: number) => asMeera.api.cardSpending.setLimits({ daily, monthly: 1_000 })
    let last = 0
    app.services.ports.issuing = {
      ...issuing,
      setLimits: async (id, limits) => {
        await issuing.setLimits(id, limits)
        last = limits.daily
      },
    }
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => answerOf(set(index + 1))))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(await spending()).toMatchObject({ limits: { daily: last } })
    await set(30)
  })

  test.each([
    ['refuses', () => new ProviderRefusal('This card was canceled.')],
    ['does not answer', () => new ProviderUnavailable('silent')],
  ])('reads where the issuer %s, and nothing changes', async (_, error) => {
    app.services.ports.issuing = {
      ...issuing,
      setFrozen: () => Promise.reject(error()),
      setLimits: () => Promise.reject(error()),
    }
    for (const [verb, path, body] of [
      ['PUT', '/api/forex/card/freeze', {}],
      ['PUT', '/api/forex/card/limits', { daily: 5, monthly: 50 }],
    ] as const) {
      const { status } = await asMeera.call(verb, path, body)
      expect(status).toBeGreaterThanOrEqual(400)
      expect([422, 503]).toContain(status)
    }
    expect(await spending()).toMatchObject({ frozenAt: null, limits: null })
  })

  test('sees nothing of another’s card, and sets none where there is none', async () => {
    await app.services.db.delete(cards).where(eq(cards.owner, (await signedIn(rohan)).id))
    await buy(300)
    expect(await asRohan.api.cardSpending.spending()).toMatchObject({ pending: [], declined: [] })
    expect((await asRohan.call('PUT', '/api/forex/card/freeze', {})).status).toBe(404)
    expect((await asRohan.call('PUT', '/api/forex/card/limits', { daily: 5, monthly: 50 })).status).toBe(404)
    expect((await visitor(app).call('PUT', '/api/forex/card/freeze', {})).status).toBe(401)
  })

  test('thaws and sets limits only after a fresh sign-in; to freeze needs none', async () => {
    app.clock.pass({ minutes: 20 })
    await asMeera.api.cardSpending.freeze({})
    const again = { body: { code: 'prove-again' } }
    await expect(asMeera.api.cardSpending.thaw({})).rejects.toMatchObject(again)
    await expect(asMeera.api.cardSpending.setLimits({ daily: 5, monthly: 50 })).rejects.toMatchObject(again)
  })
})
