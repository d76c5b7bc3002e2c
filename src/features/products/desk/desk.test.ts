// The catalogue that the desk keeps, and what students see of it.
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, kavya, meera } from '#seed/people.ts'
import { productStock } from '#seed/products/products.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { stockProducts } from '../stock.ts'
import { productChoices, products } from '../tables.ts'

let app: TeamApp
let asKavya: Visitor
let asDev: Visitor
let asMeera: Visitor

beforeAll(async () => {
  app = await openTeamApp()
  ;[asKavya, asDev, asMeera] = await Promise.all([app.enter(kavya), app.enter(dev), app.enter(meera)])
})
beforeEach(async () => {
  await app.clear(productChoices, products, deskActions)
  await stockProducts(app.services, productStock)
})
afterAll(() => app.end())

const path = '/api/desk/products'
const card = {
  id: 'new-card',
  kind: 'credit-card',
  provider: 'Real Issuer',
  title: 'Student card',
  pitch: '',
  needsSsn: false,
  price: '0',
  terms: { limit: '$500', data: 'none of a card' },
  sims: [],
  website: 'https://issuer.example/student',
  source: 'The issuer’s own page',
  checkedOn: '2026-06-14',
  isSample: false,
  place: '5',
}
const add = (changed: object = {}) => asKavya.api.productsDesk.add({ ...card, ...changed })
const { kind: _, id: __, ...changeable } = card
const change = (changed: object, who = asKavya) =>
  who.api.productsDesk.change({ id: 'new-card', ...changeable, version: 1, ...changed })
const seen = async (kind: 'bank-account' | 'credit-card' = 'credit-card') =>
  (await asMeera.api.products.read({ kind })).products
const audited = async () =>
  (await app.services.db.select().from(deskActions).orderBy(asc(deskActions.id))).map(
    ({ what, detail }) => `${what} ${detail}`,
  )

describe('a product', () => {
  test('added, students see it in its place, with its source and day and its own terms alone', async () => {
    expect(await add()).toEqual({ id: 'new-card' })
    expect((await seen())[0]).toMatchObject({
      id: 'new-card',
      source: 'The issuer’s own page',
      checkedOn: '2026-06-14',
      isSample: false,
      terms: { limit: '$500' },
    })
    await expect(add()).rejects.toMatchObject({ body: { code: 'product-id-taken' } })
    expect(await audited()).toEqual(['product-added Student card'])
  })

  test('changed by two, the second is notified who was faster', async () => {
    await add()
    const answers = await Promise.all([answerOf(change({ price: '3' })), answerOf(change({ price: '4' }, asDev))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'product-changed-meanwhile',
      message: expect.stringContaining('changed this on 15th June 2026'),
    })
  })

  test('retired it goes out of sight, but for who chose it; brought back it is there again', async () => {
    await add()
    await asMeera.api.products.choose({ kind: 'credit-card', product: 'new-card' })
    await Promise.all([
      asKavya.api.productsDesk.retire({ id: 'new-card' }),
      asDev.api.productsDesk.retire({ id: 'new-card' }),
    ])
    expect((await seen()).find(({ id }) => id === 'new-card')).toMatchObject({
      retiredAt: expect.any(String),
    })
    const { stages } = await asMeera.api.journey.read({})
    expect(ensure(ensure(stages.find(({ route }) => route === 'credit-card')).steps[0]).status).toBe('incomplete')
    expect(
      (await (await app.enterAsGuest()).api.products.read({ kind: 'credit-card' })).products.map(({ id }) => id),
    ).not.toContain('new-card')
    await asKavya.api.productsDesk.bringBack({ id: 'new-card' })
    expect((await seen())[0]).toMatchObject({ id: 'new-card', retiredAt: null })
    expect(await audited()).toEqual([
      'product-added Student card',
      'product-retired Student card',
      'product-restored Student card',
    ])
  })

  test.each([
    ['no kind', { kind: 'horse' }, 'kind'],
    ['an id that is none', { id: 'New Card' }, 'id'],
    ['the id of the page that adds', { id: 'new' }, 'id'],
    ['no source', { source: ' ' }, 'source'],
    ['no day', { checkedOn: '' }, 'checkedOn'],
    ['a day ahead', { checkedOn: '2026-06-16' }, 'checkedOn'],
    ['a price that is none', { price: 'free' }, 'price'],
    ['a price beyond reason', { price: '999999999' }, 'price'],
    ['endless terms', { terms: { limit: 'x'.repeat(601) } }, 'terms'],
    ['an address that is none', { website: 'issuer' }, 'website'],
    ['no place', { place: 'first' }, 'place'],
    ['a plan that comes in no way', { kind: 'phone-plan' }, 'sims'],
  ])('with %s is refused beside its field', async (_, changed, field) => {
    const { status, body } = await answerOf(add(changed))
    expect([status, Object.keys(Object(body).fields)]).toEqual([422, [field]])
  })

  test('what is not there is not changed', async () => {
    await expect(change({})).rejects.toMatchObject({ status: 404 })
    expect((await asKavya.call('PUT', `${path}/nowhere/retirement`, {})).status).toBe(404)
  })
})
