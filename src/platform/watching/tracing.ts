// Traces, sent to a collector by OpenTelemetry's protocol over HTTP. Its packages are imported only where a collector is set.
import type * as Api from '@opentelemetry/api'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Settings } from '../settings.ts'

export type Tracing = {
  /** A span under none of ours, and under another's where a traceparent names it. */
  root: (name: string, kind: SpanKind, attributes: Attributes, traceparent?: string) => Span
  /** Sends what has ended; a collector that doesn't answer is waited for no longer than `lastWait`. */
  close: () => Promise<void>
}

/** In milliseconds. Spans wait in memory at most this long, and no more of them than `mostWaiting`. */
const eachSend = 2000
const mostWaiting = 4096
const sendTimeout = 5000
const lastWait = 2000
/** Of a statement; some name a hundred columns. */
const longestText = 500

export async function openTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: share,
}: Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined
  const [api, sdk, { resourceFromAttributes }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const exporter = new OTLPTraceExporter({ url: tracesUrl(endpoint), timeoutMillis: sendTimeout })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'safar' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: longestText },
    spanProcessors: [
      // What is too much for the collector is dropped: no answer waits for it.
      new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: eachSend, maxQueueSize: mostWaiting }),
    ],
  })
  const tracer = provider.getTracer('safar')
  return {
    root: (name, kind, attributes, traceparent) =>
      spanOf(api, tracer, { name, kind, attributes }, contextOf(api, traceparent)),
    close: async () => {
      const isLate = new Promise<void>(resolve => void setTimeout(resolve, lastWait).unref())
      await Promise.race([provider.shutdown().catch(() => {}), isLate])
    },
  }
}

/** As the specification of OTEL_EXPORTER_OTLP_ENDPOINT has it. */
export const tracesUrl = (endpoint: string): string => `${endpoint.replace(/\/$/, '')}/v1/traces`

type Begun = { name: string; kind: SpanKind; attributes: Attributes }

function spanOf(api: typeof Api, tracer: Api.Tracer, begun: Begun, under: Api.Context): Span {
  const span = tracer.startSpan(
    begun.name,
    { kind: api.SpanKind[kinds[begun.kind]], attributes: begun.attributes },
    under,
  )
  const within = api.trace.setSpan(under, span)
  return {
    child: (name, kind, attributes) => spanOf(api, tracer, { name, kind, attributes }, within),
    end: (attributes, failure) => {
      if (attributes !== undefined) span.setAttributes(attributes)
      if (failure !== undefined) {
        span.setAttribute('error.type', failure)
        span.setStatus({ code: api.SpanStatusCode.ERROR })
      }
      span.end()
    },
  }
}

const kinds = { internal: 'INTERNAL', server: 'SERVER', client: 'CLIENT', job: 'CONSUMER' } as const

/** W3C Trace Context, version 00. What is no traceparent begins a trace of its own. */
function contextOf(api: typeof Api, traceparent: string | undefined): Api.Context {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return api.ROOT_CONTEXT
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return api.isSpanContextValid(parent) ? api.trace.setSpanContext(api.ROOT_CONTEXT, parent) : api.ROOT_CONTEXT
}

// What a request or a job spends its time on, as spans of a trace. The span under way is carried by AsyncLocalStorage, so
// code that is worth a span of its own asks for one here and is handed nothing. Without traces this is a function call.

type Attributes = Readonly<Record<string, string | number>>

type SpanKind = 'internal' | 'server' | 'client' | 'job'

export type Span = {
  child: (name: string, kind: SpanKind, attributes: Attributes) => Span
  /** `failure` names what went wrong, and never quotes a message: that may hold what somebody typed. */
  end: (attributes?: Attributes, failure?: string) => void
}

const current = new AsyncLocalStorage<Span>()

export const currentSpan = (): Span | undefined => current.getStore()

export const runUnder = <T>(span: Span, work: () => T): T => current.run(span, work)

/** As a part of the span under way. Where none is, the work is done and nothing else. */
export async function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const span = currentSpan()?.child(name, 'internal', attributes)
  return span === undefined ? work() : endedBy(span, work)
}

export async function endedBy<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await runUnder(span, work)
    span.end()
    return result
  } catch (error) {
    span.end({}, failureOf(error))
    throw error
  }
}

/** The kind of an error, and the code that PostgreSQL or the system gave it. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name
}
