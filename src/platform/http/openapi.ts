// The contract as an OpenAPI 3.1 document, and a page to read it on. Routes of the desk are shown to
// the desk alone.
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { asksForConsent, asksForProof, isForDesk, type Contract, type Route } from '#src/wire/route.ts'
import { pathParameters } from '#src/wire/route.ts'
import {
  aboutNumber,
  alreadyDone,
  consentNeeded,
  foreignOrigin,
  invalidInput,
  malformed,
  noRoom,
  notFound,
  notSignedIn,
  parentConsentNeeded,
  proveAgain,
  unavailable,
  unexpected,
  type Problem,
} from '#src/wire/problem.ts'
import type { Services } from '../services.ts'
import { once } from '../providers/call.ts'
import type { Settings } from '../settings.ts'
import { callerOf, guestsCannot, sessionCookie } from './callers.ts'

type Document = {
  openapi: string
  info: object
  servers: object[]
  paths: Record<string, Record<string, object>>
  components: object
}

export function openApiOf(contract: Contract, settings: Settings, isShown: (route: Route) => boolean): Document {
  const paths: Document['paths'] = {}
  for (const [feature, routes] of Object.entries(contract)) {
    for (const [verb, route] of Object.entries(routes)) {
      if (!isShown(route)) continue
      ;(paths[route.path] ??= {})[route.method.toLowerCase()] = operation(feature, verb, route)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Safar',
      version: '1',
      description:
        'Every call there is. A session cookie or a bearer token says who calls. A text with what looks like a whole Aadhaar or card number is refused as about-number; sent again with the header `safar-numbers: hide` the number is cut to its last four digits, with `safar-numbers: keep` it is something else and stays.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie(settings) },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function operation(feature: string, verb: string, route: Route): object {
  const { properties, required } = inputSchema(route)
  const inPath = pathParameters(route.path)
  const rest = Object.entries(properties).filter(([name]) => !inPath.includes(name))
  const parameter =
    (where: string) =>
    ([name, schema]: [string, unknown]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema,
    })
  const pathProperties = inPath.map((name): [string, unknown] => [name, properties[name] ?? { type: 'string' }])
  return {
    operationId: `${feature}.${verb}`,
    tags: [feature],
    summary: route.summary,
    security: route.who === 'anyone' ? [] : [{ session: [] }, { bearer: [] }],
    parameters: [...pathProperties.map(parameter('path')), ...(isInQuery(route) ? rest.map(parameter('query')) : [])],
    ...(route.body === 'stream' && {
      requestBody: { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
    }),
    ...(!isInQuery(route) &&
      rest.length > 0 && {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: Object.fromEntries(rest),
                required: required.filter(name => !inPath.includes(name)),
              },
            },
          },
        },
      }),
    responses: responses(route),
  }
}

const isInQuery = ({ method, body }: Route): boolean => method === 'GET' || body === 'stream'

function inputSchema(route: Route): { properties: Record<string, unknown>; required: string[] } {
  if (route.body === 'raw') return { properties: {}, required: [] }
  const schema: unknown = schemaOf(route.input)
  const { properties, required } = z
    .object({ properties: z.record(z.string(), z.unknown()).default({}), required: z.array(z.string()).default([]) })
    .parse(schema)
  if (route.body !== 'stream') return { properties, required }
  const { content: _, ...inAddress } = properties
  return { properties: inAddress, required: required.filter(name => name !== 'content') }
}

/** Of a record whose names are known each is a property: a reader looks for what is required among these. */
const schemaOf = (type: z.ZodType) =>
  z.toJSONSchema(type, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const { required, properties, propertyNames, additionalProperties = {} } = jsonSchema
      if (required === undefined || properties !== undefined) return
      jsonSchema.properties = Object.fromEntries(required.map(name => [name, additionalProperties]))
      if (typeof propertyNames === 'object' && propertyNames.enum !== undefined) delete jsonSchema.propertyNames
      jsonSchema.additionalProperties = false
    },
  })

const answerTypes = { json: ['application/json'], text: ['text/plain'], events: ['text/event-stream'] } as const

function contentOf({ as, fileTypes, answer }: Route): object {
  const [types, schema] =
    as === 'file' ? [fileTypes, { type: 'string', format: 'binary' }] : [answerTypes[as], schemaOf(answer)]
  return Object.fromEntries(types.map(type => [type, { schema }]))
}

function responses(route: Route): object {
  const all = new Map([...everywhere(route), ...route.problems].map(one => [one.code, one]))
  const byStatus = Object.groupBy(all.values(), problem => String(problem.status))
  const refused = Object.entries(byStatus).map(([status, problems = []]) => [
    status,
    { description: problems.map(describe).join(' · '), content: { 'application/json': { schema: problemRef } } },
  ])
  return {
    200: { description: 'Done.', content: contentOf(route) },
    ...Object.fromEntries(refused),
  }
}

/** What is answered before a verb is asked: by who calls, from where, and what was sent. */
function everywhere(route: Route): Problem[] {
  const isHidden = typeof route.who !== 'string'
  const changes = route.method !== 'GET'
  return [
    malformed,
    ...(route.who === 'anyone' || isHidden ? [] : [route.problems.find(({ status }) => status === 401) ?? notSignedIn]),
    ...(isHidden ? [notFound] : []),
    ...(route.who === 'student' ? [guestsCannot] : []),
    ...(asksForProof(route) ? [proveAgain] : []),
    ...(asksForConsent(route) ? [consentNeeded] : []),
    ...(asksForConsent(route) && route.begins !== undefined && route.begins !== 'paper' ? [parentConsentNeeded] : []),
    ...(changes && route.body !== 'raw' ? [foreignOrigin] : []),
    ...(changes && route.body === 'json' && !route.hidesNumbers ? [aboutNumber] : []),
    ...(changes ? [route.tooLarge, alreadyDone, noRoom] : []),
    invalidInput,
    unexpected,
    unavailable,
  ]
}

const problemRef = { $ref: '#/components/schemas/Problem' }

const problemSchema = {
  type: 'object',
  description:
    'The one shape of every error. `code` is for programs, `message` for people; `fields` says it field by field.',
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['code', 'message'],
}

const describe = ({ code, message }: Problem) => `${code}: ${message}`

export function serveOpenApi(app: FastifyInstance, contract: Contract, services: Services): void {
  const isOpen = (route: Route) => !isForDesk(route.who)
  // Hundreds of schemas, read by few: written when somebody first asks, and no start waits for them; but only once, as
  // anybody may ask, as often as they like.
  const forStudents = once(() => writtenFor(openApiOf(contract, services.settings, isOpen)))
  const forDesk = once(() => writtenFor(openApiOf(contract, services.settings, () => true)))
  const writtenTo = async (request: FastifyRequest) => {
    const caller = await callerOf(request, services)
    return caller !== undefined && caller.roles.length > 0 ? forDesk() : forStudents()
  }
  app.get('/openapi.json', async (request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send((await writtenTo(request)).json),
  )
  app.get('/docs', async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': docsPolicy })
      .send((await writtenTo(request)).page),
  )
}

const writtenFor = async (document: Document) => ({ json: JSON.stringify(document), page: page(document) })

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function page({ paths }: Document): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: shape.parse(operation) })),
  )
  const sections = Object.entries(Object.groupBy(rows, row => row.operation.tags[0] ?? '')).map(
    ([tag, calls = []]) => `<h2>${escape(tag)}</h2>${calls.map(call).join('')}`,
  )
  return `<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width">
<title>The calls of Safar</title><style>${style}</style><main><h1>The calls of Safar</h1>
<p>The same as a document for programs: <a href="/openapi.json">openapi.json</a>. Errors have one shape:
<code>{ code, message, fields? }</code>.</p>${sections.join('')}</main></html>`
}

const shape = z.object({
  summary: z.string(),
  tags: z.array(z.string()),
  parameters: z.array(z.unknown()),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: z.unknown().optional() })),
})

function call({ path, method, operation }: { path: string; method: string; operation: z.infer<typeof shape> }): string {
  const input = { parameters: operation.parameters, body: operation.requestBody }
  const refused = Object.entries(operation.responses).filter(([status]) => status !== '200')
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code> ${escape(operation.summary)}</summary>
<h3>Takes</h3><pre>${escape(JSON.stringify(input, null, 2))}</pre>
<h3>Answers</h3><pre>${escape(JSON.stringify(operation.responses['200']?.content, null, 2))}</pre>
${refused.map(([status, { description }]) => `<p><b>${status}</b> ${escape(description)}</p>`).join('')}</details>`
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:0}main{max-width:60rem;margin:auto;padding:2rem 1rem}
summary{padding:.6rem 0;cursor:pointer}summary b{display:inline-block;min-width:4.5rem}details{border-bottom:1px solid #8886}
pre{overflow:auto;background:#8882;padding:1rem;font-size:13px}h2{text-transform:capitalize}`

const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
