import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without any setting everything has a default', () => {
  expect(readSettings({})).toMatchObject({ PORT: 3000, publicUrl: 'http://localhost:3000', isDemo: true })
})

test('what is not ours is left alone', () => {
  expect(readSettings({ PATH: '/bin', EDITOR: 'ed' })).toMatchObject({ PORT: 3000 })
})

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ SAFAR_LOG: 'loud' }, 'SAFAR_LOG'],
  [{ SAFAR_FILES: 's3' }, 'There is no setting SAFAR_FILES'],
  [{ DATABASE_URL: 'mysql://x' }, 'must start with postgres://'],
  [{ SAFAR_MIGRATIONS_URL: 'postgres://x' }, 'The setting DATABASE_URL is missing: it goes with SAFAR_MIGRATIONS_URL.'],
  [{ DATABASE_DIRECT_URL: 'postgres://x' }, 'The setting DATABASE_URL is missing: it goes with DATABASE_DIRECT_URL.'],
  [{ DATABASE_READ_URL: 'postgres://x' }, 'The setting DATABASE_URL is missing: it goes with DATABASE_READ_URL.'],
  [{ SAFAR_SECRET: 'short' }, 'at least 32 characters'],
  [{ SAFAR_SECRET: 'a'.repeat(40) }, 'must not be one character again and again'],
  [{ SAFAR_OLD_SECRETS: '🔑'.repeat(40) }, 'must not be one character again and again'],
  [{ SAFAR_METRICS_TOKEN: ' '.repeat(32) }, 'must not be one character again and again'],
  [
    { SAFAR_URL: 'http://safar.example', SAFAR_ENV: 'development', SAFAR_HOST: '0.0.0.0' },
    'a public address must start with https://',
  ],
  [{ SAFAR_BEHIND_PROXY: 'maybe' }, 'must be off, on or how many proxies there are'],
  [{ SAFAR_ALLOW_SANDBOX: 'cards,coins' }, 'SAFAR_ALLOW_SANDBOX is wrong'],
  [{ SAFAR_METRICS_TOKEN: 'short' }, 'at least 32 characters'],
  [{ SAFAR_STRIPE_KEY: 'sk_1' }, 'SAFAR_STRIPE_WEBHOOK_SECRET is missing'],
])('%j stops the start with one line', (environment, words) => {
  const failure = (() => {
    try {
      readSettings(environment)
      return ''
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
  })()
  expect(failure).toContain(words)
  expect(failure.split('\n')).toHaveLength(1)
})

test('an address with https or an own database means production, which has no demo people unless asked for', () => {
  expect(readSettings({})).toMatchObject({ isProduction: false, isDemo: true })
  for (const meant of [
    { DATABASE_URL: 'postgres://x' },
    { SAFAR_URL: 'https://safar.example' },
    { SAFAR_ENV: 'production' },
  ]) {
    expect(readSettings(meant)).toMatchObject({ isProduction: true, isDemo: false })
    expect(readSettings({ ...meant, SAFAR_ENV: 'development' })).toMatchObject({ isProduction: false, isDemo: true })
  }
  expect(readSettings({ DATABASE_URL: 'postgres://x', SAFAR_DEMO: 'on' }).isDemo).toBe(true)
})

test.each([
  [{}, 0],
  [{ SAFAR_BEHIND_PROXY: 'off' }, 0],
  [{ SAFAR_BEHIND_PROXY: 'on' }, 1],
  [{ SAFAR_BEHIND_PROXY: '2' }, 2],
])('%j are %i proxies', (environment, proxies) => {
  expect(readSettings(environment).SAFAR_BEHIND_PROXY).toBe(proxies)
})

test.each(['http://safar.example', 'http://203.0.113.7:3000', 'http://[2001:db8::1]', 'http://10.example.com'])(
  'people who come to %s over plain http find nobody: it means production, and else this machine alone',
  address => {
    expect(readSettings({ SAFAR_URL: address })).toMatchObject({ isProduction: true, isDemo: false })
    expect(readSettings({ SAFAR_URL: address, SAFAR_ENV: 'development' }).SAFAR_HOST).toBe('127.0.0.1')
  },
)

test.each([
  'http://localhost:3000',
  'http://safar.localhost',
  'http://127.0.0.1:4',
  'http://[::1]:3000',
  'http://192.168.1.5:3000',
  'http://app1:3000',
])('%s is one’s own network, and is answered as before', address => {
  expect(readSettings({ SAFAR_URL: address })).toMatchObject({ isProduction: false, SAFAR_HOST: '::' })
})
