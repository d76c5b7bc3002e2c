// In production every setting that is unsafe for real people stops the start, each with one line.
import { expect, test } from 'vitest'
import { accountsTable, hasSandboxPages, refuseUnsafe } from './production.ts'
import { readSettings } from './settings.ts'

const real = {
  SAFAR_ENV: 'production',
  SAFAR_URL: 'https://safar.example',
  SAFAR_SECRET: 'a secret for tests alone, long enough to be one',
  SAFAR_SMTP_URL: 'smtps://mail.example',
  SAFAR_TWILIO_ACCOUNT: 'AC1',
  SAFAR_TWILIO_TOKEN: 't',
  SAFAR_TWILIO_FROM: '+1',
  SAFAR_STRIPE_KEY: 'sk',
  SAFAR_STRIPE_WEBHOOK_SECRET: 'wh',
  SAFAR_STRIPE_ISSUING_KEY: 'sk',
  SAFAR_STRIPE_ISSUING_ADDRESS: '1155 Union Circle, Denton, TX, 76203',
  SAFAR_STRIPE_ISSUING_WEBHOOK_SECRETS: 'whsec_1,whsec_2',
  SAFAR_RAZORPAY_KEY: 'k',
  SAFAR_RAZORPAY_SECRET: 's',
  SAFAR_RAZORPAY_WEBHOOK_SECRET: 'w',
  SAFAR_BIGMARKER_KEY: 'b',
  SAFAR_CLAMD: '/run/clamav/clamd.ctl',
}
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(real).filter(([name]) => !names.includes(name)))
const start = (environment: Record<string, string>) => () => refuseUnsafe(readSettings(environment))

test('with every account, a secret and https it starts', () => {
  expect(start(real)).not.toThrow()
})

test.each([
  ['demo people, whose password is public', { ...real, SAFAR_DEMO: 'on' }, 'SAFAR_DEMO is on'],
  ['plain http', { ...real, SAFAR_URL: 'http://safar.example' }, 'SAFAR_URL must start with https://'],
  ['no address', without('SAFAR_URL'), 'SAFAR_URL must start with https://'],
  ['no secret', without('SAFAR_SECRET'), 'SAFAR_SECRET is missing'],
  ['letters that nobody gets', without('SAFAR_SMTP_URL'), 'SAFAR_SMTP_URL is missing'],
  [
    'codes that nobody gets',
    without('SAFAR_TWILIO_ACCOUNT', 'SAFAR_TWILIO_TOKEN', 'SAFAR_TWILIO_FROM'),
    'SAFAR_TWILIO_ACCOUNT is missing',
  ],
  [
    'dollars that nobody pays',
    without('SAFAR_STRIPE_KEY', 'SAFAR_STRIPE_WEBHOOK_SECRET'),
    'SAFAR_STRIPE_KEY is missing',
  ],
  [
    'rupees that nobody pays',
    without('SAFAR_RAZORPAY_KEY', 'SAFAR_RAZORPAY_SECRET', 'SAFAR_RAZORPAY_WEBHOOK_SECRET'),
    'SAFAR_RAZORPAY_KEY is missing',
  ],
  [
    'cards that nobody issues',
    without('SAFAR_STRIPE_ISSUING_KEY', 'SAFAR_STRIPE_ISSUING_ADDRESS', 'SAFAR_STRIPE_ISSUING_WEBHOOK_SECRETS'),
    'SAFAR_STRIPE_ISSUING_KEY is missing',
  ],
  ['webinars that nobody holds', without('SAFAR_BIGMARKER_KEY'), 'SAFAR_BIGMARKER_KEY is missing'],
  ['files that nobody looks through', without('SAFAR_CLAMD'), 'SAFAR_CLAMD is missing'],
] satisfies [string, Record<string, string>, string][])('%s are refused in one line', (_, environment, words) => {
  expect(start(environment)).toThrow(words)
  expect(start(environment)).not.toThrow(/\n/)
  // On a machine of one's own the same starts.
  expect(start({ ...environment, SAFAR_ENV: 'development' })).not.toThrow()
})

test('a sandbox may be named, by itself, and has its pages then', () => {
  const environment = without('SAFAR_BIGMARKER_KEY', 'SAFAR_SMTP_URL')
  expect(start({ ...environment, SAFAR_ALLOW_SANDBOX: 'webinars' })).toThrow('SAFAR_SMTP_URL')
  const allowed = { ...environment, SAFAR_ALLOW_SANDBOX: 'webinars,mail' }
  expect(start(allowed)).not.toThrow()
  expect(hasSandboxPages(readSettings(allowed))).toBe(true)
  expect(hasSandboxPages(readSettings(real))).toBe(false)
})

test('what is real, what is a sandbox and what is off is one table', () => {
  const lines = accountsTable(
    readSettings({ ...without('SAFAR_BIGMARKER_KEY'), SAFAR_SENTRY_DSN: 'https://a@sentry.example/1' }),
  ).split('\n')
  expect(lines).toHaveLength(17)
  for (const line of [
    /mail +real/,
    /webinars +sandbox/,
    /rates +sandbox/,
    /scanner +real/,
    /files +folder/,
    /typeform +off/,
    /captcha +off/,
    /sentry +real/,
    /posthog +off/,
    /metrics +off/,
    /traces +off/,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(line))
  }
})
