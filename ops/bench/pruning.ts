// What it costs to throw a day of notices away: row by row, as it is done, and as a partition of their table that is
// dropped; and what partitions cost those who read.
import postgres from 'postgres'
import { amount, atMost, median, ms, ratioAtMost, type Result } from './result.ts'

/** Of 100,000 students with ten changes each. */
const perDay = 1_000_000
const people = 100_000
const days = 2
const reads = 400

const day = (index: number): string => `2026-01-0${index + 1}`

export async function measurePruning(databaseUrl: string): Promise<Result> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    await sql.unsafe(`drop table if exists ${plain}, ${parted}`).simple()
    await make(sql)
    const before = await readBoth(sql)
    const logOf = async (work: () => Promise<unknown>) => {
      const [start] = await sql<{ at: string }[]>`select pg_current_wal_insert_lsn()::text as at`
      const began = performance.now()
      await work()
      const took = performance.now() - began
      const [end] = await sql<{ bytes: number }[]>`
        select (pg_current_wal_insert_lsn() - ${start?.at ?? ''}::pg_lsn)::float8 as bytes`
      return { took, megabytes: (end?.bytes ?? 0) / 1e6 }
    }
    const deleted = await logOf(() => sql`delete from ${sql(plain)} where at < ${day(1)}::timestamptz`)
    const dropped = await logOf(() => sql.unsafe(`drop table ${parted}_0`).simple())
    return {
      title: `A day of ${perDay.toLocaleString('en')} notices thrown away, row by row and as a partition`,
      figures: [
        atMost('all of them deleted at once; beside: a partition dropped', deleted.took / 1000, 60, 's', {
          beside: amount(dropped.took / 1000, 's'),
        }),
        ratioAtMost(
          'the version of one person’s facts, with a partition a day; beside: in one table',
          ms(before.parted),
          ms(before.plain),
          before.parted / before.plain,
          1.1,
        ),
      ],
      lines: [`written to the log: ${amount(deleted.megabytes, 'MB')} and ${amount(dropped.megabytes, 'MB')}`],
    }
  } finally {
    await sql.unsafe(`drop table if exists ${plain}, ${parted}`).simple()
    await sql.end()
  }
}

const [plain, parted] = ['bench_notices', 'bench_parted_notices']

/** Both like the table of changes, with its indexes, and the same rows in both. */
async function make(sql: postgres.Sql): Promise<void> {
  const columns = `(id bigint generated always as identity, xid xid8 not null default pg_current_xact_id(),
    audience text not null, about text not null, at timestamptz(3) not null)`
  await sql.unsafe(`create table ${plain} ${columns}`).simple()
  await sql.unsafe(`create table ${parted} ${columns} partition by range (at)`).simple()
  for (let index = 0; index < days; index += 1)
    await sql
      .unsafe(
        `create table ${parted}_${index} partition of ${parted} for values from ('${day(index)}') to ('${day(index + 1)}')`,
      )
      .simple()
  for (const table of [plain, parted]) {
    for (let index = 0; index < days; index += 1)
      await sql
        .unsafe(
          `insert into ${table} (audience, about, at)
           select 'person:' || md5((n % ${people})::text)::uuid, 'journey', '${day(index)}'::timestamptz + n * interval '86 milliseconds'
           from generate_series(1, ${perDay}) n`,
        )
        .simple()
    await sql
      .unsafe(
        `alter table ${table} add primary key (id, at); create index on ${table} (xid); create index on ${table} (at);
         create index on ${table} (audience, xid); analyze ${table};`,
      )
      .simple()
  }
}

/** By turns, as the version of a person's facts is read at every request. */
async function readBoth(sql: postgres.Sql): Promise<{ plain: number; parted: number }> {
  const times: Record<'plain' | 'parted', number[]> = { plain: [], parted: [] }
  const read = async (table: string, of: number[], index: number) => {
    const began = performance.now()
    await sql`
      select concat(count(*), ':', sum(c.xid::text::bigint)) from ${sql(table)} c
      where c.audience = 'person:' || md5(${String(index)})::uuid::text`
    of.push(performance.now() - began)
  }
  for (let index = 0; index < reads; index += 1) {
    await read(plain, times.plain, index)
    await read(parted, times.parted, index)
  }
  return { plain: median(times.plain), parted: median(times.parted) }
}
