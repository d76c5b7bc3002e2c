// The rows of a cluster that is gone: a base backup, and the log that was archived since, up to a moment.
import { execFile } from 'node:child_process'
import { chown, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { findPostgres15 } from '../../../tools/postgres-15.ts'
import { startService } from '../../deploy/ha/service.ts'
import { until } from '#tests/until.ts'
import type { Account } from '#src/platform/postgres/unprivileged.ts'

const run = promisify(execFile)

/** By the role that standbys read with; its password is the superuser's in a trial. */
export async function copyRows(adminUrl: string, folder: string): Promise<void> {
  const { port, password } = new URL(adminUrl)
  const program = path.join(await findPostgres15(), 'pg_basebackup')
  const address = ['-h', '127.0.0.1', '-p', port, '-U', 'replicator']
  // Without the log: that is archived.
  await run(program, [...address, '-D', folder, '-X', 'none', '--checkpoint=fast', '--no-password'], {
    env: { PATH: process.env['PATH'] ?? '', PGPASSWORD: password },
  })
}

/** All that was written until now is in the archive. */
export async function untilArchived(sql: postgres.Sql): Promise<void> {
  const [row] = await sql<{ file: string }[]>`select pg_walfile_name(pg_switch_wal()) as file`
  await until('the log was archived', async () => {
    const found = await sql`select from pg_stat_archiver where last_archived_wal >= ${row?.file ?? ''}`
    return found.length > 0
  })
}

type Parts = {
  copy: string
  archive: string
  /** Where the rows are to be. */
  rows: string
  moment: string
  /** Of the superuser, of what is restored. */
  adminUrl: string
  account: Account | undefined
}

/** Until PostgreSQL has read its log up to the moment, and ended again. */
export async function restoreRows({ copy, archive, rows, moment, adminUrl, account }: Parts): Promise<void> {
  const home = path.dirname(rows)
  await mkdir(home, { recursive: true })
  await cp(copy, rows, { recursive: true })
  await rm(path.join(rows, 'standby.signal'), { force: true })
  await writeFile(path.join(rows, 'recovery.signal'), '')
  await run('chmod', ['700', rows])
  if (account !== undefined) {
    await run('chown', ['-R', `${account.uid}:${account.gid}`, rows])
    await chown(home, account.uid, account.gid)
  }
  // In place of those of the cluster that is gone.
  const settings = {
    port: new URL(adminUrl).port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    hba_file: path.join(rows, 'pg_hba.conf'),
    ident_file: path.join(rows, 'pg_ident.conf'),
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
    archive_mode: 'off',
    synchronous_standby_names: '',
  }
  const log = path.join(home, 'recovery.log')
  const service = await startService({
    program: path.join(await findPostgres15(), 'postgres'),
    args: ['-D', rows, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    home,
    log,
    account,
    within: [],
  })
  await until('the log was read', async () => {
    if (!service.isHere()) throw new Error('PostgreSQL ended.')
    return isWritten(adminUrl)
  }).catch(async cause => {
    throw new Error(`The log was not read: ${(await readFile(log, 'utf8')).slice(-1500)}`, { cause })
  })
  await service.stop('SIGINT')
}

/** Whether there is a PostgreSQL that is no standby and restores nothing any more. */
async function isWritten(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} })
  const [row] = await sql<{ isRestoring: boolean }[]>`select pg_is_in_recovery() as "isRestoring"`.catch(() => [])
  await sql.end({ timeout: 1 })
  return row?.isRestoring === false
}
