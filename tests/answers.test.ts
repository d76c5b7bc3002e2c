// What goes out is what the contract says, whatever a handler answers.
import cookies from '@fastify/cookie'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { serveContract } from '#src/platform/http/serve.ts'
import { knownFields } from '#src/wire/known-fields.ts'
import { openRoute } from '#src/wire/route.ts'
import { openTeamApp, type TeamApp } from './team.ts'

const person = z.object({ name: z.string(), papers: z.array(z.object({ kind: z.string() })) })
const plan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), due: z.string() }),
  z.object({ kind: z.literal('paid'), receipt: z.object({ number: z.string() }) }),
])
const { unknownIn, knownOf } = knownFields(
  z.object({
    person: person.nullable(),
    plans: z.array(plan),
    byName: z.record(z.string(), person),
    free: z.unknown(),
  }),
)
const known = {
  person: { name: 'Meera', papers: [{ kind: 'i-20' }] },
  plans: [
    { kind: 'paid', receipt: { number: '1' } },
    { kind: 'open', due: '2027-01-01' },
  ],
  byName: { meera: { name: 'Meera', papers: [] } },
  free: { anything: { at: 'all' } },
}

test('a value that has nothing else is the very one', () => {
  expect(unknownIn(known)).toEqual([])
  expect(knownOf(known)).toBe(known)
  for (const none of [null, 1, 'text', undefined, []]) expect(knownOf(none)).toBe(none)
})

test.each([
  ['on top', { ...known, secret: 1 }, 'secret'],
  ['within', { ...known, person: { ...known.person, secret: 1 } }, 'person.secret'],
  [
    'in a list',
    { ...known, person: { ...known.person, papers: [{ kind: 'i-20', secret: 1 }] } },
    'person.papers.0.secret',
  ],
  [
    'in one of several shapes',
    { ...known, plans: [{ kind: 'paid', receipt: { number: '1', secret: 1 } }, known.plans[1]] },
    'plans.0.receipt.secret',
  ],
  ['under any name', { ...known, byName: { meera: { ...known.byName.meera, secret: 1 } } }, 'byName.meera.secret'],
])('a field that is not known is found %s, and left out', (_, value, at) => {
  expect(unknownIn(value)).toEqual([at])
  expect(knownOf(value)).toEqual(known)
})

test('what writes itself is written as it writes itself', () => {
  const at = Temporal.Instant.from('2027-01-01T00:00:00Z')
  expect(JSON.stringify(knownFields(z.object({ at: z.string() })).knownOf({ at, secret: 1 }))).toBe(
    '{"at":"2027-01-01T00:00:00Z"}',
  )
})

let app: TeamApp
beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

test('an answer says nothing that its contract doesn’t, frozen or not', async () => {
  const planted = openRoute('GET', '/api/planted', { summary: 'Planted.', answer: person })
  const frozen = openRoute('GET', '/api/frozen', { summary: 'Planted.', answer: person })
  const more = { ...known.person, secret: 'x', papers: [{ kind: 'i-20', path: '/files/1' }] }
  const answering = Object.freeze(more)
  const server = fastify()
  await server.register(cookies)
  serveContract(
    server,
    { planted: { planted, frozen } },
    { planted: { planted: async () => more, frozen: async () => answering } },
    {
      services: app.services,
      changesOnce: () => expect.fail('nothing is changed'),
      isRoom: async () => true,
      isShared: async () => false,
      missingConsent: async () => undefined,
      streamEvents: async () => {},
    },
  )
  for (const url of ['/api/planted', '/api/frozen', '/api/frozen'])
    expect((await server.inject({ url })).json()).toEqual(known.person)
  await server.close()
})
