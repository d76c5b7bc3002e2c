// Every route, with inputs that nobody should send: a typed refusal or an honest answer, never a fault of ours.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedPeople } from '#tests/people.ts'
import { refusal } from '#tests/inputs/refusal.ts'
import { tryEveryRoute } from '#tests/inputs/attempts.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { visitor } from '#tests/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.services)
})
afterAll(() => app.end())

test('eight wrong inputs to every route', async () => {
  const { requests, broken } = await tryEveryRoute(app, { seed: 20260615, tries: 8 })
  expect(broken).toEqual([])
  expect(requests).toBeGreaterThan(3000)
})

test.each([
  ['no JSON', '{"a":', 400],
  ['an array', '[1,2]', 400],
  ['a prototype', '{"__proto__":{"isAdmin":true},"email":"a@b.co","password":"x"}', 422],
  ['a megabyte', JSON.stringify({ email: 'x'.repeat(1_000_000) }), 413],
])('%s as a body is a typed refusal', async (_, body, status) => {
  const answer = await visitor(app).call('POST', '/api/session/password', body)
  expect(answer.status).toBe(status)
  expect(() => refusal.parse(answer.body)).not.toThrow()
})

test('a page of another kind is not read as JSON', async () => {
  const answer = await visitor(app).call('POST', '/api/session/password', 'email=a', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(answer.status).toBe(400)
})
