// Each request to a server outside, whichever library sends it: Node publishes those of fetch and of node:http. They are
// counted by their host, which a setting names, and by what came of them; addresses and answers are not looked at.
import diagnostics from 'node:diagnostics_channel'
import { ClientRequest } from 'node:http'
import { fieldOf } from '#src/values/unknown.ts'
import { currentSpan, failureOf, type Span } from './tracing.ts'

export type Outcome = '2xx' | '3xx' | '4xx' | '5xx' | 'failed'
type Observe = (host: string, outcome: Outcome, seconds: number) => void
type Begun = { host: string; at: number; span: Span | undefined }

/** Until the function that it answers is called. `untraced` is the host of the collector, of which no span is made. */
export function watchOutgoing(observe: Observe, untraced: string | undefined): () => void {
  const open = new WeakMap<object, Begun>()

  const begin = (request: object, host: string, method: string) => {
    const attributes = { 'http.request.method': method, 'server.address': host }
    const span = host === untraced ? undefined : currentSpan()?.child(`${method} ${host}`, 'client', attributes)
    open.set(request, { host, at: performance.now(), span })
  }
  const end = (request: object, status: number | undefined, error?: unknown) => {
    const begun = open.get(request)
    if (begun === undefined) return
    open.delete(request)
    const outcome = outcomeOf(status)
    observe(begun.host, outcome, (performance.now() - begun.at) / 1000)
    begun.span?.end(
      status === undefined ? {} : { 'http.response.status_code': status },
      error === undefined ? (outcome === '5xx' ? outcome : undefined) : failureOf(error),
    )
  }

  const listeners: Record<string, (message: unknown) => void> = {
    'undici:request:create': message => {
      const request = objectIn(message, 'request')
      if (request === undefined || !('origin' in request) || !('method' in request)) return
      begin(request, new URL(String(request.origin)).host, String(request.method))
    },
    'undici:request:headers': message => {
      const [request, response] = [objectIn(message, 'request'), objectIn(message, 'response')]
      if (request !== undefined && response !== undefined && 'statusCode' in response) {
        end(request, Number(response.statusCode))
      }
    },
    'undici:request:error': failed,
    'http.client.request.created': message => {
      const request = objectIn(message, 'request')
      if (request instanceof ClientRequest) begin(request, hostOf(request), request.method)
    },
    'http.client.response.finish': message => {
      const [request, response] = [objectIn(message, 'request'), objectIn(message, 'response')]
      if (request !== undefined && response !== undefined && 'statusCode' in response) {
        end(request, Number(response.statusCode))
      }
    },
    'http.client.request.error': failed,
  }

  function failed(message: unknown): void {
    const request = objectIn(message, 'request')
    if (request !== undefined) end(request, undefined, objectIn(message, 'error') ?? 'unknown')
  }

  for (const [channel, listener] of Object.entries(listeners)) diagnostics.subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) diagnostics.unsubscribe(channel, listener)
  }
}

function objectIn(message: unknown, name: string): object | undefined {
  const found = fieldOf(message, name)
  return typeof found === 'object' && found !== null ? found : undefined
}

/** With its port where it has one of its own, as in an address. */
const hostOf = (request: ClientRequest): string => String(request.getHeader('host') ?? request.host)

function outcomeOf(status: number | undefined): Outcome {
  if (status === undefined) return 'failed'
  return status >= 500 ? '5xx' : status >= 400 ? '4xx' : status >= 300 ? '3xx' : '2xx'
}
