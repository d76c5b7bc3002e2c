// A PostgreSQL and a standby that follows it, each of its own folder, for tests and the bench.
import { appendFile, chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'
import { prepareDatabase } from '../src/app/prepare-database.ts'
import { backUpRows, restoreRows } from '../src/platform/postgres/backup.ts'
import { startCluster, type Cluster } from '../src/platform/postgres/cluster.ts'
import { findPlace } from '../src/platform/postgres/place.ts'
import { asRole, giveToRoles } from '../src/platform/postgres/roles.ts'
import { quickestFolder } from './quickest-folder.ts'

export type Pair = {
  primary: Cluster
  standby: Cluster
  /** The folders of their rows. */
  rows: readonly [primary: string, standby: string]
  /** By the role that the server goes by. */
  appUrl: string
  readUrl: string
  /** Stops what the standby reads of the primary's log, and lets it go on. */
  pauseReplay: () => Promise<void>
  resumeReplay: () => Promise<void>
  /** Does this while there is no primary. */
  withoutPrimary: <T>(work: () => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

const database = 'safar'
/** By which the primary knows it. */
export const standbyName = 'standby'

export async function openPair(under?: string): Promise<Pair> {
  const folder = await mkdtemp(path.join(under ?? (await quickestFolder()), 'safar-pair-'))
  await chmod(folder, 0o755)
  const at = (name: string) => path.join(folder, name)
  const startPrimary = (port?: number) =>
    startCluster({ folder: at('primary'), durable: true, isKept: false, ...(port !== undefined && { port }) })
  let primary = await startPrimary()
  await admin(primary, 'postgres', `create database ${database}`)
  const addresses = await giveToRoles(primary.url(database))
  await prepareDatabase(addresses)
  await backUpRows(at('primary'), at('copy'))
  await restoreRows(at('copy'), at('standby'))
  await rm(at('copy'), { recursive: true })
  await makeStandby(at('standby'), primary.url('postgres'))
  const standby = await startCluster({ folder: at('standby'), durable: true, isKept: false })
  const rowsOf = async (name: string) => (await findPlace(at(name))).rows
  return {
    primary,
    standby,
    rows: [await rowsOf('primary'), await rowsOf('standby')],
    appUrl: addresses.appUrl,
    readUrl: asRole(standby.url(database), 'app'),
    pauseReplay: () => admin(standby, database, 'select pg_wal_replay_pause()'),
    resumeReplay: () => admin(standby, database, 'select pg_wal_replay_resume()'),
    withoutPrimary: async work => {
      await primary.stop()
      try {
        return await work()
      } finally {
        primary = await startPrimary(primary.port)
      }
    },
    close: async () => {
      await standby.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function makeStandby(folder: string, primaryUrl: string): Promise<void> {
  const { rows, account } = await findPlace(folder)
  const connection = `${primaryUrl}?application_name=${standbyName}`
  await appendFile(path.join(rows, 'postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`)
  const signal = path.join(rows, 'standby.signal')
  await writeFile(signal, '')
  if (account !== undefined) await chown(signal, account.uid, account.gid)
}

export async function admin(cluster: Cluster, name: string, statement: string): Promise<void> {
  const sql = postgres(cluster.url(name), { max: 1, onnotice: () => {} })
  await sql.unsafe(statement).finally(() => sql.end())
}
