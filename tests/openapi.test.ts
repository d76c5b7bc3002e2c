// The document says of every call what it may answer, and what is answered is what it says.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { dev, meera } from '../seed/people.ts'
import { isForDesk, type Route } from '../src/wire/route.ts'
import { openTeamApp, type TeamApp } from './team.ts'
import { routes } from './smuggled.ts'
import { visitor, type Visitor } from './visitor.ts'

const problem = z.strictObject({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
const operation = z.object({
  responses: z.record(z.string(), z.object({ description: z.string(), content: z.unknown() })),
})
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.object({ Problem: z.unknown() }) }),
})

let team: TeamApp
let student: Visitor
let nobody: Visitor
let served: z.infer<typeof document>

beforeAll(async () => {
  team = await openTeamApp()
  nobody = visitor(team)
  served = document.parse((await nobody.call('GET', '/openapi.json')).body)
})
// One of the calls signs out.
beforeEach(async () => {
  student = await team.enter(meera)
})
afterAll(() => team.end())

const open = routes.filter(([, { who, as }]) => typeof who === 'string' && as !== 'events')
const saidOf = ({ method, path }: Route) =>
  served.paths[path]?.[method.toLowerCase()] ?? expect.fail(`no ${method} ${path}`)
const addressOf = ({ path }: Pick<Route, 'path'>) => path.replaceAll(/\{\w+\}/g, '01980000-0000-7000-8000-000000000001')

/** What a careless program sends. */
const bodies: readonly (readonly [string, unknown])[] = [
  ['nothing', {}],
  ['no JSON', '{"a":'],
  ['a field that nobody knows', { thatNobodyKnows: 1 }],
]

test('every call says how it refuses, in the one shape of an error', () => {
  for (const [name, route] of open) {
    const { responses } = saidOf(route)
    const expected = ['400', '422', ...(route.who === 'anyone' ? [] : ['401'])]
    expect([name, expected.filter(status => responses[status] === undefined)]).toEqual([name, []])
    for (const [status, { content }] of Object.entries(responses)) {
      if (status !== '200')
        expect([name, content]).toEqual([
          name,
          { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        ])
    }
  }
})

test('what is answered is what the document says', async () => {
  const seen = new Set<number>()
  for (const [name, route] of open.filter(([, { path }]) => !path.startsWith('/sandbox'))) {
    for (const who of [nobody, student]) {
      for (const [what, body] of route.method === 'GET' ? bodies.slice(0, 1) : bodies) {
        const { status, body: answered } = await who.call(
          route.method,
          addressOf(route),
          route.method === 'GET' ? undefined : body,
        )
        seen.add(status)
        expect([name, what, status, Object.keys(saidOf(route).responses)]).toEqual([
          name,
          what,
          status,
          expect.arrayContaining([String(status)]),
        ])
        if (status >= 400) expect([name, what, problem.safeParse(answered).error]).toEqual([name, what, undefined])
      }
    }
  }
  for (const status of [200, 400, 401, 404, 422]) expect(seen).toContain(status)
})

test('at the desk too, what is answered is what its document says', async () => {
  const admin = await team.enter(dev)
  const { paths } = document.parse((await admin.call('GET', '/openapi.json')).body)
  const seen = new Set<number>()
  for (const [name, { method, path }] of routes.filter(
    ([, { who, as }]) => isForDesk(who) && who.includes('admin') && as !== 'events',
  )) {
    const { responses } = paths[path]?.[method.toLowerCase()] ?? expect.fail(`no ${method} ${path}`)
    for (const [what, body] of method === 'GET' ? bodies.slice(0, 1) : bodies) {
      const { status, body: answered } = await admin.call(
        method,
        addressOf({ path }),
        method === 'GET' ? undefined : body,
      )
      seen.add(status)
      expect([name, what, status, Object.keys(responses)]).toEqual([
        name,
        what,
        status,
        expect.arrayContaining([String(status)]),
      ])
      if (status >= 400) expect([name, what, problem.safeParse(answered).error]).toEqual([name, what, undefined])
    }
  }
  for (const status of [200, 400, 404, 422]) expect(seen).toContain(status)
})

test('a field that a call of ours does not know is refused by its name; the specification’s paths ignore it', async () => {
  expect((await student.call('PUT', '/api/loans/application', { answers: { amont: '30' } })).body).toMatchObject({
    code: 'invalid-input',
    fields: { 'answers.amont': expect.stringContaining('doesn’t know') },
  })
  const asked = {
    name: 'Meera Iyer',
    amount: 5,
    email: meera.email,
    remitterPan: 'ABCPI1234K',
    callback_url: '/forex',
    thatNobodyKnows: 1,
  }
  await student.api.forexCard.order(asked)
})

test('so is a name in the address of a call of ours, but not in that of a file, which comes by mail', async () => {
  expect((await student.call('GET', '/api/journey?stge=loans')).body).toMatchObject({
    code: 'invalid-input',
    fields: { stge: expect.stringContaining('doesn’t know') },
  })
  const { status, headers } = await student.call('GET', '/api/money/ledger.csv?utm_source=mail')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
})

test('no message is a library’s: each says what to send', async () => {
  const messages = []
  for (const [, route] of open.filter(([, { method, path }]) => method !== 'GET' && path.startsWith('/api/'))) {
    for (const body of [{}, Object.fromEntries(Object.keys(route.input.def).map(key => [key, 7]))]) {
      const { body: answered } = await student.call(route.method, addressOf(route), body)
      messages.push(...Object.values(problem.safeParse(answered).data?.fields ?? {}))
    }
  }
  expect(messages.length).toBeGreaterThan(50)
  expect(messages.filter(message => /^(Invalid|Expected|Required|Too (big|small)|Unrecognized)/.test(message))).toEqual(
    [],
  )
})

test('a bearer token is read with its word in any case, and bare on the specification’s own paths', async () => {
  const { token } = z.object({ token: z.string() }).parse(await student.api.accounts.bearer({}))
  const as = (authorization: string) => visitor(team).call('GET', '/api/session', undefined, { authorization })
  for (const word of ['Bearer', 'bearer', 'BEARER'])
    expect((await as(`${word} ${token}`)).body).toMatchObject({ user: { primaryEmail: meera.email } })
  expect((await as(token)).body).toMatchObject({ user: null })
  const asked = { name: 'Meera Iyer', amount: 5, email: meera.email, remitterPan: 'ABCPI1234K', callback_url: '/forex' }
  expect((await visitor(team).call('POST', '/payment/razorpay/order', asked, { authorization: token })).status).toBe(
    200,
  )
})
