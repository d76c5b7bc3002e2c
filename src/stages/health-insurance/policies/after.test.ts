import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { arjun, demoPassword, dev, farah, kavya, meera, rohan } from '#seed/people.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { seedPeople } from '#tests/people.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { lastMessageTo } from '#tests/caught.ts'
import { paidPolicy } from '#tests/insured.ts'
import { isStaff, withSecondFactor } from '#tests/second-factor.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { payments, refunds } from '#src/features/payments/tables.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { sign } from '#src/platform/cards/checkouts.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { insuranceCards, insuranceInvoices } from '../tables.ts'

let app: TestApp
let [student, other, underwriter, admin]: Visitor[] = []
let id: string
let owner: string
let payment: string

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seedPeople(app.services)
  ;[student, other, underwriter, admin] = await Promise.all([meera, rohan, farah, dev].map(signedIn))
})
beforeEach(async () => {
  app.clock.pass({ hours: 1 })
  await app.services.db.delete(rateLimits)
  await app.services.db.delete(requests)
  ;({ id, owner, payment } = await paidPolicy(app, meera.email))
})
afterAll(() => app.end())

async function signedIn({ email }: { email: string }): Promise<Visitor> {
  const somebody = visitor(app)
  await somebody.api.accounts.signIn({ email, password: demoPassword })
  return isStaff({ email }) ? withSecondFactor(app, somebody) : somebody
}

const as = (who: Visitor | undefined) => who ?? expect.fail('nobody')
const atDesk = () => as(underwriter).api.insuranceDesk.read({ id })
const issueCard = (member = 'M-1', who = underwriter) => as(who).api.insuranceDesk.issueCard({ id, member })
const journeyOf = async (step: string) => {
  const body = await as(student).api.journey.read({})
  const stage = ensure(body.stages.find(({ route }) => route === 'health-insurance'))
  return ensure(stage.steps.find(found => found.id === step)).status
}
const openRequests = () =>
  app.services.db
    .select()
    .from(requests)
    .where(and(eq(requests.subject, id), eq(requests.kind, 'insurance')))
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted()

describe('a paid deposit', () => {
  test('stands at the desk and in the list of requests, and the student is written to', async () => {
    expect((await atDesk()).todos).toEqual(['card', 'invoice'])
    expect(await openRequests()).toMatchObject([
      {
        kind: 'insurance',
        role: 'underwriter',
        title: 'Card to issue: Scholar Plus',
        path: `/desk/insurance/${id}`,
        settledAt: null,
      },
    ])
    expect(await as(student).api.insuranceWaiver.read()).toMatchObject({
      stage: 'in-progress',
      guide: null,
      values: [],
    })
    const [notified] = await app.services.db
      .select()
      .from(notifications)
      .where(eq(notifications.owner, owner))
      .orderBy(notifications.createdAt)
    expect(notified).toMatchObject({ title: 'Deposit Confirmed', mails: false })
    const letter = await lastMessageTo(app, meera.email)
    expect(letter).toContain(
      'We received your deposit for Scholar Plus. We haven’t checked the rules of Sample University',
    )
    expect(`${letter} ${notified?.body}`).not.toMatch(/approved/)
  })

  test('is settled in the list once the card and the invoice are out', async () => {
    await issueCard()
    expect(await openRequests()).toMatchObject([{ title: 'Invoice to issue: Scholar Plus' }])
    await as(underwriter).api.insuranceDesk.issueInvoice({ id })
    expect((await openRequests())[0]?.settledAt).not.toBeNull()
  })
})

describe('the card', () => {
  test('issued twenty times at once, by two, is one, and the others hear who was first', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        answerOf(issueCard(`M-${index}`, index % 2 === 0 ? underwriter : admin)),
      ),
    )
    expect(statuses(answers)).toEqual([200, ...Array(19).fill(409)])
    expect(await app.services.db.$count(insuranceCards, eq(insuranceCards.request, id))).toBe(1)
    expect(Object(answers.find(({ status }) => status === 409)?.body).message).toMatch(
      /^(Farah|Dev) issued this card a moment ago\.$/,
    )
  })

  test.each([[''], ['   '], ['<b>1</b>'], ['x'.repeat(41)], ['a\u202Eb']])(
    'takes no member number %j',
    async member => {
      await expect(issueCard(member)).rejects.toMatchObject({ status: 422 })
    },
  )

  test('is corrected in the place of the one that was seen, once', async () => {
    await issueCard('WRONG')
    const { issuedAt } = ensure((await atDesk()).card)
    app.clock.pass({ minutes: 1 })
    const answers = await Promise.all(
      ['RIGHT', 'ALSO'].map(member =>
        as(underwriter).call('PUT', `/api/desk/insurance/${id}/card`, { member, instead: issuedAt }),
      ),
    )
    expect(statuses(answers)).toEqual([200, 409])
    await expect(issueCard('AGAIN')).rejects.toMatchObject({ status: 409 })
    expect(['RIGHT', 'ALSO']).toContain(ensure(ensure((await as(student).api.policies.read()).current).card).member)
  })

  test('is the student’s alone, lies sealed, and comes as a PDF', async () => {
    await issueCard('WA 77-12')
    const { current } = await as(student).api.policies.read()
    expect(current).toMatchObject({
      card: { name: 'Meera Iyer', member: 'WA 77-12' },
      status: 'ahead',
      insurancePlan: 'Scholar Plus',
    })
    const answer = await as(student).call('GET', ensure(ensure(current).cardLongURL))
    expect([answer.status, String(answer.body).slice(0, 5)]).toEqual([200, '%PDF-'])
    expect((await as(other).call('GET', ensure(ensure(current).cardLongURL))).status).toBe(404)
    const [row] = await app.services.db.select().from(insuranceCards).where(eq(insuranceCards.request, id))
    expect(Buffer.from(row?.sealedMember ?? []).toString('latin1')).not.toContain('WA 77-12')
    expect(
      (await as(student).call('GET', '/api/insurance/policies/00000000-0000-4000-8000-000000000000/card')).status,
    ).toBe(404)
  })
})

describe('the waiver', () => {
  beforeEach(async () => {
    await issueCard()
  })

  test('has a guide with the values to copy, is handed in, approved, and taken back', async () => {
    const before = ensure(await as(student).api.insuranceWaiver.read())
    expect(before).toMatchObject({ stage: 'to-hand-in', guide: '<p>Sign in.</p>' })
    expect(before.values.map(({ value }) => value)).toEqual([
      'Meera Iyer',
      'WellAway (sample)',
      'Scholar Plus',
      'SAMPLE-WELLAWAY-100',
      'M-1',
      '08/15/2026',
      '08/14/2027',
      'U-774411',
    ])
    for (let times = 0; times < 2; times += 1) await as(student).api.insuranceWaiver.submit({})
    expect(await as(student).api.insuranceWaiver.read()).toMatchObject({ stage: 'handed-in' })
    expect((await atDesk()).todos).toEqual(['invoice', 'decision'])
    await as(student).api.insuranceWaiver.takeBack({})
    expect(await as(student).api.insuranceWaiver.read()).toMatchObject({ stage: 'to-hand-in', submittedAt: null })
    await as(student).api.insuranceWaiver.submit({})
    await as(underwriter).api.insuranceDesk.approveWaiver({ id })
    expect(await journeyOf('WaiverGuide')).toBe('complete')
    await expect(as(student).api.insuranceWaiver.takeBack({})).rejects.toMatchObject({ status: 409 })
    expect(ensure(await as(student).api.insuranceWaiver.read()).stage).toBe('approved')
    await as(underwriter).api.insuranceDesk.takeBackDecision({ id })
    await expect(as(underwriter).api.insuranceDesk.takeBackDecision({ id })).rejects.toMatchObject({ status: 409 })
    expect(ensure(await as(student).api.insuranceWaiver.read()).stage).toBe('handed-in')
  })

  test('approved and refused by two at once is decided once', async () => {
    const answers = await Promise.all([
      as(underwriter).call('PUT', `/api/desk/insurance/${id}/waiver-approval`),
      as(admin).call('PUT', `/api/desk/insurance/${id}/waiver-refusal`, { refusal: 'No evacuation.' }),
    ])
    expect(statuses(answers)).toEqual([200, 409])
    expect(Object(answers.find(({ status }) => status === 409)?.body).message).toMatch(
      /^(Farah|Dev) noted the decision/,
    )
  })

  test('refused with words, it waits for the student, who may hand it in once more', async () => {
    await expect(as(underwriter).api.insuranceDesk.refuseWaiver({ id, refusal: ' ' })).rejects.toMatchObject({
      status: 422,
    })
    await as(student).api.insuranceWaiver.submit({})
    await as(underwriter).api.insuranceDesk.refuseWaiver({ id, refusal: 'The plan has no evacuation.' })
    expect(await as(student).api.insuranceWaiver.read()).toMatchObject({
      stage: 'refused',
      refusal: 'The plan has no evacuation.',
    })
    expect(await journeyOf('WaiverGuide')).toBe('readyForReview')
    await expect(as(student).api.insuranceWaiver.takeBack({})).rejects.toMatchObject({ status: 409 })
    app.clock.pass({ minutes: 1 })
    await as(student).api.insuranceWaiver.submit({})
    expect(ensure(await as(student).api.insuranceWaiver.read()).stage).toBe('handed-in')
    expect(await journeyOf('WaiverGuide')).toBe('processing')
    await as(underwriter).api.insuranceDesk.approveWaiver({ id })
  })

  test('a guide of their own is cleaned, counted, and kept from being written over', async () => {
    const written = await as(underwriter).api.insuranceDesk.writeGuide({
      id,
      version: 0,
      guide: '<h3>One</h3><script>alert(1)</script><a href="javascript:x">y</a>',
    })
    expect(written).toMatchObject({ version: 1 })
    expect(ensure(await as(student).api.insuranceWaiver.read()).guide).toBe('<h3>One</h3>y')
    const late = await as(admin).call('PUT', `/api/desk/insurance/${id}/guide`, { version: 0, guide: '<p>Two</p>' })
    expect(late).toMatchObject({ status: 409, body: { message: 'Farah changed this guide a moment ago.' } })
    await expect(
      as(underwriter).api.insuranceDesk.writeGuide({ id, version: 1, guide: '<p></p>' }),
    ).rejects.toMatchObject({ status: 422 })
    await expect(as(underwriter).api.insuranceDesk.removeGuide({ id, version: 0 })).rejects.toMatchObject({
      status: 409,
    })
    await as(underwriter).api.insuranceDesk.removeGuide({ id, version: 1 })
    expect(ensure(await as(student).api.insuranceWaiver.read()).guide).toBe('<p>Sign in.</p>')
  })
})

test.each([
  ['takes no waivers', { id: 'u-none', name: 'U', nameKey: 'u', noWaiver: true }, 'no-waiver', ['card', 'invoice']],
  [
    'has no guide',
    { id: 'u-bare', name: 'V', nameKey: 'v', waiverGuide: null },
    'no-guide',
    ['card', 'guide', 'invoice'],
  ],
])('a university that %s', async (_, university, stage, todos) => {
  ;({ id } = await paidPolicy(app, meera.email, { university }))
  expect(ensure(await as(student).api.insuranceWaiver.read()).stage).toBe(stage)
  expect((await atDesk()).todos).toEqual(todos)
})

test('one partner’s plans have a guide of their own', async () => {
  const university = { id: 'u-gbg', name: 'W', nameKey: 'w', waiverGuide: '<p>All</p>', waiverGuideGBG: '<p>GBG</p>' }
  ;({ id } = await paidPolicy(app, meera.email, { university, partner: 'GBG' }))
  await issueCard()
  expect(ensure(await as(student).api.insuranceWaiver.read()).guide).toBe('<p>GBG</p>')
})

describe('the invoice', () => {
  const bills = () =>
    app.services.db
      .select()
      .from(insuranceInvoices)
      .where(eq(insuranceInvoices.request, id))
      .orderBy(insuranceInvoices.issuedAt, insuranceInvoices.number)
  const first = async () => (await bills()).find(({ voidedAt }) => voidedAt === null) ?? expect.fail('no bill')
  const pay = async (who = student) => as(who).api.insuranceInvoices.pay({ invoice: (await first()).id })
  const attempts = async () =>
    app.services.db
      .select()
      .from(payments)
      .where(eq(payments.reference, (await first()).id))
      .orderBy(payments.id)
  const state = async () => ensure(ensure(await as(student).api.insuranceInvoices.read()).bills[0]).state
  const voiding = (ids: string[], reason: 'late-waiver' | 'replaced' = 'late-waiver') =>
    as(underwriter).api.insuranceDesk.voidBills({ id, bills: ids, reason })

  test('issued ten times at once is issued once, exactly', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        as(index % 2 === 0 ? underwriter : admin).call('PUT', `/api/desk/insurance/${id}/invoice`, {}),
      ),
    )
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)])
    expect(
      (await bills()).map(({ number, amount, dueOn }) => [number, amount, dueOn.since(dayOf(app.clock.now())).days]),
    ).toEqual([[1, 163_655, 7]])
    expect(await journeyOf('PayInvoice')).toBe('readyForReview')
  })

  test('by the month comes in as many bills, exact to the cent, and what was voided is issued again alone', async () => {
    ;({ id } = await paidPolicy(app, meera.email, { billingCycle: 'Monthly', months: 5, invoice: 100_001 }))
    await as(underwriter).api.insuranceDesk.issueInvoice({ id })
    expect((await bills()).map(({ amount }) => amount)).toEqual([20_001, 20_000, 20_000, 20_000, 20_000])
    expect(ensure(await as(student).api.insuranceInvoices.read()).bills.map(bill => bill.state)).toEqual([
      'due',
      'later',
      'later',
      'later',
      'later',
    ])
    const [, second] = await bills()
    await voiding([second?.id ?? ''], 'replaced')
    expect((await atDesk()).todos).toContain('invoice')
    await as(underwriter).api.insuranceDesk.issueInvoice({ id })
    const standing = (await bills()).filter(({ voidedAt }) => voidedAt === null)
    expect(standing.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5])
    expect(standing.reduce((sum, { amount }) => sum + amount, 0)).toBe(100_001)
  })

  test('nothing left to pay has none', async () => {
    ;({ id } = await paidPolicy(app, meera.email, { invoice: 0 }))
    await expect(as(underwriter).api.insuranceDesk.issueInvoice({ id })).rejects.toMatchObject({
      status: 409,
      body: { code: 'nothing-to-invoice' },
    })
    expect((await atDesk()).todos).toEqual(['card'])
  })

  test('fifty checkouts at once are one, of the bill’s own amount, and nobody else’s', async () => {
    await as(underwriter).api.insuranceDesk.issueInvoice({ id })
    const answers = await Promise.all(Array.from({ length: 50 }, () => answerOf(pay())))
    expect(new Set(answers.map(({ status, body }) => `${status} ${Object(body).url}`))).toHaveLength(1)
    expect(await attempts()).toMatchObject([{ amount: 163_655, currency: 'USD', purpose: 'insurance-invoice' }])
    expect(await state()).toBe('processing')
    await expect(pay(other)).rejects.toMatchObject({ status: 404 })
    const own = await as(student).call('POST', `/api/insurance/invoices/${(await first()).id}/checkout`, { amount: 1 })
    expect(own).toMatchObject({ status: 422, body: { fields: { amount: expect.any(String) } } })
  })

  test('fails, is tried again and is paid, with a receipt for its owner', async () => {
    await as(underwriter).api.insuranceDesk.issueInvoice({ id })
    await pay()
    await tell({ type: 'checkout.session.async_payment_failed' })
    expect([await state(), await journeyOf('PayInvoice')]).toEqual(['failed', 'readyForReview'])
    await pay()
    await tell({})
    expect([await state(), await journeyOf('PayInvoice')]).toEqual(['paid', 'complete'])
    await expect(pay()).rejects.toMatchObject({ status: 409, body: { message: 'Invoice Paid' } })
    const receipt = `/api/insurance/invoices/${(await first()).id}/receipt`
    const answer = await as(student).call('GET', receipt)
    expect([answer.status, String(answer.body).slice(0, 5), answer.headers.get('content-type')]).toEqual([
      200,
      '%PDF-',
      'application/pdf',
    ])
    expect((await as(other).call('GET', receipt)).status).toBe(404)
  })

  test.each([
    ['less', { amount_total: 1 }],
    ['another currency', { currency: 'inr' }],
  ])('a notice of %s pays nothing', async (_, session) => {
    await as(underwriter).api.insuranceDesk.issueInvoice({ id })
    await pay()
    await tell({ session })
    expect((await first()).paidAt).toBeNull()
  })

  test('a forged notice pays nothing', async () => {
    await as(underwriter).api.insuranceDesk.issueInvoice({ id })
    await pay()
    expect((await tell({ secret: 'whsec_another' })).status).toBe(400)
    expect((await first()).paidAt).toBeNull()
  })

  test('voided and paid at once: one of the two, and money for nothing goes back', async () => {
    await as(underwriter).api.insuranceDesk.issueInvoice({ id })
    await pay()
    const bill = await first()
    const [attempt] = await attempts()
    const [voided] = await Promise.all([answerOf(voiding([bill.id])), tell({ attempt })])
    const [row] = await bills()
    const refunds = await app.services.db.select().from(requests).where(eq(requests.kind, 'insurance-refund'))
    if (voided?.status === 200) expect([row?.paidAt, refunds.length]).toEqual([null, 1])
    else expect([row?.voidedAt, refunds.length, voided?.status]).toEqual([null, 0, 409])
  })

  test('voided, it cannot be paid; paid on an open page it goes back', async () => {
    await as(underwriter).api.insuranceDesk.issueInvoice({ id })
    await pay()
    const bill = await first()
    const [attempt] = await attempts()
    await voiding([bill.id])
    await expect(voiding([bill.id])).rejects.toMatchObject({ status: 409, body: { code: 'invoice-voided' } })
    await expect(as(student).api.insuranceInvoices.pay({ invoice: bill.id })).rejects.toMatchObject({ status: 409 })
    await tell({ attempt })
    expect(await app.services.db.select().from(requests).where(eq(requests.kind, 'insurance-refund'))).toMatchObject([
      { subject: attempt?.id },
    ])
    expect(await journeyOf('PayInvoice')).toBe('pending')
  })

  test('of somebody else’s insurance is not voided through this one', async () => {
    await as(underwriter).api.insuranceDesk.issueInvoice({ id })
    const foreign = await first()
    ;({ id } = await paidPolicy(app, arjun.email))
    await expect(voiding([foreign.id])).rejects.toMatchObject({ status: 404 })
  })

  type Given = {
    type?: string
    session?: object
    secret?: string
    attempt?: { id: string; amount: number } | undefined
  }

  async function tell({
    type = 'checkout.session.completed',
    session = {},
    secret = app.outside.sandboxes?.cards?.webhookSecret,
    attempt,
  }: Given) {
    const payment = attempt ?? (await attempts()).at(-1) ?? expect.fail('no attempt')
    const body = JSON.stringify({
      id: `evt_${type}_${payment.id}`,
      object: 'event',
      type,
      data: {
        object: {
          id: 'cs_1',
          object: 'checkout.session',
          client_reference_id: payment.id,
          payment_status: 'paid',
          payment_intent: 'pi_1',
          amount_total: payment.amount,
          currency: 'usd',
          ...session,
        },
      },
    })
    return visitor(app).call('POST', '/webhooks/stripe', body, {
      'stripe-signature': sign(body, secret ?? '', app.clock.now()),
      origin: 'https://stripe.com',
    })
  }
})

describe('the end of an insurance', () => {
  test('by two at once is one: bills are voided, and the deposit is asked back once', async () => {
    await as(underwriter).api.insuranceDesk.issueInvoice({ id })
    const answers = await Promise.all(
      [underwriter, admin].map(who =>
        as(who).call('PUT', `/api/desk/insurance/${id}/end`, { reason: 'You asked us to.' }),
      ),
    )
    expect(statuses(answers)).toEqual([200, 409])
    expect(
      await app.services.db.select().from(insuranceInvoices).where(eq(insuranceInvoices.request, id)),
    ).toMatchObject([{ voidReason: 'cancelled' }])
    expect(await app.services.db.$count(requests, eq(requests.kind, 'insurance-refund'))).toBe(1)
    expect((await openRequests())[0]?.settledAt).not.toBeNull()
    expect((await as(student).api.policies.read()).earlier[0]).toMatchObject({ status: 'ended' })
    for (const [path, body] of [
      ['/card', { member: 'M-9' }],
      ['/invoice', {}],
      ['/waiver-approval', {}],
      ['/guide', { version: 0, guide: '<p>x</p>' }],
    ] as const) {
      expect((await as(underwriter).call('PUT', `/api/desk/insurance/${id}${path}`, body)).status).toBe(409)
    }
  })

  const refundsAtDesk = async () =>
    (await as(underwriter).api.insuranceRefunds.all()).filter(({ payment: one }) => one === payment)
  const latestLetter = async () =>
    (
      await app.services.db
        .select()
        .from(notifications)
        .where(eq(notifications.owner, owner))
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
    )[0]

  test('before the first day of cover sends all of it back, and the letter says so and that nothing is sent yet', async () => {
    ;({ id, owner, payment } = await paidPolicy(app, meera.email, { refundDays: 31 }))
    expect((await atDesk()).refundTerms).toMatchObject([
      { paid: 12_345, refusedOn: null, rule: { refusedWithinDays: 31 } },
    ])
    await as(underwriter).api.insuranceDesk.end({ id, reason: 'You asked us to.' })
    expect((await latestLetter())?.body).toBe(
      'You asked us to. The insurance was ended before its first day of cover. By the rule of this purchase all of the $123.45 that was paid goes back. Our team sends it. Nothing is sent yet, and you get a letter when it is.',
    )
    expect(await refundsAtDesk()).toMatchObject([
      { byRule: { due: 12_345 }, why: expect.stringMatching(/^Send \$123/) },
    ])
  })

  test('in the middle of the cover sends the part for the days that are left back, and the letter says what is kept', async () => {
    const today = dayOf(app.clock.now())
    ;({ id, owner, payment } = await paidPolicy(app, meera.email, {
      refundDays: 31,
      coverageStart: today.subtract({ days: 9 }),
      coverageEnd: today.add({ days: 15 }),
    }))
    await as(underwriter).api.insuranceDesk.end({ id, reason: 'You asked us to.' })
    // 25 days, 10 of them used: 12345 × 15 ÷ 25 = 7407.
    expect((await latestLetter())?.body).toContain(
      'The insurance covered 10 of 25 days. By the rule of this purchase $74.07 of the $123.45 that was paid goes back, and $49.38 is kept.',
    )
    expect(await refundsAtDesk()).toMatchObject([
      { left: 12_345, byRule: { due: 7_407 }, why: 'Send $74.07 of $123.45 back: Scholar Plus was ended' },
    ])
    const sent = { amount: 7_407, left: 12_345, why: 'The insurance covered 10 of 25 days.' }
    await as(underwriter).api.insuranceRefunds.send({ ...sent, payment })
    // What the rule keeps is decided: nobody has to close it.
    expect(await refundsAtDesk()).toMatchObject([{ isOpen: false }])
  })

  test('is followed from asked over approved to sent in the step, at home and in the ledger, with what is kept and why', async () => {
    const today = dayOf(app.clock.now())
    ;({ id, owner, payment } = await paidPolicy(app, meera.email, {
      refundDays: 31,
      coverageStart: today.subtract({ days: 9 }),
      coverageEnd: today.add({ days: 15 }),
    }))
    const back = async () =>
      ensure((await as(student).api.policies.read()).earlier.find(policy => policy.id === id)).back
    const inLedger = async () => (await as(student).api.money.read()).rows.find(row => row.id === `payment.${payment}`)
    await as(underwriter).api.insuranceDesk.end({ id, reason: 'You asked us to.' })
    const ground = 'The insurance covered 10 of 25 days.'
    expect(await back()).toMatchObject([
      { payment, paid: 12_345, due: 7_407, ground, step: 'asked', approvedAt: null, sentAt: null, kept: null },
    ])
    expect(await inLedger()).toMatchObject({
      returned: 0,
      back: { how: expect.stringContaining('was asked what goes back') },
    })
    expect(await journeyOf('YourInsurance')).toBe('processing')

    const { db, change } = app.services
    const [made] = await db
      .insert(refunds)
      .values({ payment, amount: 7_407, what: 'insurance', keptWhy: ground, askedAt: app.clock.now() })
      .returning()
    await change(({ announce }) => announce(`person:${owner}`, 'journey'))
    expect(await back()).toMatchObject([{ step: 'approved', approved: 7_407, sent: 0, kept: 4_938, keptWhy: ground }])
    expect(await inLedger()).toMatchObject({
      returned: 0,
      back: { how: `A refund of $74.07 is approved and not sent yet. $49.38 is kept: ${ground}` },
    })

    await db
      .update(refunds)
      .set({ sentAt: app.clock.now() })
      .where(eq(refunds.id, made?.id ?? ''))
    await as(underwriter).api.insuranceRefunds.close({ payment })
    expect(await back()).toMatchObject([{ step: 'sent', sent: 7_407, kept: 4_938 }])
    expect(await inLedger()).toMatchObject({ returned: 7_407, back: { how: `$49.38 is kept: ${ground}` } })
    expect(await journeyOf('YourInsurance')).toBe('complete')
  })

  test('after a waiver that was refused sends all of it back, and the refusal cannot be taken back afterwards', async () => {
    const today = dayOf(app.clock.now())
    ;({ id, owner, payment } = await paidPolicy(app, meera.email, {
      refundDays: 31,
      coverageStart: today.subtract({ days: 9 }),
      coverageEnd: today.add({ days: 15 }),
    }))
    await as(underwriter).api.insuranceDesk.refuseWaiver({ id, refusal: 'The deductible is too high.' })
    const until = today.add({ days: 31 })
    expect(await as(student).api.insuranceWaiver.read()).toMatchObject({ allBackUntil: until.toString() })
    expect((await latestLetter())?.body).toContain(
      `If you ask us to end it by ${formatDay(until)}, all that you paid goes back`,
    )
    await as(underwriter).api.insuranceDesk.end({ id, reason: 'Your university refused it.' })
    expect((await latestLetter())?.body).toContain('all of the $123.45 that was paid goes back')
    await expect(as(underwriter).api.insuranceDesk.takeBackDecision({ id })).rejects.toMatchObject({
      status: 409,
      body: { code: 'policy-ended' },
    })
  })

  const inCover = async (daysLeft = 15) => {
    const today = dayOf(app.clock.now())
    ;({ id, owner, payment } = await paidPolicy(app, meera.email, {
      refundDays: 31,
      coverageStart: today.subtract({ days: 9 }),
      coverageEnd: today.add({ days: daysLeft }),
    }))
    return today
  }
  const current = async () => (await as(student).api.policies.read()).current

  test('gives back from the day on which the student asked, though the desk takes three days, and the letter says so', async () => {
    const today = await inCover()
    expect(await current()).toMatchObject({ endAskedOn: null, refundRule: { refusedWithinDays: 31 } })
    await as(student).api.policies.askEnd({ policy: id })
    expect(ensure(await current()).endAskedOn).toBe(today.toString())
    expect((await atDesk()).todos[0]).toBe('end')
    app.clock.pass({ hours: 24 * 3 })
    // Asked again, the first time counts.
    await as(student).api.policies.askEnd({ policy: id })
    await as(underwriter).api.insuranceDesk.end({ id, reason: 'You asked us to.' })
    expect((await latestLetter())?.body).toContain(
      `We were asked on ${formatDay(today)} to end it. Until then the insurance covered 10 of 25 days. By the rule of this purchase $74.07`,
    )
    expect(await refundsAtDesk()).toMatchObject([{ byRule: { due: 7_407 } }])
    await expect(as(student).api.policies.askEnd({ policy: id })).rejects.toMatchObject({
      status: 409,
      body: { code: 'own-policy-ended' },
    })
  })

  test('gives back from the day on which the student asked in the chat, as the desk enters it', async () => {
    const today = await inCover()
    app.clock.pass({ hours: 24 * 4 })
    for (const askedOn of [today.add({ days: 5 }).toString(), '2020-01-01', 'soon', '2026-02-30'])
      await expect(
        as(underwriter).api.insuranceDesk.end({ id, reason: 'You asked us to.', askedOn }),
      ).rejects.toMatchObject({
        status: 422,
        body: { fields: { askedOn: 'Please enter a day from the deposit until today, or leave it empty.' } },
      })
    await as(underwriter).api.insuranceDesk.end({ id, reason: 'You asked us to.', askedOn: today.toString() })
    expect(await refundsAtDesk()).toMatchObject([{ byRule: { due: 7_407 } }])
  })

  test('is not asked for any more once the student keeps the insurance, is nobody else’s to ask, and not asked for once it is over', async () => {
    await inCover()
    const path = `policies/${id}/end`
    await as(student).api.policies.askEnd({ policy: id })
    await as(student).api.policies.takeBackEnd({ policy: id })
    expect(ensure(await current()).endAskedOn).toBeNull()
    expect((await atDesk()).todos).not.toContain('end')
    for (const method of ['PUT', 'DELETE'])
      expect((await as(other).call(method, `/api/insurance/${path}`, {})).status).toBe(404)
    app.clock.pass({ hours: 24 * 16 })
    await expect(as(student).api.policies.askEnd({ policy: id })).rejects.toMatchObject({
      status: 409,
      body: { code: 'own-policy-over' },
    })
  })

  test('on its last day sends nothing back by the rule: the desk decides so, and the student reads why', async () => {
    await inCover(0)
    await as(underwriter).api.insuranceDesk.end({ id, reason: 'You asked us to.' })
    expect((await latestLetter())?.body).toMatch(
      /nothing of the \$123\.45 that was paid goes back\. Our team looks at it once more, and you get a letter with its decision\.$/,
    )
    expect(await refundsAtDesk()).toMatchObject([
      {
        mayKeepAll: true,
        isOpen: true,
        byRule: { due: 0 },
        why: 'Nothing of $123.45 goes back by the rule: Scholar Plus was ended',
      },
    ])
    const path = `/api/desk/insurance-refunds/${payment}/kept`
    for (const why of ['', '  ', 'x'.repeat(501)])
      await expect(as(underwriter).api.insuranceRefunds.keep({ payment, why })).rejects.toMatchObject({ status: 422 })
    const why = 'The insurance covered 10 of 10 days.'
    const answers = await Promise.all([underwriter, admin].map(who => as(who).call('PUT', path, { why })))
    expect(statuses(answers)).toEqual([200, 409])
    expect(await latestLetter()).toMatchObject({
      title: 'Nothing of your $123.45 goes back',
      body: `You paid $123.45 for Scholar Plus. Our team decided that nothing of it goes back: ${why}`,
    })
    const { earlier } = await as(student).api.policies.read()
    expect(ensure(earlier.find(policy => policy.id === id)).back).toMatchObject([
      { step: null, approved: 0, kept: 12_345, keptWhy: why },
    ])
    expect(await refundsAtDesk()).toMatchObject([{ isOpen: false }])
    expect(await journeyOf('YourInsurance')).toBe('complete')
  })

  test('of which something goes back by its rule is not kept whole', async () => {
    await inCover()
    await as(underwriter).api.insuranceDesk.end({ id, reason: 'You asked us to.' })
    await expect(as(underwriter).api.insuranceRefunds.keep({ payment, why: 'No.' })).rejects.toMatchObject({
      status: 409,
      body: { code: 'refund-is-due' },
    })
  })

  test('bought before there was a rule leaves the desk to decide, and promises nothing', async () => {
    await as(underwriter).api.insuranceDesk.end({ id, reason: 'You asked us to.' })
    expect((await latestLetter())?.body).toContain('We look at what goes back of what you paid.')
    expect(await refundsAtDesk()).toMatchObject([{ left: 12_345, byRule: null }])
  })

  test('needs a reason', async () => {
    await expect(as(underwriter).api.insuranceDesk.end({ id, reason: '' })).rejects.toMatchObject({
      status: 422,
      body: { fields: { reason: expect.any(String) } },
    })
  })
})

describe('what was typed', () => {
  const opened = async (path: string) =>
    Object((await as(underwriter).call('GET', `/api/desk/insurance/${id}${path}`)).body)

  test('is opened on its own, without the security answers, and that is written down', async () => {
    await app.clear(deskActions)
    expect(JSON.stringify(await atDesk())).not.toContain('U-774411')
    const application = await opened('/application')
    expect(application).toContainEqual({ field: 'homeCity', value: 'हैदराबाद' })
    expect(JSON.stringify(application)).not.toContain('Kochi')
    expect(await opened('/answers')).toContainEqual({ field: 'securityAns1', value: 'Kochi' })
    const noted = await app.services.db.select().from(deskActions).orderBy(deskActions.id)
    expect(noted.map(({ what, about }) => [what, about])).toEqual([
      ['insurance-policy-read', owner],
      ['insurance-read', owner],
      ['insurance-answers-read', owner],
    ])
  })

  test('is there for underwriters alone', async () => {
    for (const who of [student, await signedIn(kavya)]) {
      for (const path of ['', '/application', '/answers']) {
        expect((await as(who).call('GET', `/api/desk/insurance/${id}${path}`)).status).toBe(404)
      }
    }
  })
})

test('the certificate is handed to the student, and an earlier one gives way', async () => {
  const send = async (name: string) => {
    // Gives the second factor again where hours have passed.
    await as(underwriter).api.accounts.session({})
    const answer = await fetch(
      `${app.url}/api/desk/documents?${new URLSearchParams({ name, purpose: 'certificate', student: owner })}`,
      {
        method: 'POST',
        body: '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj trailer<</Root 1 0 R>>\n%%EOF',
        headers: { origin: app.url, cookie: as(underwriter).cookie(), 'content-type': 'application/octet-stream' },
      },
    )
    return Object(await answer.json()).id
  }
  const [one, two] = [await send('one.pdf'), await send('two.pdf')]
  await as(underwriter).api.insuranceDesk.setCertificate({ id, document: one })
  await as(underwriter).api.insuranceDesk.setCertificate({ id, document: two })
  await as(underwriter).api.insuranceDesk.setCertificate({ id, document: two })
  await expect(
    as(underwriter).api.insuranceDesk.setCertificate({ id, document: '00000000-0000-4000-8000-000000000000' }),
  ).rejects.toMatchObject({ status: 409 })
  const { current } = await as(student).api.policies.read()
  expect(current).toMatchObject({ certificateName: 'two.pdf', certificateLongURL: `/api/documents/${two}` })
  expect((await as(student).call('GET', ensure(ensure(current).certificateLongURL))).status).toBe(200)
  expect((await as(other).call('GET', ensure(ensure(current).certificateLongURL))).status).toBe(404)
})

test('the queue: what waits longest comes first, what waits for nothing last', async () => {
  await issueCard()
  await as(underwriter).api.insuranceDesk.issueInvoice({ id })
  const later = await paidPolicy(app, arjun.email)
  const body = await as(underwriter).api.insuranceDesk.queue()
  const ids = body.map(one => one.id)
  expect(ids.indexOf(later.id)).toBeLessThan(ids.indexOf(id))
})

test('a renewal leaves the card, the waiver and the bills of the insurance that runs where they were', async () => {
  await issueCard('RUNS-1')
  await as(underwriter).api.insuranceDesk.issueInvoice({ id })
  const renewal = await paidPolicy(app, meera.email, {
    isBeside: true,
    planName: 'Scholar Next',
    coverageStart: Temporal.PlainDate.from('2027-08-15'),
    coverageEnd: Temporal.PlainDate.from('2028-08-14'),
  })
  expect(await as(student).api.policies.read()).toMatchObject({
    current: { id, card: { member: 'RUNS-1' } },
    following: [{ id: renewal.id, insurancePlan: 'Scholar Next', card: null }],
  })
  const billsOf = async (policy: string) => (await as(student).api.insuranceInvoices.read({ policy }))?.bills
  const waiverOf = async (policy: string) => (await as(student).api.insuranceWaiver.read({ policy }))?.stage
  expect(await billsOf(id)).toHaveLength(1)
  expect(await billsOf(renewal.id)).toEqual([])
  expect([await waiverOf(id), await waiverOf(renewal.id)]).toEqual(['to-hand-in', 'in-progress'])
  await as(student).api.insuranceWaiver.submit({ policy: id })
  expect([await waiverOf(id), await waiverOf(renewal.id)]).toEqual(['handed-in', 'in-progress'])
  expect(await journeyOf('PayInvoice')).toBe('readyForReview')
})

test('a last day to submit that the student types is counted down to, and one that cannot be is refused', async () => {
  const dates = async () => {
    const { stages } = await as(student).api.journey.read({})
    return stages.flatMap(({ steps }) => steps.flatMap(step => (step.id === 'WaiverGuide' ? (step.dates ?? []) : [])))
  }
  expect(await as(student).api.insuranceWaiver.read()).toMatchObject({
    window: { deadline: null, source: null, isOwn: false },
  })
  expect(await dates()).toEqual([])
  for (const deadline of ['2099-01-01', '2026-02-30', 'soon'])
    await expect(as(student).api.insuranceWaiver.setDeadline({ deadline })).rejects.toMatchObject({
      status: 422,
      body: { fields: { deadline: 'Please enter a day within two years of today.' } },
    })
  await as(student).api.insuranceWaiver.setDeadline({ deadline: '2026-09-10' })
  expect(await as(student).api.insuranceWaiver.read()).toMatchObject({
    window: { deadline: '2026-09-10', isOwn: true },
  })
  expect(await dates()).toEqual([{ title: 'Last day to submit the waiver', when: '2026-09-10' }])
  await as(student).api.insuranceWaiver.setDeadline({ deadline: '' })
  expect(await dates()).toEqual([])
})

test('a card page that was left makes the bill payable again at once', async () => {
  await as(underwriter).api.insuranceDesk.issueInvoice({ id })
  const [bill] = await app.services.db.select().from(insuranceInvoices).where(eq(insuranceInvoices.request, id))
  await as(student).api.insuranceInvoices.pay({ invoice: ensure(bill).id })
  expect(await journeyOf('PayInvoice')).toBe('processing')
  await as(student).api.insuranceInvoices.leave({ invoice: ensure(bill).id })
  expect(await journeyOf('PayInvoice')).toBe('readyForReview')
  await as(student).api.insuranceInvoices.pay({ invoice: ensure(bill).id })
  expect(await journeyOf('PayInvoice')).toBe('processing')
  app.clock.pass({ minutes: 31 })
  expect(await journeyOf('PayInvoice')).toBe('readyForReview')
  await expect(as(other).api.insuranceInvoices.leave({ invoice: ensure(bill).id })).rejects.toMatchObject({
    status: 404,
  })
})
