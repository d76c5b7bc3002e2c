// Requests that somebody else makes in our name, or makes us make: made from the contract.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fatima, meera, rohan } from '#seed/people.ts'
import { seed, seedDemo } from '#seed/seed.ts'
import { isOwnPath } from '#src/platform/http/input.ts'
import { isForFamily, type Route } from '#src/wire/route.ts'
import { lastMessageTo } from '../caught.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { anotherRequest } from '../insurance.ts'
import { fieldsOf, forbiddenFieldsFor, routes } from '../smuggled.ts'
import { visitor, type Answer } from '../visitor.ts'
import { foreignAddresses } from './corpus/addresses.ts'
import { foreignPages, simpleTypes } from './corpus/forgeries.ts'
import { addressOf, everybodyIn, kindsFor, nobodysId, type Everybody, type Kind } from './everybody.ts'
import { exchange, statusesIn } from './raw.ts'
import { changedBetween, rowsOf } from './rows.ts'

let app: TestApp
let everybody: Everybody

beforeAll(async () => {
  app = await openTestApp({
    settings: { SAFAR_DEMO: 'on', SAFAR_BEHIND_PROXY: 'on', SAFAR_URL: 'https://safar.example' },
  })
  await seed(app.services)
  await seedDemo(app.services)
  everybody = await everybodyIn(app)
  // What the seeds have others do later is done, so that it is no change of a test's.
  const waiting = () =>
    app.connections.sql`select 1 from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()`
  while ((await waiting()).length > 0) await pause(20)
})
afterAll(() => app.end())

const ours = { origin: 'https://safar.example' }
const refusal = z.object({ fields: z.record(z.string(), z.string()).default({}) })
/** Those of the family are asked in `family.test.ts`, where somebody has the grant without which they are not there. */
const changing = routes.filter(([, { who, method, body }]) => method !== 'GET' && body !== 'raw' && !isForFamily(who))
const reading = routes.filter(([name, { method }]) => method === 'GET' && name !== 'platform.events')
const visitorOf = (kind: Kind) => everybody[kind]
const first = (route: Route): Kind => kindsFor(route)[0] ?? 'admin'
/** With the cookie, and whatever the page of another site brings along. */
const send = (route: Route, headers: Record<string, string>, body?: string): Promise<Response> =>
  fetch(app.url + addressOf(route), {
    method: route.method,
    headers: {
      cookie: visitorOf(first(route)).cookie(),
      ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
    },
    ...(body !== undefined && { body }),
  })

describe('a change in somebody’s name', () => {
  test.each(foreignPages)('is refused to $tries, and nothing is changed', async ({ headers, everywhere = false }) => {
    const before = await rowsOf(app)
    const wrong: string[] = []
    for (const [name, route] of everywhere ? changing : changing.slice(0, 40)) {
      const body = headers['content-type'] === undefined ? undefined : '{}'
      const answer = await send(route, headers, body)
      if (answer.status !== 403 || Object(await answer.json()).code !== 'foreign-origin')
        wrong.push(`${name}: ${answer.status}`)
    }
    expect(wrong).toEqual([])
    expect(changedBetween(before, await rowsOf(app))).toEqual([])
  })

  test.each(simpleTypes)(
    'is none when it comes as $type, from whichever page',
    async ({ type, body, everywhere = false }) => {
      const before = await rowsOf(app)
      const wrong: string[] = []
      for (const [name, route] of everywhere ? changing : changing.slice(0, 40)) {
        const { status } = await send(route, { origin: 'https://safar.example', 'content-type': type }, body)
        if (status !== 400) wrong.push(`${name}: ${status}`)
      }
      expect(wrong).toEqual([])
      expect(changedBetween(before, await rowsOf(app))).toEqual([])
    },
  )

  test('is none without a type either', async () => {
    const [, route] = changing.find(([name]) => name === 'journey.visit') ?? expect.fail('no such route')
    const answer = await fetch(app.url + addressOf(route), {
      method: route.method,
      headers: { cookie: visitorOf('student').cookie(), origin: 'https://safar.example', 'content-type': '' },
      body: new Uint8Array([123, 125]),
    })
    expect(answer.status).toBe(400)
  })

  test('is not made by another word for the method', async () => {
    for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const answer = await visitorOf('student').call('GET', '/api/session', undefined, { [header]: 'DELETE' })
      expect(Object(answer.body).user.primaryEmail).toBe(meera.email)
    }
    expect((await visitorOf('student').call('GET', '/api/session?_method=DELETE')).status).toBe(422)
    await visitorOf('student').api.journey.read({})
  })
})

describe('fields that no client may write', () => {
  const own = changing.filter(([, { path, body }]) => body === 'json' && isOwnPath(path))

  test('are refused by name in each of our calls, and nothing is changed', async () => {
    const before = await rowsOf(app)
    const wrong: string[] = []
    for (const [name, route] of own) {
      const sent = forbiddenFieldsFor(route)
      const { status, body } = await visitorOf(first(route)).call(route.method, addressOf(route), sent, ours)
      const { fields } = refusal.parse(body)
      const taken = Object.keys(sent).filter(field => fields[field] === undefined)
      if (status !== 422 || taken.length > 0) wrong.push(`${name}: ${status}, took ${taken.join(' ')}`)
    }
    expect(wrong).toEqual([])
    expect(changedBetween(before, await rowsOf(app))).toEqual([])
  })
})

describe('looking', () => {
  /** What is looked at by staff is written down; nothing else may change. */
  const writtenDown: Readonly<Record<string, readonly string[]>> = {
    // Each look at a person is in the audit.
    ...Object.fromEntries(
      [
        'students.read',
        'chat.readOf',
        'customStepRequests.request',
        'desk.person',
        'sopDesk.read',
        'transcriptsDesk.read',
        'mockInterviewDesk.read',
        'attorneyDesk.calls',
        'sevisReversals.all',
        'insuranceDesk.read',
      ].map(name => [name, ['public.desk_actions', 'public.desk_action_seals', 'public.changes', 'public.owner_keys']]),
    ),
    'productsDesk.order': ['public.desk_actions', 'public.desk_action_seals', 'public.changes', 'public.owner_keys'],
  }

  async function lookAt(kind: Kind, name: string, route: Route, ids: Set<string>): Promise<string[]> {
    const wrong: string[] = []
    for (const id of route.path.includes('{') ? [...ids].slice(-4) : [nobodysId]) {
      const { status, body, headers } = await visitorOf(kind).call('GET', addressOf(route, id))
      if (status >= 300 && status < 400) wrong.push(`${name} leads elsewhere`)
      if (headers.has('access-control-allow-origin')) wrong.push(`${name} lets another origin read`)
      for (const [, found = ''] of JSON.stringify(body).matchAll(/"id":"([\w-]{3,60})"/g)) ids.add(found)
    }
    return wrong
  }

  test('changes nothing, whatever is looked at and by whom', async () => {
    const wrong: string[] = []
    for (const kind of ['student', 'advisor', 'lender', 'underwriter', 'admin'] as const) {
      const ids = new Set<string>([nobodysId])
      // Lists first: what they name is looked at next.
      const mine = reading
        .filter(([, route]) => kindsFor(route).includes(kind))
        .toSorted(([, one], [, other]) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
      while (mine.length > 0) {
        const some = mine.splice(0, 30)
        const before = await rowsOf(app)
        for (const [name, route] of some) wrong.push(...(await lookAt(kind, name, route, ids)))
        const known = new Set(some.flatMap(([name]) => writtenDown[name] ?? []))
        const changed = changedBetween(before, await rowsOf(app)).filter(table => !known.has(table))
        if (changed.length > 0) wrong.push(`one of ${some.map(([name]) => name).join()} as ${kind}: ${changed.join()}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('a page of another site', () => {
  test('is allowed nothing: no answer, no preflight and no file names an origin', async () => {
    const asked: Answer[] = []
    for (const [, route] of routes.filter(([name]) => name !== 'platform.events').slice(0, 60)) {
      asked.push(
        await visitor(app).call('OPTIONS', addressOf(route), undefined, {
          origin: 'https://evil.example',
          'access-control-request-method': route.method,
          'access-control-request-headers': 'content-type',
        }),
      )
    }
    for (const address of [
      '/',
      '/api/session',
      '/docs',
      '/openapi.json',
      '/healthz',
      '/favicon.svg',
      '/nowhere',
      '/sandbox',
    ]) {
      asked.push(
        await visitor(app).call('GET', address, undefined, { origin: 'https://evil.example', accept: 'text/html' }),
      )
    }
    expect(
      asked.flatMap(({ headers }) => [...headers.keys()]).filter(name => name.startsWith('access-control-')),
    ).toEqual([])
  })

  test('cannot put one of ours in a frame', async () => {
    for (const address of ['/', '/desk', '/docs', '/api/session', '/unsubscribe/x', '/nowhere']) {
      const { headers } = await visitor(app).call('GET', address, undefined, { accept: 'text/html' })
      expect(headers.get('x-frame-options'), address).toBe('DENY')
      expect(headers.get('content-security-policy'), address).toContain("frame-ancestors 'none'")
    }
  })
})

describe('methods that are not ours', () => {
  test.each(['TRACE', 'TRACK', 'PROPFIND', 'LOCK', 'SEARCH', 'PURGE', 'HEAD', 'OPTIONS', 'DEBUG'])(
    '%s changes nothing and repeats nothing',
    async method => {
      const said = await exchange(
        app.url,
        `${method} /api/session HTTP/1.1\r\nHost: {host}\r\nCookie: ${visitorOf('student').cookie()}\r\nX-Secret: repeat-me\r\nConnection: close\r\n\r\n`,
      )
      expect(said).not.toContain('repeat-me')
      expect(
        statusesIn(said).every(status => status < 500),
        said,
      ).toBe(true)
      await visitorOf('student').api.journey.read({})
    },
  )
})

describe('being led elsewhere', () => {
  const fields: Readonly<Record<string, (address: string) => Promise<Answer>>> = {
    'the return from a card payment': async address =>
      visitorOf('student').call('POST', '/webhooks/stripe/stripe-checkout', {
        docID: await anotherRequest(app, meera.email),
        partner: 'WellAway',
        email: meera.email,
        name: 'Meera',
        redirectUri: address,
      }),
    'the return from an order': address =>
      visitorOf('student').call('POST', '/payment/razorpay/order', {
        name: 'Meera',
        amount: 350,
        email: meera.email,
        remitterPan: 'ABCPI1234K',
        callback_url: address,
      }),
    'a notification': address =>
      visitorOf('admin').call('POST', '/api/desk/notifications', {
        to: 'all',
        title: 'News',
        body: 'News.',
        href: address,
        mail: false,
        type: 'news',
        endTime: null,
      }),
  }

  test.each(Object.keys(fields))('%s: to none of the addresses that are not ours', async name => {
    for (const { tries, address } of foreignAddresses) {
      await app.connections.sql`delete from rate_limits`
      const answer = await fields[name]?.(address)
      expect(answer?.status, `${tries}: ${JSON.stringify(answer?.body)}`).toBe(422)
      expect(JSON.stringify(Object(answer?.body).fields), tries).toMatch(/redirectUri|callback_url|href/)
    }
  })

  test.each([
    '//evil.example/',
    String.raw`/\evil.example`,
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/desk//evil.example',
    '/?next=https://evil.example',
    '/auth-actions?mode=resetPassword&continueUrl=https://evil.example',
    '/..//evil.example',
    '/%09/evil.example',
    '/index.html/../..//evil.example',
  ])('%s is a page of ours', async address => {
    const said = await exchange(
      app.url,
      `GET ${address} HTTP/1.1\r\nHost: {host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    )
    expect(
      statusesIn(said).every(status => status < 300 || status >= 400),
      said.slice(0, 300),
    ).toBe(true)
    expect(said).not.toMatch(/^location:/im)
  })
})

describe('another host’s name', () => {
  test('stands in no letter and no link: they have the address that the operator set', async () => {
    const lies =
      'Host: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: http\r\nForwarded: host=evil.example\r\nX-Original-Host: evil.example'
    for (const [where, email] of [
      ['/api/password-resets', fatima.email],
      ['/api/sign-in-links', rohan.email],
    ] as const) {
      const body = JSON.stringify({ email })
      const said = await exchange(
        app.url,
        `POST ${where} HTTP/1.1\r\n${lies}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      )
      expect(statusesIn(said), said).toEqual([200])
      const text = await lastMessageTo(app, email)
      expect(text).toContain('https://safar.example/')
      expect(text).not.toContain('evil.example')
    }
    const page = await exchange(app.url, `GET / HTTP/1.1\r\n${lies}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`)
    expect(page).not.toContain('evil.example')
  })

  test('does not make a page of that host one of ours', async () => {
    const cookie = visitorOf('student').cookie()
    const body = '{}'
    const forged = (host: string, origin: string) =>
      `PUT /api/journey/vaccines/visit HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`
    expect(statusesIn(await exchange(app.url, forged('safar.example', 'https://evil.example')))).toEqual([403])
  })
})

describe('addresses that users type', () => {
  test('are fetched by nothing: outside calls are made in these places alone', () => {
    const calls =
      /\bfetch\(|from 'node:(https?|net|tls|dgram|dns)'|from 'axios'|\bS3Client\(|createTransport\(|new StripeClient\(|\bWebSocket\(|\bpostgres\(/
    const places = filesIn('src')
      .filter(
        file =>
          /\.tsx?$/.test(file) &&
          !file.endsWith('.test.ts') &&
          !/\/screens\/|\/browser\/|\/app\/web\/|\/ui\//.test(file),
      )
      .filter(file =>
        calls.test(
          readFileSync(file, 'utf8')
            .replaceAll(/^import type .*$/gm, '')
            .replaceAll(/paymentLink\.fetch\(|await fetch\(\)|fetch: \(|postgres\(ql\)/g, ''),
        ),
      )
    expect(Object.fromEntries(places.map(file => [file, outside[file] ?? 'an address from where?']))).toEqual(outside)
  })

  /** Where each has its address from. */
  const outside: Record<string, string> = {
    'src/platform/providers/call.ts': 'settings, or the provider’s own',
    'src/platform/providers/stripe-client.ts': 'the provider’s own, or the sandbox’s',
    'src/platform/sandbox/pages/pages.ts': 'a script for the browser, which asks this server',
    'src/platform/standby/lookout.ts': 'settings',
    'src/platform/mail/smtp.ts': 'settings, or the sandbox’s',
    'src/platform/files/bucket.ts': 'settings',
    'src/platform/issuing/purchases.ts': 'the sandbox tells this server',
    'src/platform/sandbox/notices.ts': 'the sandbox tells this server',
    'src/platform/sandbox/listener.ts': 'the sandbox listens on the loopback',
    'src/platform/postgres/backup.ts': 'our own PostgreSQL',
    'src/platform/postgres/cluster.ts': 'our own PostgreSQL',
    'src/platform/postgres/roles.ts': 'our own PostgreSQL',
    'src/platform/malware/clamd.ts': 'settings, or the sandbox’s',
    'src/platform/malware/sandbox.ts': 'the sandbox listens on the loopback',
    'src/platform/database/database.ts': 'settings',
    'src/platform/database/grants.ts': 'settings',
    'src/platform/database/migrate.ts': 'settings',
    'src/platform/jobs/jobs.ts': 'settings',
    'src/app/claim.ts': 'our own PostgreSQL',
    'src/platform/watching/outgoing.ts': 'calls nobody: it watches the calls of others',
  }

  test('bring nobody to a door of ours, whichever field they are written in', async () => {
    let knocks = 0
    const listener = createServer((_, answer) => {
      knocks += 1
      answer.end()
    })
    await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve))
    const { port }: AddressInfo = Object(listener.address())
    const address = `http://127.0.0.1:${port}/`
    for (const [name, route] of changing.filter(
      ([name, { body }]) => body === 'json' && !['accounts.signOut', 'accounts.signIn'].includes(name),
    )) {
      const input = Object.fromEntries(fieldsOf(route.input).map(field => [field, address]))
      const { status } = await visitorLike(first(route)).call(route.method, addressOf(route), input, {
        origin: 'https://safar.example',
      })
      expect(status, name).toBeLessThan(500)
    }
    expect(knocks).toBe(0)
    await new Promise(resolve => listener.close(resolve))
  })

  /** The same session, in a browser that forgets what it is sent. */
  function visitorLike(kind: Kind) {
    const one = visitor(app)
    one.takeCookie(visitorOf(kind).cookie())
    return one
  }
})

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => path.join(folder, file))
