// The calls of the contract for tests, typed by it: made like a page's own. A refusal fails a test with its cause, so
// what is to be refused is either expected to reject, or called as it goes over the wire.
import { contract } from '../src/app/server-modules.ts'
import { makeClients, type Clients, type LaterClients, type RouteTable } from '../src/wire/client.ts'

type Whole = typeof contract
export type Api = Clients<Whole> & LaterClients<Whole>

const table: RouteTable = Object.fromEntries(
  Object.entries(contract).map(([feature, routes]) => [
    feature,
    Object.fromEntries(Object.entries(routes).map(([verb, { method, path }]) => [verb, [method, path]])),
  ]),
)

type Call = (method: string, path: string, body?: string) => Promise<{ status: number; body: unknown }>

export class Refused extends Error {
  readonly status: number
  readonly body: unknown

  constructor(call: string, status: number, body: unknown) {
    super(`${call} answered ${status}: ${typeof body === 'string' ? body : JSON.stringify(body)}`)
    this.status = status
    this.body = body
  }
}

export const apiBy = (call: Call): Api =>
  makeClients<Api>(table, async (method, url, sent) => {
    const { status, body } = await call(method, url, sent)
    if (status >= 400) throw new Refused(`${method} ${url}`, status, body)
    return typeof body === 'string'
      ? { status, text: body, isJson: false }
      : { status, text: JSON.stringify(body), isJson: true }
  })

/** A value that the test needs from an answer: the test ends here if it is missing. */
export function ensure<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('What this test needs from the answer is missing.')
  return value
}

/** What came of a call, refused or not, where a test compares several. What is served is always a 200. */
export const answerOf = (call: Promise<unknown>): Promise<{ status: number; body: unknown }> =>
  call.then(
    body => ({ status: 200, body }),
    error => {
      if (error instanceof Refused) return { status: error.status, body: error.body }
      throw error
    },
  )
