// What it costs to throw a day of notices away: row by row, as it is done, and as a partition of their table that is
// dropped; what partitions cost those who read; and how long a change waits for either while a backup reads the table.
import { setTimeout } from 'node:timers/promises'
import postgres from 'postgres'
import { amount, atMost, median, ms, ratioAtMost, type Result } from './result.ts'

/** Of 100,000 students with ten changes each. */
const perDay = 1_000_000
const people = 100_000
const days = 2
const reads = 400
/** Of a database of 150 GB it is hours; so long is enough to see who waits for it. */
const backup = 5_000

const day = (index: number): string => `2026-01-0${index + 1}`

export async function measurePruning(databaseUrl: string): Promise<Result> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    await sql.unsafe(`drop table if exists ${plain}, ${parted}`).simple()
    await make(sql)
    const before = await readBoth(sql)
    const waits = {
      deleting: await waitBesideBackup(
        databaseUrl,
        plain,
        `delete from ${plain} where id in (select id from ${plain} where at < '${day(1)}' limit 10000)`,
      ),
      dropping: await waitBesideBackup(databaseUrl, parted, `begin; drop table ${parted}_0; rollback`),
      detaching: await waitBesideBackup(
        databaseUrl,
        parted,
        `alter table ${parted} detach partition ${parted}_0 concurrently`,
      ),
    }
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
        atMost(
          `one change, with a backup of ${backup / 1000} s reading the table and rows deleted; beside: a partition dropped`,
          waits.deleting,
          50,
          'ms',
          { beside: amount(waits.dropping, 'ms') },
        ),
      ],
      lines: [
        `the same change while the partition is detached concurrently: ${ms(waits.detaching)}`,
        `written to the log: ${amount(deleted.megabytes, 'MB')} and ${amount(dropped.megabytes, 'MB')}`,
      ],
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

/**
 * How long the insert of one notice takes while `pruning` runs, which itself runs while a dump reads the table. Dropping a
 * partition locks the whole table: it waits for the dump, and everybody who comes after waits behind it.
 */
async function waitBesideBackup(databaseUrl: string, table: string, pruning: string): Promise<number> {
  const connect = () => postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const [dump, pruner, writer] = [connect(), connect(), connect()]
  try {
    await dump.unsafe(`begin; lock table ${table} in access share mode`).simple()
    const [{ pid } = { pid: 0 }] = await pruner<{ pid: number }[]>`select pg_backend_pid() as pid`
    const pruned = pruner.unsafe(pruning).simple().execute()
    const isAway = async () => {
      const [found] = await writer<{ isAway: boolean }[]>`
        select state = 'idle' or wait_event_type is not distinct from 'Lock' as "isAway"
        from pg_stat_activity where pid = ${pid} and query = ${pruning}`
      return found?.isAway === true
    }
    while (!(await isAway())) await setTimeout(5)
    const ended = setTimeout(backup).then(() => dump.unsafe('commit').simple())
    const began = performance.now()
    await writer
      .unsafe(`insert into ${table} (audience, about, at) values ('person:one', 'journey', '${day(days - 1)}')`)
      .simple()
    const took = performance.now() - began
    await Promise.all([ended, pruned])
    return took
  } finally {
    await Promise.all([dump, pruner, writer].map(one => one.end({ timeout: 1 })))
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
