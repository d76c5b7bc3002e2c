// What anyone who runs the server looks at.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApp, type TestApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.end())

const get = (path: string, accept = '*/*') => fetch(app.url + path, { headers: { accept } })

test('it says that it is alive, and that its database is there', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' })
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' })
})

test('Prometheus reads how long each route takes, by its name and not by its address', async () => {
  await get('/api/universities/some-secret-name')
  const text = await (await get('/metrics')).text()
  expect(text).toContain('safar_http_request_seconds_bucket')
  expect(text).toContain('route="/api/universities/:id"')
  expect(text).toContain('safar_event_streams')
  expect(text).toContain('safar_standby_lag_seconds -1')
  expect(text).not.toContain('some-secret-name')
})

test('the contract is a document for programs and a page for people', async () => {
  const shape = z.object({
    openapi: z.literal('3.1.0'),
    paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.object({ 200: z.unknown() }) }))),
  })
  const { paths } = shape.parse(await (await get('/openapi.json')).json())
  expect(Object.keys(paths).length).toBeGreaterThan(40)
  expect(await (await get('/docs', 'text/html')).text()).toContain('/api/journey')
})

// Specification 1 and 2, section 7: the very path and method.
test.each([
  ['post', '/webinars/bigMarker/enter'],
  ['put', '/webinars/bigMarker/register'],
  ['delete', '/webinars/bigMarker/register'],
  ['post', '/visas/i20/fillI20'],
  ['post', '/webhooks/stripe/stripe-checkout'],
  ['post', '/webhooks/groupPlan/createCode'],
  ['post', '/webhooks/groupPlan/applyCode'],
  ['post', '/webhooks/slack/us-citizen-attempt'],
  ['post', '/payment/razorpay/order'],
])('%s %s is declared', async (method, path) => {
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await (await get('/openapi.json')).json())
  expect(paths[path]?.[method]).toBeDefined()
})

test.each([
  ['GET', '/api/journey', 'There is a problem with your authentication, please logout & sign-in again.'],
  ['PATCH', '/api/profile', 'Something went wrong. Please sign in again.'],
])('%s %s by nobody reads: %s', async (method, path, message) => {
  const answer = await fetch(app.url + path, { method, headers: { origin: app.url } })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ message })
})

test('each answer carries its request id and the headers that keep a page to itself', async () => {
  const { headers } = await get('/', 'text/html')
  expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('what carries its contents in its name is kept for ever, what does not is asked after, both in brotli', async () => {
  const page = await (await get('/', 'text/html')).text()
  const script = /(?:src|href)="(\/assets\/[\w-]+\.js)"/.exec(page)?.[1] ?? ''
  const given = async (path: string) => {
    const { status, headers } = await fetch(app.url + path, { headers: { 'accept-encoding': 'br' } })
    return [status, headers.get('content-encoding'), headers.get('cache-control')]
  }
  expect(await given(script)).toEqual([200, 'br', 'public, max-age=31536000, immutable'])
  expect(await given('/offline.js')).toEqual([200, 'br', 'no-cache'])
})

test.each(['/assets/index-of-yesterday.js', '/assets/', '/assets/..%2f.built-from', '/assets/%00'])(
  '%s is nothing, and no page',
  async path => {
    const answer = await get(path, 'text/html')
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers.get('content-type')).toContain('application/json')
  },
)
