// The receipt of each payment: what it was for, for its owner alone.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoPassword, meera, rohan } from '../seed/people.ts'
import { paidFor } from '#src/features/payments/slots.ts'
import { appServices } from '#src/app/services.ts'
import { payments } from '../src/features/payments/tables.ts'
import { rateLimits } from '../src/platform/database/tables.ts'
import { insuranceInvoices, insuranceRests } from '../src/stages/health-insurance/tables.ts'
import { cardOrders } from '../src/stages/forex/card/tables.ts'
import { openTestApp, type TestApp } from './app.ts'
import { paidPolicy } from './insured.ts'
import { wordsOfPdf } from './pdf-words.ts'
import { seedPeople } from './people.ts'
import { visitor, type Visitor } from './visitor.ts'

let app: TestApp
let student: Visitor
let other: Visitor
let owner: string
let policy: string
let deposit: string

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seedPeople(app.services)
  student = await signedIn(meera.email)
  other = await signedIn(rohan.email)
})
beforeEach(async () => {
  app.clock.pass({ hours: 1 })
  await app.services.db.delete(rateLimits)
  ;({ id: policy, owner, payment: deposit } = await paidPolicy(app, meera.email))
})
afterAll(() => app.end())

async function signedIn(email: string): Promise<Visitor> {
  const somebody = visitor(app)
  await somebody.api.accounts.signIn({ email, password: demoPassword })
  return somebody
}

type Paid = Pick<typeof payments.$inferInsert, 'purpose' | 'reference'> & Partial<typeof payments.$inferInsert>

async function paid({ purpose, reference, ...more }: Paid): Promise<string> {
  const at = app.clock.now()
  const [made] = await app.services.db
    .insert(payments)
    .values({
      owner,
      purpose,
      reference,
      provider: purpose.startsWith('insurance-') ? 'stripe' : 'razorpay',
      amount: 20_001,
      currency: purpose.startsWith('insurance-') ? 'USD' : 'INR',
      payer: {
        title: 'Call with Asha Rao, immigration attorney',
        name: 'Meera Iyer',
        email: meera.email,
        returnTo: '/',
      },
      createdAt: at,
      providerPaymentId: 'pay_1',
      paidAt: at,
      ...more,
    })
    .returning({ id: payments.id })
  return made?.id ?? expect.fail('no payment')
}

async function bills(): Promise<string[]> {
  const issuedAt = app.clock.now()
  const rows = [10_000, 10_001].map((amount, index) => ({
    request: policy,
    number: index + 1,
    amount,
    dueOn: Temporal.PlainDate.from('2026-12-01'),
    issuedAt,
    paidAt: issuedAt,
  }))
  return (await app.services.db.insert(insuranceInvoices).values(rows).returning()).map(({ id }) => id).toSorted()
}

async function order(): Promise<string> {
  const at = app.clock.now()
  const [made] = await app.services.db
    .insert(cardOrders)
    .values({
      owner,
      name: 'MEERA IYER',
      email: meera.email,
      returnTo: '/forex',
      dollars: 35_000,
      fundedBy: 'savings',
      sentBefore: 0,
      sentInAll: 0,
      rate: 850_000,
      rateSource: 'Sample data',
      rateAt: at,
      converted: 19_000,
      fee: 0,
      gst: 1001,
      tcs: 0,
      total: 20_001,
      createdAt: at,
      heldUntil: at.add({ hours: 1 }),
    })
    .returning({ id: cardOrders.id })
  return made?.id ?? expect.fail('no order')
}

const pathOf = (id: string) => `/api/payments/${id}/receipt`

async function textOf(id: string): Promise<string> {
  const answer = await fetch(app.url + pathOf(id), { headers: { cookie: student.cookie() } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const words = await wordsOfPdf(new Uint8Array(await answer.arrayBuffer()))
  return words.kind === 'words'
    ? words.pages
        .flat(2)
        .map(({ text }) => text)
        .join(' ')
    : expect.fail(words.kind)
}

const made: Readonly<Record<string, () => Promise<{ id: string; says: string[] }>>> = {
  'insurance-deposit': async () => ({ id: deposit, says: ['$123.45', 'Scholar Plus', 'Deposit', 'Meera Iyer'] }),
  'insurance-invoice': async () => {
    const [bill = ''] = await bills()
    return { id: await paid({ purpose: 'insurance-invoice', reference: bill }), says: ['Scholar Plus', 'Stripe'] }
  },
  'insurance-rest': async () => {
    const [rest] = await app.services.db
      .insert(insuranceRests)
      .values({ request: policy, bills: await bills(), madeAt: app.clock.now() })
      .returning({ id: insuranceRests.id })
    const id = await paid({ purpose: 'insurance-rest', reference: rest?.id ?? '' })
    return { id, says: ['$200.01', '$100.00', '$100.01'] }
  },
  'card-funding': async () => ({
    id: await paid({ purpose: 'card-funding', reference: await order() }),
    says: ['₹200.01', '$350.00', '₹85.00', '₹10.01', 'Razorpay', 'MEERA'],
  }),
  'attorney-call': async () => ({
    id: await paid({ purpose: 'attorney-call', reference: randomUUID() }),
    says: ['₹200.01', 'Asha Rao'],
  }),
}

test.each(appServices.given(paidFor).map(({ name }) => name))(
  'of %s says what was paid, and is its owner’s',
  async purpose => {
    const { id, says } = await (made[purpose] ?? expect.fail(`No test pays for '${purpose}'.`))()
    const text = await textOf(id)
    for (const word of says) expect(text).toContain(word)
    expect((await other.call('GET', pathOf(id))).status).toBe(404)
    expect((await visitor(app).call('GET', pathOf(id))).status).toBe(401)
  },
)

test('paid by a link, it names nobody who is not known; sent back, it says so', async () => {
  const [bill = ''] = await bills()
  const at = app.clock.now()
  const payer = { title: '', name: '', email: '', returnTo: '', link: randomUUID() }
  const id = await paid({ purpose: 'insurance-invoice', reference: bill, payer, refundedAt: at })
  const text = await textOf(id)
  expect(text).toContain('Somebody')
  expect(text).not.toContain('Iyer')
  expect(text).toContain('Sent')
})

test('there is none of what was not paid, nor of what never was', async () => {
  const [bill = ''] = await bills()
  const open = await paid({ purpose: 'insurance-invoice', reference: bill, paidAt: null })
  for (const id of [open, randomUUID()]) expect((await student.call('GET', pathOf(id))).status).toBe(404)
  expect((await student.call('GET', pathOf('x'))).status).toBe(422)
})
