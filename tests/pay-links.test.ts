// A bill that is paid by somebody else: anybody who has the link sees what is needed to pay it, and pays it once.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerOf, ensure } from './api.ts'
import { demoPassword, meera, rohan } from '../seed/people.ts'
import { linkLife, linkStateOf, nameIn } from '../src/features/pay-links/rules.ts'
import { payLinks } from '../src/features/pay-links/tables.ts'
import { payments } from '../src/features/payments/tables.ts'
import { requests } from '../src/features/desk-kit/tables.ts'
import { momentOf } from '../src/journey/moments.ts'
import { rateLimits } from '../src/platform/database/tables.ts'
import { recordedErrors } from '../src/platform/records/tables.ts'
import { sandboxCheckouts } from '../src/platform/sandbox/tables.ts'
import { insuranceInvoices, insuranceRequests } from '../src/stages/health-insurance/tables.ts'
import { ruleWords } from '#src/stages/health-insurance/refunds/rule/shown/copy.ts'
import { fieldOf } from '../src/values/unknown.ts'
import { openTestApp, type TestApp } from './app.ts'
import { paidPolicy } from './insured.ts'
import { seedPeople } from './people.ts'
import { visitor, type Visitor } from './visitor.ts'

let app: TestApp
let student: Visitor
let other: Visitor
let parent: Visitor
let policy: string
let bill: string

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seedPeople(app.services)
  student = await signedIn(meera.email)
  other = await signedIn(rohan.email)
  parent = visitor(app)
})
beforeEach(async () => {
  app.clock.pass({ hours: 1 })
  for (const table of [rateLimits, requests, payLinks]) await app.services.db.delete(table)
  ;({ id: policy } = await paidPolicy(app, meera.email))
  bill = await billOf(policy, 1)
})
afterAll(() => app.end())

async function signedIn(email: string): Promise<Visitor> {
  const somebody = visitor(app)
  await somebody.api.accounts.signIn({ email, password: demoPassword })
  return somebody
}

async function billOf(request: string, number: number, amount = 50_000): Promise<string> {
  const now = app.clock.now()
  const [made] = await app.services.db
    .insert(insuranceInvoices)
    .values({
      request,
      number,
      amount,
      dueOn: now.toZonedDateTimeISO('UTC').toPlainDate().add({ days: 7 }),
      issuedAt: now,
    })
    .returning({ id: insuranceInvoices.id })
  return made?.id ?? expect.fail('no bill')
}

const named = (reference = bill) => ({ purpose: 'insurance-invoice', reference })

async function makeLink(reference = bill): Promise<string> {
  const body = await student.api.payLinks.make(named(reference))
  const address = new URL(body.address)
  expect(address.pathname).toMatch(/^\/pay\/[\w-]{43}$/)
  return address.pathname.slice('/pay/'.length)
}

const look = (code: string) => parent.call('GET', `/api/pay/${code}`)
const press = (code: string, body: object = {}) => parent.api.payLinks.pay({ ...body, code })
const urlOf = ({ body }: { body: unknown }) => String(fieldOf(body, 'url'))
const payAt = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' })
const ownLink = async () => (await student.api.payLinks.read({ purpose: 'insurance-invoice', reference: bill })).link
const attempts = (reference = bill) =>
  app.services.db.select().from(payments).where(eq(payments.reference, reference)).orderBy(payments.id)
const row = async (id = bill) =>
  (await app.services.db.select().from(insuranceInvoices).where(eq(insuranceInvoices.id, id)))[0] ?? expect.fail('gone')
const checkoutAt = async (url: string) =>
  (
    await app.services.db
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.id, url.split('/').at(-1) ?? ''))
  )[0] ?? expect.fail('no checkout')

test.each([
  ['Meera', 'Meera'],
  ['Meera Priya', 'Meera Priya'],
  ['J. R.', 'J. R.'],
  ['Zoë-Ann D’Souza', 'Zoë-Ann D’Souza'],
  ['मीरा', 'मीरा'],
  ['Meera call 98450 12345', 'Meera call'],
  ['Meera evil.example/pay', 'Meera'],
  ['https://evil.example', ''],
  ['meera@example.com', ''],
  ['a'.repeat(60), 'a'.repeat(40)],
])('who pays reads of the first name %j only %j', (firstName, shown) => expect(nameIn(firstName)).toBe(shown))

test.each([
  ['open', 'open', 0, false],
  ['open', 'expired', 14 * 24, false],
  ['open', 'open', 14 * 24 - 1, false],
  ['open', 'cancelled', 0, true],
  ['paid', 'paid', 15 * 24, true],
  ['over', 'over', 0, true],
] as const)('a link for a bill that is %s is %s', (state, expected, hours, isCancelled) => {
  const madeAt = Temporal.Instant.from('2026-11-01T00:00:00Z')
  const link = { cancelledAt: isCancelled ? madeAt : null, expiresAt: madeAt.add(linkLife) }
  expect(linkStateOf(link, state, madeAt.add({ hours }))).toBe(expected)
})

describe('a link', () => {
  test('shows the first name, the payee and the amount, and nothing else of the student', async () => {
    const { status, body, headers } = await look(await makeLink())
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual({
      state: 'open',
      bill: {
        terms: {
          title: 'If the insurance ends early',
          points: [],
          note: 'This plan has no published rule for refunds. If the insurance ends early, our team decides what goes back.',
        },
        firstName: 'Meera',
        payee: expect.stringMatching(/./),
        what: 'Scholar Plus: insurance invoice 1',
        amount: { currency: 'USD', minor: 50_000 },
        rate: {
          midRate: expect.any(Number),
          source: expect.stringMatching(/./),
          isSample: expect.any(Boolean),
          collectedAt: expect.stringMatching(/Z$/),
        },
      },
      expiresAt: momentOf(app.clock.now().add(linkLife)),
    })
    const said = JSON.stringify(body)
    for (const secret of ['Iyer', meera.email, 'Sample University', bill, policy]) expect(said).not.toContain(secret)
  })

  test('is kept as a hash alone, and neither the payment nor its student learns it', async () => {
    const code = await makeLink()
    await press(code)
    const [kept] = await app.services.db.select().from(payLinks)
    expect(JSON.stringify([kept, await attempts(), await ownLink()])).not.toContain(code)
  })

  test('does not come along with what a browser reports of an error', async () => {
    const code = await makeLink()
    await parent.api.platform.recordError({ message: 'broken', stack: '', url: `/pay/${code}` })
    const errors = await app.services.db.select().from(recordedErrors)
    expect(errors.map(({ url }) => url)).toContain('/pay/:code')
    expect(JSON.stringify(errors)).not.toContain(code)
  })

  test('is pressed by fifty at once, and paid once', async () => {
    const code = await makeLink()
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        expect((await look(code)).status).toBe(200)
        return answerOf(press(code))
      }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const urls = [...new Set(answers.map(urlOf))]
    expect(urls).toHaveLength(1)
    await Promise.all(Array.from({ length: 10 }, () => payAt(urls[0] ?? '')))
    expect((await attempts()).map(({ paidAt }) => paidAt !== null)).toEqual([true])
    expect((await row()).paidAt).not.toBeNull()
    expect(await app.services.db.select().from(requests).where(eq(requests.kind, 'insurance-refund'))).toEqual([])
    await expect(press(code)).rejects.toMatchObject({ status: 409, body: { code: 'pay-link-paid' } })
    expect(await look(code)).toMatchObject({ status: 200, body: { state: 'paid', bill: { firstName: 'Meera' } } })
    expect(await ownLink()).toMatchObject({ state: 'paid' })
    expect(await student.api.insuranceInvoices.read()).toMatchObject({
      bills: [{ id: bill, state: 'paid', isPaidByLink: true }],
    })
  })

  test('can’t be paid otherwise than its bill says, whatever is sent along', async () => {
    const code = await makeLink()
    const forged = {
      amount: 1,
      minor: 1,
      payee: 'me',
      owner: 'me',
      reference: policy,
      returnTo: 'https://evil.example',
    }
    const inAddress = await parent.call('POST', `/api/pay/${code}/checkout?amount=1`, {})
    expect(inAddress).toMatchObject({ status: 200 })
    // A body that brings what the contract doesn’t name is refused whole.
    await expect(press(code, forged)).rejects.toMatchObject({ status: 422 })
    const url = (await press(code)).url
    expect(urlOf(inAddress)).toBe(url)
    const checkout = await checkoutAt(url)
    expect(checkout).toMatchObject({
      amount: 50_000,
      currency: 'usd',
      email: null,
      title: 'Scholar Plus: insurance invoice 1',
      successUrl: `${app.url}/pay/${code}?paid`,
      cancelUrl: `${app.url}/pay/${code}`,
    })
    expect(await attempts()).toMatchObject([
      { amount: 50_000, payer: { name: '', email: '', returnTo: `${app.url}/pay` } },
    ])
    expect((await payAt(url)).headers.get('location')).toBe(`${app.url}/pay/${code}?paid`)
  })

  test('that its student cancelled says so, and so does a page that was opened by it', async () => {
    const code = await makeLink()
    const url = (await press(code)).url
    const { id } = ensure(await ownLink())
    expect((await other.call('DELETE', `/api/pay-links/${id}`)).status).toBe(404)
    await student.api.payLinks.cancel({ link: id })
    await student.api.payLinks.cancel({ link: id })
    expect((await checkoutAt(url)).status).toBe('expired')
    expect(await look(code)).toMatchObject({ status: 200, body: { state: 'cancelled', bill: null } })
    await expect(press(code)).rejects.toMatchObject({
      status: 410,
      body: { code: 'pay-link-cancelled', message: expect.stringContaining('was cancelled') },
    })
    await payAt(url)
    expect((await row()).paidAt).toBeNull()
  })

  test('of before stops as the next is made, and two at once leave one', async () => {
    const first = await makeLink()
    await Promise.all([makeLink(), makeLink(), makeLink()])
    expect(await look(first)).toMatchObject({ body: { state: 'cancelled', bill: null } })
    const rows = await app.services.db.select().from(payLinks)
    expect(rows.filter(({ cancelledAt }) => cancelledAt === null)).toHaveLength(1)
  })

  test('shows the rule for refunds of the purchase before anybody pays by it, in the words of the student’s own step', async () => {
    await app.services.db
      .update(insuranceRequests)
      .set({ refundDays: 31, refundSampleOf: Temporal.PlainDate.from('2026-07-01') })
      .where(eq(insuranceRequests.id, policy))
    const rule = ruleWords({ refusedWithinDays: 31, sampleOf: '2026-07-01' })
    expect(rule.points).toHaveLength(3)
    expect(await look(await makeLink())).toMatchObject({ body: { bill: { terms: rule } } })
  })

  test('expires, and is over with its bill', async () => {
    const code = await makeLink()
    app.clock.pass({ hours: 14 * 24 })
    expect(await look(code)).toMatchObject({ body: { state: 'expired', bill: null } })
    await expect(press(code)).rejects.toMatchObject({ status: 410, body: { code: 'pay-link-expired' } })
    student = await signedIn(meera.email)
    const next = await makeLink()
    await app.services.db
      .update(insuranceInvoices)
      .set({ voidedAt: app.clock.now(), voidReason: 'replaced' })
      .where(eq(insuranceInvoices.id, bill))
    expect(await look(next)).toMatchObject({ body: { state: 'over', bill: null } })
    await expect(press(next)).rejects.toMatchObject({ status: 410, body: { code: 'pay-link-over' } })
    expect(await student.call('POST', '/api/pay-links', named())).toMatchObject({ status: 409 })
  })

  test('of a bill that its student paid says only that it was paid', async () => {
    const code = await makeLink()
    await payAt((await student.api.insuranceInvoices.pay({ invoice: bill })).url)
    expect(await look(code)).toMatchObject({ body: { state: 'paid', bill: null } })
  })

  test('that nobody made says nothing more, and is counted', async () => {
    for (const code of ['x', '🙂', 'a'.repeat(43), '%00', 'a'.repeat(200)]) {
      expect(await look(encodeURIComponent(code))).toMatchObject({ status: 404, body: { code: 'pay-link-unknown' } })
    }
    expect((await look('a'.repeat(300))).status).toBe(422)
    const codes = Array.from({ length: 70 }, (_, index) => look(`guess-${index}`))
    expect((await Promise.all(codes)).some(({ status }) => status === 429)).toBe(true)
  })

  test('is made only for the student’s own bill', async () => {
    expect((await other.call('POST', '/api/pay-links', named())).status).toBe(404)
    expect((await parent.call('POST', '/api/pay-links', named())).status).toBe(401)
    expect((await student.call('POST', '/api/pay-links', { ...named(), purpose: 'card-funding' })).status).toBe(422)
    await makeLink()
    const body = await other.api.payLinks.read({ purpose: 'insurance-invoice', reference: bill })
    expect(body).toEqual({ link: null })
  })
})

describe('one bill, two payers', () => {
  test('the last who opens a page has the only one', async () => {
    const code = await makeLink()
    const own = (await student.api.insuranceInvoices.pay({ invoice: bill })).url
    const theirs = (await press(code)).url
    expect([(await checkoutAt(own)).status, (await checkoutAt(theirs)).status]).toEqual(['expired', 'open'])
    expect((await checkoutAt(theirs)).email).toBeNull()
    const again = (await student.api.insuranceInvoices.pay({ invoice: bill })).url
    expect([(await checkoutAt(again)).status, (await checkoutAt(theirs)).status]).toEqual(['open', 'expired'])
    await payAt(theirs)
    expect((await row()).paidAt).toBeNull()
    await payAt(again)
    expect((await attempts()).filter(({ paidAt }) => paidAt !== null)).toHaveLength(1)
  })

  test('pressing at the same time leaves one page that can be paid', async () => {
    const code = await makeLink()
    const own = () => student.call('POST', `/api/insurance/invoices/${bill}/checkout`)
    const answers = await Promise.all([
      answerOf(press(code)),
      own(),
      answerOf(press(code)),
      own(),
      answerOf(press(code)),
      own(),
    ])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const pages = await app.services.db.select().from(sandboxCheckouts)
    const ids = new Set((await attempts()).map(({ id }) => id))
    const open = pages.filter(({ reference, status }) => status === 'open' && ids.has(reference ?? ''))
    expect(open.length).toBeLessThanOrEqual(1)
  })

  test('what was just paid is not opened again before its notice came', async () => {
    const code = await makeLink()
    const url = (await press(code)).url
    await app.services.db
      .update(sandboxCheckouts)
      .set({ status: 'complete', paymentId: 'pi_unheard' })
      .where(eq(sandboxCheckouts.id, url.split('/').at(-1) ?? ''))
    const answer = await student.call('POST', `/api/insurance/invoices/${bill}/checkout`)
    expect(answer).toMatchObject({ status: 409, body: { code: 'payment-arrived' } })
    expect(await attempts()).toHaveLength(1)
  })
})

describe('a deposit', () => {
  const deposit = () => ({ purpose: 'insurance-deposit', reference: policy })
  const unpaid = (changes: object = {}) =>
    app.services.db
      .update(insuranceRequests)
      .set({ depositConfirmedAt: null, ...changes })
      .where(eq(insuranceRequests.id, policy))

  test('is paid by a link as a bill is', async () => {
    await unpaid({ acknowledged: 'not-checked' })
    const body = await student.api.payLinks.make(deposit())
    const code = body.address.split('/').at(-1) ?? ''
    expect(await look(code)).toMatchObject({
      body: { state: 'open', bill: { firstName: 'Meera', amount: { currency: 'USD', minor: 12_345 } } },
    })
    await payAt((await press(code)).url)
    expect(await look(code)).toMatchObject({ body: { state: 'paid' } })
    const [request] = await app.services.db.select().from(insuranceRequests).where(eq(insuranceRequests.id, policy))
    expect(request?.depositConfirmedAt).not.toBeNull()
  })

  test('whose page a parent has open is not paid there once its student withdraws the application', async () => {
    await unpaid({ acknowledged: 'not-checked' })
    const body = await student.api.payLinks.make(deposit())
    const code = body.address.split('/').at(-1) ?? ''
    const url = (await press(code)).url
    await student.api.insurance.withdraw({ docID: policy })
    await expect.poll(async () => (await checkoutAt(url)).status).toBe('expired')
    await payAt(url)
    const opened = (await attempts(policy)).find(one => one.url === url)
    expect([opened?.paidAt, opened?.expiredAt === null]).toEqual([null, false])
  })

  test('is paid by a link before any page of its student, once they confirmed what speaks against a waiver', async () => {
    await unpaid({ checkoutAt: null, acknowledged: null })
    expect(await student.call('POST', '/api/pay-links', deposit())).toMatchObject({ status: 409 })
    await unpaid({ acknowledged: 'not-checked' })
    const { address } = await student.api.payLinks.make(deposit())
    await press(address.split('/').at(-1) ?? '')
    // From then on its application is no draft.
    const [request] = await app.services.db.select().from(insuranceRequests).where(eq(insuranceRequests.id, policy))
    expect(request?.checkoutAt).not.toBeNull()
  })
})
