// The tables of pg-boss, made and migrated by their owner: who works on jobs changes rows there and nothing else.
import { setTimeout as pause } from 'node:timers/promises'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import type { Sql } from '../database/database.ts'
import { jobSchema, openOwnConnection } from './connection.ts'

/** Any number; the same for every server, so that one migrates while the others wait. */
const lock = 7_236_005
const eachTry = 100

export async function migrateJobs(url: string): Promise<void> {
  const sql = openOwnConnection(url)
  try {
    // Asked for again and again: an index is built beside others' work once nobody's statement is older than it, and to
    // wait for a lock is a statement.
    while (!(await isMine(sql))) await pause(eachTry)
    for (const text of plansFor(await versionOf(sql))) await sql.unsafe(text).simple()
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

function plansFor(version: number | undefined): string[] {
  if (version === undefined) return [getConstructionPlans(jobSchema)]
  const plans = plansFrom(version)
  if (plans === undefined) return []
  const [tables = '', indexes = ''] = plans.split('COMMIT;')
  // Each by itself: in one text with others an index cannot be built beside others' work.
  return [`${tables}COMMIT;`, ...indexes.split(';\n').filter(text => text.trim() !== '')]
}

/** Undefined for a version from which there is nowhere to go: the newest, or one of a release after this one. */
function plansFrom(version: number): string | undefined {
  try {
    return getMigrationPlans(jobSchema, version)
  } catch {
    return undefined
  }
}
