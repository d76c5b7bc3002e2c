// Reminders by the clock: a day and an hour before, once each, and never after the start.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kavya, meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { notificationMutes } from '../notifications/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { allMessages } from '#tests/caught.ts'
import { sandboxMessages } from '#src/platform/sandbox/tables.ts'
import type { DeskSlotView } from './desk/contract.ts'
import { remindAll } from './jobs.ts'
import { webinarReminders, webinarRegistrations } from './tables.ts'
import { ensure } from '#tests/api.ts'

let app: TeamApp
let student: Visitor
let desk: Visitor
let slot: DeskSlotView

beforeAll(async () => {
  app = await openTeamApp()
  student = await app.enter(meera)
  desk = await app.enter(kavya)
})
afterAll(() => app.end())

let made = 0
/** On Saturday the 20th of June at 13:00 UTC. */
beforeEach(async () => {
  await app.services.db.delete(webinarRegistrations)
  await app.services.db.delete(rateLimits)
  app.clock.set('2026-06-15T06:00:00Z')
  made += 1
  const plan = { day: '2026-06-20', time: '18:30', minutes: 60, agenda: 'One', conferenceId: `safar-reminded-${made}` }
  const details = { title: 'The interview', description: 'What is asked.', hostName: 'Kavya', stage: 'visas' as const }
  slot = ensure((await desk.api.webinarDesk.schedule({ ...details, ...plan })).slots[0])
})

async function register(who = student): Promise<void> {
  const { status, body } = await who.call('PUT', '/webinars/bigMarker/register', { conferenceId: slot.conferenceId })
  expect([status, body]).toEqual([200, {}])
}
const remindedAt = async (...moments: string[]) => {
  for (const moment of moments) {
    app.clock.set(moment)
    await remindAll(app.services)
  }
  const rows = await app.services.db.select().from(webinarReminders).orderBy(webinarReminders.sentAt)
  return rows.map(({ kind, sentAt }) => `${kind} ${sentAt.toString()}`)
}
const everyHour = Array.from({ length: 60 }, (_, hour) =>
  Temporal.Instant.from('2026-06-19T00:00:00Z').add({ hours: hour }).toString(),
)

test.each(
  // oxfmt-ignore
  [
  // registered at          reminded
  ['2026-06-15T06:00:00Z', ['day 2026-06-19T13:00:00Z', 'hour 2026-06-20T12:00:00Z']],
  ['2026-06-19T13:00:00Z', ['day 2026-06-19T13:00:00Z', 'hour 2026-06-20T12:00:00Z']],
  ['2026-06-19T13:00:01Z', ['hour 2026-06-20T12:00:00Z']],
  ['2026-06-20T12:00:00Z', ['hour 2026-06-20T12:00:00Z']],
  ['2026-06-20T12:30:00Z', []],
],
)('who registers at %s is reminded: %j', async (at, reminded) => {
  app.clock.set(at)
  await register()
  expect(await remindedAt(...everyHour.filter(hour => Temporal.Instant.compare(hour, at) >= 0))).toEqual(reminded)
})

test.each(
  // oxfmt-ignore
  [
  // the job runs again at    reminded
  ['2026-06-20T03:00:00Z',   ['day 2026-06-20T03:00:00Z']],
  ['2026-06-20T12:20:00Z',   ['hour 2026-06-20T12:20:00Z']],
  ['2026-06-20T12:59:59Z',   ['hour 2026-06-20T12:59:59Z']],
  ['2026-06-20T13:00:00Z',   []],
  ['2026-06-21T00:00:00Z',   []],
],
)('after a pause, at %s, the one that is due is sent: %j', async (at, reminded) => {
  await register()
  expect(await remindedAt(at)).toEqual(reminded)
})

test('two processes at once, and one job twice, send one letter', async () => {
  await register()
  app.clock.set('2026-06-20T12:10:00Z')
  await Promise.all(Array.from({ length: 6 }, () => remindAll(app.services)))
  await remindAll(app.services)
  const letters = async () => (await allMessages(app)).filter(({ subject }) => subject === 'In an hour: The interview')
  await expect.poll(async () => (await letters()).filter(({ body }) => body.includes(slot.id)).length).toBe(1)
  expect(await app.services.db.$count(webinarReminders)).toBe(1)
})

test('who left, and who had registered for what was cancelled, hears nothing', async () => {
  await register()
  await student.api.webinars.unregister({ conferenceId: slot.conferenceId })
  expect(await remindedAt('2026-06-20T12:00:00Z')).toEqual([])
  // The server has a job of its own for it, which may come between the two: at this hour it finds nothing due.
  app.clock.set('2026-06-18T12:00:00Z')
  await register()
  await desk.api.webinarDesk.cancelSlot({ slot: slot.id })
  expect(await remindedAt('2026-06-20T12:30:00Z')).toEqual([])
})

test('a slot that is moved is reminded of again, but not on the heels of the news', async () => {
  await register()
  expect(await remindedAt('2026-06-20T12:00:00Z')).toEqual(['hour 2026-06-20T12:00:00Z'])
  const plan = {
    day: '2026-06-22',
    time: '18:30',
    minutes: 60,
    agenda: 'One',
    conferenceId: slot.conferenceId,
    version: 1,
  }
  await desk.api.webinarDesk.changeSlot({ ...plan, slot: slot.id })
  expect(await remindedAt('2026-06-21T13:00:00Z', '2026-06-22T12:00:00Z')).toEqual([
    'hour 2026-06-20T12:00:00Z',
    'day 2026-06-21T13:00:00Z',
    'hour 2026-06-22T12:00:00Z',
  ])
  const sooner = { ...plan, time: '18:45', version: 2 }
  app.clock.set('2026-06-22T12:30:00Z')
  await desk.api.webinarDesk.changeSlot({ ...sooner, slot: slot.id })
  expect(await remindedAt('2026-06-22T12:31:00Z')).toHaveLength(3)
})

test('who wants no e-mail about webinars is notified in the app alone', async () => {
  const rohans = await app.enter(rohan)
  await app.services.db
    .insert(notificationMutes)
    .values({ owner: app.idOf(rohan), category: 'webinars', mutedAt: app.clock.now() })
  await register(rohans)
  expect(await remindedAt('2026-06-20T12:00:00Z')).toHaveLength(1)
  const body = await rohans.api.notifications.read()
  expect(JSON.stringify(body)).toContain('In an hour: The interview')
  expect(await app.services.db.$count(sandboxMessages, eq(sandboxMessages.recipient, rohan.email))).toBe(0)
})
