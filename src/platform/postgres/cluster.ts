// Our own PostgreSQL: made, started, adopted after a crash of ours, and stopped, all by its own programs.
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { keepRunning, type Postmaster, isAlive, runsOn } from './keep-running.ts'
import { patiently } from '../patience.ts'
import { findPlace, type Place } from './place.ts'

export type Cluster = {
  /** The address of one of its databases. */
  url: (database: string) => string
  port: number
  pid: () => number
  stop: () => Promise<void>
  /** It is somebody else's: it goes on without us. */
  leave: () => Promise<unknown>
}

type Options = {
  /** Where the rows lie, unless the account that runs PostgreSQL cannot get there. */
  folder: string
  /** Off only in tests, whose rows nobody wants back. */
  durable: boolean
  /** Off where its owner lets it fall. */
  isKept?: boolean
  port?: number
  /** The programs of another PostgreSQL than our own; only tests and trials have one. */
  bin?: string
}

const user = 'safar'

/** For work beside a server that may run or not: where none did, it is stopped again. */
export async function adoptOrStart(options: Options): Promise<Cluster & { leaveOrStop: () => Promise<unknown> }> {
  const { rows } = await findPlace(path.resolve(options.folder))
  const before = await noteOf(rows)
  const cluster = await startCluster(options)
  return { ...cluster, leaveOrStop: before?.pid === cluster.pid() ? cluster.leave : cluster.stop }
}

export async function startCluster({ folder, durable, isKept = true, port, bin }: Options): Promise<Cluster> {
  const place = await findPlace(path.resolve(folder), bin)
  const password = await ensureMade(place, durable)
  const begin = async (at: number) => (await adopt(place, password)) ?? launch(place, password, durable, at)
  const running = await begin(port ?? (await freePort()))
  const watch = isKept ? keepRunning(running, begin) : { pid: () => running.pid, end: async () => running.pid }
  return {
    port: running.port,
    pid: watch.pid,
    url: database => address(running.port, password, database),
    stop: async () => stop(await watch.end()),
    leave: watch.end,
  }
}

/** Makes the cluster beside its place and moves it there whole: a start cut short leaves nothing to trip over. */
async function ensureMade({ home, rows, bin, account }: Place, durable: boolean): Promise<string> {
  const secret = path.join(home, 'password')
  if (await isThere(rows)) return (await readFile(secret, 'utf8')).trim()
  const password = randomBytes(24).toString('base64url')
  const half = `${rows}.new`
  await rm(half, { recursive: true, force: true })
  await writeFile(secret, password, { mode: 0o600 })
  if (account !== undefined) await chown(secret, account.uid, account.gid)
  await promisify(execFile)(
    path.join(bin, 'initdb'),
    [
      `--pgdata=${half}`,
      `--username=${user}`,
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-instructions',
      ...((await isOlderThan17(bin))
        ? systemLocale
        : [
            ...builtinLocale,
            // Each of a thousand connections would take both sides a few milliseconds to prove one random password.
            ...(durable ? [] : ['--set=scram_iterations=1']),
          ]),
    ],
    { ...account, cwd: home, env: environment },
  )
  await rename(half, rows)
  return password
}

const builtinLocale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
/** Orders text by code points and knows the case of all letters, as the built-in one does. */
const systemLocale = ['--locale=C.UTF-8', '--lc-collate=C', '--lc-messages=C']

async function isOlderThan17(bin: string): Promise<boolean> {
  const { stdout } = await promisify(execFile)(path.join(bin, 'postgres'), ['--version'])
  return Number(/ (\d+)/.exec(stdout)?.[1]) < 17
}

/** A PostgreSQL that outlived a killed server of ours is ours again. */
async function adopt({ rows }: Place, password: string): Promise<Postmaster | undefined> {
  const noted = await noteOf(rows)
  if (noted === undefined || !isAlive(noted.pid) || !(await runsOn(noted.pid, rows))) return undefined
  return (await answersWithin(10_000, noted.port, password)) ? noted : undefined
}

async function noteOf(rows: string): Promise<Postmaster | undefined> {
  const note = await readFile(path.join(rows, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = note.split('\n').map(Number)
  return pid === undefined || port === undefined ? undefined : { pid, port }
}

async function launch(place: Place, password: string, durable: boolean, port: number): Promise<Postmaster> {
  const log = await open(path.join(place.home, 'postgres.log'), 'w', 0o600)
  // One that an earlier release left open to everybody.
  await log.chmod(0o600)
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    // Only what is used of it is held: a small server stays small.
    shared_buffers: '32MB',
    max_connections: 60,
    max_wal_size: '512MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // What failed is said without the row, the statement and its values: these are people's.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    ...(durable ? {} : forgetful),
  }
  // In a process group of its own, so that Ctrl-C reaches us first and rows are closed last.
  const child = spawn(
    path.join(place.bin, 'postgres'),
    ['-D', place.rows, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...place.account, cwd: place.home, env: environment, detached: true, stdio: ['ignore', log.fd, log.fd] },
  )
  child.unref()
  await log.close()
  const { pid } = child
  if (pid !== undefined && (await answersWithin(20_000, port, password, () => isAlive(pid)))) return { pid, port }
  if (pid !== undefined) await stop(pid)
  const tail = await readFile(path.join(place.home, 'postgres.log'), 'utf8').catch(() => '')
  throw new Error(`PostgreSQL did not start in ${place.rows}: ${tail.trim().split('\n').slice(-3).join(' | ')}`)
}

/** Nothing is kept for a morrow that does not come. */
const forgetful = {
  // Every worker of a test run has servers of its own on it, and a large machine has many workers.
  max_connections: 500,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
}

const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' }

async function stop(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  if (await becomesTrue(15_000, () => !isAlive(pid))) return
  process.kill(pid, 'SIGQUIT')
  await becomesTrue(5_000, () => !isAlive(pid))
}

async function answersWithin(limit: number, port: number, password: string, goOn = () => true): Promise<boolean> {
  return becomesTrue(limit, async () => {
    if (!goOn()) return 'give up'
    const options = { max: 1, connect_timeout: patiently(2000) / 1000, onnotice: () => {} }
    const sql = postgres(address(port, password, 'postgres'), options)
    const isUp = await sql`select 1`.then(
      () => true,
      () => false,
    )
    await sql.end({ timeout: 1 })
    return isUp
  })
}

type Answer = boolean | 'give up'

async function becomesTrue(limit: number, ask: () => Answer | Promise<Answer>): Promise<boolean> {
  const end = performance.now() + patiently(limit)
  while (performance.now() < end) {
    const answer = await ask()
    if (answer !== false) return answer === true
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return false
}

const address = (port: number, password: string, database: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const found = server.address()
      server.close(() =>
        typeof found === 'object' && found !== null ? resolve(found.port) : reject(new Error('No port is free.')),
      )
    })
  })
