// Made from the contract: every route, called by everybody it is not for, and found closed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dev, demoPassword, farah, kavya, meera, vikram } from '../seed/people.ts'
import { seedPeople } from './people.ts'
import { contract } from '../src/app/server-modules.ts'
import { isForFamily, type Route, type Who } from '../src/wire/route.ts'
import { openTestApp, type TestApp } from './app.ts'
import { giveSecondFactor } from './second-factor.ts'
import { visitor, type Answer, type Visitor } from './visitor.ts'

let app: TestApp
const callers: Record<string, Visitor> = {}
/** What each is answered where there is no route. */
const nowhere = new Map<string, unknown>()

const accounts = { student: meera, advisor: kavya, lender: vikram, underwriter: farah, admin: dev }
const names = ['signed out', 'guest', ...Object.keys(accounts)]

beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.services)
  for (const name of names) callers[name] = visitor(app)
  await callers['guest']?.call('POST', '/api/session/guest', {})
  for (const [name, { email }] of Object.entries(accounts)) {
    const who = callers[name]
    await who?.call('POST', '/api/session/password', { email, password: demoPassword })
    if (who !== undefined && name !== 'student') await giveSecondFactor(app, who)
  }
  for (const name of names)
    nowhere.set(name, (await callers[name]?.call('POST', '/api/there-is-no-such-thing', {}))?.body)
})
afterAll(() => app.end())

const routes = Object.entries(contract).flatMap(([feature, verbs]) =>
  Object.entries(verbs).map(([verb, route]): [string, Route] => [`${feature}.${verb}`, route]),
)

/** Which of our callers a route is for. */
function isFor(who: Who, name: string): boolean {
  if (who === 'anyone') return true
  // None of them is anybody's family: who is, tests/attacks/family.test.ts sends to each route.
  if (isForFamily(who)) return false
  if (typeof who !== 'string') return who.some(role => role === name)
  return name !== 'signed out' && !(who === 'student' && name === 'guest')
}

const closedWith = (who: Who, name: string): number =>
  typeof who !== 'string' ? 404 : name === 'signed out' ? 401 : 403

// These end the session that calls them, or never answer in full.
const apart = new Set(['accounts.signOut', 'platform.events'])

const callersOf = (route: Route, wanted: boolean) => names.filter(caller => isFor(route.who, caller) === wanted)
const shut = routes.filter(([, route]) => callersOf(route, false).length > 0)
const open = routes.filter(([name, route]) => !apart.has(name) && callersOf(route, true).length > 0)

async function knock(caller: string, route: Route): Promise<Answer> {
  const path = route.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
  const who = callers[caller]
  if (who === undefined) throw new Error(`Nobody is called ${caller}.`)
  const cookie = who.cookie()
  const answer = await who.call(route.method, path, route.method === 'GET' ? undefined : {})
  who.takeCookie(cookie)
  return answer
}

describe('closed to everybody it is not for', () => {
  test.each(shut)('%s', async (_, route) => {
    for (const caller of callersOf(route, false)) {
      const { status, body } = await knock(caller, route)
      expect(status, `to a caller who is: ${caller}`).toBe(closedWith(route.who, caller))
      // A route of the desk answers as one that does not exist.
      if (status === 404) expect(body, `to a caller who is: ${caller}`).toEqual(nowhere.get(caller))
    }
  })
})

describe('open, and nothing but a typed answer to an empty input', () => {
  test.each(open)('%s', async (name, route) => {
    for (const caller of callersOf(route, true)) {
      const { status, body } = await knock(caller, route)
      expect(status, `to a caller who is: ${caller}`).toBeLessThan(500)
      // Who calls a webhook of Typeform is said by its signature, and no caller here has one.
      if (name === 'forms.typeformNotice') expect(status).toBe(403)
      else expect([401, 403], `to a caller who is: ${caller}`).not.toContain(status)
      expect(JSON.stringify(body), `to a caller who is: ${caller}`).not.toMatch(/at .*\.ts:\d+|node_modules/)
    }
  })
})

test('no route is served that is not declared', () => {
  const declared = new Set(routes.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`))
  const known =
    /^(\/(healthz|readyz|metrics|openapi\.json|docs|captcha)|\/sandbox(\/.*)?|\/assets\/\*|\/[\w.-]+\.(ico|js|png|svg|txt|webmanifest))$/
  const served = app.server.routes.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
  expect(served.length).toBeGreaterThan(declared.size)
  expect(served.filter(({ method, url }) => !declared.has(`${method} ${url}`) && !known.test(url))).toEqual([])
})

test('the document for programs shows the desk to the desk alone', async () => {
  const shown = async (caller: string) => JSON.stringify((await callers[caller]?.call('GET', '/openapi.json'))?.body)
  expect(await shown('student')).toContain('/api/journey')
  expect(await shown('student')).not.toMatch(/desk|underwriter/)
  expect(await shown('signed out')).not.toMatch(/desk|underwriter/)
})

test('the files of the desk are sent to staff, and to nobody else are there', async () => {
  const page = String((await callers['advisor']?.call('GET', '/desk', undefined, { accept: 'text/html' }))?.body)
  const file = /\/assets\/desk-[\w-]+\.js/.exec(page)?.[0] ?? expect.fail('the page of the desk names no script')
  const statusFor = async (caller: string) => (await callers[caller]?.call('GET', file))?.status
  expect(await Promise.all(['advisor', 'student', 'guest', 'signed out'].map(statusFor))).toEqual([200, 404, 404, 404])
})

test('the desk has a page of its own, and nobody else is shown it', async () => {
  // The news seen last is any moment's own, as the nonce is: somebody else's write moves it.
  const ownWords = /nonce="[^"]+"|"cursor":"[^"]+"/g
  const page = async (caller: string, path: string) =>
    String((await callers[caller]?.call('GET', path, undefined, { accept: 'text/html' }))?.body).replaceAll(
      ownWords,
      '',
    )
  expect(await page('advisor', '/desk')).not.toEqual(await page('student', '/desk'))
  expect(await page('student', '/desk')).toEqual(await page('student', '/anything'))
  expect(await page('signed out', '/desk/people')).toEqual(await page('signed out', '/anything'))
})
