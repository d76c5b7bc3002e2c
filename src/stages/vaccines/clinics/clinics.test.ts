// Places at clinics: taken by the first, moved, given back, and settled by the clinic or the student.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kavya, meera, rohan } from '#seed/people.ts'
import { vaccineSetStock } from '#seed/vaccines/sets.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { callBy } from '#tests/callers.ts'
import { messagesTo } from '#tests/caught.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { Refusal } from '#src/wire/problem.ts'
import { vaccineRecords, vaccineAppointments, vaccineClinics, vaccineReminders, vaccineSlots } from '../tables.ts'
import { stockVaccineSets } from '../sets/stock.ts'
import { remindOfAppointments } from './letters.ts'
import { book } from './service.ts'
import type { Vaccine } from '../requirements/rules.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
let asKavya: Visitor
let clinic = ''
const slots: string[] = []

beforeAll(async () => {
  app = await openTeamApp()
  await stockVaccineSets(app.services, vaccineSetStock)
  ;[asMeera, asRohan, asKavya] = [await app.enter(meera), await app.enter(rohan), await app.enter(kavya)]
})
afterAll(() => app.end())

/** Two places each: in three days, in four, and in forty. */
beforeEach(async () => {
  const { db, now } = app.services
  await db.delete(vaccineAppointments)
  await db.delete(vaccineRecords)
  await db.delete(vaccineClinics)
  const prices = { mmr: 65_000, tdap: 140_000, hepb: 35_000, varicella: 195_000, tb: 240_000 }
  const [made] = await db
    .insert(vaccineClinics)
    .values({
      name: 'Clinic',
      city: 'Pune',
      address: 'MG Road',
      phone: '+91 20 5550',
      prices,
      asOf: Temporal.PlainDate.from('2026-06-01'),
      changedAt: now(),
    })
    .returning()
  clinic = made?.id ?? ''
  const start = Temporal.Instant.from('2026-06-18T05:00:00Z')
  slots.length = 0
  for (const days of [0, 1, 40]) {
    const startTime = start.add({ hours: 24 * days })
    const [slot] = await db
      .insert(vaccineSlots)
      .values({ host: clinic, startTime, endTime: startTime.add({ minutes: 30 }), capacity: 2 })
      .returning()
    slots.push(slot?.id ?? '')
  }
  app.clock.set('2026-06-15T06:00:00Z')
})

const take = (who: Visitor, slot = ensure(slots[0]), vaccines: Vaccine[] = ['mmr', 'hepb']) =>
  who.api.vaccineClinics.book({ slot, vaccines })
const view = (who: Visitor) => who.api.vaccineRecords.read()
const left = async (): Promise<number[]> =>
  ensure((await asRohan.api.vaccineClinics.read()).clinics[0]).slots.map(slot => slot.left)
const code = ({ body }: { body: unknown }) => Object(body).code
const idOf = async (who: Visitor): Promise<string> => ensure((await view(who)).appointment).id

test('of fifty at once two get the two places', async () => {
  const callers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => callBy(app.services, { firstName: `Student ${index}` })),
  )
  const answers = await Promise.allSettled(callers.map(call => book(call, { slot: slots[0] ?? '', vaccines: ['mmr'] })))
  const refused = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toHaveLength(48)
  expect(refused.every(error => error instanceof Refusal && error.problem.code === 'slot-taken')).toBe(true)
  expect((await app.services.db.select().from(vaccineAppointments)).map(({ place }) => place).toSorted()).toEqual([
    1, 2,
  ])
})

test('no place lies beyond those that there are, no matter who writes', async () => {
  await take(asMeera)
  const { sql } = app.connections
  await expect(sql`update vaccine_appointments set place = 3`).rejects.toThrow('vaccine_appointments_within')
  await expect(sql`update vaccine_slots set capacity = 0`).rejects.toThrow()
  await sql`update vaccine_appointments set place = 2`
  await expect(sql`update vaccine_slots set capacity = 1`).rejects.toThrow('vaccine_appointments_within')
})

test('pressed many times, or for two times at once, it is one appointment', async () => {
  await Promise.all([take(asMeera), take(asMeera), take(asMeera, slots[1]), take(asMeera, slots[1])])
  expect(await app.services.db.select().from(vaccineAppointments)).toHaveLength(1)
  expect((await left()).toSorted()).toEqual([1, 2, 2])
})

test('booked, moved, and its calendar notified of it', async () => {
  await take(asMeera)
  expect((await view(asMeera)).appointment).toMatchObject({
    vaccines: ['mmr', 'hepb'],
    price: 100_000,
    endedAt: null,
    startTime: '2026-06-18T05:00:00.000Z',
  })
  expect(String((await asMeera.call('GET', '/api/vaccines/appointment/calendar')).body)).toContain('SEQUENCE:0')
  await take(asMeera, slots[1], ['mmr'])
  expect(String((await asMeera.call('GET', '/api/vaccines/appointment/calendar')).body)).toMatch(
    /SEQUENCE:1[\s\S]*DTSTART:20260619T050000Z/,
  )
  expect(await left()).toEqual([2, 1, 2])
  await asMeera.api.vaccineClinics.cancel({})
  expect(await left()).toEqual([2, 2, 2])
  expect((await asMeera.call('DELETE', '/api/vaccines/appointment')).status).toBe(404)
})

test('what the clinic asks for is due in the ledger on its day, follows a move, and goes with the appointment', async () => {
  const due = async () =>
    (await asMeera.api.money.read()).rows.flatMap(({ kind, what, amount, on, state }) =>
      kind === 'vaccines' ? [[what, amount?.minor, on, state]] : [],
    )
  const usual = await due()
  expect(usual).toMatchObject([['Vaccines and blood tests', undefined, null, 'unknown']])
  await take(asMeera)
  expect(await due()).toEqual([['Doses at Clinic', 100_000, '2026-06-18', 'due']])
  await take(asMeera, slots[1], ['mmr'])
  expect(await due()).toMatchObject([['Doses at Clinic', expect.any(Number), '2026-06-19', 'due']])
  expect((await asRohan.api.money.read()).rows.filter(({ id }) => id.startsWith('clinic.'))).toEqual([])
  await asMeera.api.vaccineClinics.cancel({})
  expect(await due()).toEqual(usual)
})

test('the student is reminded a day and an hour before, once each, and not of the doses', async () => {
  await take(asMeera)
  const remind = async (at: string) => {
    app.clock.set(at)
    await Promise.all([remindOfAppointments(app.services), remindOfAppointments(app.services)])
  }
  const letters = async () =>
    (await messagesTo(app, meera.email))
      .map(({ subject }) => subject)
      .filter(subject => subject.includes('appointment'))
  await remind('2026-06-17T04:59:00Z')
  expect(await app.services.db.$count(vaccineReminders)).toBe(0)
  await remind('2026-06-17T05:00:00Z')
  await remind('2026-06-18T04:00:00Z')
  await expect
    .poll(async () => (await letters()).toSorted())
    .toEqual(['In an hour: your appointment at Clinic', 'Tomorrow: your appointment at Clinic'])
  for (const { body } of await messagesTo(app, meera.email)) expect(body).not.toMatch(/MMR|Hepatitis/)
  expect(JSON.stringify(await asMeera.api.notifications.read())).toContain(
    'Thursday, 18th June 2026, 10:30 am IST. MG Road.',
  )
  expect(await app.services.db.$count(vaccineReminders)).toBe(2)
})

test('an appointment that is cancelled is not reminded of, and one that is moved at its new time', async () => {
  await take(asMeera)
  await take(asMeera, slots[1])
  app.clock.set('2026-06-17T05:00:00Z')
  await remindOfAppointments(app.services)
  expect(await app.services.db.$count(vaccineReminders)).toBe(0)
  app.clock.set('2026-06-18T05:00:00Z')
  await remindOfAppointments(app.services)
  expect(await app.services.db.$count(vaccineReminders)).toBe(1)
  await app.services.db.delete(vaccineAppointments)
  app.clock.set('2026-06-15T06:00:00Z')
  await take(asMeera)
  await asMeera.api.vaccineClinics.cancel({})
  app.clock.set('2026-06-17T05:00:00Z')
  await remindOfAppointments(app.services)
  expect(await app.services.db.$count(vaccineReminders)).toBe(0)
})

test('a day before it can no longer be moved or given up', async () => {
  await take(asMeera)
  app.clock.set('2026-06-17T05:00:00Z')
  await take(asMeera, slots[1])
  app.clock.set('2026-06-18T05:00:01Z')
  await expect(take(asMeera, slots[2])).rejects.toMatchObject({ body: { code: 'too-late-to-change' } })
  expect(code(await asMeera.call('DELETE', '/api/vaccines/appointment'))).toBe('too-late-to-change')
})

test.each<[string, () => unknown, unknown, string]>([
  ['what the clinic does not give', () => slots[0], ['menacwy'], 'not-given'],
  ['a TB test that would be too old by then', () => slots[0], ['tb'], 'dose-not-due'],
  ['nothing', () => slots[0], [], 'invalid-input'],
  ['no vaccine', () => slots[0], ['love'], 'invalid-input'],
  ['a time that is not there', () => '00000000-0000-4000-8000-000000000000', ['mmr'], 'not-found'],
  ['a time of another kind', () => 7, ['mmr'], 'invalid-input'],
])('%s cannot be booked', async (_, slot, vaccines, refusal) => {
  await asMeera.api.profile.change({ flightDate: '2027-06-01' })
  expect(code(await asMeera.call('PUT', '/api/vaccines/appointment', { slot: slot(), vaccines }))).toBe(refusal)
  await asMeera.api.profile.change({ flightDate: null })
})

test('on a day of the week or a national holiday when the clinic is closed nothing is offered, booked or added', async () => {
  const { db } = app.services
  // A Sunday, Independence Day, which is a Saturday, and the Monday after.
  const starts = ['2026-06-21T05:00:00Z', '2026-08-15T05:00:00Z', '2026-08-17T05:00:00Z'].map(start =>
    Temporal.Instant.from(start),
  )
  const made = await db
    .insert(vaccineSlots)
    .values(
      starts.map(startTime => ({ host: clinic, startTime, endTime: startTime.add({ minutes: 30 }), capacity: 2 })),
    )
    .returning()
  expect(await left()).toHaveLength(4)
  for (const closed of made.slice(0, 2))
    await expect(take(asMeera, closed.id, ['mmr'])).rejects.toMatchObject({ body: { code: 'clinic-closed' } })
  await take(asMeera, ensure(made[2]).id, ['mmr'])
  const add = (startTime: string) =>
    asKavya.api.vaccineClinicsDesk.addTimes({ id: clinic, startTimes: [startTime], places: 1 })
  await expect(add('2026-06-28T05:00:00Z')).rejects.toMatchObject({
    body: {
      code: 'invalid-input',
      fields: { startTimes: 'The clinic is closed on this day. Please choose another.' },
    },
  })
  await add('2026-06-29T05:00:00Z')
})

test('the desk says on which days a clinic is open; a time that is booked stays when its day closes', async () => {
  await take(asMeera)
  const typed = {
    name: 'Clinic',
    city: 'Pune',
    address: 'MG Road',
    phone: '+91 20 5550',
    prices: { mmr: '650', hepb: '350' },
    isSample: false,
  }
  const change = (openOn: number[], version: number) =>
    asKavya.api.vaccineClinicsDesk.change({ id: clinic, ...typed, version, openOn })
  await expect(change([], 1)).rejects.toMatchObject({ body: { fields: { openOn: 'Please choose at least one day.' } } })
  await expect(change([0, 8], 1)).rejects.toMatchObject({ status: 422 })
  // Without Thursdays.
  await change([6, 1, 2, 3, 5, 5], 1)
  expect(await asKavya.api.vaccineClinicsDesk.read({ id: clinic })).toMatchObject({
    clinic: { openOn: [1, 2, 3, 5, 6] },
    appointments: [{ endedAt: null }],
  })
  await take(asMeera, slots[0], ['mmr'])
  await expect(take(asRohan, slots[0], ['mmr'])).rejects.toMatchObject({ body: { code: 'clinic-closed' } })
})

test('a second dose is booked when it is due, and not before', async () => {
  await asMeera.api.vaccineRecords.add({ vaccine: 'mmr', kind: 'dose', on: '2026-06-10' })
  await expect(take(asMeera, slots[0], ['mmr'])).rejects.toMatchObject({ body: { code: 'dose-not-due' } })
  await take(asMeera, slots[2], ['mmr'])
})

test('the clinic notes what was given, the student has it, and it can be taken back', async () => {
  await take(asMeera)
  const id = await idOf(asMeera)
  const settle = (given: Vaccine[]) => asKavya.api.vaccineClinicsDesk.settle({ id, given })
  await expect(settle(['mmr'])).rejects.toMatchObject({ body: { code: 'not-yet-over' } })
  app.clock.set('2026-06-18T05:10:00Z')
  await expect(settle(['tdap'])).rejects.toMatchObject({ status: 422 })
  expect(
    (await Promise.all([answerOf(settle(['mmr'])), answerOf(settle(['mmr']))])).map(({ status }) => status).toSorted(),
  ).toEqual([200, 404])
  const mine = await view(asMeera)
  expect(mine.records).toMatchObject([{ vaccine: 'mmr', on: '2026-06-18', clinic: 'Clinic, Pune', isOfClinic: true }])
  expect(mine.appointment).toMatchObject({ ending: 'attended' })
  expect(code(await asMeera.call('DELETE', `/api/vaccines/records/${ensure(mine.records[0]).id}`))).toBe(
    'vaccine-record-of-clinic',
  )
  expect(JSON.stringify(await asMeera.api.notifications.read())).toContain('Clinic has noted your appointment')
  await asKavya.api.vaccineClinicsDesk.reopen({ id })
  expect(await view(asMeera)).toMatchObject({ records: [], appointment: { endedAt: null } })
  await settle([])
  expect((await view(asMeera)).appointment).toMatchObject({ ending: 'missed' })
})

test('what was noted is not opened over another appointment', async () => {
  await take(asMeera)
  const id = await idOf(asMeera)
  app.clock.set('2026-06-18T05:10:00Z')
  await asKavya.api.vaccineClinicsDesk.settle({ id, given: [] })
  await take(asMeera, slots[2])
  expect(code(await asKavya.call('DELETE', `/api/desk/vaccine-appointments/${id}/outcome`))).toBe('another-appointment')
})

test('where the clinic says nothing, the student does', async () => {
  await take(asMeera)
  const say = (given: Vaccine[]) => asMeera.api.vaccineClinics.say({ given })
  await expect(say(['mmr'])).rejects.toMatchObject({ body: { code: 'not-yet-over' } })
  app.clock.set('2026-06-18T05:30:00Z')
  await expect(say(['tdap'])).rejects.toMatchObject({ status: 422 })
  await say(['mmr'])
  expect((await view(asMeera)).records).toMatchObject([{ vaccine: 'mmr', isOfClinic: false }])
  await expect(say(['mmr'])).rejects.toMatchObject({ status: 404 })
})

test('the clinic cancels, with a reason', async () => {
  await take(asMeera)
  const id = await idOf(asMeera)
  expect((await asKavya.call('DELETE', `/api/desk/vaccine-appointments/${id}`, { reason: ' ' })).status).toBe(422)
  await asKavya.api.vaccineClinicsDesk.cancel({ id, reason: 'The doctor is ill.' })
  expect((await view(asMeera)).appointment).toMatchObject({ ending: 'cancelled-by-clinic' })
  expect(JSON.stringify(await asMeera.api.notifications.read())).toContain('The doctor is ill.')
})

const typed = {
  name: 'New clinic',
  city: 'Delhi',
  address: 'Ring Road',
  phone: '+91 11 5550',
  isSample: false,
  openOn: [1, 2, 3, 4, 5, 6],
  prices: { mmr: '700' },
}

test('clinics and times are kept at the desk', async () => {
  const { id } = await asKavya.api.vaccineClinicsDesk.add(typed)
  const change = (version: number, name: string) =>
    asKavya.call('PUT', `/api/desk/clinics/${id}`, { ...typed, name, version })
  const both = await Promise.all([change(1, 'One'), change(1, 'Two')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.map(({ body }) => Object(body).message).find(message => message !== undefined)).toContain(
    'Kavya Menon changed this',
  )
  expect((await asKavya.call('POST', '/api/desk/clinics', { ...typed, prices: { mmr: 'cheap' } })).status).toBe(422)
  const startTimes = ['2026-06-20T05:00:00.000Z', '2026-06-20T05:30:00.000Z']
  const addTimes = (times: string[], places: number) =>
    asKavya.api.vaccineClinicsDesk.addTimes({ id, startTimes: times, places })
  await addTimes(startTimes, 3)
  await addTimes(startTimes, 1)
  await expect(addTimes(['2026-06-01T05:00:00.000Z'], 1)).rejects.toMatchObject({ status: 422 })
  const times = (await asKavya.api.vaccineClinicsDesk.read({ id })).times
  expect(times).toMatchObject([
    { capacity: 3, taken: 0 },
    { capacity: 3, taken: 0 },
  ])
  await take(asMeera, ensure(times[0]).id, ['mmr'])
  expect(code(await asKavya.call('DELETE', `/api/desk/clinic-times/${ensure(times[0]).id}`))).toBe('slot-booked')
  await asKavya.api.vaccineClinicsDesk.withdrawTime({ time: ensure(times[1]).id })
  await asKavya.api.vaccineClinicsDesk.retire({ id })
  await expect(take(asRohan, ensure(times[0]).id, ['mmr'])).rejects.toMatchObject({ status: 404 })
  expect((await view(asMeera)).appointment).toMatchObject({ endedAt: null })
  await asKavya.api.vaccineClinicsDesk.bringBack({ id })
})

test('a student at the desk’s door finds none', async () => {
  expect((await asMeera.call('GET', '/api/desk/clinics')).status).toBe(404)
  await app.services.db.delete(vaccineSlots).where(eq(vaccineSlots.host, clinic))
})
