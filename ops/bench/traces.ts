// What traces cost: the same reads and writes at a server without a collector, at one that sends every trace to one, at one that
// sends one trace in ten, and at one whose collector is away. Rounds take turns.
import { createServer, type Server } from 'node:http'
import { openDatabase } from '#src/platform/database/database.ts'
import { inSpan } from '#src/platform/watching/spans.ts'
import { freePort } from '#tests/free-port.ts'
import { addPeople, tokenOf } from './bench-people.ts'
import { clients, type Load } from './load.ts'
import type { Place } from './place.ts'
import { startProgram } from './processes.ts'
import { paidBy, type Paid } from './paid.ts'
import { median, rounded, type Figure, type Result } from './result.ts'

const rounds = 5
const seconds = 2
const mark = '/api/journey/bank-accounts/CompareAccounts/mark'

export async function measureTraces(place: Place): Promise<Result> {
  const databaseUrl = await place.database('bench')
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  const collector = await openSink()
  const start = (port: number, more: Record<string, string>) =>
    startProgram('src/app/main.ts', port, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on', ...more })
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const off = await start(4830, {})
  const all = await start(4831, endpoint)
  const tenth = await start(4832, { ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' })
  const nobody = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` }
  const away = await start(4833, nobody)
  try {
    await addPeople(db, 'traced', clients)
    const servers = [off, all, tenth, away].map(server => ({ server, paid: paidBy(server, seconds, place.rows) }))
    const figures: Figure[] = []
    for (const { name, loadOf } of loads) {
      const paid: Paid[][] = servers.map(() => [])
      for (let round = 0; round <= rounds; round += 1) {
        for (const [index, one] of servers.entries()) {
          const figure = await one.paid(loadOf(one.server.url))
          // The first round warms all of them up.
          if (round > 0) paid[index]?.push(figure)
        }
      }
      const [without = [], every = [], some = [], lost = []] = paid
      figures.push(
        compared(`${name}, every trace`, every, without),
        compared(`${name}, one trace in ten`, some, without),
        compared(`${name}, every trace and the collector away`, lost, without),
      )
    }
    return {
      title: 'Requests with traces, beside the same without',
      figures,
      lines: [
        `the collector was sent ${rounded(collector.megabytes())} MB`,
        `without a collector a span costs ${(await untracedSpan()).toFixed(0)} ns more than the work in it`,
      ],
    }
  } finally {
    await close()
    await Promise.all([off.stop(), all.stop(), tenth.stop(), away.stop()])
    await collector.close()
  }
}

const asked = (client: number) => ({
  headers: { 'content-type': 'application/json', cookie: `safar_session=${tokenOf('traced', client)}` },
})

const loads: readonly { name: string; loadOf: (url: string) => Load }[] = [
  { name: 'journey read', loadOf: url => ({ url, ask: client => [{ path: '/api/journey', ...asked(client) }] }) },
  {
    name: 'step marked and unmarked',
    loadOf: url => ({
      url,
      ask: client => (['PUT', 'DELETE'] as const).map(method => ({ method, path: mark, body: '{}', ...asked(client) })),
    }),
  },
]

/** Nanoseconds, beside the same work called as it is. */
async function untracedSpan(): Promise<number> {
  const work = async () => {}
  const turns = 1_000_000
  const timeOf = async (one: () => Promise<void>) => {
    const began = performance.now()
    for (let turn = 0; turn < turns; turn += 1) await one()
    return ((performance.now() - began) * 1e6) / turns
  }
  const spanned = () => inSpan('work', {}, work)
  await timeOf(spanned)
  await timeOf(work)
  return (await timeOf(spanned)) - (await timeOf(work))
}

/** By the processor of the server: the load, the collector and PostgreSQL share the machine with it. */
function compared(what: string, traced: readonly Paid[], plain: readonly Paid[]): Figure {
  const [ours, beside] = [traced, plain].map(figures => ({
    server: median(figures.map(({ server }) => server)),
    rate: rounded(median(figures.map(({ aSecond }) => aSecond))),
  }))
  const said = (one: typeof ours) => `${one?.server.toFixed(3)} ms of a core, ${one?.rate} a second`
  return { what, ours: said(ours), beside: said(beside), ratio: (ours?.server ?? NaN) / (beside?.server ?? NaN) }
}

async function openSink() {
  let bytes = 0
  const server: Server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => response.end('{}'))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    megabytes: () => bytes / 1e6,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
