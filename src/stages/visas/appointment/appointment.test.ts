import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kavya, meera, rohan } from '#seed/people.ts'
import { ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { universities } from '#src/features/universities/tables.ts'
import { i20Data } from '../i20/tables.ts'
import { visaAppointments } from '../rounds/tables.ts'

let app: TeamApp
let asMeera: Visitor

beforeAll(async () => {
  app = await openTeamApp()
  asMeera = await app.enter(meera)
})
beforeEach(async () => {
  app.clock.set('2026-06-15T06:00:00Z')
  await app.services.db.delete(visaAppointments)
})
afterAll(() => app.end())

const page = '/api/visas/appointment'
const given = {
  place: 'Hyderabad',
  interviewDay: '2026-07-07',
  interviewTime: '09:30',
  vacDay: '2026-07-06',
  vacTime: '14:00',
} as const
const tell = (changes: object = {}, who = asMeera) => who.api.appointment.tell({ ...given, ...changes })
const read = (who = asMeera) => who.api.appointment.read()
const stepOf = async (id: string) => {
  const { stages } = await asMeera.api.journey.read({})
  return ensure(stages.find(({ route }) => route === 'visas')).steps.find(step => step.id === id)
}

test('what is entered stands on the journey, for its owner alone', async () => {
  expect((await read()).appointment).toBeNull()
  await tell()
  expect(await read()).toMatchObject({
    appointment: {
      place: 'Hyderabad',
      interview: '2026-07-07T04:00:00.000Z',
      vac: '2026-07-06T08:30:00.000Z',
      changes: 0,
    },
    zone: null,
  })
  expect(ensure(await stepOf('ConsularAppointment')).dates).toEqual([
    { title: 'Fingerprints at the VAC', when: '2026-07-06T08:30:00.000Z', thing: 'biometrics' },
    { title: 'Visa interview', when: '2026-07-07T04:00:00.000Z', thing: 'interview' },
  ])
  expect(ensure(await stepOf('PaySEVISFee')).dates).toEqual([
    { title: 'Last day to pay the SEVIS fee', when: '2026-07-01' },
  ])
  expect((await read(await app.enter(rohan))).appointment).toBeNull()
})

test('sent ten times at once, it was announced once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => tell()))
  expect(await app.services.db.$count(visaAppointments)).toBe(1)
})

test('a change on the site counts, mending does not, and each asks which it is', async () => {
  await tell()
  await expect(tell({ interviewDay: '2026-07-09' })).rejects.toMatchObject({
    status: 422,
    body: { code: 'why-required', fields: { why: expect.any(String) } },
  })
  await tell({ interviewTime: '10:30', why: 'corrected' })
  expect((await read()).appointment).toMatchObject({ changes: 0, interview: '2026-07-07T05:00:00.000Z' })
  app.clock.pass({ hours: 1 })
  await tell({ interviewDay: '2026-07-09', why: 'rescheduled' })
  await tell({ interviewDay: '2026-07-09', why: 'rescheduled' })
  expect((await read()).appointment).toMatchObject({
    changes: 1,
    bookedAt: '2026-06-15T06:00:00.000Z',
    changedAt: '2026-06-15T07:00:00.000Z',
  })
  await tell({ place: 'Chennai', vacDay: '', vacTime: '', why: 'rescheduled' })
  expect((await read()).appointment).toMatchObject({
    changes: 2,
    place: 'Chennai',
    vac: null,
    interview: '2026-07-07T04:00:00.000Z',
  })
})

test('a new one lies ahead; one that is mended may be over', async () => {
  await expect(tell({ interviewDay: '2026-06-14', vacDay: '2026-06-13' })).rejects.toMatchObject({
    status: 422,
    body: { code: 'interview-past' },
  })
  await tell()
  app.clock.set('2026-07-08T06:00:00Z')
  await tell({ interviewTime: '10:00', why: 'corrected' })
  await expect(tell({ interviewTime: '11:00', why: 'rescheduled' })).rejects.toMatchObject({ status: 422 })
})

test('taken away, the next one is booked again', async () => {
  expect((await asMeera.call('DELETE', page)).status).toBe(404)
  await tell()
  await tell({ interviewDay: '2026-07-09', why: 'rescheduled' })
  await asMeera.api.appointment.remove({})
  expect((await read()).appointment).toBeNull()
  expect(ensure(await stepOf('ConsularAppointment')).dates).toBeUndefined()
  await tell()
  expect((await read()).appointment).toMatchObject({ changes: 0 })
})

test('each visit is a calendar file that moves with it', async () => {
  const file = async (visit: string, who = asMeera) => who.call('GET', `${page}/${visit}/calendar`)
  expect((await file('vac')).status).toBe(404)
  await tell()
  const first = String((await file('interview')).body)
  expect(first).toMatch(/SEQUENCE:1[^]*DTSTART:20260707T040000Z[^]*Visa interview\\, US consulate Hyderabad/)
  await tell({ interviewDay: '2026-07-09', vacDay: '', vacTime: '', why: 'rescheduled' })
  const second = String((await file('interview')).body)
  expect(second).toMatch(/SEQUENCE:2[^]*DTSTART:20260709T040000Z/)
  const uid = /UID:(\S+)/
  expect(uid.exec(second)?.[1]).toBe(uid.exec(first)?.[1])
  expect((await file('vac')).status).toBe(404)
  expect((await file('interview', await app.enter(rohan))).status).toBe(404)
})

test.each([
  ['no place', { place: '' }],
  ['another place', { place: 'Bengaluru' }],
  ['no day', { interviewDay: '' }],
  ['the VAC afterwards', { vacDay: '2026-07-08' }],
  ['a reason of their own', { why: 'booked' }],
  ['a huge day', { interviewDay: '9'.repeat(30) }],
])('%s is refused', async (_, changes) => {
  await expect(tell(changes)).rejects.toMatchObject({ status: 422 })
})

test('the zone is that of the university on the I-20', async () => {
  const { db } = app.services
  const at = app.clock.now()
  await db
    .insert(universities)
    .values({ id: 'unt', name: 'UNT', nameKey: 'unt', stateCode: 'TX', verifiedAt: at, revision: 1, createdAt: at })
  await db.insert(i20Data).values({ owner: app.idOf(rohan), universityId: 'unt', updatedAt: at })
  expect((await read(await app.enter(rohan))).zone).toBe('America/Chicago')
})

test('the desk reads what happened', async () => {
  await tell()
  const { history } = await (await app.enter(kavya)).api.students.read({ id: app.idOf(meera) })
  expect(JSON.stringify(history)).toContain('Entered a visa appointment: Hyderabad, 7th July 2026')
})
