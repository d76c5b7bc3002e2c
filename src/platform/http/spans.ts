// A span for each request: its route rather than its address, and nothing of what was sent or answered.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { type Tracing, runUnder, type Span } from '../watching/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | undefined
  }
}

/** Asked by machines all the time, and nothing to learn from. */
const untraced = new Set(['/healthz', '/readyz', '/metrics'])

/** Before the routes are added, so that all that is done for a request is under its span. */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  { SAFAR_BEHIND_PROXY: proxies }: Pick<Settings, 'SAFAR_BEHIND_PROXY'>,
): void {
  app.decorateRequest('span', undefined)
  app.addHook('onRequest', (request, _, done) => {
    if (!isTraced(request)) return done()
    const { method, routeOptions, headers, id } = request
    const route = routeOptions.url ?? '(none)'
    const attributes = { 'http.request.method': method, 'http.route': route, 'safar.request_id': id }
    // A client could put its requests into another's trace, or ask for each of them to be kept: a proxy of ours may.
    const parent = proxies > 0 && typeof headers.traceparent === 'string' ? headers.traceparent : undefined
    request.span = tracing.root(`${method} ${route}`, 'server', attributes, parent)
    return runUnder(request.span, done)
  })
  // A body is read by events of its connection, which know of no span.
  app.addHook('preValidation', ({ span }, _, done) => (span === undefined ? done() : runUnder(span, done)))
  app.addHook('onResponse', async ({ span, refused }, { statusCode }) => {
    span?.end(
      { 'http.response.status_code': statusCode, ...(refused !== undefined && { 'safar.refused': refused }) },
      statusCode >= 500 ? String(statusCode) : undefined,
    )
  })
}

/** A stream is open for hours, and its span would come to the collector at its end. */
const isTraced = ({ routeOptions: { url, config } }: FastifyRequest): boolean =>
  config.route?.as !== 'events' && !untraced.has(url ?? '')
