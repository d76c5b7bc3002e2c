// One request, and what can be known of it afterwards.
import { longest } from '#tests/until.ts'
import type { Request } from './actions.ts'
import type { Ledger, Write } from './ledger.ts'
import type { Student } from './students.ts'

export type Answer = { status: number; body: unknown }

export type Line = {
  /** Where requests go; a proxy, perhaps. */
  url: string
  /** What the pages would be served from. */
  origin: string
  ledger: Ledger
}

/** Undefined when the connection was lost before the answer was whole. */
export async function ask(
  line: Line,
  who: Student | undefined,
  request: Request,
  key?: string,
): Promise<Answer | undefined> {
  const { method, path, body, headers } = request
  const isBytes = body instanceof Uint8Array
  try {
    const answer = await fetch(line.url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(longest),
      headers: {
        accept: 'application/json',
        origin: line.origin,
        ...(who !== undefined && { cookie: who.cookie }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isBytes ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: asJson(text) }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      line.ledger.wrong.push(`${method} ${path.split('?')[0]} was not answered in ${longest / 60_000} minutes`)
    }
    return undefined
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Notes what became of a write. Said to be unavailable, it may have been done all the same. */
export async function attempt(line: Line, write: Write, request: Request): Promise<void> {
  write.tries += 1
  const answer = await ask(line, write.who, request, write.key)
  write.answer = answer?.body
  write.state = stateOf(answer)
  if (answer !== undefined && answer.status >= 500 && !excused.has(answer.status)) {
    line.ledger.wrong.push(
      `${write.kind} was answered with ${answer.status}: ${JSON.stringify(answer.body).slice(0, 200)}`,
    )
  }
}

/** Away for now; no room. */
const excused = new Set([503, 507])

function stateOf(answer: Answer | undefined): Write['state'] {
  if (answer === undefined || answer.status >= 500) return 'unknown'
  // Done before, and its answer no longer read: that is an acknowledgement too.
  if (answer.status < 300 || codeOf(answer.body) === 'already-done') return 'acknowledged'
  return 'refused'
}

const codeOf = (body: unknown): unknown => Reflect.get(Object(body), 'code')
