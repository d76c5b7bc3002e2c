import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoAttorneys, seedAttorneys } from '#seed/attorneys.ts'
import { ananya, dev, fatima, kavya, meera, rohan } from '#seed/people.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { callBy } from '#tests/callers.ts'
import { lastMessageTo, messagesTo } from '#tests/caught.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { takeNotice } from '#src/features/payments/notices.ts'
import { payments } from '#src/features/payments/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { book, cancel, move } from './bookings.ts'
import { reassign } from './desk/service.ts'
import { writeAllSlots } from './diary.ts'
import { sandboxPaymentLinks } from '#src/platform/sandbox/tables.ts'
import { attorneyJobs } from './notices.ts'
import { people } from '#src/platform/identity/tables.ts'
import { appServices } from '#src/app/services.ts'
import { paidFor } from '#src/features/payments/slots.ts'
import { attorneyCalls, attorneyRefunds, attorneys, attorneySlots } from './tables.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
let asKavya: Visitor

const [leela, daniel] = [demoAttorneys[0].id, demoAttorneys[1].id]
// Wednesday, 17th June 2026: 9:00 am in New York, when both are there.
const nine = '2026-06-17T13:00:00.000Z'
const halfPast = '2026-06-17T13:30:00.000Z'
const onlyLeela = '2026-06-17T12:00:00.000Z'

beforeAll(async () => {
  app = await openTeamApp()
  await seedAttorneys(app.services)
  asMeera = await app.enter(meera)
  asRohan = await app.enter(rohan)
  asKavya = await app.enter(kavya)
})
beforeEach(async () => {
  app.clock.set('2026-06-15T06:00:00Z')
  const { db } = app.services
  await db.delete(rateLimits)
  await db.delete(attorneyCalls)
  await db.delete(attorneyRefunds)
  await db.delete(requests)
  await db.delete(attorneySlots)
  await writeAllSlots(app.services)
})
afterAll(() => app.end())

const callInput = (changes: object = {}) => ({
  agent: leela,
  slot: nine,
  call: 'free' as const,
  issue: 'Refused under 214(b).',
  ...changes,
})
const booking = (who: Visitor, changes: object = {}) => who.api.attorneys.book(callInput(changes))
const mine = (who: Visitor) => who.api.attorneys.read({})
const calls = async (who: Visitor) => (await mine(who)).calls
const freeOf = async (who: Visitor, agent: string): Promise<string[]> =>
  Object.values<string[]>(ensure((await mine(who)).agents.find(({ id }) => id === agent)).slots).flat()
const callId = async (): Promise<string> => ensure((await asKavya.api.attorneyDesk.calls())[0]).id
const open = () => app.services.db.select().from(attorneyCalls).where(isNull(attorneyCalls.endedAt))

/** Each verb once; what is refused is an answer as good as any. */
const all = (verbs: readonly (() => Promise<unknown>)[]) =>
  Promise.all(
    verbs.map(verb =>
      verb().then(
        () => 'done',
        error => (error instanceof Refusal ? error.problem.code : Promise.reject(error)),
      ),
    ),
  )

describe('the times that are offered', () => {
  test('are kept per attorney per day, keyed MM-DD-YYYY, and only those ahead', async () => {
    const { agents } = await mine(asMeera)
    const { slots } = ensure(agents.find(({ id }) => id === daniel))
    expect(slots['06-17-2026']).toEqual(['2026-06-17T12:30:00.000Z', nine, halfPast, '2026-06-17T14:00:00.000Z'])
    expect(Object.keys(slots).every(day => /^\d\d-\d\d-\d{4}$/.test(day))).toBe(true)
    app.clock.set('2026-06-17T11:30:00Z')
    expect((await freeOf(asMeera, daniel))[0]).toBe('2026-06-17T14:00:00.000Z')
  })

  test('follow new hours at once; a call that is booked stands', async () => {
    await booking(asMeera)
    const [attorney] = (await asKavya.api.attorneyDesk.all()).attorneys
    const { id, changedAt: _, changedBy: __, free: ___, ...rest } = ensure(attorney)
    const changed = { ...rest, price: '2499', hours: [{ weekday: 3, from: '10:00', until: '11:00' }] }
    await asKavya.api.attorneyDesk.change({ ...changed, id })
    expect(await freeOf(asRohan, leela)).not.toContain(onlyLeela)
    expect(await freeOf(asRohan, leela)).toContain('2026-06-17T14:00:00.000Z')
    expect(await calls(asMeera)).toMatchObject([{ slot: nine, endedAt: null }])
    // From an older reading it is refused.
    await expect(asKavya.api.attorneyDesk.change({ ...changed, id })).rejects.toMatchObject({ status: 409 })
    // Given back, it is not offered again.
    await asMeera.api.attorneys.cancel({})
    expect(await freeOf(asRohan, leela)).not.toContain(nine)
    await app.services.db.update(attorneys).set({ hours: demoAttorneys[0].hours }).where(eq(attorneys.id, leela))
  })
})

describe('a free call', () => {
  test('is booked once, however often it is sent, and notified with a calendar file', async () => {
    const asFatima = await app.enter(fatima)
    const answers = await Promise.all(Array.from({ length: 5 }, () => answerOf(booking(asFatima))))
    expect(new Set(answers.map(({ body }) => Object(body).id)).size).toBe(1)
    expect(await calls(asFatima)).toMatchObject([
      { slot: nine, kind: 'free', issue: 'Refused under 214(b).', heldUntil: null },
    ])
    expect(await lastMessageTo(app, fatima.email)).toContain('Wednesday, 17th June 2026, 6:30 pm IST / 9:00 am ET')
    expect(await messagesTo(app, fatima.email)).toHaveLength(1)
    const { body } = await asFatima.call('GET', `/api/visas/slot-info/${await callId()}/calendar`)
    expect(String(body)).toMatch(/DTSTART:20260617T130000Z[^]*STATUS:CONFIRMED/)
    expect((await asRohan.call('GET', `/api/visas/slot-info/${await callId()}/calendar`)).status).toBe(404)
  })

  test.each([
    ['no issue', { issue: ' ' }, 422],
    ['501 characters', { issue: 'x'.repeat(501) }, 422],
    ['500 of them', { issue: 'é'.repeat(500) }, 200],
    ['no attorney', { agent: '00000000-0000-4000-8000-000000000000' }, 404],
    ['a time that is none', { slot: '2026-06-17T13:10:00Z' }, 409],
    ['a time that is past', { slot: '2026-06-10T13:00:00Z' }, 409],
    ['a day', { slot: '2026-06-17' }, 422],
    ['a call of another kind', { call: 'cheap' }, 422],
  ])('with %s', async (_, changes, status) => {
    expect((await answerOf(booking(asMeera, changes))).status).toBe(status)
  })

  test('is one at a time for each student', async () => {
    await booking(asMeera)
    await expect(booking(asMeera, { slot: halfPast })).rejects.toMatchObject({
      status: 409,
      body: { code: 'already-booked' },
    })
  })

  test('is moved, and its old time is free at once; cancelled, both are', async () => {
    await booking(asMeera)
    await expect(booking(asRohan)).rejects.toMatchObject({
      status: 409,
      body: { code: 'slot-taken', fields: { slot: expect.any(String) } },
    })
    await asMeera.api.attorneys.move({ agent: daniel, slot: halfPast })
    await booking(asRohan)
    await asMeera.api.attorneys.cancel({})
    expect(await freeOf(asMeera, daniel)).toContain(halfPast)
    await expect(asMeera.api.attorneys.cancel({})).rejects.toMatchObject({
      status: 409,
      body: { code: 'no-booking' },
    })
    const { body } = await asMeera.call('GET', `/api/visas/slot-info/${ensure((await calls(asMeera))[0]).id}/calendar`)
    expect(String(body)).toContain('STATUS:CANCELLED')
  })

  test('cannot be moved or cancelled once it has begun, and another can be booked when it is over', async () => {
    await booking(asMeera)
    app.clock.set('2026-06-17T13:05:00Z')
    await expect(asMeera.api.attorneys.move({ agent: leela, slot: '2026-06-19T13:00:00.000Z' })).rejects.toMatchObject({
      status: 409,
    })
    await expect(asMeera.api.attorneys.cancel({})).rejects.toMatchObject({ status: 409 })
    app.clock.set('2026-06-17T13:31:00Z')
    await booking(asMeera, { slot: '2026-06-19T13:00:00.000Z' })
    expect((await calls(asMeera)).map(({ ending }) => ending)).toEqual([null, 'passed'])
  })

  test('is remembered a day and an hour before', async () => {
    const remind = attorneyJobs(app.services).find(({ name }) => name === 'attorney-reminders')
    await booking(asMeera)
    const titles = async () => (await asMeera.api.notifications.read()).notifications?.map(({ title }) => title) ?? []
    app.clock.set('2026-06-16T13:30:00Z')
    await remind?.work({}, { id: '1' })
    await remind?.work({}, { id: '2' })
    app.clock.set('2026-06-17T12:30:00Z')
    await remind?.work({}, { id: '3' })
    const notified: string[] = await titles()
    expect(notified.filter(title => title.startsWith('Tomorrow: your call'))).toHaveLength(1)
    expect(notified.filter(title => title.startsWith('In an hour: your call'))).toHaveLength(1)
  })
})

describe('at once', () => {
  let students: Call[]
  let atTheDesk: Call

  beforeAll(async () => {
    students = await Promise.all(
      Array.from({ length: 50 }, (_, index) => callBy(app.services, { firstName: `Student ${index}` })),
    )
    atTheDesk = { ...(await callBy(app.services, { firstName: 'Kavya', roles: ['advisor'] })) }
  })

  const free = { call: 'free', issue: 'Refused.' } as const

  test('of fifty who reach for one time, one has it', async () => {
    const answers = await all(students.map(call => () => book(call, { agent: leela, slot: nine, ...free })))
    expect(answers.filter(answer => answer === 'done')).toHaveLength(1)
    expect(answers.filter(answer => answer === 'slot-taken')).toHaveLength(49)
    expect(await open()).toHaveLength(1)
  })

  test('fifty who book, move, cancel, book again and are given to the other attorney: one slot, one call', async () => {
    const slots = [nine, halfPast, '2026-06-17T14:00:00.000Z'] as const
    const pick = (index: number) => ({ agent: index % 2 === 0 ? leela : daniel, slot: slots[index % 3] ?? nine })
    for (const round of [0, 1, 2]) {
      const answers = await all(
        students.map((call, index) => async () => {
          const choice = pick(index + round)
          if ((index + round) % 5 === 0) return cancel(call)
          if ((index + round) % 5 === 1) return move(call, choice)
          if ((index + round) % 5 === 2) {
            const [first] = await open()
            return first && reassign(atTheDesk, { call: first.id, attorney: index % 2 === 0 ? daniel : leela })
          }
          return book(call, { ...choice, ...free })
        }),
      )
      expect(answers).toContain('done')
      const held = await open()
      expect(new Set(held.map(({ slot }) => slot)).size).toBe(held.length)
      expect(new Set(held.map(({ owner }) => owner)).size).toBe(held.length)
      expect(held.length).toBeLessThanOrEqual(6)
    }
  })

  test('two who change places with each other wait for nobody', async () => {
    const [one, other] = students
    if (one === undefined || other === undefined) throw new Error('Nobody is there.')
    await book(one, { agent: leela, slot: nine, ...free })
    await book(other, { agent: leela, slot: halfPast, ...free })
    const answers = await all([
      () => move(one, { agent: leela, slot: halfPast }),
      () => move(other, { agent: leela, slot: nine }),
    ])
    expect(answers).toEqual(['slot-taken', 'slot-taken'])
  })

  test('the constraint itself refuses a second call for a slot', async () => {
    const [one, other] = students
    if (one === undefined || other === undefined) throw new Error('Nobody is there.')
    await book(one, { agent: leela, slot: nine, ...free })
    await book(other, { agent: leela, slot: halfPast, ...free })
    const [first, second] = await open()
    if (first === undefined || second === undefined) throw new Error('Nothing is booked.')
    const twice = app.services.db.update(attorneyCalls).set({ slot: first.slot }).where(eq(attorneyCalls.id, second.id))
    await expect(twice).rejects.toThrow()
  })
})

describe('a paid call', () => {
  const paid = { call: 'paid' }
  const pay = () => asMeera.api.attorneys.pay({})
  const order = async (reference: string) =>
    (
      await app.services.db
        .select()
        .from(payments)
        .where(and(eq(payments.purpose, 'attorney-call'), eq(payments.reference, reference)))
    ).at(-1)

  /** As Razorpay tells it. */
  async function notified(
    reference: string,
    outcome: 'paid' | 'failed' = 'paid',
    eventId: string = crypto.randomUUID(),
  ) {
    const payment = await order(reference)
    if (payment === undefined) throw new Error('Nothing was to be paid.')
    const paymentId = `pay_${payment.id.replaceAll('-', '')}`
    if (outcome === 'paid') {
      const paidLink = { status: 'paid' as const, paymentId }
      await app.services.db
        .update(sandboxPaymentLinks)
        .set(paidLink)
        .where(eq(sandboxPaymentLinks.reference, payment.id))
    }
    await takeNotice(app.services, appServices.given(paidFor), 'razorpay', {
      eventId,
      reference: payment.id,
      providerPaymentId: paymentId,
      outcome,
      amount: { currency: payment.currency, minor: payment.amount },
    })
  }
  const begin = async () => {
    const body = await booking(asMeera, paid)
    await pay()
    return body.id
  }
  const owed = async () => (await asKavya.api.attorneyDesk.refunds()).map(({ reason }) => reason)
  const waiting = (): Promise<{ kind: string }[]> => asKavya.api.requests.list({ state: 'open' })

  test('is kept for a quarter of an hour, and asks for its price once', async () => {
    const id = await begin()
    expect(await pay()).toEqual(await pay())
    expect(await order(id)).toMatchObject({ provider: 'razorpay', currency: 'INR', amount: 249_900 })
    expect(await calls(asMeera)).toMatchObject([{ confirmedAt: null, heldUntil: '2026-06-15T06:15:00.000Z' }])
    await expect(booking(asRohan)).rejects.toMatchObject({ status: 409 })
    await notified(id, 'failed')
    await pay()
  })

  test('is confirmed when it is paid, once for a notice that comes twice', async () => {
    const id = await begin()
    const event = crypto.randomUUID()
    await Promise.all([notified(id, 'paid', event), notified(id, 'paid', event)])
    expect(await calls(asMeera)).toMatchObject([{ confirmedAt: expect.any(String), endedAt: null }])
    expect(await owed()).toEqual([])
    await expect(pay()).rejects.toMatchObject({ status: 409 })
  })

  test('whose time ran out is free for others; paid late and still free, it stands', async () => {
    const id = await begin()
    app.clock.pass({ minutes: 16 })
    await expect(pay()).rejects.toMatchObject({ status: 409 })
    await attorneyJobs(app.services)
      .find(({ name }) => name === 'attorney-holds')
      ?.work({}, { id: '1' })
    expect(await calls(asMeera)).toMatchObject([{ ending: 'lapsed' }])
    expect(await freeOf(asRohan, leela)).toContain(nine)
    await notified(id)
    expect(await calls(asMeera)).toMatchObject([{ ending: null, confirmedAt: expect.any(String), slot: nine }])
    expect(await owed()).toEqual([])
  })

  test('paid late, when somebody else has the time: the desk is asked to send the money back', async () => {
    const id = await begin()
    app.clock.pass({ minutes: 16 })
    await booking(asRohan)
    await notified(id)
    expect(await calls(asMeera)).toMatchObject([{ ending: 'lapsed', refund: { sentAt: null } }])
    expect(await owed()).toEqual(['late'])
    expect((await waiting()).map(({ kind }) => kind)).toEqual(['attorney-refund'])
    const { id: refund } = ensure((await asKavya.api.attorneyDesk.refunds())[0])
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => asKavya.call('PUT', `/api/desk/attorney-refunds/${refund}`, {})),
    )
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await waiting()).toEqual([])
    expect(await calls(asMeera)).toMatchObject([{ refund: { sentAt: expect.any(String) } }])
  })

  test('paid late, when its owner has booked another: it goes back, and the other stands', async () => {
    const id = await begin()
    app.clock.pass({ minutes: 16 })
    await booking(asMeera, { slot: halfPast })
    await notified(id)
    expect(await owed()).toEqual(['late'])
    expect(await calls(asMeera)).toMatchObject([{ slot: halfPast, ending: null }, { ending: 'lapsed' }])
  })

  test('paid twice, the second payment goes back', async () => {
    const id = await begin()
    const first = await order(id)
    await notified(id)
    const [second] = await app.services.db
      .insert(payments)
      .values({
        ...first,
        id: crypto.randomUUID(),
        owner: app.idOf(meera),
        purpose: 'attorney-call',
        reference: id,
        provider: 'razorpay',
        amount: 249_900,
        currency: 'INR',
        payer: { title: '', name: '', email: '', returnTo: '' },
        createdAt: app.clock.now(),
        paidAt: null,
        failedAt: null,
        expiredAt: null,
      })
      .returning()
    const notice = {
      eventId: crypto.randomUUID(),
      reference: second?.id ?? '',
      providerPaymentId: 'pay_2',
      outcome: 'paid',
      amount: { currency: 'INR', minor: 249_900 },
    } as const
    await takeNotice(app.services, appServices.given(paidFor), 'razorpay', notice)
    await takeNotice(app.services, appServices.given(paidFor), 'razorpay', notice)
    expect(await owed()).toEqual(['twice'])
    expect(await calls(asMeera)).toMatchObject([{ ending: null, confirmedAt: expect.any(String) }])
  })

  test('cancelled before it is paid, a payment that comes after goes back; cancelled after, as well', async () => {
    const id = await begin()
    await asMeera.api.attorneys.cancel({})
    await notified(id)
    expect(await owed()).toEqual(['late'])
    const again = await begin()
    await notified(again)
    await asMeera.api.attorneys.cancel({})
    expect(await owed()).toEqual(['cancelled', 'late'])
  })

  test('stays with its attorney when the student moves it', async () => {
    await notified(await begin())
    const moving = (agent: string) => asMeera.api.attorneys.move({ agent, slot: halfPast })
    await expect(moving(daniel)).rejects.toMatchObject({ status: 422, body: { code: 'same-attorney' } })
    await moving(leela)
  })
})

describe('at the desk', () => {
  test('calls ahead come first, the earliest at the top; those that ended follow, the latest first', async () => {
    await booking(asRohan, { slot: halfPast })
    for (const slot of [onlyLeela, nine]) {
      await booking(asMeera, { slot })
      await asMeera.api.attorneys.cancel({})
    }
    await booking(asMeera, { slot: onlyLeela })
    expect((await asKavya.api.attorneyDesk.calls()).map(({ slot, ending }) => [slot, ending])).toEqual([
      [onlyLeela, null],
      [halfPast, null],
      [nine, 'cancelled'],
      [onlyLeela, 'cancelled'],
    ])
  })

  test('a student who has given no name yet is called by what is known of them', async () => {
    await booking(asRohan)
    const rename = (firstName: string, lastName: string) =>
      app.services.db
        .update(people)
        .set({ firstName, lastName })
        .where(eq(people.id, app.idOf(rohan)))
    await rename('', '')
    const [call] = await asKavya.api.attorneyDesk.calls()
    await rename(rohan.firstName, rohan.lastName)
    expect(call?.student.name).toBe(rohan.email)
  })

  test('a call is given to the other attorney at the same time, if free, and the student is notified', async () => {
    await booking(asMeera)
    await booking(asRohan, { agent: daniel, slot: halfPast })
    const [ofMeera, ofRohan] = await asKavya.api.attorneyDesk.calls()
    expect(ofMeera).toMatchObject({
      student: { name: 'Meera Iyer' },
      phone: meera.phone,
      issue: 'Refused under 214(b).',
      others: [{ id: daniel }],
    })
    const give = (call: string, attorney: string) => asKavya.api.attorneyDesk.reassign({ call, attorney })
    await give(ensure(ofMeera).id, daniel)
    expect(await calls(asMeera)).toMatchObject([{ agent: { name: 'Daniel Mehta' }, slot: nine }])
    expect(await freeOf(asRohan, leela)).toContain(nine)
    await asRohan.api.attorneys.move({ agent: leela, slot: nine })
    await expect(give(ensure(ofRohan).id, daniel)).rejects.toMatchObject({ status: 409, body: { code: 'not-free' } })
  })

  test('a call is cancelled, once, and the student is notified', async () => {
    const asAnanya = await app.enter(ananya)
    await booking(asAnanya)
    const id = await callId()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => asKavya.call('DELETE', `/api/desk/attorney-calls/${id}`)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await lastMessageTo(app, ananya.email, 2)).toContain('is cancelled')
    expect(await calls(asAnanya)).toMatchObject([{ ending: 'cancelled-by-us' }])
  })

  test('a call is marked as held once it has begun, also when it is long over', async () => {
    await booking(asMeera)
    const markHeld = async () =>
      (await asKavya.call('PUT', `/api/desk/attorney-calls/${await callId()}/held`, {})).status
    expect(await markHeld()).toBe(409)
    app.clock.set('2026-06-18T06:00:00Z')
    expect(await markHeld()).toBe(200)
    expect(await markHeld()).toBe(409)
    const asDev = await app.enter(dev)
    const audited = await asDev.api.desk.actions()
    expect(JSON.stringify(audited)).toContain('attorney-call-held')
  })

  test.each([
    ['no name', { name: ' ' }],
    ['a price of nothing', { price: '0' }],
    ['a zone that we do not know', { zone: 'Europe/Paris' }],
    ['hours on a quarter', { hours: [{ weekday: 1, from: '08:15', until: '09:00' }] }],
    ['a day off that is none', { daysOff: ['2026-02-30'] }],
  ])('an attorney with %s is refused', async (_, changes) => {
    const attorney = {
      name: 'A',
      firm: 'B',
      zone: 'America/Chicago',
      languages: 'English',
      about: 'C',
      price: '1500',
      isEngaged: false,
      hours: [],
      daysOff: [],
    }
    await expect(asKavya.api.attorneyDesk.add({ ...attorney, ...changes })).rejects.toMatchObject({ status: 422 })
  })

  test('of what happened, the student’s page tells', async () => {
    await booking(asMeera)
    await asMeera.api.attorneys.cancel({})
    const { history } = await asKavya.api.students.read({ id: app.idOf(meera) })
    expect(JSON.stringify(history)).toMatch(/Asked for a free call with Leela Thomas/)
  })
})
