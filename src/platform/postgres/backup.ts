// A copy of our own PostgreSQL's rows while it runs, by its own protocol: it hears of its beginning and end, and with the
// log of all that was written meanwhile, which the copy goes through when it is first started.
import { chown, copyFile, lstat, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'
import { adoptOrStart } from './cluster.ts'
import { findPlace } from './place.ts'

const rowsIn = (home: string) => path.join(home, 'cluster')

/** Ends at the moment that it tells: all that was committed before is in it. */
export async function backUpRows(folder: string, to: string): Promise<{ until: string }> {
  const { home } = await findPlace(path.resolve(folder))
  const cluster = await adoptOrStart({ folder, durable: true, isKept: false })
  const sql = postgres(cluster.url('postgres'), { max: 1, onnotice: () => {} })
  try {
    // As long as this session lasts, no piece of the log is thrown away.
    await sql`select pg_create_physical_replication_slot('safar_backup', true, true)`
    await sql`select pg_backup_start('safar', true)`
    await copyTree(rowsIn(home), rowsIn(to), isNoRow)
    const [end] = await sql<{ label: string; until: string }[]>`
      select labelfile as label, clock_timestamp()::text as until from pg_backup_stop(false)`
    if (end === undefined) throw new Error('PostgreSQL did not say where the backup ends.')
    await writeFile(path.join(rowsIn(to), 'backup_label'), end.label, { mode: 0o600 })
    await copyTree(path.join(rowsIn(home), 'pg_wal'), path.join(rowsIn(to), 'pg_wal'), name => !isLog.test(name))
    await copyFile(path.join(home, 'password'), path.join(to, 'password'))
    return { until: end.until }
  } finally {
    await sql.end({ timeout: 5 })
    await cluster.leaveOrStop()
  }
}

export async function restoreRows(from: string, folder: string): Promise<void> {
  const { home, account } = await findPlace(path.resolve(folder))
  if ((await readdir(home)).length > 0) throw new Error(`There is something in ${home} already.`)
  await copyTree(from, home, () => false)
  if (account !== undefined) await own(home, account)
}

/** What a started PostgreSQL makes again, or must not find. */
const isNoRow = (name: string): boolean =>
  /^(postmaster\.(pid|opts)|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.*|.*pgsql_tmp.*)$/.test(
    name,
  )

const isLog = /^[\dA-F]{24}$/

/** A file that goes while it is copied is not missed: the log knows of it. */
async function copyTree(from: string, to: string, isLeft: (name: string) => boolean, under = ''): Promise<void> {
  await mkdir(path.join(to, under), { recursive: true, mode: 0o700 })
  for (const entry of await readdir(path.join(from, under), { withFileTypes: true })) {
    const name = path.posix.join(under, entry.name)
    if (isLeft(name)) continue
    if (entry.isDirectory()) await copyTree(from, to, isLeft, name)
    else if (entry.isFile()) await copyFile(path.join(from, name), path.join(to, name)).catch(unlessGone)
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

async function own(target: string, account: { uid: number; gid: number }): Promise<void> {
  await chown(target, account.uid, account.gid)
  if (!(await lstat(target)).isDirectory()) return
  for (const name of await readdir(target)) await own(path.join(target, name), account)
}
