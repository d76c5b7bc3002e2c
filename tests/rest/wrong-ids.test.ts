// Made from the contract: every route, called by whoever may call it with an id that is none, and never a fault of ours.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { dev, demoPassword, farah, kavya, meera, vikram } from '#seed/people.ts'
import { contract } from '#src/app/server-modules.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { isForDesk, type Route } from '#src/wire/route.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { seedPeople } from '#tests/people.ts'
import { giveSecondFactor } from '#tests/second-factor.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'

const accounts = { student: meera, advisor: kavya, lender: vikram, underwriter: farah, admin: dev }
type Caller = keyof typeof accounts

let app: TestApp
const callers = new Map<Caller, Visitor>()

beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.services)
  for (const caller of ['student', 'advisor', 'lender', 'underwriter', 'admin'] as const) {
    const who = visitor(app)
    await who.api.accounts.signIn({ email: accounts[caller].email, password: demoPassword })
    if (caller !== 'student') await giveSecondFactor(app, who)
    callers.set(caller, who)
  }
})
afterAll(() => app.end())
// Limits stand in the way of what lies behind them.
beforeEach(async () => {
  await app.services.db.delete(rateLimits)
})

// The first ends the session of whoever calls it, and the second never answers in full.
const apart = new Set(['accounts.signOut', 'platform.events'])
const routes = Object.entries(contract).flatMap(([feature, verbs]) =>
  Object.entries(verbs)
    .map(([verb, route]): [string, Route] => [`${feature}.${verb}`, route])
    .filter(([name]) => !apart.has(name)),
)

const callersOf = ({ who }: Route): readonly Caller[] => (isForDesk(who) ? who : ['student'])

/** `texts` are for what the contract takes in one form alone; every other text and every id is `nope`. */
type Wish = { isFull: boolean; texts: Readonly<Record<string, string>> }

const email = { email: 'nope@example.com', uri: 'https://nope.example' }
const wishes: readonly [string, Wish][] = [
  ['nope', { isFull: true, texts: { ...email, date: '2026-09-01', 'date-time': '2026-09-01T00:00:00Z' } }],
  ['nope and no more than is asked for', { isFull: false, texts: email }],
  ['days of a year 0', { isFull: true, texts: { ...email, date: '0000-01-01', 'date-time': '0000-01-01T00:00:00Z' } }],
  [
    'a part of a second that nothing can hold',
    { isFull: true, texts: { ...email, 'date-time': '2026-09-01T00:00:00.0123456789Z' } },
  ],
]

describe.each(wishes)('a wrong input is refused and no fault of ours: %s', (_, wish) => {
  test.each(routes)('%s', async (_name, route) => {
    for (const caller of callersOf(route)) {
      for (const path of pathsOf(route, wish)) {
        expect(await statusOf(route, caller, path, wish), `${route.method} ${path} as ${caller}`).toBeLessThan(500)
      }
    }
  })
})

async function statusOf(route: Route, caller: Caller, path: string, wish: Wish): Promise<number> {
  const who = callers.get(caller)
  if (who === undefined) throw new Error(`Nobody is called ${caller}.`)
  const cookie = who.cookie()
  const input = inputFor(route, wish)
  const { status } = await (route.method === 'GET'
    ? who.call('GET', `${path}?${String(new URLSearchParams(input.map(([name, value]) => [name, inQuery(value)])))}`)
    : who.call(route.method, path, Object.fromEntries(input)))
  who.takeCookie(cookie)
  return status
}

const inQuery = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** All that is not in its address. */
function inputFor(route: Route, wish: Wish): [string, unknown][] {
  const sent: Record<string, unknown> = Object(valueFor(schemaOf(route), wish))
  return Object.entries(sent).filter(([name]) => !route.path.includes(`{${name}}`))
}

/** Each address of the route: a part of it that is one of a list is each of the list in turn. */
function pathsOf(route: Route, wish: Wish): string[] {
  const { properties = {} } = shape.parse(schemaOf(route))
  return route.path.split(/(\{\w+\})/).reduce<string[]>(
    (begun, part) => {
      const values = part.startsWith('{') ? valuesOf(properties[part.slice(1, -1)], wish) : [part]
      return begun.flatMap(one => values.map(value => one + value))
    },
    [''],
  )
}

function valuesOf(schema: unknown, wish: Wish): string[] {
  const values = shape.parse(schema ?? {}).enum ?? [valueFor(schema ?? {}, wish)]
  return values.map(value => encodeURIComponent(String(value)))
}

const schemaOf = ({ input }: Route) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })

const shape = z.object({
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().default(''),
  pattern: z.string().default(''),
  minimum: z.number().default(1),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
})

function valueFor(schema: unknown, wish: Wish): unknown {
  const known = shape.parse(schema)
  const [choice] = known.enum ?? []
  const [inner] = known.anyOf ?? known.oneOf ?? []
  if (choice !== undefined || known.const !== undefined) return choice ?? known.const
  if (inner !== undefined) return valueFor(inner, wish)
  switch ([known.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(known.properties ?? {})
          .filter(([name]) => wish.isFull || known.required.includes(name))
          .map(([name, each]) => [name, valueFor(each, wish)]),
      )
    case 'array':
      return known.items === undefined ? [] : [valueFor(known.items, wish)]
    case 'integer':
    case 'number':
      return Math.max(known.minimum, 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      // The number of a version is the one text that must be digits.
      return known.pattern.includes(String.raw`\d{1,9}`) ? '1' : (wish.texts[known.format] ?? 'nope')
  }
}
