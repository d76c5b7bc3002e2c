// A script that has codes sent, without a person and without a browser.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { turnstileCaptcha, captchaTokens } from '#src/platform/captcha/turnstile.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { ProviderUnavailable } from '#src/platform/providers/call.ts'
import { answerOf, ensure } from '../api.ts'
import { messagesTo } from '../caught.ts'
import { clockAt, openTestApp, type TestApp } from '../app.ts'
import { visitor } from '../visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(() => app.clear(rateLimits))
afterAll(() => app.end())

let phones = 0
const newPhone = () => ({ prefix: 'IN:91', phone: String(9_848_600_000 + (phones += 1)) })
const ask = (captcha: string, number = newPhone()) => visitor(app).api.accounts.sendPhoneCode({ ...number, captcha })
const token = async (pressed = false): Promise<string | null> =>
  Object((await visitor(app).call('POST', '/sandbox/turnstile/token', { pressed })).body).token

test.each([
  ['none', ''],
  ['an invented one', 'XXXX.FORGED.TOKEN.XXXX'],
  ['one with another signature', '1781503200000.abcdefgh.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['a longer one', 'x'.repeat(2_000)],
])('with a token that is %s no code is sent', async (_, captcha) => {
  const number = newPhone()
  await expect(ask(captcha, number)).rejects.toMatchObject({ status: 422, body: { code: 'captcha-failed' } })
  expect(await messagesTo(app, `+91${number.phone}`)).toEqual([])
})

test('a token is good once, even for many at once', async () => {
  const captcha = ensure(await token(true))
  const answers = await Promise.all(Array.from({ length: 10 }, () => answerOf(ask(captcha))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('anyone who asks very often has to press first', async () => {
  const given: (string | null)[] = []
  for (let count = 0; count < 25; count += 1) given.push(await token())
  expect(given.filter(one => one === null).length).toBeGreaterThan(3)
  const pressed = ensure(await token(true))
  await ask(pressed)
})

test('a token ends after five minutes', () => {
  const clock = clockAt('2026-06-15T06:00:00Z')
  const tokens = captchaTokens('a secret', clock.now)
  const [early, late] = [tokens.give('here', false) ?? '', tokens.give('here', false) ?? '']
  clock.pass({ minutes: 5 })
  expect(tokens.take(early)).toBe(true)
  clock.pass({ seconds: 1 })
  expect(tokens.take(late)).toBe(false)
  expect(captchaTokens('another secret', clock.now).take(tokens.give('here', false) ?? '')).toBe(false)
})

test('where Turnstile is away nothing is let through, and without an account nothing is asked', async () => {
  const away = turnstileCaptcha({ baseUrl: 'http://127.0.0.1:1', secret: 's', siteKey: 'k', script: '/x.js' })
  await expect(away.isPerson('a token', '203.0.113.1')).rejects.toThrow(ProviderUnavailable)
  expect(await away.isPerson('', '203.0.113.1')).toBe(false)
  expect(await turnstileCaptcha(undefined).isPerson('', '203.0.113.1')).toBe(true)
})

test('the frame is shown by our own pages alone, and runs no script but its own', async () => {
  const answer = await fetch(`${app.url}/captcha`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]+' 'self';/)
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
})
