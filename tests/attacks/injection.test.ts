// Texts that mean something to whatever is behind: the database, letters, the log, objects, regular expressions.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed, seedDemo } from '#seed/seed.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { deliverLetters } from '#src/features/notifications/jobs.ts'
import { people } from '#src/platform/identity/tables.ts'
import { pathParameters, type Route } from '#src/wire/route.ts'
import { expressionsIn, slowFor, slowOnes, unlikeV8 } from './expressions.ts'
import { allMessages, messagesTo } from '../caught.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { fieldsOf, routes } from '../smuggled.ts'
import { visitor } from '../visitor.ts'
import { addressesWithLines, logLines, namesWithLines, pollutions, sqlTexts } from './corpus/injections.ts'
import { addressOf, everybodyIn, kindsFor, type Everybody } from './everybody.ts'
import { changedBetween, rowsOf } from './rows.ts'

let app: TestApp
let everybody: Everybody

beforeAll(async () => {
  app = await openTestApp({ settings: { SAFAR_DEMO: 'on' } })
  await seed(app.services)
  await seedDemo(app.services)
  everybody = await everybodyIn(app)
})
afterAll(() => app.end())

/** The same session, in a browser that forgets what it is sent. */
function callerOf(route: Route) {
  const one = visitor(app)
  one.takeCookie(everybody[kindsFor(route)[0] ?? 'admin'].cookie())
  return one
}

describe('the database', () => {
  const miss = 'zqxjkvbw'
  const searching = routes.filter(
    ([name, { method, input }]) => method === 'GET' && name !== 'platform.events' && fieldsOf(input).length > 0,
  )
  const named = routes.filter(
    ([name, { path, body }]) => pathParameters(path).length > 0 && body !== 'raw' && name !== 'accounts.signOut',
  )

  /** How often a text of ours was run as SQL: what a sequence counts stays counted, whatever becomes of the statement. */
  async function timesRun(): Promise<number> {
    const [row] = await app.connections.sql<
      { runs: string }[]
    >`select last_value + is_called::int as runs from text_runs`
    return Number(row?.runs)
  }

  beforeAll(async () => {
    await app.asOwner('create sequence text_runs; grant select on sequence text_runs to public')
    await app.asOwner(
      "create function text_is_run() returns bigint language sql security definer as $$ select nextval('public.text_runs') $$",
    )
  })

  test('would count a text that is run', async () => {
    for (const statement of [`select 'zq'||text_is_run()||''`, 'select 1; select text_is_run()']) {
      const before = await timesRun()
      await app.connections.sql.unsafe(statement)
      expect(await timesRun(), statement).toBeGreaterThan(before)
    }
  })

  test('finds by a text of SQL, in every query of the contract, what a word finds that nobody has, and runs none', async () => {
    const wrong: string[] = []
    let asked = 0
    for (const [name, route] of searching) {
      const inQuery = fieldsOf(route.input).filter(field => !pathParameters(route.path).includes(field))
      for (const field of inQuery) {
        const ask = async (text: string) => {
          const before = await timesRun()
          const { status, body } = await callerOf(route).call(
            'GET',
            `${addressOf(route)}?${new URLSearchParams({ [field]: text })}`,
          )
          return {
            said: `${status} ${JSON.stringify(body).replaceAll(JSON.stringify(text).slice(1, -1), miss)}`,
            isRun: (await timesRun()) !== before,
            status,
          }
        }
        const harmless = await ask(miss)
        for (const { tries, text } of sqlTexts) {
          const { said, isRun, status } = await ask(text)
          asked += 1
          if (status >= 500 || isRun)
            wrong.push(`${name} ${field}, ${tries}: ${status}${isRun ? ', and it was run' : ''}`)
          else if (status === 200 && said !== harmless.said)
            wrong.push(`${name} ${field}, ${tries}: ${said.slice(0, 200)} and not ${harmless.said.slice(0, 200)}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(200)
  })

  test('is asked for a name in a path as a name, on every route that has one', async () => {
    const before = await rowsOf(app)
    const wrong: string[] = []
    for (const [place, [name, route]] of named.entries()) {
      const ask = async (text: string) => {
        const before = await timesRun()
        const { status } = await callerOf(route).call(
          route.method,
          addressOf(route, encodeURIComponent(text)),
          route.method === 'GET' || route.body === 'stream' ? undefined : {},
        )
        return { status, isRun: (await timesRun()) !== before }
      }
      const { status } = await ask(miss)
      for (const { tries, text } of sqlTexts.filter((_, index) => index % 5 === place % 5)) {
        const found = await ask(text)
        if (found.status !== status || found.isRun)
          wrong.push(`${name}, ${tries}: ${found.status} and not ${status}${found.isRun ? ', and it was run' : ''}`)
      }
    }
    expect(wrong).toEqual([])
    // Anyone who looks at nothing changes nothing.
    expect(changedBetween(before, await rowsOf(app)).filter(table => table === 'public.people')).toEqual([])
  })

  test('is asked for one value where a name stands twice', async () => {
    const wrong: string[] = []
    for (const [name, route] of searching) {
      for (const field of fieldsOf(route.input).filter(one => !pathParameters(route.path).includes(one))) {
        const twice = await callerOf(route).call('GET', `${addressOf(route)}?${field}=a&${field}=b`)
        const listed = await callerOf(route).call(
          'GET',
          `${addressOf(route)}?${field}[]=a&${field}[x]=b&__proto__[${field}]=c`,
        )
        if (![200, 400, 404, 422].includes(twice.status) || listed.status >= 500)
          wrong.push(`${name} ${field}: ${twice.status}, ${listed.status}`)
        if (twice.status === 200) wrong.push(`${name} ${field} takes two`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('a letter', () => {
  test.each(addressesWithLines)('is not written to %j', async address => {
    const deps = {
      '/api/sign-in-links': { email: address },
      '/api/password-resets': { email: address },
      '/api/accounts/register': {
        firstName: 'A',
        middleName: '',
        lastName: 'B',
        email: address,
        password: 'a-good-password-9',
        prefix: 'IN:91',
        phone: '98480 12121',
      },
    }
    for (const [path, body] of Object.entries(deps))
      expect((await visitor(app).call('POST', path, body)).status, path).toBeGreaterThanOrEqual(400)
    await app.connections.sql`delete from rate_limits`
  })

  test.each(namesWithLines)('has no header and no reader more by the name %j', async name => {
    const email = `asha-${crypto.randomUUID()}@example.com`
    const who = visitor(app)
    const account = {
      firstName: name,
      middleName: '',
      lastName: name,
      email,
      password: 'a-good-password-9',
      prefix: 'IN:91',
      phone: '98480 12121',
    }
    const { status, body } = await who.call('POST', '/api/accounts/register', account)
    const kept = Object(body).user?.name ?? ''
    expect(kept).not.toMatch(/[\r\n\u2028]/)
    // A name from a time before names were looked at.
    const [person] = await app.services.db
      .insert(people)
      .values({
        firstName: name,
        email: `old-${email}`,
        emailVerifiedAt: app.clock.now(),
        createdAt: app.clock.now(),
      })
      .returning()
    await app.services.change(change =>
      notify(change, app.services, { type: 'security', title: `News of ${name}`, body: name, to: person?.id ?? '' }),
    )
    app.clock.pass({ minutes: 6 })
    await deliverLetters(app.services)
    await expect.poll(async () => (await messagesTo(app, `old-${email}`)).length).toBe(1)
    const [letter] = await messagesTo(app, `old-${email}`)
    // What looks encoded is shown decoded, within the one line that it is.
    if (!name.includes('=?')) expect(letter?.subject).not.toMatch(/[\r\n]/)
    expect((await allMessages(app)).filter(({ recipient }) => recipient.includes('spy'))).toEqual([])
    expect(status).toBeLessThan(500)
  })
})

test('the log has one line of JSON a request, whatever was asked', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/attacks/log-of-refusals.ts', ...logLines], {
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  const lines = stdout.trim().split('\n')
  expect(lines).toHaveLength(logLines.length * 2)
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({
      level: 30,
      status: expect.any(Number),
      route: expect.stringMatching(/^\/known\/:name$|^\(none\)$/),
    })
    expect(line).not.toContain('forged')
    expect(line.length).toBeLessThan(400)
  }
})

test('an object has no more fields after any route was sent fields of all objects', async () => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  const wrong: string[] = []
  const written = routes.filter(
    ([name, { method, body }]) => method !== 'GET' && body === 'json' && name !== 'accounts.signOut',
  )
  for (const [place, [name, route]] of written.entries()) {
    for (const body of pollutions.filter((_, index) => index % 3 === place % 3)) {
      const { status } = await callerOf(route).call(route.method, addressOf(route), body)
      if (status >= 500) wrong.push(`${name}: ${status} to ${body}`)
    }
  }
  await visitor(app).call(
    'GET',
    '/api/universities?__proto__[polluted]=1&constructor[prototype][polluted]=1&__proto__=1',
  )
  expect(wrong).toEqual([])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
})

describe('regular expressions', () => {
  const all = expressionsIn('src')

  /** Their steps grow faster than their text: what bounds it. */
  const bounded: Readonly<Record<string, { most: number; why: string }>> = {
    '^\\s*"?([^"<]*?)"?\\s*<([^>]+)>\\s*$': { most: 300, why: 'reads a setting' },
    '\\B(?=(?:\\d{2})*\\d{3}$)': { most: 20, why: 'the digits of a number' },
    '\\B(?=(?:\\d{3})+$)': { most: 20, why: 'the digits of a number' },
  }

  test.each(['\\s+$', '(a+)+$', 'a*b', '(?<=a+)b', '(\\w+)*!'])('that are slow are found: %s', source => {
    expect(slowOnes([{ source, flags: '', file: '' }])).toHaveLength(1)
  })

  test('match step by step what V8 matches', () => {
    expect(all.length).toBeGreaterThan(200)
    expect(all.filter(one => unlikeV8(one).length > 0)).toEqual([])
  })

  test('take no more steps than their text is long, or their text is bounded', () => {
    const unbounded = slowOnes(all.filter(({ source }) => bounded[source] === undefined))
    expect(
      unbounded.map(({ file, source, text }) => `${file}: the steps of /${source}/ grow faster than ${text}`),
    ).toEqual([])
  })

  test.each(Object.entries(bounded))('%s takes few steps for as much as it is given', (source, { most }) => {
    const found = all.filter(one => one.source === source)
    expect(found.length, 'it stands no more in the source').toBeGreaterThan(0)
    expect(slowFor(found.slice(0, 1), most)).toEqual([])
  })
})
