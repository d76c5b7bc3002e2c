// The plan as a calendar, read by the parser of Thunderbird's calendar: made, moved, done, forgotten, revoked.
import ICAL from 'ical.js'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kavya, meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import * as copy from './rules.ts'
import { calendarEvents, calendarFeeds } from '../tables.ts'

let app: TeamApp
let asMeera: Visitor
let anybody: Visitor

beforeAll(async () => {
  app = await openTeamApp() // its clock stands on 15 June 2026
  asMeera = await app.enter(meera)
  anybody = visitor(app)
  await asMeera.api.appointment.tell({
    place: 'Hyderabad',
    interviewDay: '2026-07-07',
    interviewTime: '09:30',
    vacDay: '2026-07-06',
    vacTime: '14:00',
  })
  await asMeera.api.plan.give({ thing: 'flight', day: '2026-08-04' })
})
beforeEach(async () => {
  app.clock.set('2026-06-15T06:00:00Z')
  for (const table of [calendarFeeds, calendarEvents]) await app.services.db.delete(table)
})
afterAll(() => app.end())

async function make(who = asMeera): Promise<string> {
  const body = await who.api.planCalendar.make({})
  return new URL(body.address).pathname
}

async function subscribe(address: string) {
  const { status, body, headers } = await anybody.call('GET', address)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  const calendar = new ICAL.Component(ICAL.parse(String(body)))
  const events = calendar.getAllSubcomponents('vevent').map(component => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      title: event.summary,
      sequence: event.sequence,
      start: event.startDate,
      end: event.endDate,
      isRecurring: event.isRecurring(),
      status: String(component.getFirstPropertyValue('status')),
      url: String(component.getFirstPropertyValue('url')),
    }
  })
  return { text: String(body), calendar, events }
}
const named = (events: Awaited<ReturnType<typeof subscribe>>['events'], title: string) =>
  events.find(event => event.title === title) ?? expect.fail(`there is no ${title}`)

test('whole days are days, and the interview is on the clock in India', async () => {
  const { calendar, events } = await subscribe(await make())
  expect(calendar.getFirstPropertyValue('method')).toBeNull()
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(copy.name)
  expect(calendar.getFirstProperty('refresh-interval')?.getFirstValue()?.toString()).toBe('PT12H')
  expect(calendar.getAllSubcomponents('vtimezone').map(zone => zone.getFirstPropertyValue('tzid'))).toEqual([
    'Asia/Kolkata',
  ])
  const flight = named(events, 'Your flight')
  expect([flight.start.isDate, flight.start.toString(), flight.end.toString()]).toEqual([
    true,
    '2026-08-04',
    '2026-08-05',
  ])
  const interview = named(events, 'Visa interview')
  expect([interview.start.isDate, interview.start.zone.tzid]).toEqual([false, 'Asia/Kolkata'])
  expect(interview.start.toJSDate().toISOString()).toBe('2026-07-07T04:00:00.000Z')
  expect(named(events, 'Last safe day: I-901 fee paid').start.toString()).toBe('2026-07-01')
  expect(events.every(({ isRecurring, status }) => !isRecurring && status === 'CONFIRMED')).toBe(true)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  expect(events.every(({ url }) => url.startsWith(app.services.settings.publicUrl))).toBe(true)
})

test('fetched again without a change, not a letter is another, and nothing is written', async () => {
  const address = await make()
  const first = await subscribe(address)
  const rows = await app.services.db.select().from(calendarEvents)
  app.clock.pass({ hours: 5 })
  expect((await subscribe(address)).text).toBe(first.text)
  expect(await app.services.db.select().from(calendarEvents)).toEqual(rows)
})

test('a date that moves keeps its id and gets a higher number', async () => {
  const address = await make()
  const before = named((await subscribe(address)).events, 'Your flight')
  await asMeera.api.plan.give({ thing: 'flight', day: '2026-08-06' })
  const after = named((await subscribe(address)).events, 'Your flight')
  await asMeera.api.plan.give({ thing: 'flight', day: '2026-08-04' })
  const back = named((await subscribe(address)).events, 'Your flight')
  expect([after.uid, back.uid]).toEqual([before.uid, before.uid])
  expect([before.sequence, after.sequence, back.sequence]).toEqual([0, 1, 2])
  expect(after.start.toString()).toBe('2026-08-06')
})

test('two calendars that fetch at once give a change one number', async () => {
  const address = await make()
  await subscribe(address)
  await asMeera.api.plan.give({ thing: 'flight', day: '2026-08-06' })
  const all = await Promise.all(Array.from({ length: 6 }, () => subscribe(address)))
  expect(all.map(({ events }) => named(events, 'Your flight').sequence)).toEqual([1, 1, 1, 1, 1, 1])
  await asMeera.api.plan.give({ thing: 'flight', day: '2026-08-04' })
})

test('what is done is given as cancelled for a week, then no more', async () => {
  const address = await make()
  await subscribe(address)
  await asMeera.api.plan.markDone({ thing: 'sevisFee', isDone: true })
  const title = 'Last safe day: I-901 fee paid'
  expect(named((await subscribe(address)).events, title)).toMatchObject({ status: 'CANCELLED', sequence: 1 })
  app.clock.pass({ hours: 24 * 6 })
  expect(named((await subscribe(address)).events, title)).toMatchObject({ status: 'CANCELLED', sequence: 1 })
  app.clock.pass({ hours: 25 })
  expect((await subscribe(address)).events.some(event => event.title === title)).toBe(false)
  await asMeera.api.plan.markDone({ thing: 'sevisFee', isDone: false })
  expect(named((await subscribe(address)).events, title)).toMatchObject({ status: 'CONFIRMED', sequence: 2 })
})

test('it says names of dates and nothing else of the student', async () => {
  const { text } = await subscribe(await make())
  for (const secret of ['Meera', 'Iyer', 'meera.iyer', 'Hyderabad', '+91', '₹', '$']) expect(text).not.toContain(secret)
})

test('the address is shown once, and we keep only its hash', async () => {
  const address = await make()
  const token = address.slice('/calendar/'.length, -'.ics'.length)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const body = await asMeera.api.planCalendar.read()
  expect(body).toEqual({ feed: { madeAt: '2026-06-15T06:00:00Z', fetchedAt: null } })
  const [row] = await app.services.db.select().from(calendarFeeds)
  expect(JSON.stringify(row)).not.toContain(token)
  await subscribe(address)
  expect((await asMeera.api.planCalendar.read()).feed?.fetchedAt).toBe('2026-06-15T06:00:00Z')
})

test('made again, the earlier address is gone; revoked, the last one too', async () => {
  const first = await make()
  const second = await make()
  expect(await anybody.call('GET', first)).toMatchObject({ status: 404, body: { message: copy.gone } })
  await subscribe(second)
  await asMeera.api.planCalendar.revoke({})
  await asMeera.api.planCalendar.revoke({})
  expect((await anybody.call('GET', second)).status).toBe(404)
  expect(await asMeera.api.planCalendar.read()).toEqual({ feed: null })
})

test('repeated by the network, the address is not kept as an answer', async () => {
  const again = { 'idempotency-key': 'calendar-made-twice' }
  const first = await asMeera.call('POST', '/api/plan/calendar', {}, again)
  const second = await asMeera.call('POST', '/api/plan/calendar', {}, again)
  expect(first.status).toBe(200)
  expect(second).toMatchObject({ status: 409, body: { code: 'already-done' } })
})

test('each has their own, and guests have none', async () => {
  const asRohan = await app.enter(rohan)
  const address = await make(asRohan)
  const { events } = await subscribe(address)
  expect(events.some(({ title }) => title === 'Visa interview')).toBe(false)
  const guest = await app.enterAsGuest()
  expect((await guest.call('POST', '/api/plan/calendar', {})).status).toBe(403)
  expect((await anybody.call('POST', '/api/plan/calendar', {})).status).toBe(401)
})

test('somebody who is enrolled by now has their dates cancelled', async () => {
  const address = await make()
  await subscribe(address)
  const owner = app.idOf(meera)
  await app.asOwner(
    `insert into onboardings (owner, cycle, updated_at) values ('${owner}', 'enrolled', now())
       on conflict (owner) do update set cycle = 'enrolled'`,
  )
  const { events } = await subscribe(address)
  expect(new Set(events.map(({ status }) => status))).toEqual(new Set(['CANCELLED']))
  await app.asOwner(`delete from onboardings where owner = '${owner}'`)
})

test.each(['/calendar/.ics', '/calendar/nobodys.ics', `/calendar/${'x'.repeat(190)}.ics`, '/calendar/%00.ics'])(
  '%s answers that there is none',
  async address => expect((await anybody.call('GET', address)).status).toBeOneOf([400, 404, 422]),
)

test('who tries addresses is stopped, and those who know one are not', async () => {
  const address = await make(await app.enter(kavya))
  const tries = []
  for (let count = 0; count < 70; count += 1)
    tries.push((await anybody.call('GET', `/calendar/no-${count}.ics`)).status)
  expect(tries.at(-1)).toBe(429)
  await subscribe(address)
  expect(await app.services.db.$count(calendarFeeds, eq(calendarFeeds.owner, app.idOf(kavya)))).toBe(1)
})
