// One machine of three, or what stands for one: an etcd, a Patroni and the PostgreSQL that it keeps.
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Account } from '#src/platform/postgres/unprivileged.ts'
import { etcdArguments } from './etcd.ts'
import { patroniConfig } from './patroni.ts'
import type { Node, Plan } from './plan.ts'
import type { Programs } from './programs.ts'
import { startService, type Service } from './service.ts'

export type RunningNode = Node & {
  /** The folder of its rows. */
  rows: string
  /** What it agrees with the others by. */
  startStore: () => Promise<void>
  /** Patroni, which starts its PostgreSQL. */
  startDatabase: () => Promise<void>
  /** Both. */
  start: () => Promise<void>
  /** Patroni, which ends its PostgreSQL. */
  stopDatabase: () => Promise<void>
  stop: () => Promise<void>
  /** Of Patroni and etcd, as far as they run. */
  services: () => number[]
  postmaster: () => Promise<number | undefined>
}

type Parts = {
  plan: Plan
  node: Node
  programs: Programs
  folder: string
  password: string
  archive: string | undefined
  account: Account | undefined
  within: readonly string[]
}

export function nodeFrom({ plan, node, programs, folder, password, archive, account, within }: Parts): RunningNode {
  const home = path.join(folder, node.name)
  const rows = path.join(home, 'rows')
  const config = path.join(home, 'patroni.json')
  let [etcd, patroni]: (Service | undefined)[] = []

  const own = async (target: string, mode: number) => {
    await chmod(target, mode)
    if (account !== undefined) await chown(target, account.uid, account.gid)
  }
  const service = (name: string, program: string, args: readonly string[]) =>
    startService({ program, args, home, log: path.join(home, `${name}.log`), account, within })

  const startStore = async () => {
    await mkdir(path.join(home, 'etcd'), { recursive: true })
    for (const target of [home, path.join(home, 'etcd')]) await own(target, 0o700)
    etcd = await service('etcd', programs.etcd, etcdArguments(plan, node, path.join(home, 'etcd')))
  }
  const startDatabase = async () => {
    const settings = patroniConfig(plan, node, { home, password, bin: programs.postgres, archive })
    // JSON is YAML as well.
    await writeFile(config, JSON.stringify(settings), { mode: 0o600 })
    await own(config, 0o600)
    patroni = await service('patroni', programs.patroni, [config])
  }

  return {
    ...node,
    rows,
    startStore,
    startDatabase,
    start: async () => {
      await startStore()
      await startDatabase()
    },
    stopDatabase: async () => patroni?.stop(),
    stop: async () => {
      await patroni?.stop()
      await etcd?.stop()
    },
    services: () => [etcd, patroni].flatMap(one => (one?.isHere() === true ? [one.pid] : [])),
    postmaster: async () => {
      const note = await readFile(path.join(rows, 'postmaster.pid'), 'utf8').catch(() => '')
      const pid = Number(note.split('\n')[0])
      return pid > 0 ? pid : undefined
    },
  }
}
