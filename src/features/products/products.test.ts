// A student chooses and orders, the desk passes on and answers: each against the other, and against itself.
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, farah, kavya, meera, rohan } from '#seed/people.ts'
import { productStock } from '#seed/products/products.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deskActions } from '../audit/tables.ts'
import { notifications } from '../notifications/tables.ts'
import { happenings } from '../progress/tables.ts'
import { requests } from '../desk-kit/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { stockProducts } from './stock.ts'
import { productChoices, productOrders, productPapers, products } from './tables.ts'

let app: TeamApp
let [asMeera, asRohan, asKavya, asDev]: Visitor[] = []
const present = (visitor: Visitor | undefined): Visitor => {
  if (visitor === undefined) throw new Error('Nobody came in.')
  return visitor
}

beforeAll(async () => {
  app = await openTeamApp()
  ;[asMeera, asRohan, asKavya, asDev] = await Promise.all([meera, rohan, kavya, dev].map(person => app.enter(person)))
})
beforeEach(async () => {
  await app.clear(
    productOrders,
    productChoices,
    productPapers,
    products,
    requests,
    notifications,
    deskActions,
    happenings,
    rateLimits,
  )
  await stockProducts(app.services, productStock)
  for (const person of [meera, rohan]) await readyToApply(app.idOf(person))
})
/** What comes before an application. */
const readyToApply = (owner: string) =>
  app.services.db.insert(happenings).values([
    { owner, stage: 'bank-accounts', what: 'marked', step: 'CollectPapers', at: app.services.now() },
    { owner, stage: 'credit-card', what: 'marked', step: 'CompareCards', at: app.services.now() },
  ])
afterAll(() => app.end())

const account = 'everyday-student-account'
const lead = {
  product: account,
  version: 1,
  name: 'Meera Iyer',
  email: 'meera@example.com',
  prefix: 'IN:91',
  phone: '98480 12345',
  consent: true,
  university: 'University of North Texas',
  usAddress: '',
  arrival: '2026-08-05',
}
const plan = {
  product: 'campus-line',
  version: 1,
  name: 'Meera Iyer',
  email: 'meera@example.com',
  prefix: 'IN:91',
  phone: '98480 12345',
  consent: true,
  sim: 'esim',
  isUnlocked: true,
  takesEsim: true,
  address: '',
  city: '',
  pin: '',
  flight: '2026-08-04',
}
const apply = (
  changed: object = {},
  visitor = present(asMeera),
  kind: 'bank-account' | 'credit-card' = 'bank-account',
) => visitor.api.products.apply({ kind, ...lead, ...changed })
const orderPlan = (changed: object = {}, visitor = present(asMeera)) =>
  visitor.api.products.orderPlan({ ...plan, ...changed })
const applied = async (...all: Parameters<typeof apply>): Promise<string> => (await apply(...all)).id
const counter = (kind: 'bank-account' | 'credit-card' | 'phone-plan' = 'bank-account', visitor = present(asMeera)) =>
  visitor.api.products.read({ kind })
const desk = (id: string, visitor = present(asKavya)) => visitor.api.productsDesk.order({ id })
const answer = (id: string, changed: object = {}, visitor = present(asKavya)) =>
  visitor.api.productsDesk.answer({
    id,
    version: 1,
    outcome: 'granted',
    words: 'Go to the branch on Mall Street.',
    code: '',
    ...changed,
  })
const withdraw = (id: string, visitor = present(asMeera)) => visitor.api.products.withdraw({ id })
const receive = (id: string, visitor = present(asMeera)) => visitor.api.products.receive({ id })
const audited = async () =>
  (await app.services.db.select().from(deskActions).orderBy(asc(deskActions.id))).map(({ what }) => what)
const waiting = async () =>
  (await app.services.db.select().from(requests)).filter(({ settledAt }) => settledAt === null).length
const statusOf = async (stage: string, step: string) => {
  const { stages } = await present(asMeera).api.journey.read({})
  const found = ensure(stages.find(({ route }) => route === stage))
  return ensure(found.steps.find(({ id }) => id === step)).status
}
const codes = (answers: readonly { status: number; body: unknown }[]) =>
  answers.map(({ status, body }) => Object(body).code ?? status).toSorted()

test('nothing is applied for before what comes before it is done', async () => {
  await app.services.db.delete(happenings)
  for (const kind of ['bank-account', 'credit-card'] as const) {
    await expect(
      apply({ product: kind === 'bank-account' ? account : 'first-student-card' }, present(asMeera), kind),
    ).rejects.toMatchObject({ status: 409, body: { code: 'step-locked' } })
  }
  expect(await app.services.db.$count(productOrders)).toBe(0)
})

describe('choosing', () => {
  const choose = (
    product: string,
    kind: 'bank-account' | 'credit-card' | 'phone-plan' = 'bank-account',
    more: object = {},
  ) => present(asMeera).api.products.choose({ kind, product, ...more })

  test('one, then another; what stands is the last, and the same again is no change', async () => {
    await choose(account)
    app.clock.pass({ minutes: 1 })
    await choose('before-you-fly-account')
    const { chosen } = await counter()
    app.clock.pass({ minutes: 1 })
    await choose('before-you-fly-account')
    expect((await counter()).chosen).toEqual(chosen)
    expect(chosen?.product).toBe('before-you-fly-account')
    expect(await statusOf('bank-accounts', 'CompareAccounts')).toBe('complete')
    expect((await counter('bank-account', present(asRohan))).chosen).toBeNull()
  })

  test('what was chosen without a network does not take the place of what was chosen on another device meanwhile', async () => {
    await choose(account)
    const { title } = ensure((await counter()).products.find(({ id }) => id === account))
    await expect(choose('before-you-fly-account', 'bank-account', { was: { product: null } })).rejects.toMatchObject({
      status: 409,
      body: { code: 'changed-elsewhere', fields: { product: title } },
    })
    expect(ensure((await counter()).chosen).product).toBe(account)
    await choose('before-you-fly-account', 'bank-account', { was: { product: account } })
  })

  test('nothing of another kind, nothing retired, and nothing while one has asked', async () => {
    await expect(choose('campus-line')).rejects.toMatchObject({ status: 404 })
    await present(asKavya).api.productsDesk.retire({ id: 'plus-checking-account' })
    await expect(choose('plus-checking-account')).rejects.toMatchObject({ body: { code: 'product-retired' } })
    await apply()
    await expect(choose('before-you-fly-account')).rejects.toMatchObject({ body: { code: 'order-stands' } })
  })

  test('papers of what one chose are ticked, and no others', async () => {
    const tick = (paper: string, isReady = true) =>
      present(asMeera).api.products.tick({ kind: 'bank-account', paper, isReady })
    await expect(tick('Passport with the visa')).rejects.toMatchObject({ status: 404 })
    await choose(account)
    await expect(tick('My horse')).rejects.toMatchObject({ status: 404 })
    await Promise.all([tick('Passport with the visa'), tick('Passport with the visa')])
    expect((await counter()).papers).toMatchObject([{ paper: 'Passport with the visa' }])
    await tick('Passport with the visa', false)
    expect((await counter()).papers).toEqual([])
  })
})

describe('an order', () => {
  test('goes from the student over the desk to the student', async () => {
    const id = await applied()
    expect(await statusOf('bank-accounts', 'OpenAccount')).toBe('processing')
    expect((await counter()).orders).toMatchObject([
      {
        id,
        product: { title: 'Everyday student account (sample)' },
        details: { phone: '+919848012345', arrival: '5th August 2026' },
      },
    ])
    expect((await counter()).chosen).toMatchObject({ product: account })
    expect(await waiting()).toBe(1)

    await present(asKavya).api.productsDesk.takeUp({ id, version: 1 })
    expect((await counter()).orders).toMatchObject([{ takenUpBy: 'Kavya', grantedAt: null }])
    await expect(receive(id)).rejects.toMatchObject({ body: { code: 'order-not-granted' } })
    await answer(id, { version: 2, code: 'REF-1' })
    expect((await counter()).orders).toMatchObject([
      { answeredBy: 'Kavya', words: 'Go to the branch on Mall Street.', code: 'REF-1' },
    ])
    expect(await statusOf('bank-accounts', 'OpenAccount')).toBe('readyForReview')
    expect(await waiting()).toBe(0)
    const notified = await app.services.db
      .select()
      .from(notifications)
      .where(eq(notifications.owner, app.idOf(meera)))
    expect(notified).toMatchObject([
      { title: 'Your bank account: the partner said yes', href: '/bank-accounts/open-the-account' },
    ])
    expect(JSON.stringify(notified)).not.toContain('Mall Street')

    await receive(id)
    await receive(id)
    expect(await statusOf('bank-accounts', 'OpenAccount')).toBe('complete')
    await present(asMeera).api.products.unreceive({ id })
    expect(await statusOf('bank-accounts', 'OpenAccount')).toBe('readyForReview')
    expect(await audited()).toEqual(['order-taken-up', 'order-granted'])
    const body = await present(asKavya).api.students.read({ id: app.idOf(meera) })
    expect(body.history.map(({ what }) => what)).toContain(
      'Applied for a bank account: Everyday student account (sample)',
    )
  })

  test('ten sent at once are one, also with the desk asked once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => answerOf(apply())))
    expect(codes(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 'order-stands')])
    expect(await waiting()).toBe(1)
  })

  test('of another kind it stands beside it', async () => {
    expect(
      (
        await Promise.all([
          answerOf(apply()),
          answerOf(apply({ product: 'first-student-card' }, present(asMeera), 'credit-card')),
          answerOf(orderPlan()),
        ])
      ).map(({ status }) => status),
    ).toEqual([200, 200, 200])
  })

  test('sent again with its key, after an answer was lost, it is the same', async () => {
    const send = () =>
      present(asMeera).call('POST', '/api/products/bank-account/applications', lead, {
        'idempotency-key': 'this-very-application',
      })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
  })

  test('carries what was read: once that changed, nothing goes out', async () => {
    const product = (await present(asKavya).api.productsDesk.catalogue()).find(({ id }) => id === account)
    const { provider, title, pitch, needsSsn, terms, sims, source, isSample, version } = ensure(product)
    const typed = {
      provider,
      title,
      pitch,
      needsSsn,
      terms,
      sims,
      source,
      isSample,
      version,
      price: '9.00',
      place: '10',
      website: '',
      checkedOn: '2026-06-01',
    }
    await present(asKavya).api.productsDesk.change({ ...typed, id: account })
    await expect(apply()).rejects.toMatchObject({
      body: {
        code: 'product-changed',
        message: expect.stringContaining('changed since you saw them'),
      },
    })
    expect((await counter()).orders).toEqual([])
    const id = await applied({ version: 2 })
    expect(await desk(id)).toMatchObject({ product: { price: 900 } })
    // What was ordered keeps its price.
    await present(asKavya).api.productsDesk.change({ id: account, ...typed, version: 2, price: '20.00' })
    expect((await counter()).orders).toMatchObject([{ product: { price: 900 } }])
  })

  test('is not sent beside a step that was done by oneself', async () => {
    await present(asMeera).api.journey.mark({ stage: 'bank-accounts', step: 'CollectPapers' })
    await present(asMeera).api.journey.mark({ stage: 'bank-accounts', step: 'OpenAccount' })
    await expect(apply()).rejects.toMatchObject({ body: { code: 'marked-done' } })
    await present(asMeera).api.journey.unmark({ stage: 'bank-accounts', step: 'OpenAccount' })
    await apply()
    expect((await present(asMeera).call('PUT', '/api/journey/bank-accounts/OpenAccount/mark', {})).body).toMatchObject({
      code: 'step-not-markable',
    })
  })

  test.each([
    ['no consent', { consent: false }, 'consent'],
    ['no name', { name: '  ' }, 'name'],
    ['no phone', { phone: '12' }, 'phone'],
    ['no day', { arrival: 'soon' }, 'arrival'],
  ])('with %s is refused beside its field', async (_, changed, field) => {
    const { status, body } = await answerOf(apply(changed))
    expect([status, Object.keys(Object(body).fields)]).toEqual([422, [field]])
  })

  test.each([
    ['a product that is not there', { product: 'nowhere' }, 404],
    ['a product of another kind', { product: 'campus-line' }, 404],
    ['a version that is none', { version: 0 }, 422],
    ['a flood of words', { usAddress: 'x'.repeat(5000) }, 422],
    ['a number for a name', { name: 7 }, 422],
  ])('with %s is refused', async (_, changed, status) => expect((await answerOf(apply(changed))).status).toBe(status))

  test('a plan goes only to a phone that takes it', async () => {
    await expect(orderPlan({ isUnlocked: false })).rejects.toMatchObject({
      body: {
        fields: { isUnlocked: expect.stringContaining('locked') },
      },
    })
    await expect(
      orderPlan({ product: 'esim-starter', sim: 'sim', address: 'a', city: 'b', pin: '500001' }),
    ).rejects.toMatchObject({ status: 422 })
    await expect(orderPlan({ product: account })).rejects.toMatchObject({ status: 404 })
    await orderPlan({ sim: 'sim', takesEsim: null, address: '12 MG Road', city: 'Hyderabad', pin: '500001' })
    expect((await counter('phone-plan')).orders).toMatchObject([
      { sim: 'sim', details: { address: '12 MG Road, Hyderabad 500001', sim: 'SIM card' } },
    ])
  })

  test('what was typed lies sealed, and nobody else reads or moves it', async () => {
    const id = await applied()
    const [row] = await app.services.db.select().from(productOrders)
    expect(Buffer.from(row?.sealed ?? []).includes('Meera')).toBe(false)
    for (const [method, path] of [
      ['PUT', 'withdrawal'],
      ['PUT', 'receipt'],
      ['DELETE', 'receipt'],
    ] as const)
      expect((await present(asRohan).call(method, `/api/product-orders/${id}/${path}`, {})).status).toBe(404)
    expect((await (await app.enter(farah)).call('GET', `/api/desk/product-orders/${id}`)).status).toBe(404)
    expect((await present(asMeera).call('GET', `/api/desk/product-orders/${id}`)).status).toBe(404)
    await desk(id)
    await desk(id)
    expect(await audited()).toEqual(['order-opened'])
  })

  test('a guest looks and chooses, and is asked for an account before sending', async () => {
    const guest = await app.enterAsGuest()
    await guest.api.products.choose({ kind: 'bank-account', product: account })
    await expect(apply({}, guest)).rejects.toMatchObject({ status: 403 })
  })
})

describe('taking back against an answer', () => {
  test('whichever comes first stands, and the other is notified', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await applied()
      const [taken, granted] = await Promise.all([answerOf(withdraw(id)), answerOf(answer(id))])
      const [row] = await app.services.db.select().from(productOrders).where(eq(productOrders.id, id))
      if (row?.withdrawnAt === null) {
        expect(codes([taken, granted])).toEqual([200, 'order-answered'])
        expect(row.grantedAt).not.toBeNull()
      } else {
        expect(codes([taken, granted])).toEqual([200, 'order-withdrawn'])
        expect(row?.grantedAt).toBeNull()
      }
      await app.services.db.delete(productOrders)
    }
  })

  test('taken back after it was passed on, somebody is to tell the partner', async () => {
    const id = await applied()
    await present(asKavya).api.productsDesk.takeUp({ id, version: 1 })
    await withdraw(id)
    const open = await present(asKavya).api.requests.list()
    expect(open).toMatchObject([
      {
        kind: 'note',
        title: 'Tell Sample Bank One that Everyday student account (sample) was taken back',
        path: `/desk/orders/${id}`,
      },
    ])
    await present(asKavya).api.requests.settle({ id: ensure(open[0]).id })
  })

  test('taken back twice it was taken back once; then one may ask again', async () => {
    const id = await applied()
    expect((await Promise.all([answerOf(withdraw(id)), answerOf(withdraw(id))])).map(({ status }) => status)).toEqual([
      200, 200,
    ])
    expect(await waiting()).toBe(0)
    await apply()
  })
})

describe('the answer', () => {
  test('a no says why, and one may ask again', async () => {
    const id = await applied()
    await expect(answer(id, { outcome: 'declined', words: ' ' })).rejects.toMatchObject({
      body: {
        fields: { words: 'Please tell the student why, and what they can do now.' },
      },
    })
    await answer(id, { outcome: 'declined', words: 'They want a lease. Ask again once you have one.' })
    expect(await statusOf('bank-accounts', 'OpenAccount')).toBe('incomplete')
    expect((await counter()).orders).toMatchObject([
      { declinedAt: expect.any(String), words: 'They want a lease. Ask again once you have one.' },
    ])
    await apply()
    // The first cannot become a yes beside the second.
    await expect(answer(id, { version: 2 })).rejects.toMatchObject({ body: { code: 'another-stands' } })
  })

  test('of two at once one stands, and the other is notified who was faster', async () => {
    const id = await applied()
    const answers = await Promise.all([
      answerOf(answer(id)),
      answerOf(answer(id, { outcome: 'declined', words: 'No.' }, present(asDev))),
    ])
    expect(codes(answers)).toEqual([200, 'order-changed'])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: expect.stringMatching(/^(Kavya Menon|Dev .+) changed this on/),
    })
  })

  test('is corrected, until the student has it in hand', async () => {
    const id = await applied()
    await answer(id, { outcome: 'declined', words: 'No.' })
    await answer(id, { version: 2, words: 'Yes after all.' })
    expect((await counter()).orders).toMatchObject([{ declinedAt: null, words: 'Yes after all.' }])
    await receive(id)
    await expect(answer(id, { version: 4, outcome: 'declined', words: 'No.' })).rejects.toMatchObject({
      body: {
        code: 'order-received',
      },
    })
    expect(await audited()).toEqual(['order-declined', 'order-corrected'])
  })

  test('an eSIM has its code, for its owner’s eyes alone, and keeps it through a correction', async () => {
    const id = (await orderPlan()).id
    await expect(answer(id)).rejects.toMatchObject({
      body: { fields: { code: expect.stringContaining('activation code') } },
    })
    await answer(id, { code: 'LPA:1$rsp.example$ABC-123' })
    expect(JSON.stringify(await desk(id))).not.toContain('ABC-123')
    expect(await desk(id)).toMatchObject({ hasCode: true })
    await answer(id, { version: 2, words: 'Put it on over Wi-Fi.' })
    expect((await counter('phone-plan')).orders).toMatchObject([
      { code: 'LPA:1$rsp.example$ABC-123', words: 'Put it on over Wi-Fi.' },
    ])
  })
})

describe('a recharge for the calendar', () => {
  test('is known once the flight is', async () => {
    const ask = (name: string) => present(asMeera).call('GET', `/api/phone/recharges/${name}/calendar`)
    expect((await ask('before')).body).toMatchObject({ code: 'flight-unknown' })
    expect((await ask('never')).status).toBe(422)
    await present(asMeera).api.profile.change({ flightDate: '2026-08-04' })
    expect((await ask('before')).body).toContain('DTSTART:20260728T043000Z')
    expect((await ask('again')).body).toContain('DTSTART:20261011T043000Z')
  })

  test('is counted from the last one, once that is known', async () => {
    const ask = (name: string) => present(asMeera).call('GET', `/api/phone/recharges/${name}/calendar`)
    const note = (rechargedOn: string) => present(asMeera).api.phone.noteRecharge({ rechargedOn, network: 'jio' })
    await expect(note('2030-01-01')).rejects.toMatchObject({
      status: 422,
      body: { fields: { rechargedOn: 'This day is still to come. Please enter the day of your last recharge.' } },
    })
    await note('2026-06-01')
    expect(await present(asMeera).api.phone.recharge()).toEqual({
      recharge: { on: '2026-06-01', network: 'jio' },
    })
    expect((await ask('before')).body).toContain('DTSTART:20260815T043000Z')
  })
})
