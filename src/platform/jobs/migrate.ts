// The tables of pg-boss, made and migrated by their owner: who works on jobs changes rows there and nothing else.
import { setTimeout as pause } from 'node:timers/promises'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import type { Sql } from '../database/database.ts'
import { jobSchema, openOwnConnection } from './jobs.ts'

/** Any number; the same for every server, so that one migrates while the others wait. */
const lock = 7_236_005
const eachTry = 100

export async function migrateJobs(url: string): Promise<void> {
  const sql = openOwnConnection(url)
  try {
    // Asked for again and again: an index is built beside others' work once nobody's statement is older than it, and to
    // wait for a lock is a statement.
    while (!(await isMine(sql))) await pause(eachTry)
    const version = await versionOf(sql)
    if (version === undefined) await sql.unsafe(getConstructionPlans(jobSchema)).simple()
    else await migrateFrom(sql, version)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function isMine(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ isMine: boolean }[]>`select pg_try_advisory_lock(${lock}) as "isMine"`
  return row?.isMine === true
}

/** Of what is there, if anything is. */
async function versionOf(sql: Sql): Promise<number | undefined> {
  const [made] = await sql<{ isThere: boolean }[]>`select to_regclass('jobs.version') is not null as "isThere"`
  if (made?.isThere !== true) return undefined
  const [row] = await sql<{ version: number }[]>`select version from jobs.version`
  return row?.version
}

async function migrateFrom(sql: Sql, version: number): Promise<void> {
  const tables = plansFrom(version)?.split('COMMIT;')[0]
  // Whoever comes after a migration that was cut off after its tables builds the indexes that are still missing.
  if (tables !== undefined)
    await sql.unsafe(`${tables} ${noteOf((await indexesFrom(sql)) ?? version)} COMMIT;`).simple()
  const from = await indexesFrom(sql)
  if (from === undefined) return
  await dropHalfBuilt(sql)
  const indexes = plansFrom(from)?.split('COMMIT;')[1] ?? ''
  // Each by itself: in one text with others an index cannot be built beside others' work.
  for (const text of indexes.split(';\n').filter(one => one.trim() !== '')) await sql.unsafe(text).simple()
  await sql.unsafe(noteOf(undefined)).simple()
}

/** Kept in the comment of a table, in the transaction that changes the tables. */
const noteOf = (version: number | undefined): string =>
  `comment on table ${jobSchema}.version is ${version === undefined ? 'null' : `'indexes from ${version}'`};`

async function indexesFrom(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<{ note: string | null }[]>`
    select obj_description(to_regclass(${`${jobSchema}.version`}), 'pg_class') as note`
  const from = /^indexes from (\d+)$/.exec(row?.note ?? '')?.[1]
  return from === undefined ? undefined : Number(from)
}

/** One whose building was cut off stays, is not used, and keeps its name from a whole one. */
async function dropHalfBuilt(sql: Sql): Promise<void> {
  const rows = await sql<{ name: string }[]>`
    select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where not i.indisvalid and c.relnamespace = to_regnamespace(${jobSchema})`
  for (const { name } of rows) await sql.unsafe(`drop index ${name}`)
}

/** Undefined for a version from which there is nowhere to go: the newest, or one of a release after this one. */
function plansFrom(version: number): string | undefined {
  try {
    return getMigrationPlans(jobSchema, version)
  } catch {
    return undefined
  }
}
