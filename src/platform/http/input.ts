import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { invalidInput, malformed, Refusal, aboutNumber } from '#src/wire/problem.ts'
import type { Route } from '#src/wire/route.ts'
import { issueWords } from '#src/wire/issue-words.ts'
import { knownFields, type KnownFields } from '#src/wire/known-fields.ts'
import { secretNumbersIn, withoutSecretNumbersIn } from '#src/values/secret-fields.ts'

/** The flat input of a call, checked by its contract. */
export function readInput(route: Route, request: FastifyRequest): unknown {
  const sent = asRecord(inputOf(route, request))
  const raw = { ...asRecord(withNumbersHidden(route, request, sent)), ...asRecord(request.params) }
  if (holdsNul(raw)) throw new Refusal(malformed)
  refuseUnknown(route, request)
  const parsed = route.input.safeParse(route.body === 'stream' ? { ...raw, content: arriving(route, request) } : raw, {
    error: issueWords,
  })
  if (parsed.success) {
    refuseNumbers(route, request, sent)
    return parsed.data
  }
  throw new Refusal(invalidInput, firstMessages(parsed.error.issues))
}

/**
 * On our own paths. Those of the specification go on ignoring what they don't know; and an address of a file, as of a page,
 * may have come through somebody's mail, which adds names of its own.
 */
function refuseUnknown(route: Route, request: FastifyRequest): void {
  if (route.body !== 'json' || route.as !== 'json' || !isOwnPath(route.path)) return
  const names = fieldsOf(route.input).unknownIn(inputOf(route, request) ?? {})
  if (names.length === 0) return
  throw new Refusal(invalidInput, Object.fromEntries(names.map(name => [name, unknownField])))
}

export const isOwnPath = (path: string): boolean => path.startsWith('/api/')

const unknownField = 'This call doesn’t know this field. Please leave it out, or see /docs for its name.'

const checks = new WeakMap<z.ZodType, KnownFields>()

/** Made when a route is first called: hundreds of schemas would hold a start up. */
export function fieldsOf(schema: z.ZodType): KnownFields {
  const known = checks.get(schema) ?? knownFields(schema)
  checks.set(schema, known)
  return known
}

const inputOf = ({ method, body }: Route, { query, body: sent }: FastifyRequest): unknown =>
  method === 'GET' || body === 'stream' ? query : sent

/** Counted as it arrives: what a request says of its length is only what it says. */
async function* arriving({ bodyLimit, tooLarge }: Route, { body }: FastifyRequest): AsyncIterable<Uint8Array> {
  if (!(body instanceof Readable)) throw new Refusal(malformed)
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > bodyLimit) throw new Refusal(tooLarge)
    yield chunk
  }
}

/** Beside each field the first thing that is wrong with it. */
function firstMessages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.map(String).join('.') || 'form'] ??= message
  return fields
}

function asRecord(value: unknown): object {
  if (value === undefined || value === null || value === '') return {}
  if (typeof value === 'object' && !Array.isArray(value)) return value
  throw new Refusal(malformed)
}

/** PostgreSQL keeps no NUL in a text. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) => name.includes('\0') || holdsNul(inner))
}

// Whole Aadhaar and card numbers in what is sent: the sender says whether they are cut, or are something else. Every text
// of every call, so that a new one can't be forgotten.

export function saidOfNumbers({ headers }: Pick<FastifyRequest, 'headers'>): 'hide' | 'keep' | undefined {
  const said = headers['safar-numbers']
  return said === 'hide' || said === 'keep' ? said : undefined
}

/** What comes by a program's own path, such as a notice of Razorpay, holds numbers of its own. */
const holdsTexts = ({ method, body }: Route): boolean => method !== 'GET' && body === 'json'

function withNumbersHidden(route: Route, request: FastifyRequest, sent: object): unknown {
  const isHidden = route.hidesNumbers || saidOfNumbers(request) === 'hide'
  return isHidden && holdsTexts(route) ? withoutSecretNumbersIn(sent) : sent
}

/** Once nothing else is wrong with what was sent. */
function refuseNumbers(route: Route, request: FastifyRequest, sent: object): void {
  if (!holdsTexts(route) || route.hidesNumbers || saidOfNumbers(request) !== undefined) return
  const found = secretNumbersIn(sent)
  if (found.length === 0) return
  throw new Refusal(aboutNumber, Object.fromEntries(found.map(({ field, endsIn }) => [field, words(endsIn)])))
}

const words = (endsIn: string): string =>
  `The number ending in ${endsIn} looks like a whole Aadhaar or card number, which we never need. Leave it out, or send it again and say what it is.`
