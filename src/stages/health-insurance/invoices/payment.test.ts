// Paying a bill before it is asked for, and all that is left in one payment.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, meera, rohan } from '#seed/people.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { paidPolicy } from '#tests/insured.ts'
import { seedPeople } from '#tests/people.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { payments } from '#src/features/payments/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { sandboxCheckouts } from '#src/platform/sandbox/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { fieldOf } from '#src/values/unknown.ts'
import { aheadOf } from './rules.ts'
import { insuranceInvoices, insuranceRests } from '../tables.ts'

let app: TestApp
let student: Visitor
let other: Visitor
let policy: string
let bills: string[]

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seedPeople(app.services)
  student = await signedIn(meera.email)
  other = await signedIn(rohan.email)
})
beforeEach(async () => {
  app.clock.pass({ hours: 1 })
  for (const table of [rateLimits, requests]) await app.services.db.delete(table)
  ;({ id: policy } = await paidPolicy(app, meera.email, { billingCycle: 'Monthly', invoice: 30_003 }))
  bills = await issue([10_001, 10_002, 10_000])
})
afterAll(() => app.end())

async function signedIn(email: string): Promise<Visitor> {
  const somebody = visitor(app)
  await somebody.api.accounts.signIn({ email, password: demoPassword })
  return somebody
}

async function issue(amounts: readonly number[]): Promise<string[]> {
  const issuedAt = app.clock.now()
  const dueOn = dayOf(issuedAt).add({ days: 7 })
  const made = await app.services.db
    .insert(insuranceInvoices)
    .values(
      amounts.map((amount, index) => ({
        request: policy,
        number: index + 1,
        amount,
        dueOn: dueOn.add({ months: index }),
        issuedAt,
      })),
    )
    .returning({ id: insuranceInvoices.id })
  return made.map(({ id }) => id)
}

const payBill = (index: number) => student.api.insuranceInvoices.pay({ invoice: bills[index] ?? '' })
const payRest = (who = student, of = policy) => who.api.insuranceInvoices.payRest({ policy: of })
const urlOf = ({ body }: { body: unknown }) => String(fieldOf(body, 'url'))
const payAt = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' })
const checkoutAt = async (url: string) =>
  (
    await app.services.db
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.id, url.split('/').at(-1) ?? ''))
  )[0] ?? expect.fail('no checkout')
const voidBill = (index: number) =>
  app.services.db
    .update(insuranceInvoices)
    .set({ voidedAt: app.clock.now(), voidReason: 'replaced' })
    .where(eq(insuranceInvoices.id, bills[index] ?? ''))
const seen = async () => {
  const read = ensure(await student.api.insuranceInvoices.read())
  return { left: read.left, states: read.bills.map(({ state }) => state) }
}
const refunds = () => app.services.db.select().from(requests).where(eq(requests.kind, 'insurance-refund'))
/** Somebody pays on a page that the provider should have closed. */
const reopen = (url: string) =>
  app.services.db
    .update(sandboxCheckouts)
    .set({ status: 'open' })
    .where(eq(sandboxCheckouts.id, url.split('/').at(-1) ?? ''))

const bill = (state: Parameters<typeof aheadOf>[0][number]['state'], dueOn: string) => ({ state, amount: 100, dueOn })
test.each([
  [[], undefined, 0, 0],
  [[bill('paid', '2026-12-01'), bill('void', '2027-01-01')], undefined, 0, 0],
  [[bill('due', '2026-12-01')], undefined, 1, 100],
  [[bill('due', '2026-12-01'), bill('later', '2027-02-01'), bill('later', '2027-01-01')], '2027-01-01', 3, 300],
  [[bill('failed', '2026-12-01'), bill('processing', '2027-01-01')], undefined, 2, 200],
])('of %j the next ahead is %s, and %i stand', (given, next, count, sum) => {
  const ahead = aheadOf(given)
  expect([ahead.next?.dueOn, ahead.all.length, ahead.sum]).toEqual([next, count, sum])
})

test('a later bill is paid before it is asked for', async () => {
  expect((await seen()).states).toEqual(['due', 'later', 'later'])
  await payAt((await payBill(2)).url)
  expect(await seen()).toEqual({ left: 20_003, states: ['due', 'later', 'paid'] })
})

describe('all that is left', () => {
  test('is one payment of the sum of what stands, and all of it is paid', async () => {
    await payAt((await payBill(0)).url)
    const url = (await payRest()).url
    expect(await checkoutAt(url)).toMatchObject({ amount: 20_002, title: 'Scholar Plus: the 2 bills that are left' })
    expect((await seen()).states).toEqual(['paid', 'processing', 'processing'])
    await payAt(url)
    expect(await seen()).toEqual({ left: 0, states: ['paid', 'paid', 'paid'] })
    expect(await refunds()).toEqual([])
    await expect(payRest()).rejects.toMatchObject({ status: 409, body: { code: 'nothing-to-pay' } })
  })

  test('asked for by ten at once is one page', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => answerOf(payRest())))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(urlOf)).size).toBe(1)
    expect(await app.services.db.select().from(insuranceRests).where(eq(insuranceRests.request, policy))).toHaveLength(
      1,
    )
  })

  test('is somebody’s own, and of an insurance', async () => {
    await expect(payRest(other)).rejects.toMatchObject({ status: 409, body: { code: 'nothing-to-pay' } })
    await expect(payRest(student, 'x')).rejects.toMatchObject({ status: 422 })
    await expect(payRest(visitor(app))).rejects.toMatchObject({ status: 401 })
  })

  test('closes the page of a single bill, and the other way round', async () => {
    const single = (await payBill(1)).url
    const rest = (await payRest()).url
    expect([(await checkoutAt(single)).status, (await checkoutAt(rest)).status]).toEqual(['expired', 'open'])
    const again = (await payBill(1)).url
    expect([(await checkoutAt(again)).status, (await checkoutAt(rest)).status]).toEqual(['open', 'expired'])
  })

  test('asked for again after a bill was voided is another sum, and the page before it is closed', async () => {
    const first = (await payRest()).url
    await voidBill(1)
    const second = (await payRest()).url
    expect((await checkoutAt(second)).amount).toBe(20_001)
    expect((await checkoutAt(first)).status).toBe('expired')
  })

  test.each(['voided', 'paid'])('goes back whole where one of them was %s meanwhile', async how => {
    const rest = (await payRest()).url
    if (how === 'voided') await voidBill(1)
    else await payAt((await payBill(1)).url)
    await reopen(rest)
    await payAt(rest)
    expect((await seen()).states).toEqual(['due', how === 'voided' ? 'void' : 'paid', 'later'])
    const paid = (await app.services.db.select().from(payments).orderBy(payments.id)).filter(
      ({ purpose, paidAt }) => purpose === 'insurance-rest' && paidAt !== null,
    )
    expect(await refunds()).toMatchObject([{ subject: paid.at(-1)?.id }])
  })

  test('given up, the bills are to be paid again', async () => {
    await payRest()
    expect((await seen()).states).toEqual(['processing', 'processing', 'processing'])
    await student.api.insuranceInvoices.leave({ invoice: bills[0] ?? '' })
    expect((await seen()).states).toEqual(['due', 'later', 'later'])
  })
})
