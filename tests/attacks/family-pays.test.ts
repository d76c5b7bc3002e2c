// What a student asks their family to pay: who sees it, who pays it, once, and how it ends.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { meera, rohan, type DemoPerson } from '#seed/people.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { familyAsks } from '#src/features/family/asks/tables.ts'
import { familyInvitations } from '#src/features/family/tables.ts'
import { blankEntry } from '#src/features/money/entry/rules.ts'
import { moneyEntries } from '#src/features/money/tables.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { payments } from '#src/features/payments/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { sandboxCheckouts } from '#src/platform/sandbox/tables.ts'
import { insuranceRequests } from '#src/stages/health-insurance/tables.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import { answerOf, ensure } from '../api.ts'
import { issueBill, paidPolicy } from '../insured.ts'
import { newAccount } from '../planted.ts'
import { openTeamApp, type TeamApp } from '../team.ts'
import type { Visitor } from '../visitor.ts'
import { nobodysId } from './everybody.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
let father: Visitor
let mother: Visitor
let ids: { father: string; mother: string }

beforeAll(async () => {
  app = await openTeamApp({}, undefined, true)
  ;[asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
  const made = [await newAccount(app, 'papa@example.com', 'Suresh'), await newAccount(app, 'amma@example.com', 'Lata')]
  const [papa, amma] = [ensure(made[0]), ensure(made[1])]
  ;[father, mother, ids] = [papa.who, amma.who, { father: papa.id, mother: amma.id }]
  for (const [index, id] of [papa.id, amma.id].entries())
    await app.services.db
      .update(people)
      .set({ phone: `+91984807654${index}` })
      .where(eq(people.id, id))
})
beforeEach(async () => {
  for (const table of [familyInvitations, rateLimits, notifications]) await app.services.db.delete(table)
  await app.clear(deskActions, moneyEntries)
})
afterAll(() => app.end())

async function bringIn(relation: 'father' | 'mother', from = asMeera, headings = ['money']): Promise<string> {
  const who = relation === 'father' ? father : mother
  const made = await from.api.familyMembers.invite({
    relation,
    name: relation,
    contact: `${relation}@example.in`,
    headings: headings.map(one => (one === 'money' ? 'money' : 'progress')),
  })
  await who.api.familyInvitations.accept({ token: new URL(made.address).pathname.slice('/family/'.length) })
  return made.id
}

const term = { ...blankEntry, kind: 'tuition', what: 'A secret term', payee: 'UNT Bursar', currency: 'USD' } as const
const addTerm = async (on: string, who = asMeera) =>
  `entry.${(await who.api.money.add({ ...term, amount: '9,000', on })).id}`
const moneyOf = (who: Visitor, of: DemoPerson = meera) => who.api.family.money({ student: app.idOf(of) })
const pay = (who: Visitor, ask: string, of: DemoPerson = meera) =>
  answerOf(who.api.familyPays.pay({ student: app.idOf(of), ask }))
const askFor = async (row: string, person: string) => (await asMeera.api.familyAsks.ask({ row, member: person })).id
const payAt = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' })
const urlOf = ({ body }: { body: unknown }) => String(Object(body).url)
const statusAt = async (url: string) =>
  ensure(
    (
      await app.services.db
        .select()
        .from(sandboxCheckouts)
        .where(eq(sandboxCheckouts.id, url.split('/').at(-1) ?? ''))
    )[0],
  ).status
const attempts = (bill: string) => app.services.db.select().from(payments).where(eq(payments.reference, bill))

describe('what is asked of somebody', () => {
  test('stands on top of their money page: rupees, whom it goes to, when, and what follows and by whom', async () => {
    const [papa, amma] = [await bringIn('father'), await bringIn('mother')]
    const [first, second] = [await addTerm('2026-08-15'), await addTerm('2027-01-15')]
    await addTerm('2027-08-15')
    const ask = await askFor(first, papa)
    await askFor(second, amma)
    const { rows } = await asMeera.api.money.read()
    const { paise } = ensure(rows.find(({ id }) => id === first))
    const { asked, due } = await moneyOf(father)
    expect(asked).toMatchObject([
      {
        ask,
        what: 'Tuition',
        payee: 'UNT Bursar',
        amount: '$9,000.00',
        inRupees: `${formatMoney(rupees(paise))} at today’s rate`,
        when: 'By 15th August 2026',
        paid: 'elsewhere',
        askedOf: [{ isYou: true, relation: 'father' }],
        follows: [
          { when: 'By 15th January 2027', askedOf: [{ isYou: false, relation: 'mother' }] },
          { when: 'By 15th August 2027', askedOf: [] },
        ],
      },
    ])
    // It isn't said a second time among what is due.
    expect(ensure(due).map(({ id }) => id)).not.toContain(first)
    expect(JSON.stringify(await moneyOf(father))).not.toContain('secret')
    expect((await moneyOf(mother)).asked).toMatchObject([{ when: 'By 15th January 2027' }])
  })

  test('is over by facts: paid, removed, no longer shared, or withdrawn; and it stands again with them', async () => {
    const papa = await bringIn('father')
    const row = await addTerm('2026-08-15')
    const id = row.slice('entry.'.length)
    const isAsked = async () => (await moneyOf(father)).asked.length
    const ask = await askFor(row, papa)
    expect(await isAsked()).toBe(1)
    const changed = { ...term, amount: '9,000', on: '2026-06-01', id }
    await asMeera.api.money.change({ ...changed, isPaid: true, paidRupees: '8,00,000', version: 1 })
    expect(await isAsked()).toBe(0)
    expect(await answerOf(asMeera.api.familyAsks.ask({ row, member: papa }))).toMatchObject({ status: 409 })
    await asMeera.api.money.change({ ...changed, version: 2 })
    expect(await isAsked()).toBe(1)
    await asMeera.api.familyMembers.share({ id: papa, headings: ['progress'] })
    expect(await asMeera.api.familyAsks.read()).toEqual({ people: [], asks: [] })
    await asMeera.api.familyMembers.share({ id: papa, headings: ['money'] })
    expect(await isAsked()).toBe(1)
    await asMeera.api.familyAsks.withdraw({ id: ask })
    await asMeera.api.familyAsks.withdraw({ id: ask })
    expect(await isAsked()).toBe(0)
    // Asked again, that is its undo; asked twice at once, it is asked once.
    const both = await Promise.all([askFor(row, papa), askFor(row, papa)])
    expect(new Set(both).size).toBe(1)
    expect(await isAsked()).toBe(1)
    await asMeera.api.money.remove({ id })
    expect(await isAsked()).toBe(0)
  })

  test('is heard of by them without what it is, and both sides read what happened', async () => {
    const papa = await bringIn('father')
    const row = await addTerm('2026-08-15')
    const ask = await askFor(row, papa)
    await asMeera.api.familyAsks.withdraw({ id: ask })
    await askFor(row, papa)
    const notes = await app.services.db.select().from(notifications).where(eq(notifications.owner, ids.father))
    // A slip that is taken back at once is said once.
    expect(notes.map(({ title, href }) => [title, href])).toEqual([['Meera asks you to pay something', '/family']])
    expect(JSON.stringify(notes)).not.toMatch(/9,000|Tuition|secret|UNT/)
    const { log } = await asMeera.api.familyMembers.read()
    expect(log.slice(0, 3).map(({ what, relation }) => [what, relation])).toEqual([
      ['family-asked', 'father'],
      ['family-ask-withdrawn', 'father'],
      ['family-asked', 'father'],
    ])
  })

  test('is a row of the student’s own that is to be paid, has an amount, and says nothing of health', async () => {
    const papa = await bringIn('father')
    const dose = await asMeera.api.money.add({ ...term, kind: 'vaccines', amount: '90', on: '2026-08-15' })
    const ofRohan = await addTerm('2026-08-15', asRohan)
    for (const row of [`entry.${dose.id}`, ofRohan, 'known.application', 'entry.none', ''])
      expect(await answerOf(asMeera.api.familyAsks.ask({ row, member: papa })), row).toMatchObject({ status: 409 })
    expect((await moneyOf(father)).asked).toEqual([])
  })

  test('is asked of who accepted and sees what is to be paid, by the student whose family they are', async () => {
    const row = await addTerm('2026-08-15')
    const ofRohan = await addTerm('2026-08-15', asRohan)
    const onlyProgress = await bringIn('mother', asMeera, ['progress'])
    const invited = await asMeera.api.familyMembers.invite({
      relation: 'guardian',
      name: 'Kaka',
      contact: 'kaka@example.in',
      headings: ['money'],
    })
    for (const person of [onlyProgress, invited.id, nobodysId])
      expect(await answerOf(asMeera.api.familyAsks.ask({ row, member: person }))).toMatchObject({ status: 404 })
    const papa = await bringIn('father')
    expect(await answerOf(asRohan.api.familyAsks.ask({ row: ofRohan, member: papa }))).toMatchObject({ status: 404 })
    const ask = await askFor(row, papa)
    for (const who of [asRohan, father])
      expect(await answerOf(who.api.familyAsks.withdraw({ id: ask }))).toMatchObject({ status: 404 })
    expect((await moneyOf(father)).asked).toHaveLength(1)
  })
})

describe('a bill that is asked of somebody', () => {
  test('is opened by who was asked alone, for that student, while it stands', async () => {
    const [papa, amma] = [await bringIn('father'), await bringIn('mother')]
    await bringIn('father', asRohan)
    const bill = await issueBill(app)
    const [ask, ofMother] = [await askFor(`bill.${bill}`, papa), await askFor(`bill.${bill}`, amma)]
    for (const [who, id, of] of [
      [father, ofMother, meera],
      [mother, ask, meera],
      [father, ask, rohan],
      [father, nobodysId, meera],
      [asRohan, ask, meera],
      [asMeera, ask, meera],
      [await app.enterAsGuest(), ask, meera],
    ] as const)
      expect((await pay(who, id, of)).status).toBe(404)
    const { status, body } = await pay(father, ask)
    expect([status, await statusAt(urlOf({ body }))]).toEqual([200, 'open'])
    expect(await attempts(bill)).toMatchObject([
      { amount: 50_000, payer: { name: '', email: '', ask, returnTo: expect.stringMatching(/\/family$/) } },
    ])
  })

  test('is paid once, by two who press at the same time; who paid is thanked, and the student reads who it was', async () => {
    const [papa, amma] = [await bringIn('father'), await bringIn('mother')]
    const bill = await issueBill(app)
    const [ask, other] = [await askFor(`bill.${bill}`, papa), await askFor(`bill.${bill}`, amma)]
    const answers = await Promise.all([pay(father, ask), pay(mother, other), pay(father, ask), pay(mother, other)])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const url = urlOf(await pay(father, ask))
    await Promise.all(answers.filter(({ status }) => status === 200).map(answer => payAt(urlOf(answer))))
    await Promise.all([payAt(url), payAt(url)])
    const paid = (await attempts(bill)).filter(({ paidAt }) => paidAt !== null)
    expect(paid.map(({ payer }) => payer.ask)).toEqual([ask])
    expect(await moneyOf(father)).toMatchObject({ asked: [], thanks: [{ ask, amount: '$500.00', payee: 'Safar' }] })
    expect(await moneyOf(mother)).toMatchObject({ asked: [], thanks: [] })
    expect(await pay(father, ask)).toMatchObject({ status: 409, body: { code: 'family-ask-paid' } })
    const { log } = await asMeera.api.familyMembers.read()
    const paidBy = log.filter(({ what }) => what === 'family-paid')
    expect(paidBy).toMatchObject([{ who: 'Suresh', relation: 'father' }])
    const own = await app.services.db
      .select()
      .from(notifications)
      .where(eq(notifications.owner, app.idOf(meera)))
    expect(own.map(({ title }) => title)).toContain('Your father has paid')
  })

  test('paid by the student meanwhile is thanked for to nobody', async () => {
    const papa = await bringIn('father')
    const bill = await issueBill(app)
    const ask = await askFor(`bill.${bill}`, papa)
    const theirs = urlOf(await pay(father, ask))
    await payAt((await asMeera.api.insuranceInvoices.pay({ invoice: bill })).url)
    expect(await statusAt(theirs)).toBe('expired')
    expect(await moneyOf(father)).toMatchObject({ asked: [], thanks: [] })
  })

  test('has its card page closed once the student takes it back, or ends what they see', async () => {
    const papa = await bringIn('father')
    const bill = await issueBill(app)
    const ask = await askFor(`bill.${bill}`, papa)
    const url = urlOf(await pay(father, ask))
    await asMeera.api.familyAsks.withdraw({ id: ask })
    expect(await statusAt(url)).toBe('expired')
    expect(await pay(father, ask)).toMatchObject({ status: 410, body: { code: 'family-ask-withdrawn' } })
    const again = await askFor(`bill.${bill}`, papa)
    for (const close of [
      () => asMeera.api.familyMembers.share({ id: papa, headings: ['progress'] }),
      () => asMeera.api.familyMembers.end({ id: papa }),
      () => asMeera.api.rights.endReaches({}),
      () => father.api.family.leave({ id: papa }),
    ]) {
      const opened = urlOf(await pay(father, again))
      await close()
      expect((await pay(father, again)).status).toBe(404)
      await expect.poll(() => statusAt(opened)).toBe('expired')
      await payAt(opened)
      await asMeera.api.familyMembers.restore({ id: papa }).catch(() => {})
      await asMeera.api.familyMembers.share({ id: papa, headings: ['money'] }).catch(() => {})
    }
    expect((await attempts(bill)).filter(({ paidAt }) => paidAt !== null)).toEqual([])
    expect(await app.services.db.$count(familyAsks, eq(familyAsks.id, again))).toBe(1)
  })
})

describe('a deposit that nobody was led to pay yet', () => {
  test('is asked for with the bills that follow it, and paid once the student has confirmed what they read', async () => {
    const papa = await bringIn('father')
    const { id } = await paidPolicy(app, meera.email, { invoice: 108_000 })
    const own = eq(insuranceRequests.id, id)
    await app.services.db
      .delete(payments)
      .where(and(eq(payments.reference, id), eq(payments.purpose, 'insurance-deposit')))
    await app.services.db.update(insuranceRequests).set({ depositConfirmedAt: null, checkoutAt: null }).where(own)
    const ask = await askFor(`bill.${id}`, papa)
    expect((await moneyOf(father)).asked).toMatchObject([
      { ask, amount: '$123.45', when: 'No day yet', paid: 'not-yet', follows: [{ amount: '$1,080.00', askedOf: [] }] },
    ])
    expect(await pay(father, ask)).toMatchObject({ status: 409, body: { code: 'family-not-paid-here' } })
    await app.services.db.update(insuranceRequests).set({ acknowledged: 'not-checked' }).where(own)
    expect((await moneyOf(father)).asked).toMatchObject([{ paid: 'here' }])
    await payAt(urlOf(await pay(father, ask)))
    const [request] = await app.services.db.select().from(insuranceRequests).where(own)
    expect([request?.checkoutAt, request?.depositConfirmedAt]).not.toContain(null)
    expect((await moneyOf(father)).thanks).toMatchObject([{ amount: '$123.45' }])
  })
})
