import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dev, farah, kavya, meera } from '#seed/people.ts'
import { answerOf } from '#tests/api.ts'
import { paidAtSandbox } from '#tests/paid.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { payments, refunds } from '#src/features/payments/tables.ts'
import { sandboxRefunds } from '#src/platform/sandbox/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { askForRefund } from '../purchase/refunds.ts'

let app: TeamApp
let asFarah: Visitor
let asDev: Visitor
let payment: string

const page = '/api/desk/insurance-refunds'

beforeAll(async () => {
  app = await openTeamApp()
  ;[asFarah, asDev] = await Promise.all([app.enter(farah), app.enter(dev)])
})
beforeEach(async () => {
  await app.clear(refunds, sandboxRefunds, requests, notifications, deskActions, payments)
  payment = await paidInVain()
})
afterAll(() => app.end())

async function paidInVain(): Promise<string> {
  const paid = await paidAtSandbox(app, { owner: app.idOf(meera) })
  await app.services.change(change =>
    askForRefund(change, app.services, paid, 'a deposit for an application that does not stand'),
  )
  return paid.id
}

const reason = 'The insurance covered 7 of 365 days.'
const send = (who: Visitor, amount = 12_345, left = 12_345, why = amount < left ? reason : '') =>
  who.api.insuranceRefunds.send({ payment, amount, left, why })
const all = () => asFarah.api.insuranceRefunds.all()
const notified = async () =>
  (await app.services.db.select().from(notifications).orderBy(notifications.id)).map(({ title }) => title)
const waiting = async () =>
  (await app.services.db.select().from(requests)).filter(({ settledAt }) => settledAt === null).length

test('what is owed stands there with why, and once sent, with the reference; the student is notified', async () => {
  expect(await all()).toMatchObject([
    {
      payment,
      amount: 12_345,
      left: 12_345,
      provider: 'stripe',
      providerPaymentId: expect.stringMatching(/^pi_/),
      student: { name: 'Meera Iyer' },
      why: expect.stringContaining('does not stand'),
      sentAt: null,
    },
  ])
  expect(await send(asFarah)).toMatchObject({ state: 'sent' })
  expect(await all()).toMatchObject([
    { left: 0, isOpen: false, sentBy: 'Farah', reference: expect.stringMatching(/^re_/) },
  ])
  expect(await notified()).toEqual(['We sent $123.45 back to you'])
  expect(await waiting()).toBe(0)
})

test('sent by fifty at once it is sent once, here and at Stripe', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => answerOf(send(index % 2 === 0 ? asFarah : asDev))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    message: 'Somebody sent money back a moment ago. Please look again.',
  })
  expect(await notified()).toHaveLength(1)
  expect(await app.services.db.$count(sandboxRefunds)).toBe(1)
})

test('a part of it leaves the rest open, until that is sent too or somebody says that it is all', async () => {
  expect(await asFarah.call('DELETE', `${page}/${payment}`, {})).toMatchObject({
    status: 409,
    body: { code: 'refund-not-sent' },
  })
  await send(asFarah, 10_000)
  expect(await all()).toMatchObject([{ left: 2_345, isOpen: true, parts: [{ amount: 10_000, state: 'sent' }] }])
  expect(await waiting()).toBe(1)
  await expect(send(asDev, 2_345)).rejects.toMatchObject({ status: 409 })
  await expect(send(asDev, 2_346, 2_345)).rejects.toMatchObject({ status: 409 })
  await send(asDev, 2_000, 2_345)
  await asFarah.api.insuranceRefunds.close({ payment })
  expect(await waiting()).toBe(0)
  expect(await all()).toMatchObject([{ left: 345, isOpen: false }])
  expect(await notified()).toEqual(['We sent $100.00 back to you', 'We sent $20.00 back to you'])
  expect((await app.services.db.select().from(deskActions).orderBy(deskActions.id)).map(({ what }) => what)).toEqual([
    'insurance-refund-sent',
    'insurance-refund-sent',
    'insurance-refund-closed',
  ])
})

test('who sends less than what was paid says why, and the student reads how much is kept and why', async () => {
  for (const why of ['', '   ', '\u200B', 'x'.repeat(501), 'a\u202Eb']) {
    await expect(send(asFarah, 10_000, 12_345, why)).rejects.toMatchObject({
      status: 422,
      body: { fields: { why: expect.any(String) } },
    })
  }
  await send(asFarah, 10_000)
  const [part] = await app.services.db.select().from(refunds)
  expect(part).toMatchObject({ amount: 10_000, keptWhy: reason })
  const letters = await app.services.db.select().from(notifications).orderBy(notifications.id)
  expect(letters).toMatchObject([
    {
      title: 'We sent $100.00 back to you',
      body: expect.stringContaining(`You paid $123.45, and $23.45 of it is kept: ${reason}`),
    },
  ])
  await send(asFarah, 2_345, 2_345)
  const [, rest] = await app.services.db.select().from(notifications).orderBy(notifications.id)
  expect(rest?.body).not.toContain('kept')
})

test.each([
  ['nothing', 0, 12_345],
  ['less than nothing', -1, 12_345],
  ['a part of a cent', 0.5, 12_345],
  ['more than a number holds', 1e300, 12_345],
])('%s is refused', async (_, amount, left) => {
  await expect(send(asFarah, amount, left)).rejects.toMatchObject({ status: 422 })
})

test('what nobody owes is not sent back, and an advisor has nothing to do with it', async () => {
  expect((await asFarah.call('PUT', `${page}/${crypto.randomUUID()}`, { amount: 1, left: 1 })).status).toBe(404)
  await expect(send(await app.enter(kavya))).rejects.toMatchObject({ status: 404 })
})
