// Work to do later, on the same database: sent in the transaction that wants it, done at least once.
import { setTimeout } from 'node:timers/promises'
import { sql as drizzleSql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Transaction } from '../database/database.ts'
import { jobSchema, openOwnConnection, statementsOn } from './connection.ts'

export type JobWork = (payload: unknown, job: { id: string }) => Promise<void>

export type JobKind = {
  name: string
  work: JobWork
  /** A cron line, for what comes round by itself. */
  cron?: string
}

export type Jobs = {
  send: (tx: Transaction, name: string, payload: object) => Promise<void>
  start: (kinds: readonly JobKind[]) => Promise<void>
  /** Jobs of these names were sent here and are committed. */
  wake: (names: Iterable<string>) => void
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
    send: async (tx, name, payload) => {
      await boss.send(name, payload, { db: fromDrizzle(tx, drizzleSql) })
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
    wake: names => {
      for (const name of names) crews.get(name)?.wake()
    },
    close: async () => {
      // pg-boss would look every half second whether its workers are done; we know at once.
      const isDone = new AbortController()
      const late = setTimeout(lastWords, undefined, { signal: isDone.signal }).catch(() => {})
      await Promise.race([Promise.all([...crews.keys()].map(name => boss.offWork(name, { wait: true }))), late])
      isDone.abort()
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
