// Reminders on the real database, with a clock that moves: in the morning where they are, each once, and none of what is done.
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fatima, meera, rohan, type DemoPerson } from '#seed/people.ts'
import { lastMessageTo, messagesTo } from '#tests/caught.ts'
import { openTeamHouse, type TeamHouse } from '#tests/team.ts'
import { openTestHouse } from '#tests/house.ts'
import type { Visitor } from '#tests/visitor.ts'
import { appServices } from '#src/app/services.ts'
import { deliverLetters } from '#src/features/notifications/jobs.ts'
import { notificationLetters, notificationMutes, notifications } from '#src/features/notifications/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { sandboxMessages } from '#src/platform/sandbox/tables.ts'
import { insuranceInvoices } from '#src/stages/health-insurance/invoices/tables.ts'
import { insuranceRequests } from '#src/stages/health-insurance/purchase/tables.ts'
import { paidPolicy } from '#tests/insured.ts'
import { planDays } from '../tables.ts'
import { remindAll } from './jobs.ts'
import { planMornings, planReminders } from './tables.ts'

let house: TeamHouse
let asMeera: Visitor

beforeAll(async () => {
  house = await openTeamHouse()
  asMeera = await house.enter(meera)
})
beforeEach(async () => {
  house.clock.set(tuesday)
  await house.clear(sandboxMessages)
  for (const table of [notificationLetters, notificationMutes, notifications, planMornings, planReminders, planDays])
    await house.house.db.delete(table)
  await house.house.db.update(people).set({ zone: null })
})
afterAll(() => house.end())

/** 9:10 on 16 June 2026 in India. */
const tuesday = '2026-06-16T03:40:00Z'
const monday = '2026-06-15T03:40:00Z'

/** Nothing else is counted from it. */
const give = async (day: string, who = asMeera, thing = 'waiverOpens') =>
  expect((await who.call('PUT', `/api/plan/days/${thing}`, { day })).status).toBe(200)
const remind = () => remindAll(house.house, appServices)
const notified = (who: DemoPerson = meera) =>
  house.house.db
    .select()
    .from(notifications)
    .where(eq(notifications.owner, house.idOf(who)))
    .orderBy(asc(notifications.id))
const titles = async (who: DemoPerson = meera) => (await notified(who)).map(({ title }) => title)
const letters = async () => (await house.house.db.select().from(notificationLetters)).length
const deliver = async () => {
  house.clock.pass({ minutes: 5 })
  await deliverLetters(house.house)
}

test('a week and a day before, in the app and by e-mail, each with one way to go', async () => {
  await give('2026-06-23')
  await remind()
  await deliver()
  const text = await lastMessageTo(house, meera.email)
  expect((await messagesTo(house, meera.email)).map(({ subject }) => subject)).toEqual([
    'In 7 days: Waiver window opens',
  ])
  const { publicUrl } = house.house.settings
  expect(text).toContain('23rd June 2026.')
  expect(text.split(publicUrl).length - 1).toBe(3) // to the plan, no more of these, choose what you get
  expect(text).toContain(`${publicUrl}/plan\n`)
  expect(text).toContain("e-mail about 'A week before' is on")

  house.clock.set('2026-06-22T03:40:00Z')
  await asMeera.call('PUT', '/api/notifications/preferences/mutes/digest', {})
  await remind()
  await deliver()
  await lastMessageTo(house, meera.email, 2)
  expect(await titles()).toEqual(['In 7 days: Waiver window opens', 'Tomorrow: Waiver window opens'])
  expect((await asMeera.call('GET', '/api/notifications')).body).toMatchObject({ missed: 2 })
})

test('run again, by the hour, and by two processes at once, it is once', async () => {
  await give('2026-06-17')
  const other = await openTestHouse({ databaseUrl: house.databaseUrl, clock: house.clock })
  await Promise.all([remind(), remindAll(other.house, appServices), remind(), remindAll(other.house, appServices)])
  for (let hour = 0; hour < 5; hour += 1) {
    house.clock.pass({ hours: 1 })
    await remind()
  }
  await other.end()
  expect(await titles()).toEqual(['Tomorrow: Waiver window opens'])
})

test('moved and moved back, the same day is not said twice', async () => {
  await give('2026-06-24')
  house.clock.set('2026-06-17T03:40:00Z')
  await remind()
  await give('2026-07-24')
  await give('2026-06-24')
  house.clock.pass({ hours: 24 })
  await remind()
  expect(await titles()).toEqual(['In 7 days: Waiver window opens'])
})

describe('in the zone of the student', () => {
  test.each([
    ['Asia/Kolkata', '2026-06-16T03:29:00Z', '2026-06-16T03:30:00Z'],
    ['America/New_York', '2026-06-16T12:59:00Z', '2026-06-16T13:00:00Z'],
    ['America/Los_Angeles', '2026-06-16T15:50:00Z', '2026-06-16T16:00:00Z'],
  ])('in %s nothing at %s, and it comes at %s', async (zone, early, morning) => {
    house.clock.set(early)
    await house.house.db
      .update(people)
      .set({ zone })
      .where(eq(people.id, house.idOf(meera)))
    await give('2026-06-17')
    await remind()
    expect(await titles()).toEqual([])
    house.clock.set(morning)
    await remind()
    expect(await titles()).toEqual(['Tomorrow: Waiver window opens'])
  })

  test('in the evening and at night nobody is looked at', async () => {
    await give('2026-06-17')
    for (const at of ['2026-06-16T14:30:00Z', '2026-06-16T18:00:00Z', '2026-06-16T23:00:00Z']) {
      house.clock.set(at)
      await remind()
    }
    expect(await house.house.db.select().from(planMornings)).toEqual([])
    expect(await titles()).toEqual([])
  })

  test('a letter that could not leave by day waits for the morning, though no hours are quiet', async () => {
    await asMeera.call('PUT', '/api/notifications/preferences/quiet-hours', {
      isOn: false,
      zone: 'Asia/Kolkata',
      starts: '22:00',
      ends: '07:00',
    })
    await give('2026-06-23')
    await remind()
    house.clock.set('2026-06-16T17:00:00Z')
    await deliver()
    const [letter] = await house.house.db.select().from(notificationLetters)
    expect(letter).toMatchObject({ sentAt: null, due: Temporal.Instant.from('2026-06-17T02:30:00Z') })
  })
})

describe('each switch is its own', () => {
  const mute = (category: string) => asMeera.call('PUT', `/api/notifications/preferences/mutes/${category}`, {})

  test('turned off, there is no letter, and the app still says it', async () => {
    await mute('day-before')
    await give('2026-06-17')
    await remind()
    expect(await titles()).toEqual(['Tomorrow: Waiver window opens'])
    expect(await letters()).toBe(0)
  })

  test('the link in a letter turns off that kind alone', async () => {
    await give('2026-06-23')
    await remind()
    await deliver()
    const [, token] = /unsubscribe\/(\S+)/.exec(await lastMessageTo(house, meera.email)) ?? []
    await asMeera.call('POST', `/unsubscribe/${token}`, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    const rows = await house.house.db.select().from(notificationMutes)
    expect(rows.map(({ category }) => category)).toEqual(['week-before'])
  })

  test('several dates are one letter; what is turned off is not in it', async () => {
    await mute('week-before')
    await give('2026-06-17')
    await give('2026-06-23', asMeera, 'moveIn')
    await remind()
    const all = await notified()
    expect(all.map(({ title, mails }) => [title, mails])).toEqual([
      ['Tomorrow: Waiver window opens', true],
      ['In 7 days: Moving in', false],
    ])
    expect(await letters()).toBe(1)
  })

  test('a week of mornings is one digest, on Monday, which is the letter of that day', async () => {
    await give('2026-06-16')
    for (let day = 0; day < 7; day += 1) {
      house.clock.set(monday)
      house.clock.pass({ hours: 24 * day })
      await remind()
    }
    const all = await notified()
    expect(all.map(({ type, mails }) => [type, mails])).toEqual([
      ['digest', true],
      ['day-before', false],
    ])
    expect(all[0]?.body).toContain('16th June 2026: Waiver window opens')
    expect(await letters()).toBe(1)
  })
})

describe('who is not reminded', () => {
  test.each([
    [false, 'Tomorrow, 17th June 2026: last day for “Tuition sent”'],
    [true, undefined],
  ])('of what is done nobody: %s', async (isDone, line) => {
    await give('2026-06-17', asMeera, 'tuitionDue')
    for (const thing of ['tuitionSent', 'loanTranche']) await asMeera.call('PUT', `/api/plan/done/${thing}`, { isDone })
    await remind()
    const [notice] = await notified()
    expect(`${notice?.title} ${notice?.body}`).toContain('Tuition due')
    expect(notice?.body.split('\n').find(one => one.includes('Tuition sent'))).toBe(line)
  })

  test('guests, people at the desk and who is enrolled', async () => {
    const guest = await house.enterAsGuest()
    const day = Temporal.PlainDate.from('2026-06-17')
    const asRohan = await house.enter(rohan)
    await asRohan.call('PATCH', '/api/onboarding', { cycle: 'enrolled' })
    const changedAt = house.clock.now()
    for (const owner of [guest.id, house.idOf(rohan)])
      await house.house.db.insert(planDays).values({ owner, thing: 'waiverOpens', day, readFrom: 'typed', changedAt })
    await remind()
    expect(await house.house.db.select().from(notifications)).toEqual([])
  })

  test('who was erased', async () => {
    await give('2026-06-17', await house.enter(fatima))
    const erased = (erasedAt: Temporal.Instant | null) =>
      house.house.db
        .update(people)
        .set({ erasedAt })
        .where(eq(people.id, house.idOf(fatima)))
    await erased(house.clock.now())
    await remind()
    expect(await titles(fatima)).toEqual([])
    await erased(null)
  })
})

describe('a bill of an insurance', () => {
  const dueOn = Temporal.PlainDate.from('2026-06-23')
  const bill = async (change: Partial<typeof insuranceInvoices.$inferInsert> = {}) => {
    const { id } = await paidPolicy(house, meera.email)
    await house.house.db.delete(notifications)
    await house.house.db
      .insert(insuranceInvoices)
      .values({ request: id, number: 1, amount: 5000, dueOn, issuedAt: house.clock.now(), ...change })
    return id
  }
  const days = ['2026-06-15', '2026-06-16', '2026-06-17', '2026-06-21', '2026-06-22', '2026-06-23', '2026-06-24']
  const mornings = async (before: (day: string) => Promise<unknown> = () => Promise.resolve()) => {
    await asMeera.call('PUT', '/api/notifications/preferences/mutes/digest', {})
    for (const day of days) {
      house.clock.set(`${day}T03:40:00Z`)
      await before(day)
      await remind()
      await remind()
    }
    return (await titles()).filter(title => title.includes('Insurance invoice'))
  }
  const twice = [
    'In 7 days: Health Insurance: Insurance invoice due',
    'Tomorrow: Health Insurance: Insurance invoice due',
  ]
  const enrol = (cycle: string) => asMeera.call('PATCH', '/api/onboarding', { cycle })
  const end = (request: string) =>
    house.house.db
      .update(insuranceRequests)
      .set({ cancelledAt: house.clock.now() })
      .where(eq(insuranceRequests.id, request))

  test.each(['fall-2026', 'enrolled'])('is reminded of 7 days and 1 day before, once each: %s', async cycle => {
    await enrol(cycle)
    const id = await bill()
    expect(await mornings()).toEqual(twice)
    expect((await notified()).find(({ title }) => title === twice[0])).toMatchObject({
      type: 'week-before',
      href: '/health-insurance/pay-invoice',
    })
    await end(id)
    await enrol('fall-2026')
  })

  test.each([
    ['paid', { paidAt: Temporal.Instant.from('2026-06-20T00:00:00Z') }],
    ['voided', { voidedAt: Temporal.Instant.from('2026-06-20T00:00:00Z'), voidReason: 'replaced' }],
  ] as const)('that was %s in between is not reminded of again', async (_, change) => {
    const id = await bill()
    const said = await mornings(async day => {
      if (day !== '2026-06-21') return
      await house.house.change(async ({ tx, announce }) => {
        await tx.update(insuranceInvoices).set(change).where(eq(insuranceInvoices.request, id))
        await announce(`person:${house.idOf(meera)}`, 'journey')
      })
    })
    expect(said).toEqual(twice.slice(0, 1))
    await end(id)
  })

  test('is a letter only for whom the switch is on', async () => {
    const id = await bill()
    await asMeera.call('PUT', '/api/notifications/preferences/mutes/week-before', {})
    expect(await mornings()).toEqual(twice)
    const mails = new Map((await notified()).map(one => [one.title, one.mails]))
    expect(twice.map(title => mails.get(title))).toEqual([false, true])
    await end(id)
  })
})

describe('the end of an insurance', () => {
  test.each(['fall-2026', 'enrolled'])('is reminded of 60, 30 and 7 days before, once each: %s', async cycle => {
    await asMeera.call('PATCH', '/api/onboarding', { cycle })
    const { id } = await paidPolicy(house, meera.email, {
      coverageStart: Temporal.PlainDate.from('2025-09-01'),
      coverageEnd: Temporal.PlainDate.from('2026-08-31'),
    })
    await house.house.db.delete(notifications)
    await asMeera.call('PUT', '/api/notifications/preferences/mutes/digest', {})
    for (const day of [
      '2026-07-01',
      '2026-07-02',
      '2026-07-03',
      '2026-07-20',
      '2026-08-01',
      '2026-08-02',
      '2026-08-24',
      '2026-08-25',
    ]) {
      house.clock.set(`${day}T03:40:00Z`)
      await house.house.change(({ announce }) => announce(`person:${house.idOf(meera)}`, 'journey'))
      await remind()
      await remind()
    }
    // Alone, or as a line where other dates are near as well.
    const said = (await notified()).flatMap(({ title, body, mails }) => {
      const [, days] = /In (\d+) days[^\n]*: Health Insurance: Insurance ends/.exec(`${title}\n${body}`) ?? []
      return days === undefined ? [] : [[Number(days), mails]]
    })
    expect(said).toEqual([60, 30, 7].map(days => [days, true]))
    await house.house.db
      .update(insuranceRequests)
      .set({ cancelledAt: house.clock.now() })
      .where(eq(insuranceRequests.id, id))
    await asMeera.call('PATCH', '/api/onboarding', { cycle: 'fall-2026' })
  })

  test('is not reminded of once the next one is paid', async () => {
    const [first, next] = [
      await paidPolicy(house, meera.email, {
        coverageStart: Temporal.PlainDate.from('2025-09-01'),
        coverageEnd: Temporal.PlainDate.from('2026-08-31'),
      }),
      await paidPolicy(house, meera.email, {
        isBeside: true,
        coverageStart: Temporal.PlainDate.from('2026-09-01'),
        coverageEnd: Temporal.PlainDate.from('2027-08-31'),
      }),
    ]
    await house.house.db.delete(notifications)
    for (const day of ['2026-07-02', '2026-08-01']) {
      house.clock.set(`${day}T03:40:00Z`)
      await remind()
    }
    expect((await titles()).filter(title => title.includes('ends'))).toEqual([])
    for (const { id } of [first, next])
      await house.house.db
        .update(insuranceRequests)
        .set({ cancelledAt: house.clock.now() })
        .where(eq(insuranceRequests.id, id))
  })
})

test('more students than fit in one batch are all reminded', async () => {
  const day = Temporal.PlainDate.from('2026-06-17')
  const at = house.clock.now()
  const added = await house.house.db
    .insert(people)
    .values(
      Array.from({ length: 120 }, (_, index) => ({ firstName: `S${index}`, email: `s${index}@x.in`, createdAt: at })),
    )
    .returning({ id: people.id })
  await house.house.db
    .insert(planDays)
    .values(
      added.map(({ id }) => ({ owner: id, thing: 'waiverOpens', day, readFrom: 'typed' as const, changedAt: at })),
    )
  await remind()
  await expect.poll(() => house.house.db.$count(notifications, eq(notifications.type, 'day-before'))).toBe(added.length)
})
