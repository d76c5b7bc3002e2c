// The tests of files at an S3 server that others made: OpenStack Swift behind its S3 API, from Debian, all of it in one folder.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/free-port.ts'
import { fromApt } from '../../tools/programs.ts'
import { run } from '../../tools/run.ts'
import type { Result } from '../bench/result.ts'

/** Debian's own, which has what apt brings. */
const python = '/usr/bin/python3'
const account = { region: 'us-east-1', key: 'trial:trial', secret: 'trial-secret' }
const longestStart = 120_000

type Endpoint = { url: string; close: () => Promise<void> }

/** `tests/bucket.ts` takes another server than ours from these settings, and makes a bucket there for each test. */
export async function testAtSwift(): Promise<Result> {
  const what = 'tests of files at OpenStack Swift'
  const swift = await openSwift()
  if (swift === undefined) return { title: what, figures: [{ what, ours: 'not tried: it could not be installed' }] }
  try {
    const environment = {
      SAFAR_S3_REGION: account.region,
      SAFAR_S3_ENDPOINT: swift.url,
      SAFAR_S3_KEY: account.key,
      SAFAR_S3_SECRET: account.secret,
      NO_COLOR: '1',
    }
    const args = ['run', '--project=rules and services', '--project=other services']
    const files = ['src/platform/files', 'tests/rest/bucket-away.test.ts']
    const { code, output } = await run('vitest', [...args, ...files], { quiet: true, environment })
    const isMet = code === 0
    const ours = /Tests +(.*)/.exec(output)?.[1] ?? 'no test ran'
    return { title: what, figures: [{ what, ours, isMet }], lines: isMet ? [] : [output.slice(-3000)] }
  } finally {
    await swift.close()
  }
}

/** Undefined where it cannot be installed. */
async function openSwift(): Promise<Endpoint | undefined> {
  if (!(await hasSwift())) await fromApt(['python3-swift'], ['python3'])
  if (!(await hasSwift())) return undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-swift-'))
  await mkdir(path.join(folder, 'disk', 'one'), { recursive: true })
  await writeFile(path.join(folder, 'swift.conf'), swiftConf)
  const ports = { account: await freePort(), container: await freePort(), object: await freePort() }
  for (const [name, port] of Object.entries(ports)) {
    await writeFile(path.join(folder, `${name}.conf`), storageConf(folder, name, port))
    await buildRing(folder, name, port)
  }
  const port = await freePort()
  await writeFile(path.join(folder, 'proxy.conf'), proxyConf(folder, port))
  const servers = [...Object.keys(ports), 'proxy'].map(name => serve(folder, name))
  const close = async () => {
    await Promise.all(servers.map(stop))
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  const all = [...Object.values(ports), port]
  await untilTheyAnswer(all, servers).catch(async error => {
    await close()
    throw error
  })
  return { url, close }
}

const hasSwift = async () => (await run(python, ['-c', 'import swift.proxy.server'], { quiet: true })).code === 0

const serving = `
import sys
from swift.common import utils
utils.set_swift_dir(sys.argv[1])
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(sys.argv[2], sys.argv[3]))`

const serve = (folder: string, name: string): ChildProcess =>
  spawn(python, ['-c', serving, folder, path.join(folder, `${name}.conf`), `${name}-server`], { stdio: 'ignore' })

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function untilTheyAnswer(ports: readonly number[], servers: readonly ChildProcess[]): Promise<void> {
  const end = performance.now() + longestStart
  const answers = (port: number) =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    )
  while (performance.now() < end && servers.every(({ exitCode }) => exitCode === null)) {
    if ((await Promise.all(ports.map(answers))).every(Boolean)) return
    await pause(200)
  }
  throw new Error('OpenStack Swift did not start.')
}

/** It takes its own name for an option unless it has one. */
const building = `
import sys
sys.argv[0] = 'swift-ring-builder'
from swift.cli.ringbuilder import main
main()`

/** One copy of everything, on the one disk. */
async function buildRing(folder: string, name: string, port: number): Promise<void> {
  const builder = path.join(folder, `${name}.builder`)
  for (const args of [['create', '4', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/one`, '1'], ['rebalance']]) {
    await run(python, ['-c', building, builder, ...args], { quiet: true })
  }
}

const swiftConf = `
[swift-hash]
swift_hash_path_prefix = trial
swift_hash_path_suffix = trial
[storage-policy:0]
name = one
default = yes
`

const common = (folder: string, port: number) => `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${process.env['USER'] ?? 'root'}
swift_dir = ${folder}
log_level = CRITICAL
`

const storageConf = (folder: string, name: string, port: number) => `${common(folder, port)}
devices = ${folder}/disk
mount_check = false
fallocate_reserve = 0
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`

const filters =
  'catch_errors gatekeeper cache listing_formats bulk s3api tempauth copy slo dlo versioned_writes symlink'

/** Its cache need not be there, but has to be named. */
const options: Readonly<Record<string, string>> = {
  cache: 'use = egg:swift#memcache\nmemcache_servers = 127.0.0.1:1',
  s3api: `use = egg:swift#s3api\nlocation = ${account.region}`,
  tempauth: `use = egg:swift#tempauth\nuser_${account.key.replace(':', '_')} = ${account.secret} .admin`,
  versioned_writes: 'use = egg:swift#versioned_writes\nallow_object_versioning = true',
}

const proxyConf = (folder: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = ${filters} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${filters
  .split(' ')
  .map(name => `[filter:${name}]\n${options[name] ?? `use = egg:swift#${name}`}\n`)
  .join('')}`
