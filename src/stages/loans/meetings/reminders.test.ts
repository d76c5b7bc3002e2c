// Reminders of a meeting with a bank's official: a day and an hour before, once each, for the time that holds.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lenderStock } from '#seed/loans/lenders.ts'
import { meera, rohan, type DemoPerson } from '#seed/people.ts'
import { slotRows } from '#src/features/appointments/slots.ts'
import { sandboxMessages } from '#src/platform/sandbox/tables.ts'
import { ensure } from '#tests/api.ts'
import { messagesTo } from '#tests/caught.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { stockLenders } from '../lenders/stock.ts'
import { loanAgents, loanMeetings, loanOffers, loanReminders, loanSlots } from '../tables.ts'
import { meetingJobs } from './open-meetings.ts'

let app: TeamApp
let student: Visitor

beforeAll(async () => {
  app = await openTeamApp()
  await stockLenders(app.services, lenderStock)
  student = await app.enter(meera)
})
afterAll(() => app.end())

const thursday = '2026-06-18T05:30:00Z'
const friday = '2026-06-19T05:30:00Z'
const slots: string[] = []
/** Of each test another one: letters of the one before may still be on their way. */
let official = ''
let made = 0

beforeEach(async () => {
  const { db } = app.services
  for (const table of [loanMeetings, loanSlots, loanAgents, loanOffers, sandboxMessages]) await db.delete(table)
  app.clock.set('2026-06-15T06:00:00Z')
  made += 1
  official = `Official ${made}`
  const at = app.clock.now()
  const [agent] = await db
    .insert(loanAgents)
    .values({ bank: 'Avanse', name: official, phone: '+91 484 000 0000', addedAt: at })
    .returning()
  const starts = [thursday, friday].map(start => Temporal.Instant.from(start))
  const offered = await db
    .insert(loanSlots)
    .values(slotRows(ensure(agent).id, starts))
    .returning()
  slots.splice(0, 2, ...offered.map(({ id }) => id))
  await db.insert(loanOffers).values([offerTo(meera), offerTo(rohan)])
})

const offerTo = (person: DemoPerson) => ({
  owner: app.idOf(person),
  bank: 'Avanse' as const,
  rate: 950,
  moratoriumMonths: 30,
  instalments: 120,
  amount: 300_000_000,
  fee: 100,
  rebateAvailable: true,
  at: app.clock.now(),
  changedAt: app.clock.now(),
  acceptedAt: app.clock.now(),
})

const book = (which: number, who = student) => who.api.loanMeetings.book({ slot: ensure(slots[which]) })

async function remindedAt(...moments: string[]): Promise<string[]> {
  for (const moment of moments) {
    app.clock.set(moment)
    const jobs = meetingJobs(app.services)
    // Of two servers one sends it.
    await Promise.all([...jobs, ...jobs].map((job, id) => job.work({}, { id: String(id) })))
  }
  const rows = await app.services.db.select().from(loanReminders).orderBy(loanReminders.sentAt)
  return rows.map(({ kind, startTime }) => `${kind} ${startTime.toString()}`)
}

const lettersTo = async (person: DemoPerson) =>
  (await messagesTo(app, person.email)).filter(({ subject }) =>
    subject.includes(`your meeting with ${official} of Avanse`),
  )

test('a meeting is reminded of a day and an hour before, once each, in the app and by a letter with the event', async () => {
  await book(0)
  expect(await remindedAt('2026-06-17T05:29:00Z')).toEqual([])
  expect(await remindedAt('2026-06-17T05:30:00Z', '2026-06-17T09:00:00Z')).toEqual([`day ${thursday}`])
  expect(await remindedAt('2026-06-18T04:30:00Z', '2026-06-18T05:30:00Z')).toEqual([
    `day ${thursday}`,
    `hour ${thursday}`,
  ])
  await expect
    .poll(async () => (await lettersTo(meera)).map(({ subject }) => subject).toSorted())
    .toEqual([
      `In an hour: your meeting with ${official} of Avanse`,
      `Tomorrow: your meeting with ${official} of Avanse`,
    ])
  const [letter] = await lettersTo(meera)
  expect(letter?.body).toContain('When: Thursday, 18th June 2026, 11:00 am IST.')
  expect(letter?.body).toContain('By phone, +91 484 000 0000.')
})

test('the app says which meeting it is and leads to it', async () => {
  await book(0)
  await remindedAt('2026-06-17T05:30:00Z')
  expect((await student.api.notifications.read()).notifications).toContainEqual(
    expect.objectContaining({
      title: `Tomorrow: your meeting with ${official} of Avanse`,
      body: 'Thursday, 18th June 2026, 11:00 am IST. By phone, +91 484 000 0000.',
      href: '/loans/meet-bank-official',
    }),
  )
})

test('a meeting that is cancelled is not reminded of', async () => {
  await book(0)
  await student.api.loanMeetings.cancel({})
  expect(await remindedAt('2026-06-17T05:30:00Z', '2026-06-18T04:30:00Z')).toEqual([])
})

test('a meeting that is moved is reminded of at its new time, also where the old one was reminded of', async () => {
  await book(0)
  expect(await remindedAt('2026-06-17T05:30:00Z')).toEqual([`day ${thursday}`])
  await book(1)
  expect(await remindedAt('2026-06-18T04:30:00Z')).toEqual([`day ${thursday}`])
  expect(await remindedAt('2026-06-18T05:30:00Z', '2026-06-19T04:30:00Z')).toEqual([
    `day ${thursday}`,
    `day ${friday}`,
    `hour ${friday}`,
  ])
})

test('one that is booked within its last day gets no letter on the heels of the booking', async () => {
  app.clock.set('2026-06-17T06:00:00Z')
  await book(0)
  expect(await remindedAt('2026-06-17T06:01:00Z')).toEqual([])
  expect(await remindedAt('2026-06-18T04:30:00Z')).toEqual([`hour ${thursday}`])
})

test('who has turned off letters about their steps is reminded in the app alone', async () => {
  const rohans = await app.enter(rohan)
  await rohans.api.notifications.mute({ category: 'journey' })
  await book(0, rohans)
  await book(1)
  expect(await remindedAt('2026-06-17T05:30:00Z', '2026-06-18T05:30:00Z')).toHaveLength(2)
  expect(JSON.stringify(await rohans.api.notifications.read())).toContain(`Tomorrow: your meeting with ${official}`)
  await expect.poll(async () => (await lettersTo(meera)).length).toBe(1)
  expect(await app.services.db.$count(sandboxMessages, eq(sandboxMessages.recipient, rohan.email))).toBe(0)
})
