// Whoever pays for an insurance reads in each place that the same one takes the money.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { demoPassword, meera } from '../seed/people.ts'
import type { LedgerView } from '../src/features/money/contract.ts'
import { payments } from '../src/features/payments/tables.ts'
import { rateLimits } from '../src/platform/database/tables.ts'
import { insuranceInvoices, insuranceRequests } from '../src/stages/health-insurance/tables.ts'
import { openTestApp, type TestApp } from './app.ts'
import { paidPolicy } from './insured.ts'
import { wordsOfPdf } from './pdf-words.ts'
import { seedPeople } from './people.ts'
import { visitor, type Visitor } from './visitor.ts'

let app: TestApp
let student: Visitor
let parent: Visitor
let policy: string

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seedPeople(app.services)
  student = visitor(app)
  await student.api.accounts.signIn({ email: meera.email, password: demoPassword })
  parent = visitor(app)
})
beforeEach(async () => {
  await app.services.db.delete(rateLimits)
  ;({ id: policy } = await paidPolicy(app, meera.email))
})
afterAll(() => app.end())

async function bill(): Promise<string> {
  const issuedAt = app.clock.now()
  const dueOn = issuedAt.toZonedDateTimeISO('UTC').toPlainDate().add({ days: 7 })
  const [made] = await app.services.db
    .insert(insuranceInvoices)
    .values({ request: policy, number: 1, amount: 50_000, dueOn, issuedAt })
    .returning({ id: insuranceInvoices.id })
  return made?.id ?? expect.fail('no bill')
}

/** As it is before anybody paid it. */
async function deposit(): Promise<string> {
  const { db } = app.services
  await db.delete(payments).where(eq(payments.reference, policy))
  await db
    .update(insuranceRequests)
    .set({ depositConfirmedAt: null, acknowledged: 'not-checked' })
    .where(eq(insuranceRequests.id, policy))
  return policy
}

const owed = { 'insurance-invoice': bill, 'insurance-deposit': deposit } as const

const ledger = (): Promise<LedgerView> => student.api.money.read()
const payeesOf = ({ rows }: LedgerView, ids: readonly string[]): string[] =>
  rows.filter(({ id }) => ids.includes(id)).map(({ payee }) => payee)

async function receiptOf(payment: string): Promise<string> {
  const answer = await fetch(`${app.url}/api/payments/${payment}/receipt`, { headers: { cookie: student.cookie() } })
  const words = await wordsOfPdf(new Uint8Array(await answer.arrayBuffer()))
  return words.kind === 'words'
    ? words.pages
        .flat(2)
        .map(({ text }) => text)
        .join(' ')
    : expect.fail(words.kind)
}

test.each(['insurance-invoice', 'insurance-deposit'] as const)(
  'who pays the %s by a link reads the same payee as the student on the receipt and in the ledger: Safar',
  async purpose => {
    const reference = await owed[purpose]()
    const link = await student.api.payLinks.make({ purpose, reference })
    const code = new URL(link.address).pathname.slice('/pay/'.length)
    expect(await parent.api.payLinks.open({ code })).toMatchObject({ bill: { payee: 'Safar' } })
    if (purpose === 'insurance-invoice') expect(payeesOf(await ledger(), [`bill.${reference}`])).toEqual(['Safar'])

    const page = await parent.api.payLinks.pay({ code })
    await fetch(page.url, {
      method: 'POST',
      body: new URLSearchParams({ do: 'pay' }),
      redirect: 'manual',
    })
    const [paid] = await app.services.db.select().from(payments).where(eq(payments.reference, reference))
    const payment = paid?.id ?? expect.fail('nothing was paid')
    expect(await receiptOf(payment)).toContain('Paid to Safar')
    expect(payeesOf(await ledger(), [`payment.${payment}`])).toEqual(['Safar'])
    expect(await parent.api.payLinks.open({ code })).toMatchObject({ state: 'paid', bill: { payee: 'Safar' } })
  },
)
