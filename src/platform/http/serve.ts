// The root of the API: every route of the contract, with who may call it checked before its input is read.
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { originOf } from '#src/values/networks.ts'
import { alreadyDone, malformed, noRoom, Refusal } from '#src/wire/problem.ts'
import { asksForConsent, isForFamily, type AnswerOf, type Contract, type Route, type Who } from '#src/wire/route.ts'
import { Replay, requestHash, type ChangesOnce, type Repeatable } from '../database/change.ts'
import type { Room } from '../files/room.ts'
import type { Call, Caller, Exchange, Services, OpenCall } from '../services.ts'
import { nothing, type Nothing } from '#src/wire/shapes.ts'
import { noteUse, readCaller } from '../identity/sessions.ts'
import { problemOfDatabase } from './database-problems.ts'
import { inSpan } from '../watching/tracing.ts'
import {
  admit,
  admitFamily,
  browserCookie,
  cameByDeskLink,
  credentialsOf,
  refuseForeignOrigin,
  refuseUnnamed,
  sessionCookie,
  type IsShared,
  type MissingConsent,
} from './callers.ts'
import { sendFile } from './file-answers.ts'
import { withFreshness } from './freshness.ts'
import { fieldsOf, readInput, saidOfNumbers } from './input.ts'
import { entriesOf, fieldOf } from '#src/values/unknown.ts'

export type CallFor<W extends Who> = W extends 'anyone' ? OpenCall : Call

export type Handlers<C extends Contract> = {
  readonly [F in keyof C]: {
    readonly [V in keyof C[F]]: (
      call: CallFor<C[F][V]['who']>,
      input: z.output<C[F][V]['input']>,
    ) => Promise<Said<AnswerOf<C[F][V]>>>
  }
}

/** A verb with nothing to tell but that it was done returns nothing. */
type Said<Answer> = [Answer] extends [Nothing] ? void : Answer

/** What the root needs of the server beyond what verbs see. */
export type ServerDeps = {
  services: Services
  changesOnce: (once: Repeatable) => ChangesOnce
  /** Whether there is room on the disk for another write. */
  isRoom: Room
  /** What a student shares with their family: the platform knows no feature. */
  isShared: IsShared
  missingConsent: MissingConsent
  streamEvents: (call: OpenCall, request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** Anyone who may not call was refused before, so a handler that asks for a caller has one. */
type AnyHandler = (call: OpenCall, input: unknown) => Promise<unknown>

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
  interface FastifyContextConfig {
    route?: Route
  }
}

/** Each module's handlers were checked against its contract where they meet (`defineServerModule`). */
export function serveContract(
  app: FastifyInstance,
  contract: Contract,
  handlers: Readonly<Record<string, object>>,
  deps: ServerDeps,
): void {
  app.decorateRequest('caller', undefined)
  for (const [feature, routes] of Object.entries(contract)) {
    for (const [verb, route] of Object.entries(routes)) {
      serveRoute(app, route, handlerOf(handlers, feature, verb), deps)
    }
  }
}

function handlerOf(handlers: object, feature: string, verb: string): AnyHandler {
  const found = fieldOf(fieldOf(handlers, feature), verb)
  if (typeof found !== 'function') throw new Error(`The contract has ${feature}.${verb}, but nothing answers it.`)
  return (call, input) => found(call, input)
}

function serveRoute(app: FastifyInstance, route: Route, handler: AnyHandler, deps: ServerDeps): void {
  refuseUnnamed(route)
  const ownOrigin = new URL(deps.services.settings.publicUrl).origin
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: route.bodyLimit,
    config: { route },
    // Before the body is read: a stranger is refused without our looking at what they sent.
    onRequest: async request => {
      const credentials = credentialsOf(request, deps.services.settings)
      request.caller =
        credentials === undefined
          ? undefined
          : await inSpan('session', {}, () =>
              readOnceMore(() => readCaller(deps.services.sql, credentials.token, deps.services.now())),
            )
      admit(route, request.caller)
      if (isForFamily(route.who)) await admitFamily(route.who, request, deps.isShared)
      if (request.caller !== undefined && asksForConsent(route)) {
        const refusal = await deps.missingConsent({ caller: request.caller, route })
        if (refusal !== undefined) throw refusal
      }
      if (request.caller !== undefined) await noteUse(deps.services, request.caller)
      if (Number(request.headers['content-length']) > route.bodyLimit) throw new Refusal(route.tooLarge)
      if (route.method !== 'GET' && credentials?.kind !== 'bearer' && route.body !== 'raw') {
        refuseForeignOrigin(request, ownOrigin)
      }
      if (route.method !== 'GET' && !route.needsNoRoom && !(await deps.isRoom())) throw new Refusal(noRoom)
    },
    handler: async (request, reply) => answer(route, handler, deps, request, reply),
  })
}

async function answer(
  route: Route,
  handler: AnyHandler,
  deps: ServerDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const withoutProof = cameByDeskLink(request.caller) ? route.byItself?.answers : undefined
  if (withoutProof !== undefined) return reply.header('cache-control', 'no-store').send(withoutProof)
  const input =
    route.body === 'raw'
      ? route.input.parse({
          ...Object.fromEntries(entriesOf(request.params)),
          raw: request.body,
          headers: request.headers,
        })
      : readInput(route, request)
  const once = onceOf(deps, route, input, request)
  const call = {
    ...deps.services,
    ...(once !== undefined && { change: once.change }),
    caller: request.caller,
    keepsNumbers: saidOfNumbers(request) === 'keep',
    request: exchange(deps.services, request, reply),
  }
  if (route.as === 'events') return deps.streamEvents(call, request, reply)
  const ask = withFreshness(call, route, request, reply)
  const handle = () => ask(from => handler(from, input))
  const result = await (route.method === 'GET' ? readOnceMore(handle) : handle()).catch(async error => {
    const earlier = error instanceof Replay ? error : error instanceof Refusal ? await once?.earlier() : undefined
    if (earlier === undefined) throw error
    return answeredBefore(route, earlier)
  })
  reply.header('cache-control', 'no-store')
  if (route.method === 'GET' && call.caller !== undefined) reply.header('safar-cursor', call.caller.cursor)
  if (route.as === 'file') return sendFile(request, reply, { route, result })
  if (route.as === 'text') return reply.type('text/plain; charset=utf-8').send(result)
  return reply
    .type('application/json; charset=utf-8')
    .send(writtenOf(route, route.answer === nothing ? {} : (result ?? null)))
}

/** On a full disk PostgreSQL now and then has to put something away before it can read; a moment later it need not. */
async function readOnceMore<T>(read: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (tries === 0 || problemOfDatabase(error) !== noRoom) throw error
    await setTimeout(100)
    return readOnceMore(read, tries - 1)
  }
}

const written = new WeakMap<object, string>()

/** Without a field that the contract doesn't have. What is frozen is answered to many as it is: it is written once. */
function writtenOf(route: Route, result: unknown): string {
  const write = () => JSON.stringify(fieldsOf(route.answer).knownOf(result))
  if (typeof result !== 'object' || result === null || !Object.isFrozen(result)) return write()
  const known = written.get(result) ?? write()
  written.set(result, known)
  return known
}

/** What was kept is what the first call's transaction knew. Where its answer held more, we say only that it was done. */
function answeredBefore(route: Route, { answer }: Replay): unknown {
  const known = answer ?? {}
  if (!route.answer.safeParse(known).success) throw new Refusal(alreadyDone)
  return known
}

function onceOf(
  { changesOnce }: ServerDeps,
  route: Route,
  input: unknown,
  request: FastifyRequest,
): ChangesOnce | undefined {
  // Signing in hands over a cookie, which a kept answer could not repeat.
  const key = route.who === 'anyone' ? undefined : repeatKey(request)
  if (key === undefined || request.caller === undefined) return undefined
  return changesOnce({ owner: request.caller.id, key, request: requestHash(`${route.method} ${route.path}`, input) })
}

function repeatKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return request.method !== 'GET' && typeof key === 'string' && /^[\w-]{8,100}$/.test(key) ? key : undefined
}

/** A year, as long as browsers keep a cookie. */
const browserLife = 365 * 24 * 3600

const browserOf = (given: string | undefined): string | undefined =>
  given !== undefined && /^[\w-]{43}$/.test(given) ? given : undefined

function exchange({ settings, now }: Services, request: FastifyRequest, reply: FastifyReply): Exchange {
  // Of a connection that was reset meanwhile Fastify knows no address, and nobody hears an answer.
  const { ip }: { ip: string | undefined } = request
  if (ip === undefined) throw new Refusal(malformed)
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl.startsWith('https:'),
  } as const
  return {
    ip,
    origin: originOf(ip),
    agent: (request.headers['user-agent'] ?? '').slice(0, 200),
    browser: browserOf(request.cookies[browserCookie(settings)]),
    holdBrowser: token => {
      reply.setCookie(browserCookie(settings), token, { ...cookie, maxAge: browserLife })
    },
    holdSession: ({ token, expiresAt }) => {
      const maxAge = Math.floor(expiresAt.since(now()).total('seconds'))
      reply.setCookie(sessionCookie(settings), token, { ...cookie, maxAge })
    },
    dropSession: () => {
      reply.clearCookie(sessionCookie(settings), cookie)
    },
    answerHeader: ({ name, value }) => {
      reply.header(name, value)
    },
  }
}
