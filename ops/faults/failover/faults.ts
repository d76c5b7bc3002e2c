// What happens to one of three nodes, and how it comes back.
import type { Member } from '../../deploy/ha/members.ts'
import type { Ha } from '../../deploy/ha/open-ha.ts'
import type { RunningNode } from '../../deploy/ha/node.ts'
import { ttl } from '../../deploy/ha/patroni.ts'
import { familyOf, killFamily, signal } from '../processes.ts'
import type { Network } from './network.ts'

export type Fault = {
  name: string
  /** How often, where the primary is killed so many times. */
  times: (kills: number) => number
  hits: 'leader' | 'sync_standby'
  /** Milliseconds in which reads and writes are promised to be back at p95, beside the figures. */
  longest: number
  strike: (node: RunningNode, network: Network, index: number) => Promise<Heal>
}

type Heal = () => Promise<void>

const killed = 15_000
const machine = (ttl + 10) * 1000
/** These take a minute each. */
const fewer = (kills: number) => Math.min(5, kills)
const byItself: Heal = async () => {}

export const faults: readonly Fault[] = [
  {
    name: 'the primary’s PostgreSQL killed',
    times: kills => kills,
    hits: 'leader',
    longest: killed,
    strike: async node => {
      await killFamily(await postmasterOf(node))
      return byItself
    },
  },
  {
    name: 'the synchronous standby’s PostgreSQL killed',
    times: fewer,
    hits: 'sync_standby',
    longest: killed,
    strike: async node => {
      await killFamily(await postmasterOf(node))
      return byItself
    },
  },
  {
    name: 'the primary’s node lost',
    times: fewer,
    hits: 'leader',
    longest: machine,
    strike: async node => {
      for (const pid of await allOf(node)) signal(pid, 'SIGKILL')
      return async () => {
        // Its programs are to be gone before they are started again.
        await node.stop()
        await node.start()
      }
    },
  },
  {
    name: 'the primary’s node cut off',
    times: fewer,
    hits: 'leader',
    longest: machine,
    strike: cutOff,
  },
  {
    name: 'the synchronous standby’s node cut off',
    times: fewer,
    hits: 'sync_standby',
    longest: machine,
    strike: cutOff,
  },
  {
    name: 'the primary’s node paused',
    times: fewer,
    hits: 'leader',
    longest: machine,
    strike: async node => {
      const all = await allOf(node)
      for (const pid of all) signal(pid, 'SIGSTOP')
      return async () => {
        for (const pid of all.toReversed()) signal(pid, 'SIGCONT')
      }
    },
  },
]

async function cutOff(_: RunningNode, network: Network, index: number): Promise<Heal> {
  await network.cut(index)
  return () => network.mend(index)
}

async function postmasterOf(node: RunningNode): Promise<number> {
  const pid = await node.postmaster()
  if (pid === undefined) throw new Error(`No PostgreSQL runs on ${node.name}.`)
  return pid
}

/** Patroni first, so that it does nothing about the rest. */
async function allOf(node: RunningNode): Promise<number[]> {
  const [etcd, patroni] = node.services()
  return [patroni, ...(await familyOf(await postmasterOf(node))), etcd].filter(pid => pid !== undefined)
}

export function hitBy(
  { hits }: Fault,
  { nodes }: Ha,
  members: readonly Member[],
): { node: RunningNode; index: number } {
  const name = members.find(({ role }) => role === hits)?.name
  const index = nodes.findIndex(node => node.name === name)
  const node = nodes[index]
  if (node === undefined) throw new Error(`Nobody is ${hits}.`)
  return { node, index }
}
