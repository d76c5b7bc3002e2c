// What PostgreSQL forgets in a crash or a promotion, on one of our own: numbers of transactions are given again.
import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDatabase } from '#src/app/prepare-database.ts'
import { killFamily } from '#ops/faults/processes.ts'
import type { Sql } from '../database/database.ts'
import { factsVersion } from '../facts/cache.ts'
import { startCluster, type Cluster } from '../postgres/cluster.ts'
import { asRole, giveToRoles } from '../postgres/roles.ts'
import { type News, cursorNow } from './delivery.ts'
import { openLive } from './live.ts'

let folder: string
let cluster: Cluster
let sql: Sql
const rows = () => path.join(folder, 'cluster')

async function begin(): Promise<void> {
  cluster = await startCluster({ folder, durable: true, isKept: false })
  sql = postgres(asRole(cluster.url('safar'), 'app'), { max: 4, onnotice: () => {} })
}

async function end(): Promise<void> {
  await sql.end({ timeout: 1 })
  await cluster.stop()
}

const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])

/** PostgreSQL begins a new timeline where it ends a recovery that it was asked for. */
async function promote(): Promise<void> {
  await appendFile(path.join(rows(), 'postgresql.auto.conf'), "restore_command = 'false'\n")
  await writeFile(path.join(rows(), 'recovery.signal'), '')
  await begin()
  const line = async () => (await sql<{ on: boolean }[]>`select pg_is_in_recovery() as on`)[0]?.on
  await expect.poll(line).toBe(false)
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'safar-promotion-'))
  await chmod(folder, 0o755)
  await begin()
  const admin = postgres(cluster.url('postgres'), { max: 1, onnotice: () => {} })
  await admin`create database safar`
  // It would write when it likes, and take numbers of transactions.
  await admin`alter system set autovacuum = off`
  await admin`select pg_reload_conf()`
  await admin.end()
  await prepareDatabase(await giveToRoles(cluster.url('safar')))
})
afterAll(async () => {
  await end()
  await rm(folder, { recursive: true, force: true })
})

const person = 'person:0194e5a0-0000-7000-8000-000000000001'
const announce = async (about = 'journey'): Promise<bigint> => {
  const [row] = await sql<{ xid: string }[]>`
    insert into changes (audience, about) values (${person}, ${about}) returning xid::text`
  return BigInt(row?.xid ?? 0)
}
const cursor = async () => (await sql<{ now: string }[]>`select ${cursorNow(sql)} as now`)[0]?.now ?? ''

/** What a browser hears that comes back with this cursor. */
async function heardSince(since: string): Promise<News['abouts']> {
  const heard: News[] = []
  const live = await openLive(sql, 'test')
  await live.subscribe([person], since, news => heard.push(news))
  await live.close()
  return heard[0]?.abouts
}

/** A transaction that leaves nothing, neither in a table nor on the disk. */
async function undone(): Promise<bigint> {
  let xid = 0n
  await sql
    .begin(async tx => {
      const [row] = await tx<{ xid: string }[]>`select pg_current_xact_id()::text as xid`
      xid = BigInt(row?.xid ?? 0)
      throw new Error('undone')
    })
    .catch(() => {})
  return xid
}

/** All that puts on the disk, on its own account, what a transaction left in memory; they are killed with the rest. */
async function stopWriters(): Promise<void> {
  const admin = postgres(cluster.url('postgres'), { max: 1, onnotice: () => {} })
  const writers = await admin<{ pid: number }[]>`
    select pid from pg_stat_activity where backend_type in ('walwriter', 'background writer', 'checkpointer')`
  await admin.end()
  expect(writers).toHaveLength(3)
  for (const { pid } of writers) process.kill(pid, 'SIGSTOP')
}

/** PostgreSQL killed behind a transaction that was undone; the cursor of just before, and whether its number was given again. */
async function crash(): Promise<{ before: string; isGivenAgain: boolean }> {
  await announce('chat')
  await stopWriters()
  const last = await undone()
  const before = await cursor()
  await killFamily(cluster.pid())
  await sql.end({ timeout: 1 })
  await begin()
  const numbers: bigint[] = []
  while ((numbers.at(-1) ?? 0n) < last) numbers.push(await announce())
  return { before, isGivenAgain: numbers.includes(last) }
}

test('after a crash, a transaction with the number of one that was undone is news', async () => {
  const crashed = await crash()
  expect(crashed.isGivenAgain).toBe(true)
  expect(await heardSince(crashed.before)).toEqual(['journey'])
})

test('after a promotion everything is looked at again', async () => {
  await announce()
  await end()
  await copy(rows(), `${rows()}.standby`)
  await begin()
  const lost = await announce('chat')
  const [before, version] = [await cursor(), await versionNow()]
  await end()
  await rm(rows(), { recursive: true })
  await copy(`${rows()}.standby`, rows())
  await promote()
  const again = await announce('documents')
  expect(again).toBe(lost)
  expect(await versionNow()).not.toBe(version)
  expect(await heardSince(before)).toBeUndefined()
})

const versionNow = async () => {
  const [row] = await sql<{ version: string }[]>`
    select ${factsVersion(sql)} as version from (select ${person.replace('person:', '')}::uuid as id) p`
  return row?.version
}
