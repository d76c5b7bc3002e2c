// What is asked for when Prometheus reads: the queues and sessions of the database, the room on the disk.
import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Sql } from '../database/database.ts'

type Parts = {
  register: Registry
  sql: Sql
  dataFolder: string
  openStreams: () => number
  standbyLag: () => number | undefined
}

/** Refreshes the gauges. One whose source is away is left out, so that an old figure is never taken for a new one. */
export function openGauges({ register, sql, dataFolder, openStreams, standbyLag }: Parts): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [register] })
  const streams = gauge('safar_event_streams', 'Event streams open in this process.')
  const lag = gauge(
    'safar_standby_lag_seconds',
    'How far the standby was behind at the last look; -1 where none is in use.',
  )
  const isUp = gauge('safar_database_up', 'Whether PostgreSQL answers this process.')
  const sessions = gauge('safar_database_sessions', 'Sessions of all programs at PostgreSQL.')
  const mostSessions = gauge('safar_database_sessions_most', 'How many sessions PostgreSQL takes.')
  const oldest = gauge('safar_database_oldest_transaction_seconds', 'Age of the oldest open transaction of this role.')
  const waiting = gauge('safar_jobs_waiting_seconds', 'How long the oldest job that could run has waited.', ['queue'])
  const givenUp = gauge('safar_jobs_given_up', 'Jobs that failed for good and were not deleted yet.', ['queue'])
  const free = gauge('safar_disk_free_bytes', 'Room left where the data folder is.')

  const readDatabase = async () => {
    const [[state], queues] = await Promise.all([readState(sql), readQueues(sql)])
    if (state === undefined) throw new Error('PostgreSQL said nothing of itself.')
    sessions.set(state.sessions)
    mostSessions.set(state.most)
    oldest.set(state.oldest)
    for (const { queue, seconds, gave_up: count } of queues) {
      waiting.set({ queue }, seconds)
      givenUp.set({ queue }, count)
    }
  }

  return async () => {
    for (const one of [sessions, mostSessions, oldest, free]) one.remove()
    for (const one of [waiting, givenUp]) one.reset()
    streams.set(openStreams())
    lag.set(standbyLag() ?? -1)
    const [database, disk] = await Promise.allSettled([readDatabase(), statfs(dataFolder)])
    isUp.set(database.status === 'fulfilled' ? 1 : 0)
    if (disk.status === 'fulfilled') free.set(disk.value.bavail * disk.value.bsize)
  }
}

const readState = (sql: Sql) => sql<{ sessions: number; most: number; oldest: number }[]>`
  select count(*)::int as sessions, current_setting('max_connections')::int as most,
    coalesce(max(extract(epoch from clock_timestamp() - xact_start)) filter (where pid <> pg_backend_pid()), 0)::float8 as oldest
  from pg_stat_activity`

/** Failed jobs are counted by pg-boss once a minute: to count them here would read all that were done in the last days. */
const readQueues = (sql: Sql) => sql<{ queue: string; seconds: number; gave_up: number }[]>`
  select name as queue, failed_count as gave_up,
    (select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 from jobs.job
      where name = queue.name and state < 'active' and not blocked and start_after < now()) as seconds
  from jobs.queue`
