// What Prometheus reads of this process. Each metric is here because an alert or a panel uses it (ops/watching); labels
// are names of ours, such as a route's, and never what a person sent.
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { InTransaction } from '../database/database.ts'
import type { Settings } from '../settings.ts'
import { type Outcome, watchOutgoing } from './outgoing.ts'
import { openTracing, type Tracing, endedBy, inSpan } from './tracing.ts'

export type Metrics = {
  register: Registry
  /** How long it took to answer. */
  observeRequest: (labels: { method: string; route: string; status: string }, seconds: number) => void
  observeJob: (queue: string, outcome: 'done' | 'failed', seconds: number) => void
  observeOutgoing: (host: string, outcome: Outcome, seconds: number) => void
  /** A transaction, from the moment at which it is asked for: waiting for a connection is a part of it. */
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
}

const quick = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]
const slow = [0.05, 0.25, 1, 5, 30, 120]

export function openMetrics(connections: number): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'safar_http_request_seconds',
    help: 'Time to answer, by route and status class.',
    labelNames: ['method', 'route', 'status'],
    buckets: quick,
    registers,
  })
  const jobs = new Histogram({
    name: 'safar_job_seconds',
    help: 'Time of each try of a job, by queue and outcome.',
    labelNames: ['queue', 'outcome'],
    buckets: slow,
    registers,
  })
  const outgoing = new Histogram({
    name: 'safar_outgoing_request_seconds',
    help: 'Time until a server outside answered, by host and what came of it.',
    labelNames: ['host', 'outcome'],
    buckets: slow,
    registers,
  })
  const transactions = new Histogram({
    name: 'safar_transaction_seconds',
    help: 'Time of a transaction, with what it waited for a connection.',
    buckets: quick,
    registers,
  })
  const open = new Gauge({
    name: 'safar_transactions_open',
    help: 'Transactions under way or waiting for a connection.',
    registers,
  })
  new Gauge({
    name: 'safar_transactions_at_once',
    help: 'How many transactions have a connection at once; more of them wait.',
    registers,
  }).set(connections)
  return {
    register,
    observeRequest: (labels, seconds) => requests.observe(labels, seconds),
    observeJob: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
    observeOutgoing: (host, outcome, seconds) => outgoing.observe({ host, outcome }, seconds),
    inTransaction: async work => {
      const end = transactions.startTimer()
      open.inc()
      try {
        return await work()
      } finally {
        open.dec()
        end()
      }
    },
  }
}

// What a running server shows of itself: metrics always, traces where a collector is set.

export type Watching = {
  metrics: Metrics
  tracing: Tracing | undefined
  watchTransactions: (inTransaction: InTransaction) => InTransaction
  watchJob: (queue: string, work: () => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

export async function openWatching(settings: Settings): Promise<Watching> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings
  const metrics = openMetrics(settings.SAFAR_DATABASE_CONNECTIONS)
  const tracing = await openTracing(settings)
  const stop = watchOutgoing(metrics.observeOutgoing, endpoint === undefined ? undefined : new URL(endpoint).host)
  return {
    metrics,
    tracing,
    watchTransactions: inTransaction => work =>
      metrics.inTransaction(() => inSpan('transaction', {}, () => inTransaction(work))),
    watchJob: async (queue, work) => {
      const began = performance.now()
      const seconds = () => (performance.now() - began) / 1000
      const span = tracing?.root(`job ${queue}`, 'job', { 'messaging.destination.name': queue })
      try {
        await (span === undefined ? work() : endedBy(span, work))
        metrics.observeJob(queue, 'done', seconds())
      } catch (error) {
        metrics.observeJob(queue, 'failed', seconds())
        throw error
      }
    },
    close: async () => {
      stop()
      await tracing?.close()
    },
  }
}
