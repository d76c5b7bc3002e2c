// The browser's side of the contract: types only, plus a table of methods and paths that the build
// takes from the contract, so that no schema is shipped to the browser for the sake of a call.
import type { AnswerOf, Contract, InputOf, Method, Route } from './route.ts'
import type { ProblemAnswer } from './problem.ts'
import type { Key, KeyName } from './topics.ts'

/** Of a read that pages share, what it shows as well. */
type Row = readonly [method: Method, path: string, shown?: { topic: KeyName; alsoOn?: KeyName[]; staysOff?: true }]
export type RouteTable = { [feature: string]: { [verb: string]: Row } }

/** One feature's calls: each verb with its input and its answer. Those that may wait for a network go another way. */
export type Client<C extends Contract[string]> = {
  readonly [V in keyof C as C[V]['waits'] extends true ? never : V]: C[V] extends { topic: KeyName }
    ? Read<Asked<InputOf<C[V]>>, AnswerOf<C[V]>>
    : Call<C[V]>
}

/** The calls of several features, by the names that their contract has for them. */
export type Clients<All extends Contract> = { readonly [F in keyof All]: Client<All[F]> }

/** Those that may wait. */
export type LaterClients<All extends Contract> = {
  readonly [F in keyof All]: {
    readonly [V in keyof All[F] as All[F][V]['waits'] extends true ? V : never]: Call<All[F][V]>
  }
}

type Call<R extends Route> = (input: InputOf<R>) => Promise<AnswerOf<R>>

/** A call whose answer pages share: under which name, and what changes it. */
export type Read<Input extends unknown[], Answer> = ((...input: Input) => Promise<Answer>) & {
  readonly keyOf: (...input: Input) => Key
  readonly alsoOn: readonly KeyName[]
}

/** Left out where a call takes nothing, or needs none of what it takes. */
type Asked<Input> = Record<string, never> extends Input ? [input?: Input] : [input: Input]

export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>

  constructor(status: number, answer: ProblemAnswer) {
    super(answer.message)
    this.name = 'ApiError'
    this.status = status
    this.code = answer.code
    this.fields = answer.fields ?? {}
  }
}

export type Answered = { status: number; text: string; isJson: boolean }

export type Send = (method: Method, url: string, body: string | undefined) => Promise<Answered>

/** The second part of the key of what is kept on no device. */
export const staysOffDevices = 'stays-off'

/** The table comes from the very contract that the types come from (see vite.config.ts). */
export function makeClients<All extends object>(table: RouteTable, send: Send): All {
  const clients = Object.create(null)
  // Made as they are asked for: a page asks for a few.
  for (const feature of Object.keys(table))
    Object.defineProperty(clients, feature, { get: () => makeClient(table, feature, send) })
  return clients
}

function makeClient<Calls extends object>(table: RouteTable, feature: string, send: Send): Calls {
  const verbs = Object.entries(table[feature] ?? {}).map(([verb, [method, path, shown]]) => {
    const make = (input: unknown) => call(send, method, path, input)
    if (shown === undefined) return [verb, make]
    const { topic, alsoOn = [], staysOff } = shown
    const name = [topic, ...(staysOff ? [staysOffDevices] : []), `${feature}.${verb}`]
    return [verb, Object.assign(make, { keyOf: (...input: unknown[]) => [...name, ...input], alsoOn })]
  })
  return Object.assign(Object.create(null), Object.fromEntries(verbs))
}

async function call(send: Send, method: Method, path: string, input: unknown): Promise<unknown> {
  const { url, rest } = fillPath(path, asRecord(input))
  const inQuery = method === 'GET'
  const answer = await send(method, inQuery ? url + queryOf(rest) : url, inQuery ? undefined : JSON.stringify(rest))
  if (answer.status < 400) return valueIn(answer)
  throw new ApiError(answer.status, problemIn(answer))
}

const valueIn = ({ isJson, text }: Answered): unknown => (isJson && text !== '' ? JSON.parse(text) : text)

/** What an answer that is none says. */
export const problemIn = (answer: Answered): ProblemAnswer => asProblem(valueIn(answer))

function fillPath(path: string, input: Record<string, unknown>) {
  const rest = { ...input }
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { url, rest }
}

function queryOf(input: Record<string, unknown>): string {
  const pairs = Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)])
  return pairs.length === 0 ? '' : `?${pairs.map(pair => pair.map(encodeURIComponent).join('=')).join('&')}`
}

const asRecord = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null ? { ...input } : {}

function asProblem(value: unknown): ProblemAnswer {
  const { code, message, fields } = asRecord(value)
  return {
    code: typeof code === 'string' ? code : 'unexpected',
    message: typeof message === 'string' ? message : 'Something went wrong on our side. Please try again.',
    fields: Object.fromEntries(Object.entries(asRecord(fields)).map(([field, text]) => [field, String(text)])),
  }
}
