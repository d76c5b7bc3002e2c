// Reminders on the real database, with a clock that moves: in the morning where they are, each once, and none of what is done.
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fatima, kavya, meera, rohan, type DemoPerson } from '#seed/people.ts'
import { lastMessageTo, messagesTo } from '#tests/caught.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { openTestApp } from '#tests/app.ts'
import type { Visitor } from '#tests/visitor.ts'
import { nextStep } from '#src/journey/ahead.ts'
import { appServices } from '#src/app/services.ts'
import { deliverLetters } from '#src/features/notifications/jobs.ts'
import { notificationLetters, notificationMutes, notifications } from '#src/features/notifications/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { sandboxMessages } from '#src/platform/sandbox/tables.ts'
import { insuranceInvoices, insuranceRequests } from '#src/stages/health-insurance/tables.ts'
import { paidPolicy } from '#tests/insured.ts'
import { planDays, planMornings, planReminders } from '../tables.ts'
import { remindAll } from './jobs.ts'

let app: TeamApp
let asMeera: Visitor

beforeAll(async () => {
  app = await openTeamApp()
  asMeera = await app.enter(meera)
})
beforeEach(async () => {
  app.clock.set(tuesday)
  await app.clear(sandboxMessages)
  for (const table of [notificationLetters, notificationMutes, notifications, planMornings, planReminders, planDays])
    await app.services.db.delete(table)
  await app.services.db.update(people).set({ zone: null })
})
afterAll(() => app.end())

/** 9:10 on 16 June 2026 in India. */
const tuesday = '2026-06-16T03:40:00Z'
const monday = '2026-06-15T03:40:00Z'

/** Nothing else is counted from it. */
const give = async (day: string, who = asMeera, thing = 'waiverOpens') =>
  expect((await who.call('PUT', `/api/plan/days/${thing}`, { day })).status).toBe(200)
const remind = () => remindAll(app.services, appServices)
const notified = (who: DemoPerson = meera) =>
  app.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.owner, app.idOf(who)))
    .orderBy(asc(notifications.id))
const titles = async (who: DemoPerson = meera) => (await notified(who)).map(({ title }) => title)
const letters = async () => (await app.services.db.select().from(notificationLetters)).length
const deliver = async () => {
  app.clock.pass({ minutes: 5 })
  await deliverLetters(app.services)
}

test('a week and a day before, in the app and by e-mail, each with one way to go', async () => {
  await give('2026-06-23')
  await remind()
  await deliver()
  const text = await lastMessageTo(app, meera.email)
  expect((await messagesTo(app, meera.email)).map(({ subject }) => subject)).toEqual(['In 7 days: Waiver window opens'])
  const { publicUrl } = app.services.settings
  expect(text).toContain('23rd June 2026.')
  expect(text.split(publicUrl).length - 1).toBe(3) // to the plan, no more of these, choose what you get
  expect(text).toContain(`${publicUrl}/plan\n`)
  expect(text).toContain("e-mail about 'A week before' is on")

  app.clock.set('2026-06-22T03:40:00Z')
  await asMeera.api.notifications.mute({ category: 'digest' })
  await remind()
  await deliver()
  await lastMessageTo(app, meera.email, 2)
  expect(await titles()).toEqual(['In 7 days: Waiver window opens', 'Tomorrow: Waiver window opens'])
  expect(await asMeera.api.notifications.read()).toMatchObject({ missed: 2 })
})

test('run again, by the hour, and by two processes at once, it is once', async () => {
  await give('2026-06-17')
  const other = await openTestApp({ databaseUrl: app.databaseUrl, clock: app.clock })
  await Promise.all([
    remind(),
    remindAll(other.services, appServices),
    remind(),
    remindAll(other.services, appServices),
  ])
  for (let hour = 0; hour < 5; hour += 1) {
    app.clock.pass({ hours: 1 })
    await remind()
  }
  await other.end()
  expect(await titles()).toEqual(['Tomorrow: Waiver window opens'])
})

test('moved and moved back, the same day is not said twice', async () => {
  await give('2026-06-24')
  app.clock.set('2026-06-17T03:40:00Z')
  await remind()
  await give('2026-07-24')
  await give('2026-06-24')
  app.clock.pass({ hours: 24 })
  await remind()
  expect(await titles()).toEqual(['In 7 days: Waiver window opens'])
})

describe('in the zone of the student', () => {
  test.each([
    ['Asia/Kolkata', '2026-06-16T03:29:00Z', '2026-06-16T03:30:00Z'],
    ['America/New_York', '2026-06-16T12:59:00Z', '2026-06-16T13:00:00Z'],
    ['America/Los_Angeles', '2026-06-16T15:50:00Z', '2026-06-16T16:00:00Z'],
  ])('in %s nothing at %s, and it comes at %s', async (zone, early, morning) => {
    app.clock.set(early)
    await app.services.db
      .update(people)
      .set({ zone })
      .where(eq(people.id, app.idOf(meera)))
    await give('2026-06-17')
    await remind()
    expect(await titles()).toEqual([])
    app.clock.set(morning)
    await remind()
    expect(await titles()).toEqual(['Tomorrow: Waiver window opens'])
  })

  test('in the evening and at night nobody is looked at', async () => {
    await give('2026-06-17')
    for (const at of ['2026-06-16T14:30:00Z', '2026-06-16T18:00:00Z', '2026-06-16T23:00:00Z']) {
      app.clock.set(at)
      await remind()
    }
    expect(await app.services.db.select().from(planMornings)).toEqual([])
    expect(await titles()).toEqual([])
  })

  test('a letter that could not leave by day waits for the morning, though no hours are quiet', async () => {
    await asMeera.api.notifications.keepQuiet({
      isOn: false,
      zone: 'Asia/Kolkata',
      starts: '22:00',
      ends: '07:00',
    })
    await give('2026-06-23')
    await remind()
    app.clock.set('2026-06-16T17:00:00Z')
    await deliver()
    const [letter] = await app.services.db.select().from(notificationLetters)
    expect(letter).toMatchObject({ sentAt: null, due: Temporal.Instant.from('2026-06-17T02:30:00Z') })
  })
})

describe('each switch is its own', () => {
  const mute = (category: 'dates' | 'day-before' | 'week-before') => asMeera.api.notifications.mute({ category })

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
    const [, token] = /unsubscribe\/(\S+)/.exec(await lastMessageTo(app, meera.email)) ?? []
    await asMeera.call('POST', `/unsubscribe/${token}`, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    const rows = await app.services.db.select().from(notificationMutes)
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
      app.clock.set(monday)
      app.clock.pass({ hours: 24 * day })
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

  test('the digest names the step that is next on the student’s own pages', async () => {
    await give('2026-06-16')
    app.clock.set(monday)
    await remind()
    const [digest] = await notified()
    const seen = await (await app.enter(kavya)).api.students.asStudent({ id: app.idOf(meera) })
    const { planDays: days, sureDays, atRisk, ...journey } = seen
    const next = nextStep({ ...journey, planDays: new Map(days), sureDays: new Map(sureDays), atRisk: new Map(atRisk) })
    expect(digest?.body).toContain(`Next, in ${next?.stage.label}: ${next?.step.title}.`)
  })
})

describe('who is not reminded', () => {
  test.each([
    [false, 'Tomorrow, 17th June 2026: last day for “Tuition sent”'],
    [true, undefined],
  ])('of what is done nobody: %s', async (isDone, line) => {
    await give('2026-06-17', asMeera, 'tuitionDue')
    for (const thing of ['tuitionSent', 'loanTranche']) await asMeera.api.plan.markDone({ thing, isDone })
    await remind()
    const [notice] = await notified()
    expect(`${notice?.title} ${notice?.body}`).toContain('Tuition due')
    expect(notice?.body.split('\n').find(one => one.includes('Tuition sent'))).toBe(line)
  })

  test('guests, people at the desk and who is enrolled', async () => {
    const guest = await app.enterAsGuest()
    const day = Temporal.PlainDate.from('2026-06-17')
    const asRohan = await app.enter(rohan)
    await asRohan.api.onboarding.answer({ cycle: 'enrolled' })
    const changedAt = app.clock.now()
    for (const owner of [guest.id, app.idOf(rohan)])
      await app.services.db.insert(planDays).values({ owner, thing: 'waiverOpens', day, readFrom: 'typed', changedAt })
    await remind()
    expect(await app.services.db.select().from(notifications)).toEqual([])
  })

  test('who was erased', async () => {
    await give('2026-06-17', await app.enter(fatima))
    const erased = (erasedAt: Temporal.Instant | null) =>
      app.services.db
        .update(people)
        .set({ erasedAt })
        .where(eq(people.id, app.idOf(fatima)))
    await erased(app.clock.now())
    await remind()
    expect(await titles(fatima)).toEqual([])
    await erased(null)
  })
})

describe('a bill of an insurance', () => {
  const dueOn = Temporal.PlainDate.from('2026-06-23')
  const bill = async (change: Partial<typeof insuranceInvoices.$inferInsert> = {}) => {
    const { id } = await paidPolicy(app, meera.email)
    await app.services.db.delete(notifications)
    await app.services.db
      .insert(insuranceInvoices)
      .values({ request: id, number: 1, amount: 5000, dueOn, issuedAt: app.clock.now(), ...change })
    return id
  }
  const days = ['2026-06-15', '2026-06-16', '2026-06-17', '2026-06-21', '2026-06-22', '2026-06-23', '2026-06-24']
  const mornings = async (before: (day: string) => Promise<unknown> = () => Promise.resolve()) => {
    await asMeera.api.notifications.mute({ category: 'digest' })
    for (const day of days) {
      app.clock.set(`${day}T03:40:00Z`)
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
  const enrol = (cycle: string) => asMeera.api.onboarding.answer({ cycle })
  const end = (request: string) =>
    app.services.db
      .update(insuranceRequests)
      .set({ cancelledAt: app.clock.now() })
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
      await app.services.change(async ({ tx, announce }) => {
        await tx.update(insuranceInvoices).set(change).where(eq(insuranceInvoices.request, id))
        await announce(`person:${app.idOf(meera)}`, 'journey')
      })
    })
    expect(said).toEqual(twice.slice(0, 1))
    await end(id)
  })

  test('is a letter only for whom the switch is on', async () => {
    const id = await bill()
    await asMeera.api.notifications.mute({ category: 'week-before' })
    expect(await mornings()).toEqual(twice)
    const mails = new Map((await notified()).map(one => [one.title, one.mails]))
    expect(twice.map(title => mails.get(title))).toEqual([false, true])
    await end(id)
  })
})

describe('the end of an insurance', () => {
  test.each(['fall-2026', 'enrolled'])('is reminded of 60, 30 and 7 days before, once each: %s', async cycle => {
    await asMeera.api.onboarding.answer({ cycle })
    const { id } = await paidPolicy(app, meera.email, {
      coverageStart: Temporal.PlainDate.from('2025-09-01'),
      coverageEnd: Temporal.PlainDate.from('2026-08-31'),
    })
    await app.services.db.delete(notifications)
    await asMeera.api.notifications.mute({ category: 'digest' })
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
      app.clock.set(`${day}T03:40:00Z`)
      await app.services.change(({ announce }) => announce(`person:${app.idOf(meera)}`, 'journey'))
      await remind()
      await remind()
    }
    // Alone, or as a line where other dates are near as well.
    const said = (await notified()).flatMap(({ title, body, mails }) => {
      const [, days] = /In (\d+) days[^\n]*: Health Insurance: Insurance ends/.exec(`${title}\n${body}`) ?? []
      return days === undefined ? [] : [[Number(days), mails]]
    })
    expect(said).toEqual([60, 30, 7].map(days => [days, true]))
    await app.services.db
      .update(insuranceRequests)
      .set({ cancelledAt: app.clock.now() })
      .where(eq(insuranceRequests.id, id))
    // Months have passed, so she signs in once more.
    await (await app.enter(meera)).api.onboarding.answer({ cycle: 'fall-2026' })
  })

  test('is not reminded of once the next one is paid', async () => {
    const [first, next] = [
      await paidPolicy(app, meera.email, {
        coverageStart: Temporal.PlainDate.from('2025-09-01'),
        coverageEnd: Temporal.PlainDate.from('2026-08-31'),
      }),
      await paidPolicy(app, meera.email, {
        isBeside: true,
        coverageStart: Temporal.PlainDate.from('2026-09-01'),
        coverageEnd: Temporal.PlainDate.from('2027-08-31'),
      }),
    ]
    await app.services.db.delete(notifications)
    for (const day of ['2026-07-02', '2026-08-01']) {
      app.clock.set(`${day}T03:40:00Z`)
      await remind()
    }
    expect((await titles()).filter(title => title.includes('ends'))).toEqual([])
    for (const { id } of [first, next])
      await app.services.db
        .update(insuranceRequests)
        .set({ cancelledAt: app.clock.now() })
        .where(eq(insuranceRequests.id, id))
  })
})

test('more students than fit in one batch are all reminded', async () => {
  const day = Temporal.PlainDate.from('2026-06-17')
  const at = app.clock.now()
  const added = await app.services.db
    .insert(people)
    .values(
      Array.from({ length: 120 }, (_, index) => ({ firstName: `S${index}`, email: `s${index}@x.in`, createdAt: at })),
    )
    .returning({ id: people.id })
  await app.services.db
    .insert(planDays)
    .values(
      added.map(({ id }) => ({ owner: id, thing: 'waiverOpens', day, readFrom: 'typed' as const, changedAt: at })),
    )
  await remind()
  await expect
    .poll(() => app.services.db.$count(notifications, eq(notifications.type, 'day-before')))
    .toBe(added.length)
})
