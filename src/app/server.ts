// The server as a whole, without a port: started by main.ts and by tests alike.
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../platform/http/app.ts'
import { eventStreams } from '../platform/http/events.ts'
import { serveHealth } from '../platform/http/health.ts'
import { serveMetrics } from '../platform/http/metrics.ts'
import { serveOpenApi } from '../platform/http/openapi.ts'
import { serveContract } from '../platform/http/serve.ts'
import type { Built } from '../platform/compose.ts'
import { postJobs } from '../platform/post.ts'
import { pruneChanges } from '../platform/live/prune.ts'
import { contract } from './contract.ts'
import { handlers } from './handlers.ts'
import { serveWeb } from './web-files.ts'

export type Server = { app: FastifyInstance; close: () => Promise<void> }

export async function buildServer(built: Built): Promise<Server> {
  const { house, live, jobs, connections } = built
  let isStopping = false
  const app = await buildApp({
    settings: house.settings,
    newRequestId: () => Buffer.from(house.random(9)).toString('base64url'),
    recordError: house.ports.errors.record,
  })
  serveMetrics(app, live)
  serveHealth(app, connections.sql, () => isStopping)
  serveOpenApi(app, contract, house)
  serveContract(app, contract, handlers, {
    house,
    changeOnce: built.changeOnce,
    streamEvents: eventStreams(live),
  })
  await serveWeb(app, house)
  await jobs.start([
    ...postJobs(house.vault, house.ports),
    { name: 'prune-changes', cron: '17 * * * *', work: () => pruneChanges(connections.sql) },
  ])
  return {
    app,
    close: async () => {
      isStopping = true
      await app.close()
      await built.close()
    },
  }
}
