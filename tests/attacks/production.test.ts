// What a stranger tries first at a server of production: the demo's people, the sandbox, the figures.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, dev } from '#seed/people.ts'
import { seed, seedDemo } from '#seed/seed.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { visitor } from '../visitor.ts'

const token = 'a token for figures alone, as long as it must be'
let bare: TestApp
let watched: TestApp

beforeAll(async () => {
  const settings = { SAFAR_ENV: 'production', SAFAR_URL: 'https://safar.example' }
  bare = await openTestApp({ settings })
  await seed(bare.services)
  await seedDemo(bare.services)
  watched = await openTestApp({ settings: { ...settings, SAFAR_METRICS_TOKEN: token } })
})
afterAll(() => Promise.all([bare.end(), watched.end()]))

test('nobody of the demo is there', async () => {
  const answer = await visitor(bare).call(
    'POST',
    '/api/session/password',
    { email: dev.email, password: demoPassword },
    { origin: 'https://safar.example' },
  )
  expect(answer).toMatchObject({ status: 422, body: { code: 'user-not-found' } })
})

test('the sandbox has no page', async () => {
  for (const path of ['/sandbox', '/sandbox/messages/1', '/sandbox/checkout/cs_1', '/sandbox/rupees/1']) {
    const answer = await fetch(bare.url + path, {
      method: path.endsWith('1') ? 'POST' : 'GET',
      headers: { origin: 'https://safar.example' },
    })
    expect([path, answer.status]).toEqual([path, 404])
  }
})

test('figures are shown to those who have the token, and to nobody where there is none', async () => {
  const figures = async (app: TestApp, authorization?: string) =>
    (await fetch(`${app.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })).status
  expect(await figures(bare)).toBe(404)
  expect(await figures(watched)).toBe(404)
  expect(await figures(watched, 'Bearer ')).toBe(404)
  expect(await figures(watched, `Bearer ${token}x`)).toBe(404)
  expect(await figures(watched, `Bearer ${token}`)).toBe(200)
})
