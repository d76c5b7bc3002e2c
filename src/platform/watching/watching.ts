// What a running server shows of itself: metrics always, traces where a collector is set.
import type { InTransaction } from '../database/database.ts'
import type { Settings } from '../settings.ts'
import { openMetrics, type Metrics } from './metrics.ts'
import { watchOutgoing } from './outgoing.ts'
import { endedBy, inSpan } from './spans.ts'
import { openTracing, type Tracing } from './tracing.ts'

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
