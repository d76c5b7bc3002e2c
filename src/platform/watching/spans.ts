// What a request or a job spends its time on, as spans of a trace. The span under way is carried by AsyncLocalStorage, so
// code that is worth a span of its own asks for one here and is handed nothing. Without traces this is a function call.
import { AsyncLocalStorage } from 'node:async_hooks'

export type Attributes = Readonly<Record<string, string | number>>

export type SpanKind = 'internal' | 'server' | 'client' | 'job'

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
