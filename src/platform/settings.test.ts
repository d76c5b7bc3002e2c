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

test('an address with https or a database of one’s own means production, which has no demo people unless asked for', () => {
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
