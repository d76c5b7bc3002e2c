import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Live } from '../live/live.ts'

/** For Prometheus: how long each route takes, how many streams are open, how the process fares. */
export function serveMetrics(app: FastifyInstance, live: Live): void {
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
  app.get('/metrics', async (_, reply) => {
    streams.set(live.openStreams())
    return reply.type(register.contentType).send(await register.metrics())
  })
}
