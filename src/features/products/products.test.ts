// A student chooses and orders, the desk passes on and answers: each against the other, and against itself.
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, farah, kavya, meera, rohan } from '#seed/people.ts'
import { productStock } from '#seed/products/products.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deskActions } from '../audit/tables.ts'
import { notifications } from '../notifications/tables.ts'
import { happenings } from '../progress/tables.ts'
import { requests } from '../desk-kit/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { stockProducts } from './views.ts'
import { productChoices, productOrders, productPapers, products } from './tables.ts'

let app: TeamApp
let [asMeera, asRohan, asKavya, asDev]: Visitor[] = []
const who = (visitor: Visitor | undefined): Visitor => {
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
const apply = (changed: object = {}, visitor = who(asMeera), kind = 'bank-account') =>
  visitor.call('POST', `/api/products/${kind}/applications`, { ...lead, ...changed })
const orderPlan = (changed: object = {}, visitor = who(asMeera)) =>
  visitor.call('POST', '/api/products/phone-plan/orders', { ...plan, ...changed })
const applied = async (...all: Parameters<typeof apply>): Promise<string> => Object((await apply(...all)).body).id
const counter = async (kind = 'bank-account', visitor = who(asMeera)) =>
  Object((await visitor.call('GET', `/api/products/${kind}`)).body)
const desk = async (id: string, visitor = who(asKavya)) =>
  Object((await visitor.call('GET', `/api/desk/product-orders/${id}`)).body)
const answer = (id: string, changed: object = {}, visitor = who(asKavya)) =>
  visitor.call('PUT', `/api/desk/product-orders/${id}/answer`, {
    version: 1,
    outcome: 'granted',
    words: 'Go to the branch on Mall Street.',
    code: '',
    ...changed,
  })
const withdraw = (id: string, visitor = who(asMeera)) => visitor.call('PUT', `/api/product-orders/${id}/withdrawal`, {})
const receive = (id: string, visitor = who(asMeera)) => visitor.call('PUT', `/api/product-orders/${id}/receipt`, {})
const audited = async () =>
  (await app.services.db.select().from(deskActions).orderBy(asc(deskActions.id))).map(({ what }) => what)
const waiting = async () =>
  (await app.services.db.select().from(requests)).filter(({ settledAt }) => settledAt === null).length
const statusOf = async (stage: string, step: string) => {
  const { stages } = Object((await who(asMeera).call('GET', '/api/journey')).body)
  const found = stages.find(({ route }: { route: string }) => route === stage)
  return found.steps.find(({ id }: { id: string }) => id === step).status
}
const codes = (answers: readonly { status: number; body: unknown }[]) =>
  answers.map(({ status, body }) => Object(body).code ?? status).toSorted()

test('nothing is applied for before what comes before it is done', async () => {
  await app.services.db.delete(happenings)
  for (const kind of ['bank-account', 'credit-card']) {
    expect(
      await apply({ product: kind === 'bank-account' ? account : 'first-student-card' }, who(asMeera), kind),
    ).toMatchObject({ status: 409, body: { code: 'step-locked' } })
  }
  expect(await app.services.db.$count(productOrders)).toBe(0)
})

describe('choosing', () => {
  const choose = (product: string, kind = 'bank-account', more: object = {}) =>
    who(asMeera).call('PUT', `/api/products/${kind}/choice`, { product, ...more })

  test('one, then another; what stands is the last, and the same again is no change', async () => {
    await choose(account)
    app.clock.pass({ minutes: 1 })
    await choose('before-you-fly-account')
    const { chosen } = await counter()
    app.clock.pass({ minutes: 1 })
    await choose('before-you-fly-account')
    expect((await counter()).chosen).toEqual(chosen)
    expect(chosen.product).toBe('before-you-fly-account')
    expect(await statusOf('bank-accounts', 'CompareAccounts')).toBe('complete')
    expect((await counter('bank-account', who(asRohan))).chosen).toBeNull()
  })

  test('what was chosen without a network does not take the place of what was chosen on another device meanwhile', async () => {
    await choose(account)
    const { title } = (await counter()).products.find(({ id }: { id: string }) => id === account)
    expect(await choose('before-you-fly-account', 'bank-account', { was: { product: null } })).toMatchObject({
      status: 409,
      body: { code: 'changed-elsewhere', fields: { product: title } },
    })
    expect((await counter()).chosen.product).toBe(account)
    expect((await choose('before-you-fly-account', 'bank-account', { was: { product: account } })).status).toBe(200)
  })

  test('nothing of another kind, nothing retired, and nothing while one has asked', async () => {
    expect((await choose('campus-line')).status).toBe(404)
    await who(asKavya).call('PUT', '/api/desk/products/plus-checking-account/retirement', {})
    expect((await choose('plus-checking-account')).body).toMatchObject({ code: 'product-retired' })
    await apply()
    expect((await choose('before-you-fly-account')).body).toMatchObject({ code: 'order-stands' })
  })

  test('papers of what one chose are ticked, and no others', async () => {
    const tick = (paper: string, isReady = true) =>
      who(asMeera).call('PUT', '/api/products/bank-account/papers', { paper, isReady })
    expect((await tick('Passport with the visa')).status).toBe(404)
    await choose(account)
    expect((await tick('My horse')).status).toBe(404)
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

    expect((await who(asKavya).call('PUT', `/api/desk/product-orders/${id}/taker`, { version: 1 })).status).toBe(200)
    expect((await counter()).orders).toMatchObject([{ takenUpBy: 'Kavya', grantedAt: null }])
    expect((await receive(id)).body).toMatchObject({ code: 'order-not-granted' })
    expect((await answer(id, { version: 2, code: 'REF-1' })).status).toBe(200)
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
    await who(asMeera).call('DELETE', `/api/product-orders/${id}/receipt`, {})
    expect(await statusOf('bank-accounts', 'OpenAccount')).toBe('readyForReview')
    expect(await audited()).toEqual(['order-taken-up', 'order-granted'])
    const { body } = await who(asKavya).call('GET', `/api/desk/students/${app.idOf(meera)}`)
    expect(Object(body).history.map(({ what }: { what: string }) => what)).toContain(
      'Applied for a bank account: Everyday student account (sample)',
    )
  })

  test('ten sent at once are one, also with the desk asked once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply()))
    expect(codes(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 'order-stands')])
    expect(await waiting()).toBe(1)
  })

  test('of another kind it stands beside it', async () => {
    expect(
      (
        await Promise.all([apply(), apply({ product: 'first-student-card' }, who(asMeera), 'credit-card'), orderPlan()])
      ).map(({ status }) => status),
    ).toEqual([200, 200, 200])
  })

  test('sent again with its key, after an answer was lost, it is the same', async () => {
    const send = () =>
      who(asMeera).call('POST', '/api/products/bank-account/applications', lead, {
        'idempotency-key': 'this-very-application',
      })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
  })

  test('carries what was read: once that changed, nothing goes out', async () => {
    const product = Object((await who(asKavya).call('GET', '/api/desk/products')).body).find(
      ({ id }: { id: string }) => id === account,
    )
    const { provider, title, pitch, needsSsn, terms, sims, source, isSample, version } = product
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
    expect((await who(asKavya).call('PUT', `/api/desk/products/${account}`, typed)).status).toBe(200)
    expect((await apply()).body).toMatchObject({
      code: 'product-changed',
      message: expect.stringContaining('changed since you saw them'),
    })
    expect((await counter()).orders).toEqual([])
    const id = await applied({ version: 2 })
    expect(await desk(id)).toMatchObject({ product: { price: 900 } })
    // What was ordered keeps its price.
    await who(asKavya).call('PUT', `/api/desk/products/${account}`, { ...typed, version: 2, price: '20.00' })
    expect((await counter()).orders).toMatchObject([{ product: { price: 900 } }])
  })

  test('is not sent beside a step that was done by oneself', async () => {
    await who(asMeera).call('PUT', '/api/journey/bank-accounts/CollectPapers/mark', {})
    await who(asMeera).call('PUT', '/api/journey/bank-accounts/OpenAccount/mark', {})
    expect((await apply()).body).toMatchObject({ code: 'marked-done' })
    await who(asMeera).call('DELETE', '/api/journey/bank-accounts/OpenAccount/mark', {})
    expect((await apply()).status).toBe(200)
    expect((await who(asMeera).call('PUT', '/api/journey/bank-accounts/OpenAccount/mark', {})).body).toMatchObject({
      code: 'step-not-markable',
    })
  })

  test.each([
    ['no consent', { consent: false }, 'consent'],
    ['no name', { name: '  ' }, 'name'],
    ['no phone', { phone: '12' }, 'phone'],
    ['no day', { arrival: 'soon' }, 'arrival'],
  ])('with %s is refused beside its field', async (_, changed, field) => {
    const { status, body } = await apply(changed)
    expect([status, Object.keys(Object(body).fields)]).toEqual([422, [field]])
  })

  test.each([
    ['a product that is not there', { product: 'nowhere' }, 404],
    ['a product of another kind', { product: 'campus-line' }, 404],
    ['a version that is none', { version: 0 }, 422],
    ['a flood of words', { usAddress: 'x'.repeat(5000) }, 422],
    ['a number for a name', { name: 7 }, 422],
  ])('with %s is refused', async (_, changed, status) => expect((await apply(changed)).status).toBe(status))

  test('a plan goes only to a phone that takes it', async () => {
    expect((await orderPlan({ isUnlocked: false })).body).toMatchObject({
      fields: { isUnlocked: expect.stringContaining('locked') },
    })
    expect(
      (await orderPlan({ product: 'esim-starter', sim: 'sim', address: 'a', city: 'b', pin: '500001' })).status,
    ).toBe(422)
    expect((await orderPlan({ product: account })).status).toBe(404)
    expect(
      (await orderPlan({ sim: 'sim', takesEsim: null, address: '12 MG Road', city: 'Hyderabad', pin: '500001' }))
        .status,
    ).toBe(200)
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
      expect((await who(asRohan).call(method, `/api/product-orders/${id}/${path}`, {})).status).toBe(404)
    expect((await (await app.enter(farah)).call('GET', `/api/desk/product-orders/${id}`)).status).toBe(404)
    expect((await who(asMeera).call('GET', `/api/desk/product-orders/${id}`)).status).toBe(404)
    await desk(id)
    await desk(id)
    expect(await audited()).toEqual(['order-opened'])
  })

  test('a guest looks and chooses, and is asked for an account before sending', async () => {
    const guest = await app.enterAsGuest()
    expect((await guest.call('PUT', '/api/products/bank-account/choice', { product: account })).status).toBe(200)
    expect((await apply({}, guest)).status).toBe(403)
  })
})

describe('taking back against an answer', () => {
  test('whichever comes first stands, and the other is notified', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await applied()
      const [taken, granted] = await Promise.all([withdraw(id), answer(id)])
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
    await who(asKavya).call('PUT', `/api/desk/product-orders/${id}/taker`, { version: 1 })
    await withdraw(id)
    const open = Object((await who(asKavya).call('GET', '/api/desk/requests')).body)
    expect(open).toMatchObject([
      {
        kind: 'note',
        title: 'Tell Sample Bank One that Everyday student account (sample) was taken back',
        path: `/desk/orders/${id}`,
      },
    ])
    expect((await who(asKavya).call('PUT', `/api/desk/requests/${open[0].id}/settlement`, {})).status).toBe(200)
  })

  test('taken back twice it was taken back once; then one may ask again', async () => {
    const id = await applied()
    expect((await Promise.all([withdraw(id), withdraw(id)])).map(({ status }) => status)).toEqual([200, 200])
    expect(await waiting()).toBe(0)
    expect((await apply()).status).toBe(200)
  })
})

describe('the answer', () => {
  test('a no says why, and one may ask again', async () => {
    const id = await applied()
    expect((await answer(id, { outcome: 'declined', words: ' ' })).body).toMatchObject({
      fields: { words: 'Please tell the student why, and what they can do now.' },
    })
    await answer(id, { outcome: 'declined', words: 'They want a lease. Ask again once you have one.' })
    expect(await statusOf('bank-accounts', 'OpenAccount')).toBe('incomplete')
    expect((await counter()).orders).toMatchObject([
      { declinedAt: expect.any(String), words: 'They want a lease. Ask again once you have one.' },
    ])
    expect((await apply()).status).toBe(200)
    // The first cannot become a yes beside the second.
    expect((await answer(id, { version: 2 })).body).toMatchObject({ code: 'another-stands' })
  })

  test('of two at once one stands, and the other is notified who was faster', async () => {
    const id = await applied()
    const answers = await Promise.all([answer(id), answer(id, { outcome: 'declined', words: 'No.' }, who(asDev))])
    expect(codes(answers)).toEqual([200, 'order-changed'])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: expect.stringMatching(/^(Kavya Menon|Dev .+) changed this on/),
    })
  })

  test('is corrected, until the student has it in hand', async () => {
    const id = await applied()
    await answer(id, { outcome: 'declined', words: 'No.' })
    expect((await answer(id, { version: 2, words: 'Yes after all.' })).status).toBe(200)
    expect((await counter()).orders).toMatchObject([{ declinedAt: null, words: 'Yes after all.' }])
    await receive(id)
    expect((await answer(id, { version: 4, outcome: 'declined', words: 'No.' })).body).toMatchObject({
      code: 'order-received',
    })
    expect(await audited()).toEqual(['order-declined', 'order-corrected'])
  })

  test('an eSIM has its code, for its owner’s eyes alone, and keeps it through a correction', async () => {
    const id = Object((await orderPlan()).body).id
    expect((await answer(id)).body).toMatchObject({ fields: { code: expect.stringContaining('activation code') } })
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
    const ask = (name: string) => who(asMeera).call('GET', `/api/phone/recharges/${name}/calendar`)
    expect((await ask('before')).body).toMatchObject({ code: 'flight-unknown' })
    expect((await ask('never')).status).toBe(422)
    await who(asMeera).call('PATCH', '/api/profile', { flightDate: '2026-08-04' })
    expect((await ask('before')).body).toContain('DTSTART:20260728T043000Z')
    expect((await ask('again')).body).toContain('DTSTART:20261011T043000Z')
  })

  test('is counted from the last one, once that is known', async () => {
    const ask = (name: string) => who(asMeera).call('GET', `/api/phone/recharges/${name}/calendar`)
    const note = (rechargedOn: string) =>
      who(asMeera).call('PUT', '/api/phone/recharge', { rechargedOn, network: 'jio' })
    expect(await note('2030-01-01')).toMatchObject({
      status: 422,
      body: { fields: { rechargedOn: 'This day is still to come. Please enter the day of your last recharge.' } },
    })
    expect((await note('2026-06-01')).status).toBe(200)
    expect((await who(asMeera).call('GET', '/api/phone/recharge')).body).toEqual({
      recharge: { on: '2026-06-01', network: 'jio' },
    })
    expect((await ask('before')).body).toContain('DTSTART:20260815T043000Z')
  })
})
