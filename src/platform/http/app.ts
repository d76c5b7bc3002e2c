// Fastify, set up the way every route of ours wants it.
import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { malformed, notFound, Refusal, tooLarge, unexpected, type Problem } from '#src/wire/problem.ts'
import type { RecordedError } from '../ports.ts'
import type { Settings } from '../settings.ts'
import { ordinaryHere, serverPatience, watchBodies, type Patience } from './patience.ts'
import { securityHeaders } from './security-headers.ts'
import { problemOfDatabase, problemOfProvider } from './database-problems.ts'

export type ServedRoute = { method: string; url: string }

declare module 'fastify' {
  interface FastifyRequest {
    /** With what it was turned away. */
    refused: string | undefined
  }
  interface FastifyInstance {
    servedRoutes: readonly ServedRoute[]
  }
}

type Options = {
  settings: Settings
  newRequestId: () => string
  recordError: (error: RecordedError) => Promise<void>
  patience?: Patience
}

export async function buildApp({
  settings,
  newRequestId,
  recordError,
  patience = ordinaryHere(),
}: Options): Promise<FastifyInstance> {
  const headers = securityHeaders(settings)
  const app = Fastify({
    ...serverPatience(patience),
    // A request under way is answered before the server goes; streams are ended first, see events.ts.
    forceCloseConnections: 'idle',
    // Counted from our side: an address that a client made up stands before those that our proxies saw.
    trustProxy: (_, hop) => hop < settings.SAFAR_BEHIND_PROXY,
    // What still comes in on an open connection is answered, too, and hears that it was the last: see leave.ts.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    // An address that is no address, such as /%E0%A4: a person is led to the first page, a program gets an error.
    frameworkErrors: (_, request, reply) =>
      request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
        ? void reply.headers(headers).redirect('/')
        : void sendProblem(reply.headers(headers), new Refusal(malformed)),
    logger: {
      level: settings.SAFAR_LOG,
      base: null,
      // Nobody's token, code or password is written down, whatever else is logged one day.
      redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token', '*.otp', '*.code', '*.cvc'],
    },
  })
  const routes: ServedRoute[] = []
  app.decorate('servedRoutes', routes)
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url })
  })
  app.decorateRequest('refused', undefined)
  watchBodies(app, patience)
  await app.register(cookie)
  // A page of another site may send it without asking.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJson)
  app.addContentTypeParser('application/octet-stream', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (request.routeOptions.config.route?.body !== 'stream') throw new Refusal(malformed)
    return payload
  })
  app.addContentTypeParser(forms, { parseAs: 'buffer' }, passBytes)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    // Before its body is read, as an address of the desk refuses a stranger: what is sent along tells them apart otherwise.
    if (request.is404 && request.method !== 'GET') throw new Refusal(notFound)
  })
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply))
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = isOfClient(error, request) ? new Refusal(malformed) : refusalOf(error)
    request.refused = refusal.problem.code
    if (refusal.problem.status >= 500) {
      request.log.error({ err: error }, 'unexpected')
      await recordError({
        where: 'server',
        message: error instanceof Error ? error.message : String(error),
        stack: error instanceof Error ? (error.stack ?? '') : '',
        url: request.routeOptions.url ?? request.url,
        requestId: request.id,
      }).catch(() => {})
    }
    return sendProblem(reply, refusal)
  })
  return app
}

/** A body is read as JSON unless its route asked for the very bytes. */
async function parseJson(request: FastifyRequest, body: Buffer): Promise<unknown> {
  if (request.routeOptions.config.route?.body === 'raw') return body
  if (body.length === 0) return undefined
  if (!isUtf8(body)) throw new Refusal(malformed)
  try {
    return JSON.parse(body.toString('utf8'), dropPrototypes)
  } catch {
    throw new Refusal(malformed)
  }
}

/** What a mail program presses a button of ours with (RFC 8058). */
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** A form is no call of ours, but for a route that asked for the very bytes. */
async function passBytes(request: FastifyRequest, body: Buffer): Promise<unknown> {
  if (request.routeOptions.config.route?.body === 'raw') return body
  throw new Refusal(malformed)
}

const dropPrototypes = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)

/** Who hangs up while their body is read leaves an error with the code of a lost database, known by whose stream it ended. */
const isOfClient = (error: unknown, { raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  error instanceof Error && (error === raw.errored || isOfClient(error.cause, { raw }))

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const known = problemOfProvider(error) ?? problemOfDatabase(error) ?? problemOfFastify(error)
  return new Refusal(known ?? unexpected)
}

function problemOfFastify(error: unknown): Problem | undefined {
  const statusCode = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined
  if (statusCode === 413) return tooLarge
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? malformed : undefined
}

const sendProblem = (reply: FastifyReply, refusal: Refusal) =>
  reply
    .code(refusal.problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal.answer()))

/** One line a request: its route rather than its address, which may hold somebody's code. */
function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({
    method: request.method,
    route: request.routeOptions.url ?? '(none)',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    person: request.caller?.id,
    // Who tries doors is looked for by where it came from; who comes in is not.
    ...(request.refused !== undefined && { refused: request.refused, from: request.ip }),
  })
}
