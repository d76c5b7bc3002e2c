// What was to be paid is given up: nobody can pay for it on the page that somebody still has open, whatever it was for.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoAttorneys, seedAttorneys } from '#seed/attorneys.ts'
import { demoPassword, farah, kavya, meera } from '#seed/people.ts'
import { closeCardPages, openCardCheckout } from '#src/features/payments/checkouts.ts'
import { paidFor } from '#src/features/payments/slots.ts'
import { ensure } from './api.ts'
import { insuranceInvoice } from '../src/stages/health-insurance/quote/rules.ts'
import { appServices } from '#src/app/services.ts'
import { payments } from '#src/features/payments/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dollars } from '#src/values/money.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { sandboxCheckouts, sandboxPaymentLinks } from '#src/platform/sandbox/tables.ts'
import { insuranceInvoices, insuranceRequests } from '../src/stages/health-insurance/tables.ts'
import { isOpen } from '#src/stages/health-insurance/standing/open-request.ts'
import { attorneyCalls } from '#src/stages/visas/attorneys/tables.ts'
import { openTestApp, type TestApp } from './app.ts'
import { paidPolicy } from './insured.ts'
import { seedPeople } from './people.ts'
import { withSecondFactor } from './second-factor.ts'
import { visitor, type Answer, type Visitor } from './visitor.ts'

let app: TestApp
let student: Visitor
let underwriter: Visitor
let advisor: Visitor
let policy: string

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seedPeople(app.services)
  await seedAttorneys(app.services)
  student = await signedIn(meera.email)
  underwriter = await withSecondFactor(app, await signedIn(farah.email))
  advisor = await withSecondFactor(app, await signedIn(kavya.email))
})
beforeEach(async () => {
  app.clock.pass({ minutes: 1 })
  for (const table of [rateLimits, attorneyCalls]) await app.services.db.delete(table)
  // What the last test gave up in its own way, or left open when it failed.
  await app.services.db.update(insuranceRequests).set({ withdrawnAt: app.clock.now() }).where(isOpen)
  ;({ id: policy } = await paidPolicy(app, meera.email))
})
afterAll(() => app.end())

async function signedIn(email: string): Promise<Visitor> {
  const who = visitor(app)
  await who.api.accounts.signIn({ email, password: demoPassword })
  return who
}

async function bill(number: number): Promise<string> {
  const issuedAt = app.clock.now()
  const dueOn = issuedAt.toZonedDateTimeISO('UTC').toPlainDate().add({ days: 7 })
  const [made] = await app.services.db
    .insert(insuranceInvoices)
    .values({ request: policy, number, amount: 50_000, dueOn, issuedAt })
    .returning({ id: insuranceInvoices.id })
  return made?.id ?? expect.fail('no bill')
}
const voided = (bills: readonly string[]) => () =>
  underwriter.call('PUT', `/api/desk/insurance/${policy}/voided-bills`, { bills, reason: 'late-waiver' })

const order = (amount: number) =>
  student.call('POST', '/payment/razorpay/order', {
    name: 'Meera Iyer',
    amount,
    email: meera.email,
    callback_url: '/forex',
    remitterPan: 'ABCPI1234K',
  })

async function payingForACall(): Promise<Answer> {
  const asked = {
    agent: demoAttorneys[0].id,
    slot: '2026-06-17T13:00:00.000Z',
    call: 'paid',
    issue: 'Refused.',
  } as const
  await student.api.attorneys.book(asked)
  return student.call('POST', '/api/visas/slot-info/payment', {})
}
const callId = async (): Promise<string> => ensure((await advisor.api.attorneyDesk.calls())[0]).id

type Page = { opened: Answer; giveUp: () => Promise<Answer> }

const purposes = appServices.given(paidFor).map(({ name }) => name)

/** A page for each purpose, and the ways by which what it is for is given up. */
const ways: Readonly<Record<string, Readonly<Record<string, () => Promise<Page>>>>> = {
  'insurance-deposit': {
    'the application is withdrawn': async () => {
      await app.services.db
        .update(insuranceRequests)
        .set({ depositConfirmedAt: null, acknowledged: 'not-checked' })
        .where(eq(insuranceRequests.id, policy))
      const body = await student.api.payLinks.make({ purpose: 'insurance-deposit', reference: policy })
      const code = body.address.split('/').at(-1) ?? ''
      const opened = await visitor(app).call('POST', `/api/pay/${code}/checkout`, {})
      return { opened, giveUp: () => student.call('DELETE', `/api/insurance/request/${policy}`) }
    },
  },
  'insurance-invoice': {
    'the bill is voided': async () => {
      const id = await bill(1)
      return { opened: await student.call('POST', `/api/insurance/invoices/${id}/checkout`), giveUp: voided([id]) }
    },
  },
  'insurance-rest': {
    'one of its bills is voided': async () => {
      const bills = [await bill(1), await bill(2), await bill(3)]
      const opened = await student.call('POST', `/api/insurance/policies/${policy}/rest/checkout`)
      return { opened, giveUp: voided(bills.slice(0, 1)) }
    },
  },
  'card-funding': {
    'another amount is asked for': async () => ({ opened: await order(350), giveUp: () => order(351) }),
  },
  'attorney-call': {
    'the student cancels the call': async () => ({
      opened: await payingForACall(),
      giveUp: () => student.call('DELETE', '/api/visas/slot-info'),
    }),
    'the desk cancels it': async () => ({
      opened: await payingForACall(),
      giveUp: async () => advisor.call('DELETE', `/api/desk/attorney-calls/${await callId()}`),
    }),
    'the student cancels it, and a bank had declined there before': async () => {
      const opened = await payingForACall()
      await press(urlOf(opened), 'decline')
      return { opened, giveUp: () => student.call('DELETE', '/api/visas/slot-info') }
    },
  },
}

const urlOf = ({ body }: Answer): string => (typeof body === 'string' ? body : String(Object(body).url))
const press = (url: string, button: 'pay' | 'decline') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ do: button }), redirect: 'manual' })

/** As its provider says it. */
async function stateAt(url: string): Promise<string | undefined> {
  const id = url.split('/').at(-1) ?? ''
  const { db } = app.services
  const [checkout] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id))
  const [link] = await db.select().from(sandboxPaymentLinks).where(eq(sandboxPaymentLinks.id, id))
  return checkout?.status ?? link?.status
}

test.each(
  purposes.flatMap(purpose => Object.entries(ways[purpose] ?? {}).map(([how, open]) => [purpose, how, open] as const)),
)('nobody can pay on the page of the %s once %s', async (purpose, _, open) => {
  const { opened, giveUp } = await open()
  expect(opened.status).toBe(200)
  const url = urlOf(opened)
  expect(['open', 'created']).toContain(await stateAt(url))
  const [attempt] = await app.services.db.select().from(payments).where(eq(payments.url, url))
  expect(attempt?.purpose).toBe(purpose)

  expect((await giveUp()).status).toBe(200)
  const storedPayment = async () => (await app.services.db.select().from(payments).where(eq(payments.url, url)))[0]
  // At the provider first, then here.
  await expect.poll(async () => (await storedPayment())?.cancelledAt ?? null).not.toBeNull()
  expect(await stateAt(url)).toMatch(/^(expired|cancelled)$/)
  await press(url, 'pay')
  expect((await storedPayment())?.paidAt).toBeNull()
})

test('a card page that is made in the very moment in which it is given up is closed', async () => {
  const { services: whole } = app
  const wanted = {
    owner: (await whole.db.select().from(people).where(eq(people.email, meera.email)))[0]?.id ?? '',
    purpose: insuranceInvoice,
    reference: await bill(1),
    amount: dollars(50_000),
    payer: { title: 'A bill', name: '', email: '', returnTo: whole.settings.publicUrl },
  }
  const { promise: mayBeMade, resolve: letMake } = Promise.withResolvers<void>()
  const { promise: isAsked, resolve: noteAsked } = Promise.withResolvers<void>()
  const { cards } = whole.ports
  const createCheckout: typeof cards.createCheckout = async given => {
    noteAsked()
    await mayBeMade
    return cards.createCheckout(given)
  }
  const making = openCardCheckout({ ...whole, ports: { ...whole.ports, cards: { ...cards, createCheckout } } }, wanted)
  await isAsked
  // Read while it is being made, and noted once it is made and handed out.
  const inTransaction: typeof whole.inTransaction = async work => {
    letMake()
    await making
    return whole.inTransaction(work)
  }
  await closeCardPages({ ...whole, inTransaction }, wanted.owner, eq(payments.reference, wanted.reference))
  expect(await stateAt(await making)).toBe('expired')
})

test('every purpose of a payment has a way in which it is given up', () => {
  expect(purposes.filter(purpose => Object.keys(ways[purpose] ?? {}).length === 0)).toEqual([])
})
