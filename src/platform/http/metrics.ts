import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Live } from '../live/live.ts'
import type { Settings } from '../settings.ts'
import type { Standby } from '../standby/standby.ts'

/** For Prometheus: how long each route takes, how many streams are open, how the process fares. */
type Metrics = { live: Live; standby: Standby; settings: Pick<Settings, 'isProduction' | 'SAFAR_METRICS_TOKEN'> }

/** In production for those who have the token, and for nobody where none is set. */
export function serveMetrics(app: FastifyInstance, { live, standby, settings }: Metrics): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'safar_http_request_seconds',
    help: 'Time to answer, by route and status class.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [register],
  })
  const streams = new Gauge({
    name: 'safar_event_streams',
    help: 'Event streams open in this process.',
    registers: [register],
  })
  const lag = new Gauge({
    name: 'safar_standby_lag_seconds',
    help: 'How far the standby was behind at the last look; -1 where none is in use.',
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', async ({ headers: { authorization } }, reply) => {
    if (!mayRead(settings, authorization)) return reply.callNotFound()
    streams.set(live.openStreams())
    lag.set(standby.lag() ?? -1)
    return reply.type(register.contentType).send(await register.metrics())
  })
}

function mayRead({ isProduction, SAFAR_METRICS_TOKEN: token }: Metrics['settings'], said: string | undefined): boolean {
  if (token === undefined) return !isProduction
  const [expected, given] = [`Bearer ${token}`, said ?? ''].map(text => createHash('sha256').update(text).digest())
  return expected !== undefined && given !== undefined && timingSafeEqual(expected, given)
}
