// Work to do later, on the same database: sent in the transaction that wants it, done at least once.
import { sql as drizzleSql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import postgres from 'postgres'
import type { Transaction } from '../database/database.ts'

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
  wake: () => void
  close: () => Promise<void>
}

/** A wake comes with every commit; this is for jobs whose wake was lost, and for retries. */
const pollSeconds = 5
/** Of one kind at a time, in one process. */
const atOnce = 4

export function openJobs(url: string, onError: (error: Error) => void): Jobs {
  const sql = openOwnConnection(url)
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => ({
        // pg-boss sends several statements in one text when it has no values for them.
        rows:
          values === undefined || values.length === 0
            ? await sql.unsafe(text).simple()
            : await sql.unsafe(text, values.map(asParameter)),
      }),
    },
    schema: 'jobs',
    superviseIntervalSeconds: 60,
  })
  boss.on('error', onError)
  const workers: string[] = []

  return {
    send: async (tx, name, payload) => {
      await boss.send(name, payload, { db: fromDrizzle(tx, drizzleSql) })
    },
    start: async kinds => {
      await boss.start()
      for (const { name, work, cron } of kinds) {
        await boss.createQueue(name, { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 })
        const [first] = await hireWorkers(boss, name, work)
        if (first !== undefined) workers.push(first)
        if (cron !== undefined) await boss.schedule(name, cron)
      }
    },
    wake: () => {
      for (const worker of workers) boss.notifyWorker(worker)
    },
    close: async () => {
      await boss.stop({ graceful: true, timeout: 5000 })
      await sql.end({ timeout: 5 })
    },
  }
}

/**
 * A worker that finds a job wakes the next, and having done it looks for another at once: ten thousand
 * letters do not wait five seconds each. Without a job to do a wake costs one look.
 */
async function hireWorkers(boss: PgBoss, name: string, work: JobWork): Promise<string[]> {
  const hired: string[] = []
  const wake = (place: number) => boss.notifyWorker(hired[place] ?? '')
  // One job a batch: a batch fails as a whole, and would do the others twice.
  const options = { pollingIntervalSeconds: pollSeconds, batchSize: 1 }
  for (let place = 0; place < atOnce; place += 1) {
    hired.push(
      await boss.work(name, options, async ([job]) => {
        if (job === undefined) return
        wake(place + 1)
        await work(job.data, job)
        wake(place)
      }),
    )
  }
  return hired
}

/** One connection: pg-boss opens transactions in the text it sends, which a pool would tear apart. */
const openOwnConnection = (url: string) =>
  postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: 'safar jobs' },
    types: {
      // pg-boss makes its JSON itself.
      json: { to: 114, from: [114, 3802], serialize: asParameter, parse: (text: string): unknown => JSON.parse(text) },
    },
  })

function asParameter(value: unknown): string | number | boolean | string[] | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? value.map(String) : JSON.stringify(value)
}
