// What the dashboard shows, row by row. `node tools/launch.mjs ops/watching/write.ts` writes dashboard.json from it.

export type Panel = {
  title: string
  /** How Grafana writes the numbers. */
  unit: 's' | 'reqps' | 'short' | 'bytes' | 'percentunit'
  lines: readonly { expr: string; legend: string }[]
}

const perSecond = (metric: string) => `rate(${metric}[$__rate_interval])`
const reads = 'safar_http_request_seconds_bucket{method="GET",route!="/api/events"}'
const quantiles = (bucket: string) =>
  [0.5, 0.95, 0.99].map(part => ({
    expr: `histogram_quantile(${part}, sum by (le) (${perSecond(bucket)}))`,
    legend: `p${part * 100}`,
  }))
const byServer = (expr: string) => [{ expr, legend: '{{instance}}' }]

export const panels: readonly Panel[] = [
  {
    title: 'Requests',
    unit: 'reqps',
    lines: [{ expr: `sum by (status) (${perSecond('safar_http_request_seconds_count')})`, legend: '{{status}}' }],
  },
  { title: 'Time of reads', unit: 's', lines: quantiles(reads) },
  {
    title: 'Time of writes',
    unit: 's',
    lines: quantiles('safar_http_request_seconds_bucket{method!="GET"}'),
  },
  {
    title: 'Failing requests',
    unit: 'reqps',
    lines: [
      {
        expr: `topk(10, sum by (method, route) (${perSecond('safar_http_request_seconds_count{status="5xx"}')}) > 0)`,
        legend: '{{method}} {{route}}',
      },
    ],
  },
  {
    title: 'Routes that take most of the time',
    unit: 'percentunit',
    lines: [
      {
        expr: `topk(10, sum by (method, route) (${perSecond('safar_http_request_seconds_sum{route!="/api/events"}')}))`,
        legend: '{{method}} {{route}}',
      },
    ],
  },
  { title: 'Event streams', unit: 'short', lines: byServer('safar_event_streams') },
  { title: 'Event loop lag, p99', unit: 's', lines: byServer('nodejs_eventloop_lag_p99_seconds') },
  { title: 'Memory', unit: 'bytes', lines: byServer('process_resident_memory_bytes') },
  {
    title: 'Processor',
    unit: 'percentunit',
    lines: byServer(perSecond('process_cpu_seconds_total')),
  },
  {
    title: 'Transactions open',
    unit: 'short',
    lines: [
      ...byServer('safar_transactions_open'),
      { expr: 'max(safar_transactions_at_once)', legend: 'at once, each server' },
    ],
  },
  { title: 'Time of transactions', unit: 's', lines: quantiles('safar_transaction_seconds_bucket') },
  {
    title: 'Sessions at PostgreSQL',
    unit: 'short',
    lines: [
      { expr: 'max(safar_database_sessions)', legend: 'open' },
      { expr: 'max(safar_database_sessions_most)', legend: 'most' },
    ],
  },
  {
    title: 'Standby: seconds behind, -1 where none is in use',
    unit: 's',
    lines: byServer('safar_standby_lag_seconds'),
  },
  {
    title: 'Oldest transaction',
    unit: 's',
    lines: [{ expr: 'max(safar_database_oldest_transaction_seconds)', legend: 'oldest' }],
  },
  {
    title: 'Jobs: how long the oldest waits',
    unit: 's',
    lines: [{ expr: 'max by (queue) (safar_jobs_waiting_seconds) > 0', legend: '{{queue}}' }],
  },
  {
    title: 'Jobs done',
    unit: 'reqps',
    lines: [{ expr: `sum by (queue) (${perSecond('safar_job_seconds_count{outcome="done"}')})`, legend: '{{queue}}' }],
  },
  {
    title: 'Failing jobs',
    unit: 'reqps',
    lines: [
      {
        expr: `sum by (queue) (${perSecond('safar_job_seconds_count{outcome="failed"}')}) > 0`,
        legend: '{{queue}}',
      },
      { expr: 'max by (queue) (safar_jobs_given_up) > 0', legend: '{{queue}} given up' },
    ],
  },
  {
    title: 'Requests to servers outside',
    unit: 'reqps',
    lines: [
      {
        expr: `sum by (host, outcome) (${perSecond('safar_outgoing_request_seconds_count')})`,
        legend: '{{host}} {{outcome}}',
      },
    ],
  },
  {
    title: 'Time of servers outside, p95',
    unit: 's',
    lines: [
      {
        expr: `histogram_quantile(0.95, sum by (le, host) (${perSecond('safar_outgoing_request_seconds_bucket')}))`,
        legend: '{{host}}',
      },
    ],
  },
  { title: 'Room on the disk', unit: 'bytes', lines: byServer('safar_disk_free_bytes') },
]
