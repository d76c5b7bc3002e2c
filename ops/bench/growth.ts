// What a student costs in rows and bytes: one who enters everything that the product asks for, by its own routes, and what
// a day of use adds to that.
import { readFile } from 'node:fs/promises'
import postgres from 'postgres'
import { openDatabase } from '#src/platform/database/database.ts'
import { giveAppCode } from '#tests/app-code.ts'
import type { Visitor } from '#tests/visitor.ts'
import { say, toggleMark, type Request } from '../faults/load/actions.ts'
import { plantEverything } from '#tests/markers.ts'
import { addPeople, tokenOf } from './bench-people.ts'
import { startProgram, type Running } from './processes.ts'
import { rounded, type Result } from './result.ts'

const days = 40
const streams = 1000

export async function measureGrowth(databaseUrl: string): Promise<Result> {
  const safar = await startProgram('src/app/main.ts', 4814, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    const empty = await stockOf(sql)
    const site = { url: safar.url, giveSecondFactor: (who: Visitor) => giveAppCode(safar.url, who.cookie()) }
    const { who } = await plantEverything(site)
    const full = await stockOf(sql)
    for (let day = 0; day < days; day += 1) {
      // Forty days in a minute.
      await sql`delete from rate_limits`
      await useFor(who, day)
    }
    const used = await stockOf(sql)
    const [journey, day] = [difference(empty, full, 1), difference(full, used, days)]
    const stream = await bytesOfStream(safar, databaseUrl)
    return {
      title: `What a student costs who enters everything, and each of ${days} days of use`,
      figures: [],
      lines: [
        `a whole journey: ${rounded(sumOf(journey, 'rows'))} rows, ${kilobytes(sumOf(journey, 'bytes'))} with their indexes; most of it ${most(journey)}`,
        `a day with a message, a mark and a payment noted: ${sumOf(day, 'rows').toFixed(1)} rows, ${kilobytes(sumOf(day, 'bytes'))}; most of it ${most(day)}`,
        `an open stream: ${kilobytes(stream)} of the server's memory, the average of ${streams.toLocaleString('en')}`,
      ],
    }
  } finally {
    await sql.end()
    await safar.stop()
  }
}

/** As one comes back for a quarter of an hour: what is only read costs no row. */
async function useFor(who: Visitor, day: number): Promise<void> {
  const note: Request = {
    method: 'POST',
    path: '/api/money/entries',
    body: { kind: 'living', what: 'Groceries', currency: 'USD', amount: '40', on: '2027-01-15' },
  }
  for (const { method, path, body } of [say(`A question on day ${day}`), toggleMark(day % 2 === 0), note]) {
    const { status } = await who.call(method, path, body)
    if (status !== 200) throw new Error(`${method} ${path} was answered ${status}.`)
  }
}

/** What the process grew by with them, as the system counts it. */
async function bytesOfStream({ child, url }: Running, databaseUrl: string): Promise<number> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 })
  await addPeople(db, 'streams', streams)
  await close()
  const before = await memoryOf(child.pid)
  const ending = new AbortController()
  for (let index = 0; index < streams; index += 1) {
    const headers = { cookie: `safar_session=${tokenOf('streams', index)}` }
    const answer = await fetch(`${url}/api/events`, { headers, signal: ending.signal })
    if (!answer.ok) throw new Error(`A stream was answered with ${answer.status}.`)
    // Its first words: by then it is open at the server.
    await answer.body?.getReader().read()
  }
  const after = await memoryOf(child.pid)
  ending.abort()
  return (after - before) / streams
}

async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) * 1024
}

type Table = { name: string; rows: number; bytes: number }

/** An entry of an index has a header of 16 bytes, and keys that are mostly one id. */
const indexEntry = 40
const rowHeader = 28

/** Counted and weighed row by row: the size of a file says nothing of a few rows. */
async function stockOf(sql: postgres.Sql): Promise<Table[]> {
  const tables = await sql<{ name: string; indexes: number }[]>`
    select c.oid::regclass::text as name, count(i.indexrelid)::int as indexes
    from pg_class c left join pg_index i on i.indrelid = c.oid
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) group by c.oid`
  const stock: Table[] = []
  for (const { name, indexes } of tables) {
    const [row] = await sql<{ rows: number; bytes: number }[]>`
      select count(*)::int as rows, coalesce(sum(pg_column_size(t.*)), 0)::float8 as bytes from ${sql(name)} t`
    const rows = row?.rows ?? 0
    stock.push({ name, rows, bytes: (row?.bytes ?? 0) + rows * (rowHeader + indexes * indexEntry) })
  }
  return stock
}

/** Of each, for one of so many. */
const difference = (before: readonly Table[], after: readonly Table[], among: number): Table[] =>
  after.map(({ name, rows, bytes }) => {
    const old = before.find(one => one.name === name)
    return { name, rows: (rows - (old?.rows ?? 0)) / among, bytes: (bytes - (old?.bytes ?? 0)) / among }
  })

const sumOf = (tables: readonly Table[], of: 'rows' | 'bytes'): number =>
  tables.reduce((sum, table) => sum + table[of], 0)

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const most = (tables: readonly Table[]): string =>
  tables
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 6)
    .map(({ name, rows, bytes }) => `${name} (${rows.toFixed(1)} rows, ${kilobytes(bytes)})`)
    .join(', ')
