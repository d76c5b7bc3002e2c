import { randomBytes } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { openOutside, type TestOutside } from '#tests/outside.ts'
import { startSandboxes } from './sandbox/sandboxes.ts'

const accounts = {
  SAFAR_SMTP_URL: 'smtp://127.0.0.1:1',
  SAFAR_TWILIO_ACCOUNT: 'AC1',
  SAFAR_TWILIO_TOKEN: 'token',
  SAFAR_TWILIO_FROM: '+15005550006',
  SAFAR_STRIPE_KEY: 'sk_live_1',
  SAFAR_STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SAFAR_STRIPE_ISSUING_KEY: 'sk_live_2',
  SAFAR_STRIPE_ISSUING_ADDRESS: '1155 Union Circle, Denton, TX, 76203',
  SAFAR_STRIPE_ISSUING_WEBHOOK_SECRETS: 'whsec_1,whsec_2',
  SAFAR_RAZORPAY_KEY: 'rzp_live_1',
  SAFAR_RAZORPAY_SECRET: 'secret',
  SAFAR_RAZORPAY_WEBHOOK_SECRET: 'webhook',
  SAFAR_BIGMARKER_KEY: 'key',
  SAFAR_TYPEFORM_SECRET: 'typeform',
  SAFAR_RATES_URL: 'https://rates.example',
  SAFAR_TURNSTILE_SITE_KEY: '0x4AAA',
  SAFAR_TURNSTILE_SECRET: '0x4AAA-secret',
  SAFAR_CLAMD: '127.0.0.1:1',
  SAFAR_SLACK_WEBHOOK_URL: 'https://hooks.slack.example/services/1',
}

let outside: TestOutside | undefined

afterEach(() => outside?.close())

test('a fresh clone has a sandbox for everything', async () => {
  outside = await openOutside()
  expect(outside.sandboxes).toMatchObject({
    mail: { url: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:\d+$/) },
    sms: { baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) },
    captcha: expect.anything(),
    cards: expect.anything(),
    rupees: expect.anything(),
    issuing: expect.anything(),
    webinars: expect.anything(),
    forms: expect.anything(),
    rates: { isSample: true },
    team: expect.anything(),
    scanner: { address: expect.stringMatching(/^127\.0\.0\.1:\d+$/) },
  })
})

test('with an account everywhere there is no sandbox', async () => {
  outside = await openOutside(accounts)
  expect(outside.sandboxes).toBeUndefined()
})

test('only who has no account has a sandbox', async () => {
  const { SAFAR_BIGMARKER_KEY: _, ...others } = accounts
  outside = await openOutside(others)
  expect(outside.sandboxes).toMatchObject({
    mail: undefined,
    sms: undefined,
    cards: undefined,
    rupees: undefined,
    rates: undefined,
    forms: undefined,
    issuing: undefined,
    team: undefined,
    scanner: undefined,
  })
  expect(outside.sandboxes?.webinars).toBeDefined()
})

test('the sandboxes of two processes on one database believe each other', async () => {
  outside = await openOutside()
  const { db, vault, clock, settings } = outside
  const other = await startSandboxes({ db, vault, settings, now: clock.now, random: randomBytes })
  expect(other?.cards?.webhookSecret).toBe(outside.sandboxes?.cards?.webhookSecret)
  await other?.close()
})
