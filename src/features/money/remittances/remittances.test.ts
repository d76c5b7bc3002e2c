// What was sent abroad, on the real database; with what was paid for the card.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { payments } from '#src/features/payments/tables.ts'
import { cardOrders } from '#src/stages/forex/card/tables.ts'
import { holderWords } from './holders/rules.ts'
import { holdersIn, sentOn } from './on-pan/rules.ts'
import { mostRows, totalsOf, type RemittanceTyped } from './rules.ts'
import { panHolders, remittances } from '../tables.ts'

let team: TeamApp
let student: Visitor
let other: Visitor

beforeAll(async () => {
  team = await openTeamApp()
  ;[student, other] = [await team.enter(meera), await team.enter(rohan)]
})
beforeEach(async () => {
  await team.services.db.delete(remittances)
  await team.services.db.delete(panHolders)
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

/** Paid on a PAN that isn't the student's: ₹89,000 for $1,000, after what was declared as sent elsewhere. Its payment. */
async function paidOn(pan: string, sentBefore: number): Promise<string> {
  const [order] = await team.services.db.select().from(cardOrders).limit(1)
  const { id: _, ...copied } = order ?? expect.fail('no order')
  const owner = team.idOf(rohan)
  const sealedPan = await team.services.vault.seal(owner, pan)
  const [placed] = await team.services.db
    .insert(cardOrders)
    .values({ ...copied, owner, sealedPan, panMark: team.services.vault.mark(`pan:${pan}`), sentBefore })
    .returning()
  const [payment] = await team.services.db.select().from(payments).limit(1)
  const { id: __, ...paid } = payment ?? expect.fail('no payment')
  const paidAt = Temporal.Instant.from('2026-05-04T20:00:00Z')
  const [made] = await team.services.db
    .insert(payments)
    .values({ ...paid, owner, reference: placed?.id ?? '', paidAt, refundDueAt: null, failedAt: null })
    .returning()
  return made?.id ?? expect.fail('not paid')
}

describe('card orders on a PAN that is not the student’s', () => {
  const [pan, april] = ['ABCPE1234F', Temporal.PlainDate.from('2026-04-01')]
  const father = { who: 'father', name: '' } as const
  const onFathers = { holder: 'father', name: '' }
  let payment: string

  beforeEach(async () => {
    await team.services.db.delete(payments).where(eq(payments.owner, team.idOf(rohan)))
    await team.services.db.delete(cardOrders).where(eq(cardOrders.owner, team.idOf(rohan)))
    payment = await paidOn(pan, 9_00_000_00)
  })

  /** By the holder: how many rows, and the rupees and dollars that the year has in all. */
  const totals = async () => {
    const all = await other.api.remittances.read()
    return Object.fromEntries(
      holdersIn(all).map(holder => {
        const { entered, card, declaredIn } = sentOn(all, holder)
        const { sent, received } = totalsOf([...entered, ...card], declaredIn(april))
        return [holderWords(holder), [entered.length, card.length, sent.minor, received.minor]]
      }),
    )
  }

  test('are on a meter of that PAN, with what was declared, until the student says whose it is', async () => {
    expect(await other.api.remittances.read()).toMatchObject({
      card: [{ holder: { who: 'other', name: 'PAN ending 234F' }, paise: 89_000_00 }],
      // ₹9,00,000 at ₹89 a dollar are $10,112.36.
      declared: [{ holder: { name: 'PAN ending 234F' }, year: '2026-04-01', paise: 9_00_000_00, cents: 10_112_36 }],
      pans: [{ id: payment, ending: '234F', isSaid: false, paise: 89_000_00 }],
    })
  })

  test('are on father’s one meter with what he sent, once the student says that it is his, and so is the next order', async () => {
    await other.api.remittances.add({ ...typed, ...onFathers, rupees: '9,50,000', dollars: '11,000' })
    await other.api.remittances.setHolder({ id: payment, ...onFathers })
    // What was declared is within what is entered.
    expect(await totals()).toEqual({ You: [0, 0, 0, 0], Father: [1, 1, 10_39_000_00, 12_000_00] })
    const next = await paidOn(pan, 10_00_000_00)
    // ₹50,000 that were declared are beyond the ₹9,50,000: of $11,235.96, $561.80.
    expect(await totals()).toEqual({ You: [0, 0, 0, 0], Father: [1, 2, 11_78_000_00, 13_561_80] })
    expect((await other.api.remittances.read()).pans).toEqual([
      { id: next, ending: '234F', holder: father, isSaid: true, paise: 1_78_000_00 },
    ])
  })

  test('move with all their sums when the student says somebody else, and what was declared stays', async () => {
    const sums = [0, 1, 9_89_000_00, 11_112_36]
    await other.api.remittances.setHolder({ id: payment, ...onFathers })
    expect(await totals()).toEqual({ You: [0, 0, 0, 0], Father: sums })
    await other.api.remittances.setHolder({ id: payment, holder: 'other', name: ' Uncle Ramesh ' })
    expect(await totals()).toEqual({ You: [0, 0, 0, 0], 'Uncle Ramesh': sums })
    await other.api.remittances.setHolder({ id: payment, holder: 'student', name: '' })
    expect(await totals()).toEqual({ You: sums })
    expect(await team.services.db.$count(panHolders)).toBe(1)
  })

  test('on two PANs of one ending stay apart, each with whose it is', async () => {
    const mothers = await paidOn('XYZPE1234F', 1_00_000_00)
    await other.api.remittances.setHolder({ id: mothers, holder: 'mother', name: '' })
    expect(await totals()).toMatchObject({
      'PAN ending 234F': [0, 1, 9_89_000_00, 11_112_36],
      Mother: [0, 1, 1_89_000_00, 2_123_60],
    })
  })

  test('whose PAN it is lies sealed, and the PAN is nowhere in it', async () => {
    await other.api.remittances.setHolder({ id: payment, holder: 'other', name: 'Uncle Ramesh' })
    const [row] = await team.services.db.select().from(panHolders)
    expect(row).toMatchObject({ owner: team.idOf(rohan) })
    const stored = `${row?.panMark} ${Buffer.from(row?.sealed ?? []).toString('latin1')}`
    expect(stored).not.toMatch(/Ramesh|ABCPE|1234|234F/)
    expect(JSON.stringify(await other.api.remittances.read())).not.toMatch(/ABCPE|1234F/)
  })

  test('of somebody else, and on the student’s own PAN, are nothing to say anything of', async () => {
    const [own] = await team.services.db
      .select()
      .from(payments)
      .where(eq(payments.owner, team.idOf(meera)))
    const say = (who: Visitor, id = '') => who.call('PUT', `${path}/card/${id}/holder`, onFathers)
    expect(await say(student, payment)).toMatchObject({ status: 404 })
    expect(await say(student, own?.id)).toMatchObject({ status: 404 })
    expect(await say(other, '00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })
    expect(await say(other, 'ABCPE1234F')).toMatchObject({ status: 422 })
    expect(await team.services.db.$count(panHolders)).toBe(0)
  })

  test.each<[string, object, string]>([
    ['nobody', {}, 'holder'],
    ['somebody whom there is not', { holder: 'brother' }, 'holder'],
    ['somebody without a name', { holder: 'other', name: '  ' }, 'name'],
    ['a name without end', { holder: 'other', name: 'x'.repeat(5_000) }, 'name'],
    ['a name that is longer than it shows', { holder: 'other', name: 'x'.repeat(41) }, 'name'],
    ['a number for a name', { holder: 'other', name: 7 }, 'name'],
  ])('said to be of %s are refused beside the field, and what was said before stays', async (_, said, field) => {
    await other.api.remittances.setHolder({ id: payment, ...onFathers })
    const { status, body } = await other.call('PUT', `${path}/card/${payment}/holder`, said)
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain(field)
    expect((await other.api.remittances.read()).pans).toMatchObject([{ holder: father, isSaid: true }])
  })

  test('said of many at once have one holder, and no sum is counted twice', async () => {
    const holders = ['father', 'mother', 'co-borrower', 'father', 'mother', 'student']
    const answers = await Promise.all(
      holders.map(holder => other.call('PUT', `${path}/card/${payment}/holder`, { holder, name: '' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(holders.map(() => 200))
    expect(await team.services.db.$count(panHolders)).toBe(1)
    const counted = Object.values(await totals()).filter(([, card]) => card !== 0)
    expect(counted).toEqual([[0, 1, 9_89_000_00, 11_112_36]])
  })
})
