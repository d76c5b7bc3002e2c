import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoPassword, meera } from '#seed/people.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { seedPeople } from '#tests/people.ts'
import { withForbiddenFields } from '#tests/smuggled.ts'
import { lastMessageTo } from '#tests/caught.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'

let app: TestApp
let student: Visitor

beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.services)
  student = visitor(app)
  await student.api.accounts.signIn({ email: meera.email, password: demoPassword })
})
beforeEach(() => app.clear(rateLimits))
afterAll(() => app.end())

const path = '/webhooks/slack/us-citizen-attempt'
const notified = {
  name: 'Meera Iyer',
  email: meera.email,
  phone: meera.phone,
  id: 'somebody-else',
  university: 'University of North Texas',
  timestamp: '2026-06-15T06:00:00Z',
}

test('the team is notified what was announced to us, and whose account it is', async () => {
  expect(await student.api.usCitizens.attempt(withForbiddenFields('usCitizens.attempt', notified))).toMatchObject({})
  const word = await lastMessageTo(app, 'team')
  for (const part of [notified.name, notified.email, notified.phone, notified.university, notified.timestamp])
    expect(word).toContain(part)
  expect(word).not.toContain('somebody-else')
})

test('what waits in the queue tells nothing', async () => {
  await student.api.usCitizens.attempt(notified)
  const jobs = await app.services.db.execute("select data::text from jobs.job where name = 'tell-team'")
  expect(JSON.stringify(jobs)).toContain('sealed')
  expect(JSON.stringify(jobs)).not.toContain('Iyer')
})

test('a guest and a bearer token may tell, a stranger may not', async () => {
  const guest = visitor(app)
  await guest.api.accounts.signInAsGuest({})
  await guest.api.usCitizens.attempt(notified)
  const body = await student.api.accounts.bearer({})
  const authorization = `Bearer ${body.token}`
  expect((await visitor(app).call('POST', path, { ...notified, timestamp: 1 }, { authorization })).status).toBe(200)
  expect((await visitor(app).call('POST', path, notified)).status).toBe(401)
})

test('nothing about nobody is refused', async () => {
  for (const empty of [{}, { timestamp: 1 }, { name: '  ' }])
    expect(await student.call('POST', path, empty)).toMatchObject({
      status: 422,
      body: { fields: { name: 'Please say who tried to buy insurance.' } },
    })
})

test('five an hour', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => student.call('POST', path, notified)))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5)
})
