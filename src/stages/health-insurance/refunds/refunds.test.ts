import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dev, farah, kavya, meera } from '#seed/people.ts'
import { openTeamHouse, type TeamHouse } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deskActions } from '#src/features/desk/tables.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { payments } from '#src/features/payments/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { askForRefund } from '../purchase/refunds.ts'
import { insuranceRefunds } from './tables.ts'

let house: TeamHouse
let asFarah: Visitor
let asDev: Visitor
let payment: string

const page = '/api/desk/insurance-refunds'

beforeAll(async () => {
  house = await openTeamHouse()
  ;[asFarah, asDev] = await Promise.all([house.enter(farah), house.enter(dev)])
})
beforeEach(async () => {
  await house.clear(insuranceRefunds, requests, notifications, deskActions, payments)
  payment = await paidInVain()
})
afterAll(() => house.end())

async function paidInVain(): Promise<string> {
  const at = house.clock.now()
  const [row] = await house.house.db
    .insert(payments)
    .values({
      owner: house.idOf(meera),
      purpose: 'insurance-deposit',
      reference: crypto.randomUUID(),
      provider: 'stripe',
      amount: 12_345,
      currency: 'USD',
      payer: { title: 'Scholar Plus', name: 'Meera Iyer', email: meera.email, returnTo: '/' },
      createdAt: at,
      providerPaymentId: 'pi_1',
      paidAt: at,
    })
    .returning()
  if (row === undefined) throw new Error('The payment was not written.')
  await house.house.change(change =>
    askForRefund(change, house.house, { ...row, paidAt: at }, 'a deposit for an application that does not stand'),
  )
  return row.id
}

const send = (who: Visitor, reference = 're_1') => who.call('PUT', `${page}/${payment}`, { reference })
const all = async () => (await asFarah.call('GET', page)).body
const notified = async () =>
  (await house.house.db.select().from(notifications).orderBy(notifications.id)).map(({ title }) => title)
const waiting = async () =>
  (await house.house.db.select().from(requests)).filter(({ settledAt }) => settledAt === null).length

test('what is owed stands there with why, and once noted, with the reference; the student is notified', async () => {
  expect(await all()).toMatchObject([
    {
      payment,
      amount: 12_345,
      provider: 'stripe',
      providerPaymentId: 'pi_1',
      student: { name: 'Meera Iyer' },
      why: expect.stringContaining('does not stand'),
      sentAt: null,
    },
  ])
  expect((await send(asFarah)).status).toBe(200)
  expect(await all()).toMatchObject([{ sentBy: 'Farah', reference: 're_1' }])
  expect(await notified()).toEqual(['We sent $123.45 back to you'])
  expect(await waiting()).toBe(0)
})

test('noted by many at once it is noted once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => send(index % 2 === 0 ? asFarah : asDev)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    message: 'Somebody noted this a moment ago.',
  })
  expect(await notified()).toHaveLength(1)
})

test('a wrong note is taken back, once: the money is owed again, and the student hears of it', async () => {
  await send(asFarah)
  const undone = await Promise.all([1, 2, 3].map(() => asDev.call('DELETE', `${page}/${payment}`, {})))
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await all()).toMatchObject([{ payment, sentAt: null, reference: '' }])
  expect(await waiting()).toBe(1)
  expect(await notified()).toEqual(['We sent $123.45 back to you', 'Your $123.45 is still on its way back'])
  expect((await send(asFarah, 're_2')).status).toBe(200)
  expect((await house.house.db.select().from(deskActions).orderBy(deskActions.id)).map(({ what }) => what)).toEqual([
    'insurance-refund-sent',
    'insurance-refund-undone',
    'insurance-refund-sent',
  ])
})

test.each([
  ['no reference', '', 422],
  ['nothing to see', '   ', 422],
  ['without end', 'x'.repeat(101), 422],
])('%s is refused', async (_, reference, status) => expect((await send(asFarah, reference)).status).toBe(status))

test('what nobody owes is not sent back, and an advisor has nothing to do with it', async () => {
  expect((await asFarah.call('PUT', `${page}/${crypto.randomUUID()}`, { reference: 're_1' })).status).toBe(404)
  expect((await send(await house.enter(kavya))).status).toBe(404)
})
