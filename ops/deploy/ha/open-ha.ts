// PostgreSQL that outlives a machine: three nodes under Patroni, and HAProxy that leads to the primary.
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { giveToRoles } from '#src/platform/postgres/roles.ts'
import { homeFor, unprivilegedAccount } from '#src/platform/postgres/unprivileged.ts'
import { haproxyConfig } from './haproxy.ts'
import { isWhole, membersOf, type Member } from './members.ts'
import { nodeFrom, type RunningNode } from './node.ts'
import { superuser } from './patroni.ts'
import type { Plan } from './plan.ts'
import { findPrograms } from './programs.ts'
import { startService } from './service.ts'

export type Ha = {
  nodes: readonly RunningNode[]
  members: () => Promise<Member[]>
  /** Until all three are there, and one of them is the synchronous standby. */
  untilWhole: () => Promise<Member[]>
  ownerUrl: string
  appUrl: string
  /** The same at the synchronous standby. */
  readUrl: string
  /** Of the primary, by the superuser. */
  adminUrl: string
  close: () => Promise<void>
}

type Parts = {
  folder: string
  plan: Plan
  /** What leads into a node's network, by its place. */
  within?: (index: number) => readonly string[]
  /** Where the log of writes is archived. */
  archive?: string
  /** The first node has its rows already: it takes its place, and the others copy them. */
  isRestored?: boolean
}

const database = 'safar'
/** On a machine that has much else to do. */
const longestStart = 180_000

export async function openHa({ folder, plan, within = () => [], archive, isRestored = false }: Parts): Promise<Ha> {
  const programs = await findPrograms()
  const account = await unprivilegedAccount()
  const home = await homeFor(path.resolve(folder), account)
  const password = await keptPassword(path.join(home, 'password'))
  const nodes = plan.nodes.map((node, index) =>
    nodeFrom({ plan, node, programs, folder: home, password, archive, account, within: within(index) }),
  )
  const stops: (() => Promise<void>)[] = []
  const close = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop()
  }
  const members = () => membersOf(nodes)
  const untilWhole = async (look = () => {}) => {
    const end = performance.now() + longestStart
    for (;;) {
      look()
      const found = await members()
      if (isWhole(found, nodes.length)) return found
      if (performance.now() > end) throw new Error(`The cluster is not whole: ${JSON.stringify(found)}`)
      await pause(200)
    }
  }
  try {
    const conf = path.join(home, 'haproxy.cfg')
    await writeFile(conf, haproxyConfig(plan), { mode: 0o644 })
    const log = path.join(home, 'haproxy.log')
    const haproxy = await startService({
      program: programs.haproxy,
      args: ['-db', '-f', conf],
      home,
      log,
      account,
      within: [],
    })
    stops.push(() => haproxy.stop())
    stops.push(() => stopInOrder(nodes, members))
    if (isRestored) await startFromFirst(nodes)
    else await Promise.all(nodes.map(node => node.start()))
    await untilWhole(() => refuseEnded(haproxy.isHere(), nodes, home))
    const urlOf = (name: string) =>
      `postgres://${superuser}:${password}@127.0.0.1:${plan.primary}/${name}?target_session_attrs=primary`
    await ensureDatabase(urlOf('postgres'))
    const addresses = await giveToRoles(urlOf(database))
    return {
      nodes,
      members,
      untilWhole: () => untilWhole(),
      adminUrl: urlOf(database),
      ...addresses,
      readUrl: atPort(addresses.appUrl, plan.standby),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Which place it leads to is said by the port. */
function atPort(address: string, port: number): string {
  const url = new URL(address)
  url.port = String(port)
  url.search = ''
  return url.href
}

/** One etcd alone has no say, so all of them begin; who has no rows yet waits until somebody leads who has them. */
async function startFromFirst(nodes: readonly RunningNode[]): Promise<void> {
  const [first, ...others] = nodes
  if (first === undefined) return
  await Promise.all(nodes.map(node => node.startStore()))
  await first.startDatabase()
  const end = performance.now() + longestStart
  while (!(await membersOf([first])).some(({ role, state }) => role === 'leader' && state === 'running')) {
    if (performance.now() > end) throw new Error('The restored node did not take its place.')
    await pause(200)
  }
  await Promise.all(others.map(node => node.startDatabase()))
}

/** Such as one whose port somebody else has. */
function refuseEnded(hasHaproxy: boolean, nodes: readonly RunningNode[], home: string): void {
  if (!hasHaproxy) throw new Error(`HAProxy ended; ${path.join(home, 'haproxy.log')} may say why.`)
  const ended = nodes.find(node => node.services().length < 2)
  if (ended !== undefined)
    throw new Error(`${ended.name} ended; its logs in ${path.join(home, ended.name)} may say why.`)
}

async function keptPassword(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known !== undefined) return known
  const made = randomBytes(24).toString('base64url')
  await writeFile(file, made, { mode: 0o600 })
  return made
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => {} })
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${database}`
    if (found === undefined) await sql`create database ${sql(database)}`
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** The standbys first, and etcd last: nobody is promoted meanwhile. */
async function stopInOrder(nodes: readonly RunningNode[], members: () => Promise<Member[]>): Promise<void> {
  const leader = (await members()).find(({ role }) => role === 'leader')?.name
  await Promise.all(nodes.filter(({ name }) => name !== leader).map(node => node.stopDatabase()))
  await Promise.all(nodes.map(node => node.stopDatabase()))
  await Promise.all(nodes.map(node => node.stop()))
}
