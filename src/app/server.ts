// The server as a whole, without a port: started by main.ts and by tests alike.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serveCaptcha } from '../platform/captcha/frame.ts'
import { buildApp, type ServedRoute } from '../platform/http/app.ts'
import { callerOf } from '../platform/http/callers.ts'
import { eventStreams } from '../platform/http/events.ts'
import { serveHealth } from '../platform/http/health.ts'
import { fileJobs } from '../platform/files/removal.ts'
import { roomIn } from '../platform/files/room.ts'
import { leaving } from '../platform/http/leave.ts'
import { serveMetrics } from '../platform/http/metrics.ts'
import { traceRequests } from '../platform/http/spans.ts'
import { hasSandboxPages } from '../platform/production.ts'
import { serveOpenApi } from '../platform/http/openapi.ts'
import type { Patience } from '../platform/http/patience.ts'
import { serveContract } from '../platform/http/serve.ts'
import type { Built } from '../platform/compose.ts'
import type { Services } from '../platform/services.ts'
import { postJobs } from '../platform/post.ts'
import { pruneRecords } from '../platform/records/prune.ts'
import type { DemoCode } from '../platform/sandbox/pages/authenticator.ts'
import { sandboxPages } from '../platform/sandbox/pages/pages.ts'
import { pruneChanges } from '../platform/live/prune.ts'
import { consenting, sharing } from '../manifest/admission.ts'
import type { AppServices } from '../manifest/app-services.ts'
import type { AnyHandlers, ServerModule } from '../manifest/server.ts'
import { platformHandlers } from '../platform/service.ts'
import { contract, serverModules } from './server-modules.ts'
import { appServices } from './services.ts'
import { serveWeb } from './web-files.ts'

/** `routes` is all that is served, so that a test can hold it against what is declared. */
export type Server = { app: FastifyInstance; routes: readonly ServedRoute[]; close: () => Promise<void> }

type Options = {
  patience?: Patience
  /** What the authenticator app of the demo's staff shows; where there is a demo. */
  readDemoCode?: (now: Temporal.Instant) => DemoCode
}

export async function buildServer(built: Built, { patience, readDemoCode }: Options = {}): Promise<Server> {
  const { services, live, jobs, outside, connections, watching } = built
  const streams = eventStreams(live)
  const app = await buildApp({
    settings: services.settings,
    newRequestId: requestIds(services.random),
    recordError: services.ports.errors.record,
    ...(patience !== undefined && { patience }),
  })
  const { isLeaving, leave } = leaving(app, streams, services.settings)
  if (watching.tracing !== undefined) traceRequests(app, watching.tracing, services.settings)
  serveMetrics(app, { ...built, metrics: watching.metrics, sql: connections.sql, settings: services.settings })
  serveHealth(app, connections.sql, isLeaving)
  serveOpenApi(app, contract, services)
  serveContract(app, contract, handlersOf(serverModules, appServices), {
    services,
    changesOnce: built.changesOnce,
    streamEvents: streams.open,
    isRoom: roomIn(services.settings.SAFAR_DATA),
    isShared: appServices.given(sharing)('family')(services),
    missingConsent: appServices.given(consenting)('consent').missing(services, appServices),
  })
  if (outside.sandboxes !== undefined && hasSandboxPages(services.settings)) {
    await app.register(sandboxPages, {
      ...services,
      sandboxes: outside.sandboxes,
      mayRead: mayReadSandbox(services),
      ...(services.settings.isDemo && readDemoCode && { readDemoCode: () => readDemoCode(services.now()) }),
    })
  }
  serveCaptcha(app, services.ports)
  await serveWeb(app, services)
  await jobs.start([
    ...postJobs(services.vault, services.ports),
    ...fileJobs(outside.ports.files),
    ...serverModules.flatMap(({ jobs }) => jobs?.(services, appServices) ?? []),
    { name: 'prune-changes', cron: '17 * * * *', work: () => pruneChanges(connections.sql) },
    { name: 'prune-records', cron: '29 * * * *', work: () => pruneRecords(services) },
  ])
  return {
    app,
    routes: app.servedRoutes,
    close: async () => {
      await leave()
      await built.close()
    },
  }
}

/** One draw a process and a count: unlike any other, and cheap at every request. */
function requestIds(random: Services['random']): () => string {
  const prefix = Buffer.from(random(6)).toString('base64url')
  let count = 0
  return () => `${prefix}-${(count += 1).toString(36)}`
}

/** Where the demo's people live anybody may read their letters; elsewhere what a sandbox caught is an admin's. */
const mayReadSandbox = (services: Services) => async (request: FastifyRequest) =>
  services.settings.isDemo || (await callerOf(request, services))?.roles.includes('admin') === true

/**
 * The handlers of all modules. That each verb of a module's contract has its own, the compiler says in the module.
 */
export function handlersOf(modules: readonly ServerModule[], appServices: AppServices): AnyHandlers {
  const { isMeasured } = appServices.given(consenting)('consent')
  const recordEvent: typeof platformHandlers.recordEvent = async (call, input) => {
    if (await isMeasured(call)) await platformHandlers.recordEvent(call, input)
  }
  return Object.fromEntries([
    ['platform', { ...platformHandlers, recordEvent }],
    ...modules.flatMap(({ calls }) => Object.entries(calls?.handlers(appServices) ?? {})),
  ])
}
