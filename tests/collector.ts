// A collector of traces for a test: OTLP over HTTP, as JSON.
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const attribute = z.object({
  key: z.string(),
  value: z.union([
    z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
    z.object({ intValue: z.union([z.number(), z.string()]) }).transform(({ intValue }) => Number(intValue)),
  ]),
})
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute).default([]),
  status: z.object({ code: z.number().default(0) }).default({ code: 0 }),
})
const exported = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

export type SentSpan = z.output<typeof span>

export type Collector = {
  url: string
  spans: () => readonly SentSpan[]
  /** All that came, as it came. */
  text: () => string
  close: () => Promise<void>
}

export async function openCollector(): Promise<Collector> {
  const bodies: unknown[] = []
  const server = createServer((request, response) => {
    json(request).then(
      body => {
        if (request.url === '/v1/traces') bodies.push(body)
        return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      },
      () => response.writeHead(400).end(),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The collector has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans: () =>
      bodies.flatMap(body =>
        exported.parse(body).resourceSpans.flatMap(one => one.scopeSpans.flatMap(({ spans }) => spans)),
      ),
    text: () => JSON.stringify(bodies),
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

export const attributeOf = ({ attributes }: SentSpan, name: string): string | number | undefined =>
  attributes.find(({ key }) => key === name)?.value
