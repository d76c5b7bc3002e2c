// When somebody is called, and what they do then. `node tools/launch.mjs ops/watching/write.ts` writes alerts.yaml from it.

export type Alert = {
  name: string
  /** True for as long as something is wrong, in PromQL. */
  when: string
  /** How long it must be so before anybody is called. */
  for: string
  /** `page` calls somebody now, `ticket` is for the next working day. */
  urgency: 'page' | 'ticket'
  what: string
  todo: string
}

export const alerts: readonly Alert[] = [
  {
    name: 'SafarServerDown',
    when: 'up{job="safar"} == 0',
    for: '2m',
    urgency: 'page',
    what: 'A server does not answer Prometheus.',
    todo: 'Look at its log and start it again; the other servers go on meanwhile.',
  },
  {
    name: 'SafarErrors',
    when: 'sum(rate(safar_http_request_seconds_count{status="5xx"}[5m])) / sum(rate(safar_http_request_seconds_count[5m])) > 0.001',
    for: '5m',
    urgency: 'page',
    what: 'More than 1 in 1,000 requests fail.',
    todo: 'The panel "Failing requests" names the routes; the reason is among Errors at the desk, and in the log under the request id.',
  },
  {
    name: 'SafarSlowReads',
    when: 'histogram_quantile(0.95, sum by (le) (rate(safar_http_request_seconds_bucket{method="GET",route!="/api/events"}[5m]))) > 0.25',
    for: '5m',
    urgency: 'ticket',
    what: 'One read in twenty takes longer than 0.25 s.',
    todo: 'Compare event loop lag (the server has too much to do) with open transactions (the database has).',
  },
  {
    name: 'SafarEventLoopLag',
    when: 'nodejs_eventloop_lag_p99_seconds > 0.1',
    for: '10m',
    urgency: 'ticket',
    what: 'A server has too much to do.',
    todo: 'Start another server, or find the route whose requests grew.',
  },
  {
    name: 'SafarMemory',
    when: 'process_resident_memory_bytes > 600e6',
    for: '15m',
    urgency: 'ticket',
    what: 'A server uses more than 600 MB.',
    todo: 'Restart it with SIGTERM, which loses nothing; where it grows again within a day, file a bug with the panel "Memory".',
  },
  {
    name: 'SafarOpenFiles',
    when: 'process_open_fds / process_max_fds > 0.5',
    for: '5m',
    urgency: 'ticket',
    what: 'A server uses more than half of its file descriptors; each event stream is one.',
    todo: 'Raise the limit (LimitNOFILE), or start another server.',
  },
  {
    name: 'SafarStreamsLost',
    when: '(safar_event_streams == 0) and on () (max(safar_event_streams) > 10)',
    for: '5m',
    urgency: 'ticket',
    what: 'A server has no event streams while others have some.',
    todo: 'Look whether the proxy still sends it requests, and whether it buffers /api/events.',
  },
  {
    name: 'SafarDatabaseAway',
    when: 'safar_database_up == 0',
    for: '1m',
    urgency: 'page',
    what: 'PostgreSQL does not answer a server; requests are refused with 503.',
    todo: 'Start or promote PostgreSQL. Servers come back by themselves.',
  },
  {
    name: 'SafarTransactionsWait',
    when: 'safar_transactions_open > safar_transactions_at_once',
    for: '1m',
    urgency: 'page',
    what: 'Writes wait for a connection to PostgreSQL.',
    todo: 'Look for a lock (pg_stat_activity, wait_event_type = Lock) before raising SAFAR_DATABASE_CONNECTIONS.',
  },
  {
    name: 'SafarDatabaseSessions',
    when: 'max(safar_database_sessions) / max(safar_database_sessions_most) > 0.8',
    for: '10m',
    urgency: 'ticket',
    what: 'PostgreSQL has nearly as many sessions as it takes.',
    todo: 'Raise max_connections, or lower SAFAR_DATABASE_CONNECTIONS: each server opens what Sizing says.',
  },
  {
    name: 'SafarStandbyLeftOut',
    when: 'safar_standby_lag_seconds < 0 and max_over_time(safar_standby_lag_seconds[1d]) >= 0',
    for: '5m',
    urgency: 'ticket',
    what: 'The standby was in use today and is left out; its reads go to the primary.',
    todo: 'Look whether it runs, and how far it is behind (pg_stat_replication at the primary).',
  },
  {
    name: 'SafarOldTransaction',
    when: 'max(safar_database_oldest_transaction_seconds) > 60',
    for: '5m',
    urgency: 'ticket',
    what: 'A transaction is open for more than a minute; each look for live changes takes longer.',
    todo: 'Find it with the query below and end it: select pg_terminate_backend(pid).',
  },
  {
    name: 'SafarJobsLate',
    when: 'max by (queue) (safar_jobs_waiting_seconds) > 300',
    for: '5m',
    urgency: 'page',
    what: 'Jobs that could run wait for more than 5 minutes.',
    todo: 'Look whether the queue grows faster than it is worked on, or each try fails (panel "Failing jobs").',
  },
  {
    name: 'SafarJobsGivenUp',
    when: 'max by (queue) (safar_jobs_given_up) > max by (queue) (safar_jobs_given_up offset 1h)',
    for: '0m',
    urgency: 'ticket',
    what: 'In the last hour a job failed for the ninth time; it is not tried again.',
    todo: 'Its reason is in jobs.job.output; once mended, the statement below tries it again.',
  },
  {
    name: 'SafarMailFails',
    when: 'sum(increase(safar_job_seconds_count{queue=~"mail|sms",outcome="failed"}[10m])) > 5',
    for: '0m',
    urgency: 'page',
    what: 'E-mails or texts cannot be sent, sign-in codes among them.',
    todo: 'Look at the provider (SAFAR_SMTP_URL, SAFAR_TWILIO_*). What waits is tried for about half an hour.',
  },
  {
    name: 'SafarProviderFails',
    when: 'sum by (host) (increase(safar_outgoing_request_seconds_count{outcome=~"5xx|failed"}[10m])) > 5',
    for: '0m',
    urgency: 'page',
    what: 'A server outside fails: payments, texts, webinars, the bucket or the collector of traces, by its host.',
    todo: 'Look at its status page. Payments are asked after by a job once it is back; uploads are refused meanwhile.',
  },
  {
    name: 'SafarDiskNearlyFull',
    when: 'safar_disk_free_bytes < 1e9',
    for: '1m',
    urgency: 'page',
    what: 'Less than 1 GB is left where the data folder is; at 64 MB writes are refused.',
    todo: 'Make room. Writes go on by themselves.',
  },
  {
    name: 'SafarRestarts',
    when: 'changes(process_start_time_seconds[1h]) > 3',
    for: '0m',
    urgency: 'ticket',
    what: 'A server was started more than three times in an hour.',
    todo: 'Its log ends with the reason: an error that nothing handled, or memory.',
  },
]
