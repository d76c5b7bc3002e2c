import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword, meera, rohan } from '#seed/people.ts'
import { seedPeople } from '#tests/people.ts'
import { withForbiddenFields } from '#tests/smuggled.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { people } from '#src/platform/identity/tables.ts'
import { changes } from '#src/platform/live/tables.ts'
import { sandboxRegistrations } from '#src/platform/sandbox/tables.ts'
import { contacts } from '../people/tables.ts'
import { webinarRegistrations } from './tables.ts'

let app: TestApp
let student: Visitor
let other: Visitor

beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.services)
  student = await signedIn(meera.email)
  other = await signedIn(rohan.email)
})
afterAll(() => app.end())

async function signedIn(email: string): Promise<Visitor> {
  const somebody = visitor(app)
  await somebody.api.accounts.signIn({ email, password: demoPassword })
  return somebody
}

let made = 0
const newConference = () => ({ conferenceId: `safar-visa-${(made += 1)}` })

type Conference = { conferenceId: string }
const register = (who: Visitor, conference: Conference, headers = {}) =>
  who.call('PUT', '/webinars/bigMarker/register', withForbiddenFields('webinars.register', conference), headers)
const unregister = (who: Visitor, conference: Conference) =>
  who.api.webinars.unregister(withForbiddenFields('webinars.unregister', conference))
const enter = (who: Visitor, conference: Conference) =>
  who.api.webinars.enter(withForbiddenFields('webinars.enter', conference))
const mine = (who: Visitor) => who.api.webinars.registrations({})

const rowsOf = ({ conferenceId }: Conference) =>
  app.services.db.select().from(webinarRegistrations).where(eq(webinarRegistrations.conferenceId, conferenceId))
const knownToBigMarker = ({ conferenceId }: Conference) =>
  app.services.db.select().from(sandboxRegistrations).where(eq(sandboxRegistrations.conferenceId, conferenceId))

test('who is registered enters the room and its chat', async () => {
  const conference = newConference()
  expect(await register(student, conference)).toMatchObject({ status: 200, body: {} })
  expect(await enter(student, conference)).toMatchObject({
    urlToEnter: expect.stringContaining(`/sandbox/rooms/${conference.conferenceId}?name=Meera`),
    chatURL: expect.stringContaining(`/sandbox/rooms/${conference.conferenceId}/chat`),
  })
})

test('a bearer token does as well as a cookie', async () => {
  const conference = newConference()
  const body = await student.api.accounts.bearer({})
  const headers = { authorization: `Bearer ${body.token}` }
  expect((await register(visitor(app), conference, headers)).status).toBe(200)
  expect(await mine(student)).toContainEqual(expect.objectContaining(conference))
})

test('registering twice, or ten times at once, is one registration', async () => {
  const conference = newConference()
  const answers = await Promise.all(Array.from({ length: 10 }, () => register(student, conference)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await rowsOf(conference)).toHaveLength(1)
  expect(await knownToBigMarker(conference)).toHaveLength(1)
})

test('a registration that is given up is dated, and may be made again', async () => {
  const conference = newConference()
  await register(student, conference)
  await unregister(student, conference)
  expect(await knownToBigMarker(conference)).toEqual([])
  expect(await mine(student)).not.toContainEqual(expect.objectContaining(conference))
  await expect(enter(student, conference)).rejects.toMatchObject({
    body: { message: 'Please register for this webinar first.' },
  })
  await register(student, conference)
  const ends = (await rowsOf(conference)).map(({ unregisteredAt }) => unregisteredAt?.toString() ?? null)
  expect(ends.toSorted()).toEqual(['2026-06-15T06:00:00Z', null])
})

test('the registration of one is not the other’s', async () => {
  const conference = newConference()
  await register(student, conference)
  await expect(enter(other, conference)).rejects.toMatchObject({ status: 409 })
  await expect(unregister(other, conference)).rejects.toMatchObject({ status: 409 })
  expect(await knownToBigMarker(conference)).toHaveLength(1)
  expect(await mine(other)).toEqual([])
})

test('where BigMarker says no, its words come through and nothing is written', async () => {
  const conference = { conferenceId: 'somebody-elses' }
  expect(await register(student, conference)).toMatchObject({ status: 422, body: { message: 'Conference not found' } })
  expect(await rowsOf(conference)).toEqual([])
})

test('where BigMarker refuses to let go, the registration stands', async () => {
  const conference = newConference()
  await register(student, conference)
  await app.services.db.delete(sandboxRegistrations)
  await expect(unregister(student, conference)).rejects.toMatchObject({
    status: 422,
    body: { message: 'Registration not found' },
  })
  expect(await mine(student)).toContainEqual(expect.objectContaining(conference))
})

test('the owner’s other tabs hear of it', async () => {
  await app.services.db.delete(changes)
  const conference = newConference()
  await register(student, conference)
  const heard = await app.services.db.select().from(changes)
  expect(heard.map(({ audience, about }) => `${audience.split(':')[0]} ${about}`).toSorted()).toEqual([
    'desk webinars',
    'desk webinars',
    'person journey',
    'person webinars',
  ])
})

describe('who signed up by phone', () => {
  const rename = (values: Partial<typeof people.$inferInsert>) =>
    app.services.db.update(people).set(values).where(eq(people.phone, rohan.phone)).returning({ id: people.id })

  test('is asked for an address first, and comes in under it', async () => {
    const conference = newConference()
    const [person] = await rename({ email: null, firstName: '' })
    expect(await register(other, conference)).toMatchObject({ status: 422, body: { code: 'email-missing' } })
    const notified = { owner: person?.id ?? '', personalEmail: 'rohan@home.example', updatedAt: app.clock.now() }
    await app.services.db.insert(contacts).values(notified)
    expect((await register(other, conference)).status).toBe(200)
    await rename({ email: 'rohan.new@example.com' })
    await enter(other, conference)
    await unregister(other, conference)
  })
})

test.each(['', 'a/../b', 'a b', 'x'.repeat(300)])('%j is no conference', async conferenceId => {
  expect((await register(student, { conferenceId })).status).toBe(422)
})
