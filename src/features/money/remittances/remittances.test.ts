// What was sent abroad, on the real database; with what was paid for the card.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { payments } from '#src/features/payments/tables.ts'
import { cardOrders } from '#src/stages/forex/card/tables.ts'
import { holderWords } from './holders/rules.ts'
import { holdersIn, sentOn } from './on-pan/rules.ts'
import { mostRows, type RemittanceTyped } from './rules.ts'
import { remittances } from '../tables.ts'

let team: TeamApp
let student: Visitor
let other: Visitor

beforeAll(async () => {
  team = await openTeamApp()
  ;[student, other] = [await team.enter(meera), await team.enter(rohan)]
})
beforeEach(async () => {
  await team.services.db.delete(remittances)
})
afterAll(() => team.end())

const path = '/api/money/remittances'
const typed: RemittanceTyped = {
  holder: 'other',
  name: 'Uncle Ramesh',
  day: '2026-05-04',
  rupees: '9,00,000',
  dollars: '10,000.50',
  kind: 'savings',
  through: 'HDFC Bank',
  tcs: '',
}
const view = z.object({
  rows: z.array(z.looseObject({ id: z.string() })),
  card: z.array(z.unknown()),
  declared: z.array(z.unknown()),
})
const read = async (who: Visitor) => view.parse(await who.api.remittances.read())
const app = () => team.services
const onlyId = async () => (await read(student)).rows[0]?.id ?? ''

test('what was added comes back to its owner alone; whose PAN it was lies sealed', async () => {
  await student.api.remittances.add(typed)
  expect(await read(student)).toMatchObject({
    rows: [
      {
        holder: { who: 'other', name: 'Uncle Ramesh' },
        through: 'HDFC Bank',
        day: '2026-05-04',
        paise: 9_00_000_00,
        cents: 10_000_50,
        kind: 'savings',
        tcs: 0,
      },
    ],
    card: [],
  })
  expect(await read(other)).toEqual({ rows: [], card: [], declared: [] })
  const [row] = await team.services.db.select().from(remittances)
  expect(Buffer.from(row?.sealed ?? []).toString('latin1')).not.toMatch(/Ramesh|HDFC/)
})

test('it is changed and removed by its owner; of somebody else there is nothing, and nothing happens to it', async () => {
  await student.api.remittances.add(typed)
  const id = await onlyId()
  expect(await other.call('PUT', `${path}/${id}`, typed)).toMatchObject({ status: 404 })
  expect(await other.call('DELETE', `${path}/${id}`)).toMatchObject({ status: 404 })
  expect(await student.call('PUT', `${path}/${id}`, { ...typed, day: '2027-03-31', tcs: '100' })).toMatchObject({
    status: 422,
  })
  await student.api.remittances.change({ id, ...typed, day: '2026-03-31', tcs: '100' })
  expect((await read(student)).rows).toMatchObject([{ id, day: '2026-03-31', tcs: 100_00 }])
  await student.api.remittances.remove({ id })
  expect(await student.call('DELETE', `${path}/${id}`)).toMatchObject({ status: 404 })
  expect(await read(student)).toEqual({ rows: [], card: [], declared: [] })
})

test.each<[string, Record<string, unknown>, string]>([
  ['a day that is to come', { day: '2099-01-01' }, 'day'],
  ['no day', { day: '' }, 'day'],
  ['rupees of nothing', { rupees: '0' }, 'rupees'],
  ['dollars in words', { dollars: 'ten' }, 'dollars'],
  ['a kind that there is not', { kind: 'gift' }, 'kind'],
  ['nobody’s PAN', { holder: ' ' }, 'holder'],
  ['somebody without a name', { name: ' ' }, 'name'],
  ['more TCS than was sent', { tcs: '9,00,001' }, 'tcs'],
  ['a number for a text', { rupees: 900_000 }, 'rupees'],
  ['a text without end', { through: 'x'.repeat(5_000) }, 'through'],
])('%s is refused beside its field, and nothing is added', async (_, change, field) => {
  const { status, body } = await student.call('POST', path, { ...typed, ...change })
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain(field)
  expect(await team.services.db.$count(remittances)).toBe(0)
})

/** As rows were written before holders were chosen. */
const typedEarlier = async (holder: string, owner: string) =>
  app()
    .db.insert(remittances)
    .values({
      owner,
      sealed: await app().vault.seal(owner, JSON.stringify({ holder, through: '' })),
      day: Temporal.PlainDate.from('2026-05-04'),
      paise: 1_00_000_00,
      cents: 1_000_00,
      tcs: 0,
      kind: 'savings',
      createdAt: app().now(),
    })

const plainWords = (name: string) => name.toLowerCase().split(' ').toSorted().join(' ').trim()

const meters = async () => {
  const all = await student.api.remittances.read()
  return holdersIn(all).map(holder => [holderWords(holder), sentOn(all, holder).entered.length])
}

test('each person has one meter, however their name was written and whenever it was said', async () => {
  await student.api.passportProfile.change({
    facts: { bornOn: '2001-07-09', fatherSurname: 'Iyer', fatherGivenNames: 'Suresh' },
  })
  const owner = team.idOf(meera)
  const earlier = ['You', ' father', 'SURESH  IYER', 'Iyer, Suresh', 'Ramesh Kumar', 'ramesh  kumar', 'Ramesh']
  for (const name of earlier) await typedEarlier(name, owner)
  const now = [
    { holder: 'student', name: '' },
    { holder: 'father', name: '' },
    { holder: 'other', name: 'suresh iyer' },
    { holder: 'other', name: 'Kumar Ramesh' },
    { holder: 'mother', name: '' },
  ]
  await Promise.all(now.map(chosen => student.api.remittances.add({ ...typed, ...chosen })))
  const found = await meters()
  expect(found.map(([who]) => plainWords(String(who))).toSorted()).toEqual([
    'father',
    'kumar ramesh',
    'mother',
    'ramesh',
    'you',
  ])
  expect(found.map(([, rows]) => rows).toSorted()).toEqual([1, 1, 2, 3, 5])
})

test('of many at once none goes beyond the most that a list holds', async () => {
  const owner = team.idOf(meera)
  const sealed = await team.services.vault.seal(owner, JSON.stringify({ holder: 'You', through: '' }))
  const row = { owner, sealed, day: Temporal.PlainDate.from('2026-05-04'), paise: 1, cents: 1, tcs: 0 }
  await team.services.db.insert(remittances).values(
    Array.from({ length: mostRows - 2 }, () => ({
      ...row,
      kind: 'savings' as const,
      createdAt: team.services.now(),
    })),
  )
  const all = await Promise.all(Array.from({ length: 6 }, () => student.call('POST', path, typed)))
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409])
  expect(await team.services.db.$count(remittances)).toBe(mostRows)
})

test('what was paid for the card is on the list, by the rupees that were changed; what goes back is not', async () => {
  const owner = team.idOf(meera)
  const at = Temporal.Instant.from('2026-05-04T20:00:00Z')
  const [order] = await team.services.db
    .insert(cardOrders)
    .values({
      owner,
      name: 'Meera Iyer',
      email: meera.email,
      returnTo: '/',
      dollars: 1_000_00,
      fundedBy: 'savings',
      sentBefore: 0,
      sentInAll: 0,
      rate: 890_000,
      rateSource: 'Sample data',
      rateAt: at,
      converted: 89_000_00,
      fee: 0,
      gst: 160_20,
      tcs: 0,
      total: 89_160_20,
      createdAt: at,
      heldUntil: at,
    })
    .returning()
  const reference = order?.id ?? ''
  const payment = {
    owner,
    purpose: 'card-funding',
    reference,
    provider: 'razorpay',
    amount: 89_160_20,
    currency: 'INR',
    payer: { title: '', name: '', email: '', returnTo: '/' },
    createdAt: at,
  } as const
  await team.services.db.insert(payments).values([
    { ...payment, paidAt: at },
    { ...payment, paidAt: at, refundDueAt: at },
    { ...payment, failedAt: at },
  ])
  // In India the next day has begun.
  expect((await read(student)).card).toEqual([
    expect.objectContaining({ day: '2026-05-05', paise: 89_000_00, cents: 1_000_00, kind: 'savings', tcs: 0 }),
  ])
  expect((await read(other)).card).toEqual([])
})

test('what was declared with an order, and whose PAN it was on, is on the page of what was sent', async () => {
  const [order] = await team.services.db.select().from(cardOrders).limit(1)
  const { id: _, ...copied } = order ?? expect.fail('no order')
  const owner = team.idOf(rohan)
  const sealedPan = await team.services.vault.seal(owner, 'ABCPE1234F')
  const [placed] = await team.services.db
    .insert(cardOrders)
    .values({ ...copied, owner, sealedPan, panMark: 'mark', sentBefore: 9_00_000_00 })
    .returning()
  const [payment] = await team.services.db.select().from(payments).limit(1)
  const { id: __, ...paid } = payment ?? expect.fail('no payment')
  const paidAt = Temporal.Instant.from('2026-05-04T20:00:00Z')
  await team.services.db
    .insert(payments)
    .values({ ...paid, owner, reference: placed?.id ?? '', paidAt, refundDueAt: null, failedAt: null })
  expect(await read(other)).toMatchObject({
    card: [{ holder: { who: 'other', name: 'PAN ending 234F' }, paise: 89_000_00 }],
    // ₹9,00,000 at ₹89 a dollar are $10,112.36.
    declared: [
      { holder: { who: 'other', name: 'PAN ending 234F' }, year: '2026-04-01', paise: 9_00_000_00, cents: 10_112_36 },
    ],
  })
})
