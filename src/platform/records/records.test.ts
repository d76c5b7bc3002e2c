import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOutside, type TestOutside } from '#tests/outside.ts'
import { openListener, type SandboxRequest } from '../sandbox/listener.ts'
import { analyticsEvents, recordedErrors } from './tables.ts'

/** Sentry and PostHog, as far as we call them. */
async function collectors() {
  const seen: SandboxRequest[] = []
  const answer = async (request: SandboxRequest) => {
    seen.push(request)
    return { status: 200, body: {} }
  }
  return { ...(await openListener([{ method: 'POST', path: /./, answer }])), seen }
}

let away: Awaited<ReturnType<typeof collectors>>
let outside: TestOutside

beforeAll(async () => {
  away = await collectors()
  outside = await openOutside({
    SAFAR_SENTRY_DSN: away.url.replace('://', '://publickey@') + '/42',
    SAFAR_POSTHOG_KEY: 'phc_1',
    SAFAR_POSTHOG_URL: away.url,
  })
})
afterAll(async () => {
  await outside.close()
  await away.close()
})

const arrived = async (path: string) => {
  await expect.poll(() => away.seen.find(request => request.path === path)).toBeDefined()
  return away.seen.find(request => request.path === path) ?? expect.fail('nothing came')
}

test('an error is kept without its persons, here and there', async () => {
  await outside.ports.errors.record({
    where: 'server',
    message: 'No offer for meera@example.in\0',
    stack:
      'TypeError: No offer for meera@example.in\n    at acceptOffer (/srv/loans/service.ts:12:3)\n    at serve (/srv/http.ts:4:5)',
    url: '/loans/offers?phone=919812345678',
    requestId: 'r-1',
  })
  const [row] = await outside.db.select().from(recordedErrors)
  expect(row).toMatchObject({
    where: 'server',
    message: 'No offer for [e-mail]',
    url: '/loans/offers?phone',
    requestId: 'r-1',
    at: outside.clock.now(),
  })
  const { headers, body } = await arrived('/api/42/envelope/')
  expect(headers['x-sentry-auth']).toContain('sentry_key=publickey')
  expect(body).not.toContain('meera')
  const [, kind, event] = body.split('\n').map(line => JSON.parse(line))
  expect(kind).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    event_id: expect.stringMatching(/^[\da-f]{32}$/),
    timestamp: 1_659_348_000,
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'No offer for [e-mail]',
          stacktrace: {
            frames: [
              { function: 'serve', filename: '/srv/http.ts', lineno: 4, colno: 5 },
              { function: 'acceptOffer', filename: '/srv/loans/service.ts', lineno: 12, colno: 3 },
            ],
          },
        },
      ],
    },
  })
})

test('an event is nobody’s, here and there', async () => {
  await outside.ports.analytics.record({
    name: 'step opened',
    properties: { step: 'FinalizeOffer', by: 'a@b.in', n: 3 },
  })
  const [row] = await outside.db.select().from(analyticsEvents)
  expect(row).toMatchObject({ name: 'step opened', properties: { step: 'FinalizeOffer', by: '[e-mail]', n: 3 } })
  expect(JSON.parse((await arrived('/i/v0/e/')).body)).toMatchObject({
    api_key: 'phc_1',
    event: 'step opened',
    properties: { by: '[e-mail]', $process_person_profile: false },
  })
})

test('what is too long is cut', async () => {
  await outside.ports.errors.record({
    where: 'browser',
    message: 'x y '.repeat(5_000),
    stack: '',
    url: '/',
    requestId: undefined,
  })
  const rows = await outside.db.select().from(recordedErrors)
  expect(rows.map(({ where, message }) => [where, message.length])).toContainEqual(['browser', 2_000])
})
