// Debian's PgBouncer in transaction mode, in front of a database of a test or of the bench.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { until } from './until.ts'
import { unprivilegedAccount } from '../src/platform/postgres/unprivileged.ts'
import { fromApt, onPath } from '../tools/programs.ts'
import { freePort } from './free-port.ts'

export type Pool = {
  /** The address of the database through the pool. */
  url: string
  close: () => Promise<void>
}

/** Fewer connections than a server opens, so that they are shared. */
const connections = 4

export async function openPool(databaseUrl: string, size = connections): Promise<Pool> {
  const program = onPath(['pgbouncer']) ?? (await fromApt(['pgbouncer'], ['pgbouncer']))
  if (program === undefined) throw new Error('No PgBouncer is here, and apt could not install one.')
  const account = await unprivilegedAccount()
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-pool-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(file, configurationOf(new URL(databaseUrl), port, size))
  const child = spawn(program, ['--quiet', file], { ...account, cwd: folder, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  const close = async () => {
    if (child.exitCode === null && child.kill('SIGINT')) await ended
    await rm(folder, { recursive: true, force: true })
  }
  await untilItAnswers(url.href).catch(async error => {
    await close()
    throw error
  })
  return { url: url.href, close }
}

const configurationOf = (url: URL, port: number, size: number): string => `[databases]
${url.pathname.slice(1)} = host=${url.hostname} port=${url.port} user=${url.username} password=${url.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 500
`

const untilItAnswers = (url: string): Promise<number> =>
  until('PgBouncer answered', async () => {
    const sql = postgres(url, { max: 1, prepare: false, onnotice: () => {} })
    const isThere = await sql`select 1`.then(
      () => true,
      () => false,
    )
    await sql.end({ timeout: 1 })
    return isThere
  })
