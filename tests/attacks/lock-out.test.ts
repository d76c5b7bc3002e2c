// A stranger who knows an address and a number uses up every count there is. Its owner comes in all the same.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dummyToken } from '#src/platform/captcha/turnstile.ts'
import { demoPassword, rohan } from '#seed/people.ts'
import { seedPeople } from '../people.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { codeIn, lastMessageTo, messagesTo, parameterIn } from '../caught.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { bothConsents, visitor, type Visitor } from '../visitor.ts'

let app: TestApp
const number = { prefix: 'IN:91', phone: '9848055512' }
const { email } = rohan

beforeAll(async () => {
  app = await openTestApp({ settings: { SAFAR_BEHIND_PROXY: 'on' } })
  await seedPeople(app.services)
  await app.services.db
    .update(people)
    .set({ phone: '+919848055512', phoneVerifiedAt: app.clock.now() })
    .where(eq(people.email, email))
})
afterAll(() => app.end())

const from = (address: string) => ({ 'x-forwarded-for': address })
const home = from('2001:db8:aaaa:1::7')

const signIn = (who: Visitor, password: string, headers: Record<string, string>) =>
  who.call('POST', '/api/session/password', { email, password }, headers)
const count = async (to: string) => (await messagesTo(app, to)).length

/** Everything that can be asked for without a proof, from two places, until nothing more is given. */
async function attack(): Promise<void> {
  for (const address of ['203.0.113.1', '198.51.100.1']) {
    const stranger = visitor(app)
    const all = async (path: string, body: object) => {
      for (let tries = 0; tries < 12; tries += 1) await stranger.call('POST', path, body, from(address))
    }
    await all('/api/session/password', { email, password: 'a guess' })
    await all('/api/phone-codes', { ...number, captcha: dummyToken })
    await all('/api/session/phone', { ...number, otp: '000000' })
    await all('/api/sign-in-links', { email })
    await all('/api/password-resets', { email })
  }
}

describe('when strangers have used up passwords, codes, links and resets of an account', () => {
  let known: Visitor
  beforeAll(async () => {
    known = visitor(app)
    expect((await signIn(known, demoPassword, home)).status).toBe(200)
    await known.call('DELETE', '/api/session', undefined, home)
  })
  beforeEach(async () => {
    await app.services.db.delete(rateLimits)
    await attack()
  })

  test('a stranger’s browser is refused even with the right password', async () => {
    expect((await signIn(visitor(app), demoPassword, from('192.0.2.9'))).status).toBe(429)
  })

  test('the owner’s browser takes the password', async () => {
    expect((await signIn(known.again(), demoPassword, home)).status).toBe(200)
  })

  test('the owner’s browser takes a code', async () => {
    const who = known.again()
    const before = await count('+919848055512')
    expect((await who.call('POST', '/api/phone-codes', { ...number, captcha: dummyToken }, home)).status).toBe(200)
    const otp = codeIn(await lastMessageTo(app, '+919848055512', before + 1))
    // Guesses of others at their own codes in between close nothing.
    const stranger = visitor(app)
    for (let tries = 0; tries < 6; tries += 1)
      await stranger.call('POST', '/api/session/phone', { ...number, otp: '111111' }, from('203.0.113.1'))
    expect((await who.call('POST', '/api/session/phone', { ...number, otp }, home)).status).toBe(200)
  })

  test('on a new device the newest letter, which the strangers asked for, opens the account', async () => {
    const who = visitor(app)
    const refused = await who.call('POST', '/api/sign-in-links', { email }, home)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-letters' } })
    expect(Object(refused.body).fields.email).toContain('Open the newest one')
    const newest = (await messagesTo(app, email)).find(({ body }) => body.includes('/verify-link?'))
    const oobCode = parameterIn(newest?.body ?? '', 'oobCode')
    expect((await who.call('POST', '/api/session/link', { email, oobCode }, home)).status).toBe(200)
  })
})

test('links and resets are counted apart', async () => {
  await app.services.db.delete(rateLimits)
  const who = visitor(app)
  for (let tries = 0; tries < 6; tries += 1) await who.call('POST', '/api/sign-in-links', { email }, home)
  expect((await who.call('POST', '/api/sign-in-links', { email }, home)).status).toBe(429)
  expect((await who.call('POST', '/api/password-resets', { email }, home)).status).toBe(200)
})

test('one place alone closes the texts of a phone for itself, not for another place', async () => {
  await app.services.db.delete(rateLimits)
  const stranger = visitor(app)
  for (let tries = 0; tries < 12; tries += 1)
    await stranger.call('POST', '/api/phone-codes', { ...number, captcha: dummyToken }, from('203.0.113.1'))
  expect(
    (await stranger.call('POST', '/api/phone-codes', { ...number, captcha: dummyToken }, from('203.0.113.1'))).status,
  ).toBe(429)
  expect((await visitor(app).call('POST', '/api/phone-codes', { ...number, captcha: dummyToken }, home)).status).toBe(
    200,
  )
})

test('a code opens nothing in a browser that did not ask for it', async () => {
  await app.services.db.delete(rateLimits)
  const who = visitor(app)
  const other = { prefix: 'IN:91', phone: '9848055513' }
  await who.call('POST', '/api/phone-codes', { ...other, captcha: dummyToken }, home)
  const otp = codeIn(await lastMessageTo(app, '+919848055513'))
  const open = (browser: Visitor) =>
    browser.call('POST', '/api/session/phone', { ...other, otp, create: true, ...bothConsents }, home)
  expect(await open(visitor(app))).toMatchObject({ status: 422, body: { code: 'no-pending-otp' } })
  expect((await open(who)).status).toBe(200)
})

test('a password that is set again makes every browser a stranger’s again', async () => {
  await app.services.db.delete(rateLimits)
  const known = visitor(app)
  await signIn(known, demoPassword, home)
  await known.call('POST', '/api/password-resets', { email }, home)
  await expect
    .poll(async () => (await messagesTo(app, email)).some(({ body }) => body.includes('resetPassword')))
    .toBe(true)
  const newest = (await messagesTo(app, email)).find(({ body }) => body.includes('resetPassword'))
  const code = parameterIn(newest?.body ?? '', 'oobCode')
  const password = 'a-new-password-9'
  expect((await known.call('PUT', '/api/password-resets', { code, password, confirm: password }, home)).status).toBe(
    200,
  )
  for (let tries = 0; tries < 12; tries += 1) await signIn(visitor(app), 'a guess', from(`203.0.113.${tries}`))
  expect((await signIn(known.again(), password, home)).status).toBe(429)
})
