// Passwords, codes and links guessed from everywhere, and accounts asked after: by words, by headers, by work.
import { createHook } from 'node:async_hooks'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nobodysHash } from '#src/features/accounts/password.ts'
import { dummyToken } from '#src/platform/captcha/turnstile.ts'
import { arjun, demoPassword, meera, rohan } from '#seed/people.ts'
import { seedPeople } from '#seed/seed-people.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { newToken } from '#src/platform/identity/tokens.ts'
import { guessFromEverywhere } from '#tests/attacks/guesses.ts'
import { codeIn, lastMessageTo, messagesTo, parameterIn } from '../caught.ts'
import { freshDatabase, type FreshDatabase } from '../database.ts'
import { clockAt, openTestApp, type TestApp } from '../app.ts'
import { bothConsents, visitor, type Visitor } from '../visitor.ts'

let database: FreshDatabase
let app: TestApp
let other: TestApp
const clock = clockAt('2026-06-15T06:00:00Z')

beforeAll(async () => {
  database = await freshDatabase()
  const open = () =>
    openTestApp({
      databaseUrl: database.url,
      clock,
      settings: { SAFAR_BEHIND_PROXY: 'on', SAFAR_ONE_SIGN_IN_MESSAGE: 'on' },
    })
  app = await open()
  other = await open()
  await seedPeople(app.services)
})
afterAll(async () => {
  await app.end()
  await other.end()
  await database.drop()
})
beforeEach(async () => {
  await app.services.db.delete(rateLimits)
})

const from = (address: string) => ({ 'x-forwarded-for': address })
const signIn = (email: string, password: string, address: string, at = app) =>
  visitor(at).call('POST', '/api/session/password', { email, password }, from(address))
let phones = 0
const newPhone = () => ({ prefix: 'IN:91', phone: String(9_848_100_000 + (phones += 1)) })
async function codeFor(number: { prefix: string; phone: string }, who = visitor(app)): Promise<string> {
  await who.api.accounts.sendPhoneCode({ ...number, captcha: dummyToken })
  return codeIn(await lastMessageTo(app, `+91${number.phone}`))
}

describe('guessing', () => {
  test('from forty addresses through two servers: ten passwords, ten codes, five guesses, and then not even the right one', async () => {
    const { broken, lines } = await guessFromEverywhere([app, other], 40)
    expect(broken, lines.join('\n')).toEqual([])
  })

  test('after a while the right password opens again, and until then its owner comes in by code, link and reset', async () => {
    for (let tries = 0; tries < 12; tries += 1) await signIn(rohan.email, 'guess', `203.0.113.${tries}`)
    expect((await signIn(rohan.email, demoPassword, '198.51.100.1')).status).toBe(429)
    const number = newPhone()
    await app.services.db
      .update(people)
      .set({ phone: `+91${number.phone}`, phoneVerifiedAt: clock.now() })
      .where(eq(people.email, rohan.email))
    const owner = visitor(app)
    expect(await owner.api.accounts.signInByPhone({ ...number, otp: await codeFor(number, owner) })).toMatchObject({
      user: { primaryEmail: rohan.email },
    })
    await visitor(app).api.accounts.sendLink({ email: rohan.email })
    const oobCode = parameterIn(await lastMessageTo(app, rohan.email), 'oobCode')
    await visitor(app).api.accounts.signInByLink({ email: rohan.email, oobCode })
    clock.pass({ minutes: 16 })
    expect((await signIn(rohan.email, demoPassword, '198.51.100.1')).status).toBe(200)
  })

  test('one address tries sixty accounts and no more, and closes no other’s door by knocking on', async () => {
    const tries = await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        signIn(`nobody-${index}@example.com`, 'Welcome2026', '203.0.113.7', index % 2 === 0 ? app : other),
      ),
    )
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(20)
    // The address is used up: what it goes on to try is counted against nobody.
    for (let tries = 0; tries < 15; tries += 1) await signIn(arjun.email, 'guess', '203.0.113.7')
    expect((await signIn(arjun.email, demoPassword, '198.51.100.2')).status).toBe(200)
    expect((await signIn(arjun.email, demoPassword, '203.0.113.7')).status).toBe(429)
  })

  test('codes and letters asked from one address are sixty in an hour, whomever they go to', async () => {
    const ask = (path: string, body: (index: number) => object) =>
      Promise.all(
        Array.from({ length: 70 }, (_, index) =>
          visitor(index % 2 === 0 ? app : other).call('POST', path, body(index), from('203.0.113.8')),
        ),
      )
    const codes = await ask('/api/phone-codes', () => ({ ...newPhone(), captcha: dummyToken }))
    const letters = await ask('/api/sign-in-links', index => ({ email: `somebody-${index}@example.com` }))
    for (const answers of [codes, letters]) expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  test('a code of one phone opens no other, and a second code ends the first', async () => {
    const [mine, theirs] = [newPhone(), newPhone()]
    const who = visitor(app)
    const first = await codeFor(mine, who)
    await codeFor(theirs, who)
    await who.api.accounts.sendPhoneCode({ ...mine, captcha: dummyToken })
    await lastMessageTo(app, `+91${mine.phone}`, 2)
    const open = (number: typeof mine, otp: string) =>
      who.again().api.accounts.signInByPhone({ ...number, otp, create: true, ...bothConsents })
    const second = codeIn(await lastMessageTo(app, `+91${mine.phone}`, 2))
    await expect(open(theirs, second)).rejects.toMatchObject({ status: 422 })
    if (first !== second) await expect(open(mine, first)).rejects.toMatchObject({ status: 422 })
    await open(mine, second)
  })

  test.each([
    ['/api/session/link', (token: string) => ({ email: meera.email, oobCode: token })],
    ['/api/session/custom-token', (token: string) => ({ token })],
    ['/api/password-resets/check', (token: string) => ({ code: token })],
  ] as const)('a token for %s that nobody made is none, whatever its shape', async (path, body) => {
    const guesses = [
      newToken(app.services.random).token,
      'a',
      'A'.repeat(43),
      '=',
      '%00',
      '../',
      "' or '1'='1",
      '\u{1f511}'.repeat(40),
    ]
    for (const guess of guesses) {
      const answer = await visitor(app).call('POST', path, body(guess))
      expect(answer.status, guess).toBe(422)
      expect(answer.headers.getSetCookie(), guess).toEqual([])
    }
  })

  test('a session’s cookie that nobody gave opens nothing', async () => {
    for (const guess of [
      newToken(app.services.random).token,
      '',
      'null',
      'undefined',
      'a'.repeat(4000),
      "' or 1=1 --",
    ]) {
      const who = visitor(app)
      who.takeCookie(`safar_session=${encodeURIComponent(guess)}`)
      expect((await who.call('GET', '/api/journey')).status, guess).toBe(401)
      expect(
        (
          await visitor(app).call('GET', '/api/journey', undefined, {
            authorization: `Bearer ${encodeURIComponent(guess)}`,
          })
        ).status,
        guess,
      ).toBe(401)
    }
  })
})

describe('asking who is here', () => {
  const account = (email: string) => ({
    firstName: 'A',
    middleName: '',
    lastName: 'B',
    email,
    password: 'a-good-password-9',
    prefix: 'IN:91',
    phone: newPhone().phone,
  })
  let unknowns = 0
  const unknown = () => `not-here-${(unknowns += 1)}@example.com`

  const deps: Readonly<Record<string, (email: string, who: Visitor) => Promise<{ path: string; body: object }>>> = {
    'sign-in': async email => ({ path: '/api/session/password', body: { email, password: 'a-wrong-password' } }),
    'a forgotten password': async email => ({ path: '/api/password-resets', body: { email } }),
    'easy login': async email => ({ path: '/api/sign-in-links', body: { email } }),
    'the Register step': async email => ({ path: '/api/accounts/register', body: account(email) }),
    'sign-up': async (email, who) => {
      const number = newPhone()
      return {
        path: '/api/accounts',
        body: {
          ...account(email),
          ...number,
          otp: await codeFor(number, who),
          confirm: 'a-good-password-9',
          emailConsent: true,
          terms: true,
        },
      }
    },
  }

  async function ask(door: string, email: string) {
    await app.services.db.delete(rateLimits)
    const who = visitor(app)
    const wish = await deps[door]?.(email, who)
    const derivations: string[] = []
    const hook = createHook({
      init: (_, type) => {
        if (/^(ARGON2|SCRYPT|PBKDF2)REQUEST$/.test(type)) derivations.push(type)
      },
    }).enable()
    const answer = await who.call('POST', wish?.path ?? '', wish?.body)
    hook.disable()
    return { answer, derivations }
  }

  /** What is said, but for the ids and moments that differ each time. */
  const said = ({ status, body, headers }: Awaited<ReturnType<typeof ask>>['answer'], email: string) =>
    JSON.stringify([status, body, [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name))])
      .replaceAll(email, '(the address)')
      .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '(an id)')
      .replaceAll(/safar_(session|browser)=[\w-]+/g, 'safar_$1=(a token)')
      .replaceAll(/\+91\d{10}/g, '(a phone)')

  test.each(Object.keys(deps))('%s says the same of a known address and an unknown one', async door => {
    const nobody = unknown()
    const missing = said((await ask(door, nobody)).answer, nobody)
    expect(said((await ask(door, meera.email)).answer, meera.email)).toBe(missing)
  })

  // The hash of a password takes 20 ms, and nothing else that a door does takes as long: Node says how often it made one.
  test.each([
    ['sign-in', 1],
    ['a forgotten password', 0],
    ['easy login', 0],
    ['the Register step', 1],
    ['sign-up', 1],
  ])('%s hashes as many passwords: %i', async (door, hashes) => {
    const expected = Array.from({ length: hashes }, () => 'ARGON2REQUEST')
    expect((await ask(door, meera.email)).derivations).toEqual(expected)
    expect((await ask(door, unknown())).derivations).toEqual(expected)
  })

  test('and the hash for an unknown address is as dear as that of a known one', async () => {
    const dearness = (hash: string) => hash.split('$').slice(1, 4)
    const stored = await app.connections.sql<{ hash: string }[]>`select hash from passwords`
    expect(stored.length).toBeGreaterThan(0)
    for (const { hash } of stored) expect(dearness(hash)).toEqual(dearness(nobodysHash))
  })

  test('a guess at one that is locked is answered alike, and so is a phone that somebody else has', async () => {
    const nobody = unknown()
    const statuses = async (email: string) => {
      await app.services.db.delete(rateLimits)
      const all: number[] = []
      for (let tries = 0; tries < 12; tries += 1) all.push((await signIn(email, 'guess', '203.0.113.9')).status)
      return all
    }
    expect(await statuses(arjun.email)).toEqual(await statuses(nobody))
    const number = newPhone()
    await app.services.db
      .update(people)
      .set({ phone: `+91${number.phone}` })
      .where(eq(people.email, arjun.email))
    const taken = await visitor(app).call('POST', '/api/accounts', {
      ...account(unknown()),
      ...number,
      otp: '123456',
      confirm: 'a-good-password-9',
      emailConsent: true,
      terms: true,
    })
    expect(taken.body).toMatchObject({ code: 'no-pending-otp' })
  })

  test('only the letter tells: to its owner that the account is there, to somebody new the way in', async () => {
    await ask('the Register step', meera.email)
    await expect
      .poll(async () => (await messagesTo(app, meera.email)).map(({ subject }) => subject))
      .toContain('You have a Safar account already')
    const email = unknown()
    const who = visitor(app)
    const body = await who.api.accounts.register(account(email))
    expect(body).toMatchObject({ user: { primaryEmail: null, isAnonymous: false } })
    expect((await signIn(email, 'a-good-password-9', '198.51.100.3')).status).toBe(422)
    const waits = async (visiting: Visitor) => (await visiting.api.ways.read()).letterWaitsAt
    expect(await waits(who)).toBe(email)
    // The page says so of an address that is taken too.
    const other = visitor(app)
    await app.services.db.delete(rateLimits)
    await other.api.accounts.register(account(meera.email))
    expect(await waits(other)).toBe(meera.email)
    const oobCode = parameterIn(await lastMessageTo(app, email), 'oobCode')
    await who.api.ways.putEmail({ oobCode })
    expect(await waits(who)).toBeNull()
    expect((await signIn(email, 'a-good-password-9', '198.51.100.3')).status).toBe(200)
  })

  test('a forgotten password of nobody sends a letter that opens nothing', async () => {
    const email = unknown()
    await ask('a forgotten password', email)
    const text = await lastMessageTo(app, email)
    expect(text).toContain('no Safar account has it')
    expect(text).not.toContain('oobCode')
  })
})
