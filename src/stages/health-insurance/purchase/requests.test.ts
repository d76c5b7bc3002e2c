import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { farah, meera, rohan } from '#seed/people.ts'
import { callBy } from '#tests/callers.ts'
import { typedApplication } from '#tests/insurance.ts'
import { openInsuranceApp } from '#tests/insurance-stock.ts'
import type { TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { lastMessageTo } from '#tests/caught.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { recordedErrors } from '#src/platform/records/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { openApplication as openRecord } from '../policies/current.ts'
import { insurancePlans, insuranceRequests } from '../tables.ts'
import { apply as applyVerb } from './requests.ts'
import { confirmDeposit } from '../policies/welcome.ts'

let team: TeamApp
let student: Visitor
let other: Visitor

beforeAll(async () => {
  team = await openInsuranceApp()
  ;[student, other] = [await team.enter(meera), await team.enter(rohan)]
})
beforeEach(async () => {
  for (const table of [insuranceRequests, rateLimits, requests]) await team.services.db.delete(table)
})
afterAll(() => team.end())

const apply = (change: object = {}, who = student, refEmails: string[] = []) =>
  who.call('POST', '/api/insurance/request', { application: { ...typedApplication, ...change }, refEmails })
const mine = (who = student) => who.api.insurance.mine()
const withdraw = (docID: string, who = student) => who.api.insurance.withdraw({ docID })
const idOf = (answer: { body: unknown }) => String(Object(answer.body).docID)

test('a plan that the university does not take is not sold to its students', async () => {
  const refused = await apply({ universityID: 'the-university-of-texas-at-arlington', planID: 'wellaway-100' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'plan-refused', fields: { planID: expect.any(String) } } })
  expect(await mine()).toBeNull()
})

test('an application becomes a draft, priced by us', async () => {
  expect(await mine()).toBeNull()
  const docID = idOf(await apply())
  expect(await mine()).toMatchObject({
    docID,
    partner: 'GBG',
    planName: 'Campus 250',
    finalPremium: 118_000,
    depositAmount: 10_000,
    invoice: 108_000,
    coverageEndDate: '2027-08-14',
    status: 'PesonalisedPlansReceived',
    draft: true,
    depositConfirmed: false,
  })
  expect(await mine(other)).toBeNull()
})

test('the rule for refunds is shown before paying, and stays as it was when the desk changes it', async () => {
  await apply()
  const rule = { refusedWithinDays: 31, sampleOf: '2026-07-01' }
  expect(await mine()).toMatchObject({ refundRule: rule })
  const { db } = team.services
  const changeTo = (refundDays: number | null) =>
    db.update(insurancePlans).set({ refundDays }).where(eq(insurancePlans.id, 'gbg-250'))
  await changeTo(null)
  expect(await mine()).toMatchObject({ refundRule: rule })
  await apply()
  expect(await mine()).toMatchObject({ refundRule: null })
  await changeTo(31)
})

test('what is typed lies sealed, and the security answers are never shown again', async () => {
  await apply()
  const [row] = await team.services.db.select().from(insuranceRequests)
  const stored = [row?.sealed, row?.sealedAnswers].map(bytes => Buffer.from(bytes ?? []).toString()).join()
  expect(stored).not.toMatch(/Moti|MG Road|98450/)
  expect(JSON.stringify(await mine())).not.toMatch(/Moti|MG Road/)
})

test('what MedPrime’s record wants besides is sealed with what was typed, and not shown to the student', async () => {
  await apply({ planID: 'medprime-supreme' })
  const [row] = await team.services.db.select().from(insuranceRequests)
  const record = await openRecord(team.services.vault, {
    owner: team.idOf(meera),
    sealed: row?.sealed ?? new Uint8Array(),
    sealedAnswers: null,
  })
  expect(record).toMatchObject({
    ssn: '000000000',
    relationshipCode: '18',
    studentStatus: 'FT',
    insuranceStatus: 'Active',
    planCode: 'no-deductible-supreme',
    divisionCode: expect.stringMatching(/^SAMPLE-/),
    coverageLevel: 'employee only',
    coverageType: 'health',
    city: 'Boston',
    zipCode: '02215',
    emergencyContactName: 'Lakshmi',
  })
  expect(JSON.stringify(await student.api.insurance.lastApplication())).not.toContain('000000000')
})

test('GBG’s request gives the period and the member’s number, and only outside production one to try something out', async () => {
  const period = { coveragePeriod: '2026-08-15 to 2027-08-14', memberId: null }
  await apply()
  expect(await mine()).toMatchObject(period)
  expect(await mine()).not.toHaveProperty('testMe')
  const input = { application: typedApplication, refEmails: [], testMe: true }
  await student.api.insurance.apply(input)
  expect(await mine()).toMatchObject({ ...period, testMe: true })
  await apply({ planID: 'medprime-supreme' })
  expect(await mine()).not.toHaveProperty('coveragePeriod')
  const call = await callBy(team.services, { firstName: 'Asha' })
  const inProduction = { ...call, settings: { ...call.settings, isProduction: true } }
  await expect(applyVerb(inProduction, input)).rejects.toMatchObject({ fields: { testMe: expect.any(String) } })
})

test('what was typed is there again for its owner, without what is secret, also once it was given up', async () => {
  const read = (who = student) => who.api.insurance.lastApplication()
  expect(await read()).toBeNull()
  const docID = idOf(await apply({}, student, ['a@x.com']))
  const typed = {
    docID,
    refEmails: ['a@x.com'],
    application: { ...typedApplication, securityAns1: '', securityAns2: '' },
  }
  expect(await read()).toEqual(typed)
  await withdraw(docID)
  expect(await read()).toEqual(typed)
  expect(await read(other)).toBeNull()
})

test('a year is twelve months, whatever was typed', async () => {
  await apply({ planID: 'medprime-supreme', numberOfMonths: '6', billingCycle: 'Yearly' })
  expect(await mine()).toMatchObject({ numberOfMonths: 12, coverageEndDate: '2027-08-14' })
})

describe('refused, and nothing is written', () => {
  test.each<[string, object, string, string]>([
    ['a wrong field, beside it', { dob: '2015-01-01' }, 'dob', 'You must be at least 17 years old.'],
    ['a plan that is not sold there', { planID: 'no-such' }, 'planID', 'Please select the insurance plan.'],
    [
      'a university without plans',
      { universityID: 'adventhealth-university' },
      'planID',
      'Please select the insurance plan.',
    ],
    ['a visa that the plan does not take', { visa: 'US' }, 'planID', 'Please select the insurance plan.'],
    [
      'a start in the past',
      { coverageStartDate: '2026-06-14' },
      'coverageStartDate',
      'The coverage cannot begin in the past.',
    ],
    [
      'a group of somebody else',
      { partOfGroup: 'yes', groupChoice: 'join', groupCode: 'K7QM2-XRD9T' },
      'groupCode',
      'Please input valid group code',
    ],
  ])('%s', async (_, change, field, message) => {
    expect(await apply(change)).toMatchObject({ status: 422, body: { fields: { [field]: message } } })
    expect(await mine()).toBeNull()
  })

  test('no price for this age', async () => {
    await team.services.db.delete(recordedErrors)
    expect(await apply({ dob: '1970-01-01' })).toMatchObject({
      status: 409,
      body: { message: 'Some error occurred, please contact support.' },
    })
    expect(await team.services.db.select().from(recordedErrors)).toMatchObject([
      { message: expect.stringContaining('gbg-250 has no premium') },
    ])
  })

  test('a referral twice', async () => {
    const answer = await apply({}, student, ['a@x.com', 'A@x.com'])
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { 'refEmails.1': 'This email address is already in use.' } },
    })
  })
})

test('nothing about price, status or owner can be written from the browser', async () => {
  const more = {
    premium: 1,
    depositAmount: 1,
    invoice: 0,
    status: 'WaiverApplicationApproved',
    owner: team.idOf(rohan),
    depositConfirmed: true,
  }
  const answer = await student.call('POST', '/api/insurance/request', {
    application: typedApplication,
    refEmails: [],
    ...more,
  })
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: Object.fromEntries(Object.keys(more).map(field => [field, expect.any(String)])) },
  })
  expect(await mine()).toBeNull()
})

test('a group that one made counts at once', async () => {
  const members = ['b@x.com', 'c@x.com', 'd@x.com', 'e@x.com']
  const made = await student.api.groupPlans.createCode({
    universityID: 'boston-university',
    memberEmails: members,
    name: 'Meera',
  })
  await apply({
    partOfGroup: 'yes',
    groupChoice: 'create',
    groupCode: made.code,
    isReferred: 'yes',
    referredBy: 'ASHA30',
  })
  expect(await mine()).toMatchObject({ groupDiscount: 1_500, referralDiscount: 3_000, invoice: 103_500 })
})

test('the desk reads what happened', async () => {
  const docID = idOf(await apply())
  await withdraw(docID)
  const desk = await team.enter(farah)
  const body = await desk.api.students.read({ id: team.idOf(meera) })
  const said = body.history.map(({ what }) => what)
  expect(said).toEqual(
    expect.arrayContaining([
      "Applied for the insurance 'Campus 250' (GBG)",
      "Gave up the application for 'Campus 250'",
      'Made an insurance group',
    ]),
  )
})

test('asked again it replaces what was open; twenty at once leave one', async () => {
  await apply()
  await apply({ planID: 'gbg-450' })
  expect(await mine()).toMatchObject({ planName: 'Campus 450' })
  await Promise.all(Array.from({ length: 20 }, () => apply()))
  const rows = await team.services.db
    .select()
    .from(insuranceRequests)
    .where(eq(insuranceRequests.owner, team.idOf(meera)))
  expect(rows.filter(({ withdrawnAt }) => withdrawnAt === null)).toHaveLength(1)
})

test('given up it is gone, for its owner alone; paid on a page left open, the desk is to send it back', async () => {
  const docID = idOf(await apply())
  await expect(withdraw(docID, other)).rejects.toMatchObject({ status: 404 })
  await withdraw(docID)
  await expect(withdraw(docID)).rejects.toMatchObject({ status: 404 })
  expect(await mine()).toBeNull()
  const payment = {
    id: '01980000-0000-7000-8000-000000000001',
    owner: team.idOf(meera),
    reference: docID,
    amount: 10_000,
    currency: 'USD',
    paidAt: team.clock.now(),
  } as const
  const paid = {
    ...payment,
    purpose: 'insurance-deposit',
    provider: 'stripe',
    payer: { title: '', name: '', email: '', returnTo: '' },
    createdAt: payment.paidAt,
    providerId: null,
    url: null,
    providerPaymentId: null,
    failedAt: null,
    expiredAt: null,
    askedAt: null,
    series: null,
    cancelledAt: null,
    refundDueAt: null,
    refundedAt: null,
    refundId: null,
    openedAt: null,
    leftAt: null,
    lateAt: null,
    takenAt: null,
    paidRate: null,
  } as const
  await team.services.change(change => confirmDeposit(change, paid, team.services))
  await team.services.change(change => confirmDeposit(change, paid, team.services))
  expect(await team.services.db.select().from(requests)).toMatchObject([
    { kind: 'insurance-refund', title: expect.stringContaining('$100.00') },
  ])
  expect(await mine()).toBeNull()
  const [notice] = await team.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.owner, team.idOf(meera)))
  expect(notice).toMatchObject({ title: 'We send your $100.00 back', href: '/health-insurance/purchase-insurance' })
  expect(await lastMessageTo(team, meera.email)).toContain('We send the $100.00 back to the card that you paid with')
})
