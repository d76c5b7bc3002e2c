// Work to do later, on the same database: sent in the transaction that wants it, done at least once.
import { setTimeout as wait } from 'node:timers/promises'
import { sql as drizzleSql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import postgres from 'postgres'
import type { Transaction } from '../database/database.ts'
import { withWholeResults } from '../database/whole-results.ts'
import { patiently } from '../patience.ts'

export type JobWork = (payload: unknown, job: { id: string }) => Promise<void>

export type JobKind = {
  name: string
  work: JobWork
  /** A cron line, for what comes round by itself. */
  cron?: string
}

export type Jobs = {
  /** `after` a while by the database's clock, which counts whole seconds for it. */
  send: (tx: Transaction, name: string, payload: object, after?: Temporal.Duration) => Promise<void>
  start: (kinds: readonly JobKind[]) => Promise<void>
  /** Jobs of these names were sent here and are committed. */
  wake: (names: Iterable<string>, after?: Temporal.Duration) => void
  close: () => Promise<void>
}

/** Who sends a job wakes its own workers. This is for jobs of a process that died, for retries and for the clock's. */
const pollSeconds = 5
/** Of one kind at a time, in one process. */
const atOnce = 4
/** What is under way when the server closes may take this long; then it is given back, and done again elsewhere. */
const lastWords = 5000
const queueOptions = { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 }
/** One job a batch: a batch fails as a whole, and would do the others twice. */
const workOptions = { pollingIntervalSeconds: pollSeconds, batchSize: 1 }

/** Sees each try of a job. */
type WatchJob = (queue: string, work: () => Promise<void>) => Promise<void>

/** With `comesRound` off nothing is done by the clock, only what is sent: a test has a clock of its own and calls such jobs itself. */
export function openJobs(
  url: string,
  { onError, watchJob, comesRound }: { onError: (error: Error) => void; watchJob: WatchJob; comesRound: boolean },
): Jobs {
  const sql = openOwnConnection(url)
  const boss = new PgBoss({
    db: statementsOn(sql),
    schema: jobSchema,
    superviseIntervalSeconds: 60,
    schedule: comesRound,
  })
  boss.on('error', onError)
  const crews = new Map<string, Crew>()

  return {
    send: async (tx, name, payload, after) => {
      const start = after && { startAfter: after.total('seconds') }
      await boss.send(name, payload, { db: fromDrizzle(tx, drizzleSql), ...start })
    },
    start: async kinds => {
      await boss.start()
      const queues = new Set((await boss.getQueues()).map(({ name }) => name))
      const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
      for (const { name, work, cron } of kinds) {
        if (!queues.has(name)) await boss.createQueue(name, queueOptions)
        if (cron !== undefined && crons.get(name) !== cron) await boss.schedule(name, cron)
        crews.set(name, await hireCrew(boss, name, (payload, job) => watchJob(name, () => work(payload, job)), onError))
      }
    },
    wake: (names, after) => {
      const wake = () => {
        for (const name of names) crews.get(name)?.wake()
      }
      if (after === undefined) wake()
      else void wait(after.total('milliseconds'), undefined, { ref: false }).then(wake)
    },
    close: async () => {
      // pg-boss would look every half second whether its workers are done; we know at once.
      const isDone = new AbortController()
      const late = wait(lastWords, undefined, { signal: isDone.signal }).catch(() => {})
      await Promise.race([Promise.all([...crews.keys()].map(name => boss.offWork(name, { wait: true }))), late])
      isDone.abort()
      crews.clear()
      await boss.stop({ graceful: false })
      await sql.end({ timeout: 5 })
    },
  }
}

type Crew = { wake: () => void }
type Worker = { id: string; isBusy: boolean }

/**
 * One worker, and more of them once one is not enough. A worker that finds a job wakes the next, and having done
 * it looks for another at once: ten thousand letters do not wait five seconds each.
 */
async function hireCrew(boss: PgBoss, name: string, work: JobWork, onError: (error: Error) => void): Promise<Crew> {
  const workers: Worker[] = []
  const wake = () => {
    const idle = workers.find(({ isBusy }) => !isBusy)
    if (idle !== undefined) return boss.notifyWorker(idle.id)
    // With all of them at work, the first that is done looks again.
    if (workers.length < atOnce) void hire().catch(onError)
  }
  const hire = async () => {
    const worker: Worker = { id: '', isBusy: false }
    workers.push(worker)
    worker.id = await boss.work(name, workOptions, async ([job]) => {
      if (job === undefined) return
      worker.isBusy = true
      wake()
      try {
        await work(job.data, job)
      } finally {
        worker.isBusy = false
        boss.notifyWorker(worker.id)
      }
    })
  }
  await hire()
  return { wake }
}

// How pg-boss reaches the database.

export const jobSchema = 'jobs'

export const statementsOn = (sql: postgres.Sql) => ({
  executeSql: async (text: string, values: readonly unknown[] = []) => {
    // pg-boss sends several statements in one text when it has no values for them, and looks for its row among those of all.
    const sent = values.length === 0 ? sql.unsafe(text).simple() : sql.unsafe(text, values.map(asParameter))
    return { rows: (await sent.catch(asOwnError)).flat() }
  },
})

/** All who waited for a connection that is lost get one error, and pg-boss writes the name of its queue into each. */
function asOwnError(error: unknown): never {
  throw new Error(error instanceof Error ? error.message : String(error), { cause: error })
}

/** One connection: pg-boss opens transactions in the text it sends, which a pool would tear apart. */
export const openOwnConnection = (url: string) =>
  withWholeResults(
    postgres(url, {
      max: 1,
      onnotice: () => {},
      // A try that began while the database was falling may hang.
      connect_timeout: patiently(2000, 10_000) / 1000,
      backoff: () => 0.5,
      connection: { application_name: 'safar jobs' },
      types: {
        // pg-boss makes its JSON itself.
        json: {
          to: 114,
          from: [114, 3802],
          serialize: asParameter,
          parse: (text: string): unknown => JSON.parse(text),
        },
      },
    }),
  )

function asParameter(value: unknown): string | number | boolean | string[] | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? value.map(String) : JSON.stringify(value)
}
