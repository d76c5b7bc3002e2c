// Every route, with inputs that nobody should send: a typed refusal or an honest answer, never a fault of ours.
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { dev, demoPassword, meera } from '../seed/people.ts'
import { seedPeople } from '../seed/seed-people.ts'
import { contract } from '../src/app/contract.ts'
import type { Route } from '../src/wire/route.ts'
import { openTestHouse, type TestHouse } from './house.ts'
import { visitor, type Visitor } from './visitor.ts'

const seed = 20260615
const tries = 12

let house: TestHouse
const callers: Visitor[] = []

beforeAll(async () => {
  house = await openTestHouse()
  await seedPeople(house.house)
  for (const { email } of [meera, dev]) {
    const who = visitor(house)
    await who.call('POST', '/api/session/password', { email, password: demoPassword })
    callers.push(who)
  }
})
afterAll(() => house.end())

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    // Of another type.
    null, true, 0, -1, 1.005, 1e9, Number.MAX_SAFE_INTEGER, [], {}, [[[[]]]], { $ne: null }, { toString: 1 },
    // Of the right type, and wrong.
    '', ' ', '\0', '\ud800', 'x'.repeat(20_000), '<script>alert(1)</script>', "'; drop table people; --", '2026-02-30',
    '99999-01-01', '../../etc/passwd', 'नमस्ते 🙏🏽', '00000000-0000-4000-8000-000000000000',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
)

const shape = z.object({ properties: z.record(z.string(), z.unknown()).default({}) })
const refusal = z.object({ code: z.string(), message: z.string(), fields: z.record(z.string(), z.string()).optional() })

const routes = Object.entries(contract).flatMap(([feature, verbs]) =>
  Object.entries(verbs).map(([verb, route]): [string, Route] => [`${feature}.${verb}`, route]),
)
// It ends the callers' sessions; the stream does not end.
const apart = new Set(['accounts.signOut', 'platform.events'])

function inputOf(route: Route): fc.Arbitrary<unknown> {
  if (route.body === 'raw') return nasty
  const { properties } = shape.parse(z.toJSONSchema(route.input, { io: 'input', unrepresentable: 'any' }))
  const each = Object.fromEntries(Object.keys(properties).map(name => [name, nasty]))
  return fc.oneof({ weight: 4, arbitrary: fc.record(each, { requiredKeys: [] }) }, { weight: 1, arbitrary: nasty })
}

test.each(routes.filter(([name]) => !apart.has(name)))(`%s (seed ${seed})`, async (_, route) => {
  const caller = typeof route.who === 'string' ? callers[0] : callers[1]
  if (caller === undefined) throw new Error('Nobody calls.')
  const cookie = caller.cookie()
  await fc.assert(
    fc.asyncProperty(inputOf(route), nasty, async (input, inPath) => {
      caller.takeCookie(cookie)
      const path = route.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(forAddress(inPath)) || 'x')
      const query = route.method === 'GET' ? `?${new URLSearchParams(Object.entries(Object(input)).map(([key, value]) => [key, forAddress(value)]))}` : ''
      const { status, body } = await caller.call(route.method, path + query, route.method === 'GET' ? undefined : (input ?? null))
      expect(status).toBeLessThan(500)
      if (status >= 400) expect(() => refusal.parse(body)).not.toThrow()
    }),
    { seed, numRuns: tries, endOnFailure: true },
  )
})

/** Beyond this Node itself refuses the request line, before there is a route. */
const forAddress = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed().slice(0, 1000)

test.each([
  ['no JSON', '{"a":', 400],
  ['an array', '[1,2]', 400],
  ['a prototype', '{"__proto__":{"isAdmin":true},"email":"a@b.co","password":"x"}', 422],
  ['a megabyte', JSON.stringify({ email: 'x'.repeat(1_000_000) }), 413],
])('%s as a body is a typed refusal', async (_, body, status) => {
  const answer = await visitor(house).call('POST', '/api/session/password', body)
  expect(answer.status).toBe(status)
  expect(() => refusal.parse(answer.body)).not.toThrow()
})

test('a page of another kind is not read as JSON', async () => {
  const answer = await visitor(house).call('POST', '/api/session/password', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' })
  expect(answer.status).toBe(400)
})
