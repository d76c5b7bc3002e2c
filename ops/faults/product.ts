// The product as it is really started, on a folder of its own, to be treated badly.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '#tests/free-port.ts'
import { patient } from '#tests/patient.ts'
import { longest } from '#tests/until.ts'

export type Product = {
  child: ChildProcess
  url: string
  said: () => string
  ended: Promise<number | null>
  /** Milliseconds from the start until it said that it is ready; throws when it ends before. */
  isReady: () => Promise<number>
}

export async function newFolder(): Promise<{ folder: string; drop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-torture-'))
  await chmod(folder, 0o755)
  return { folder, drop: () => rm(folder, { recursive: true, force: true }) }
}

/** With an empty database in it: made once, and copied. */
export async function newServerFolder(): Promise<{ folder: string; drop: () => Promise<void> }> {
  prepared ??= prepare()
  const made = await newFolder()
  await promisify(execFile)('cp', ['-a', `${await prepared}/.`, made.folder])
  return made
}

let prepared: Promise<string> | undefined

async function prepare(): Promise<string> {
  const { folder, drop } = await newFolder()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // In letters, so that a setting can name it as well.
  await writeFile(path.join(folder, 'secret'), randomBytes(16).toString('hex'), { mode: 0o600 })
  const product = startProduct(folder, await freePort())
  await product.isReady().catch(async error => {
    await drop()
    throw error
  })
  await stop(product)
  return folder
}

export function startProduct(
  folder: string,
  port: number,
  settings: Record<string, string> = {},
  checkout = '.',
): Product {
  const begun = performance.now()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'src/app/main.ts'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      SAFAR_DATA: folder,
      SAFAR_ENV: 'development',
      SAFAR_LOG: 'error',
      SAFAR_URL: url,
      ...patient,
      ...settings,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += String(chunk)))
  const ended = once(child, 'exit').then(([code]) => code)
  const isReady = async () => {
    while (performance.now() - begun < longest) {
      if (await answers(`${url}/readyz`)) return performance.now() - begun
      if (child.exitCode !== null) break
      await pause(10)
    }
    throw new Error(`The product did not get ready: ${said.trim()}`)
  }
  return { child, url, said: () => said, ended, isReady }
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

export async function kill({ child, ended }: Product): Promise<void> {
  child.kill('SIGKILL')
  await ended
}

export async function stop({ child, ended }: Product): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  await ended
}

/** The address of the database that the product keeps in this folder, while it runs. */
export async function databaseUrlOf(folder: string): Promise<string> {
  const home = path.join(folder, 'postgres')
  const password = (await readFile(path.join(home, 'password'), 'utf8')).trim()
  const port = (await readFile(path.join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[3]
  return `postgres://safar:${password}@127.0.0.1:${port}/safar`
}

/** The process id of the PostgreSQL that the product keeps in this folder. */
export async function postmasterOf(folder: string): Promise<number | undefined> {
  const note = await readFile(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(note.split('\n')[0])
  return pid > 0 ? pid : undefined
}
