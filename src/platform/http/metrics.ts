import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Sql } from '../database/database.ts'
import type { Live } from '../live/live.ts'
import type { Settings } from '../settings.ts'
import type { Standby } from '../standby/standby.ts'
import { openGauges } from '../watching/gauges.ts'
import type { Metrics } from '../watching/metrics.ts'

type Parts = {
  metrics: Metrics
  live: Live
  standby: Standby
  sql: Sql
  settings: Pick<Settings, 'isProduction' | 'SAFAR_METRICS_TOKEN' | 'SAFAR_DATA'>
}

/** For Prometheus. In production for those who have the token, and for nobody where none is set. */
export function serveMetrics(app: FastifyInstance, { metrics, live, standby, sql, settings }: Parts): void {
  const { register } = metrics
  const refresh = openGauges({
    register,
    sql,
    dataFolder: settings.SAFAR_DATA,
    openStreams: live.openStreams,
    standbyLag: standby.lag,
  })
  app.addHook('onResponse', async (request, reply) => {
    metrics.observeRequest(
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
    await refresh()
    return reply.type(register.contentType).send(await register.metrics())
  })
}

function mayRead({ isProduction, SAFAR_METRICS_TOKEN: token }: Parts['settings'], said: string | undefined): boolean {
  if (token === undefined) return !isProduction
  const [expected, given] = [`Bearer ${token}`, said ?? ''].map(text => createHash('sha256').update(text).digest())
  return expected !== undefined && given !== undefined && timingSafeEqual(expected, given)
}
