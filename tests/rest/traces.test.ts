// Traces: what a collector is sent of a request, and that nobody waits for it.
import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { dummyToken } from '#src/platform/captcha/turnstile.ts'
import { attributeOf, openCollector, type Collector, type SentSpan } from '#tests/collector.ts'
import { plant, somebody } from '#tests/planted.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'

describe('with a collector', () => {
  let collector: Collector
  let app: TeamApp
  beforeAll(async () => {
    collector = await openCollector()
    app = await openTeamApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  })
  afterAll(async () => {
    await app.end()
    await collector.close()
  })

  const named = (name: string): readonly SentSpan[] => collector.spans().filter(span => span.name === name)
  const childrenOf = ({ spanId }: SentSpan): readonly SentSpan[] =>
    collector.spans().filter(({ parentSpanId }) => parentSpanId === spanId)

  test('a request that writes is a span with its session, its transaction and the statements in it', async () => {
    const asMeera = await app.enter(meera)
    const mark = '/api/journey/bank-accounts/CompareAccounts/mark'
    const answer = await asMeera.call('PUT', mark, {})
    expect(answer.status).toBe(200)
    const name = 'PUT /api/journey/:stage/:step/mark'
    await expect.poll(() => named(name)).toHaveLength(1)
    const [request] = named(name)
    if (request === undefined) return expect.fail('no span')
    expect(request.parentSpanId).toBeUndefined()
    expect(attributeOf(request, 'http.response.status_code')).toBe(200)
    expect(attributeOf(request, 'safar.request_id')).toBe(answer.headers.get('x-request-id'))
    const parts = childrenOf(request)
    expect(new Set(parts.map(part => part.name))).toEqual(new Set(['session', 'facts', 'transaction']))
    const transaction = parts.find(part => part.name === 'transaction')
    const texts = transaction === undefined ? [] : childrenOf(transaction).map(one => attributeOf(one, 'db.query.text'))
    expect(texts).toContainEqual(expect.stringMatching(/^\s*insert into happenings .* values \(\$1/s))
  })

  test('a job and the call that it makes are a trace of their own', async () => {
    const asNobody = (await app.enter(meera)).again()
    await asNobody.api.accounts.sendPhoneCode({
      prefix: 'IN:91',
      phone: '9876500001',
      captcha: dummyToken,
    })
    await expect.poll(() => named('job sms').length).toBeGreaterThan(0)
    const [job] = named('job sms')
    if (job === undefined) return expect.fail('no span')
    expect(job.parentSpanId).toBeUndefined()
    const [call] = childrenOf(job)
    expect(call?.name).toMatch(/^POST 127\.0\.0\.1:\d+$/)
    expect(call === undefined ? undefined : attributeOf(call, 'http.response.status_code')).toBe(201)
  })

  test('nothing that people typed, sent or were sent is in any span', async () => {
    const { who, marker, id, email } = await somebody(app)
    await plant(app, who, marker)
    const answer = await who.call('GET', `/api/journey?q=${marker}`, undefined, { 'user-agent': `${marker}Agent` })
    expect(answer.status).toBeLessThan(500)
    await who.call('GET', '/api/universities/the-last-request')
    await expect.poll(() => named('GET /api/universities/:id').length).toBeGreaterThan(0)
    const text = collector.text()
    for (const planted of [marker, id, email, 'chai-at-the-gate', who.cookie().split('=')[1] ?? '', 'last-request']) {
      expect(text.includes(planted), planted).toBe(false)
    }
  })

  test('a client cannot put its request into a trace of its own choice', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await fetch(`${app.url}/api/universities`, { headers: { traceparent } })
    await expect.poll(() => named('GET /api/universities').length).toBeGreaterThan(0)
    expect(collector.text()).not.toContain('0af7651916cd43dd8448eb211c80319c')
  })
})

test('behind a proxy of ours a request belongs to the trace that the proxy began', async () => {
  const collector = await openCollector()
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, SAFAR_BEHIND_PROXY: 'on' }
  const app = await openTeamApp(settings)
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  await fetch(`${app.url}/api/universities`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } })
  await fetch(`${app.url}/api/universities`, { headers: { traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01` } })
  // A closing server sends what is left.
  await app.end()
  const requests = collector.spans().filter(({ name }) => name === 'GET /api/universities')
  expect(requests.map(one => [one.traceId === traceId, one.parentSpanId])).toEqual([
    [true, 'b7ad6b7169203331'],
    [false, undefined],
  ])
  await collector.close()
})

test.each(['nobody listens', 'nobody answers'])(
  'with a collector where %s, requests are answered as ever',
  async where => {
    const sockets = new Set<Socket>()
    const silent = createServer(socket => void sockets.add(socket))
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    if (where === 'nobody listens') await new Promise(resolve => silent.close(resolve))
    const app = await openTeamApp({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
    const asMeera = await app.enter(meera)
    for (let count = 0; count < 50; count += 1) await asMeera.api.journey.read({})
    if (where === 'nobody answers') await expect.poll(() => sockets.size).toBeGreaterThan(0)
    for (let count = 0; count < 50; count += 1) await asMeera.api.journey.read({})
    await app.end()
    for (const socket of sockets) socket.destroy()
    if (where === 'nobody answers') await new Promise(resolve => silent.close(resolve))
  },
)
