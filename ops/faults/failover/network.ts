// A switch with three cables, in network namespaces of our own: nothing of the machine's network is touched, and all of it
// is gone with the processes that hold it.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { readlink } from 'node:fs/promises'
import { run } from '../../../tools/run.ts'

export type Network = {
  hosts: readonly string[]
  cidr: string
  /** What leads into the namespace of one node. */
  within: (index: number) => readonly string[]
  /** Pulls the cable out of the switch: what is sent is gone, and nobody hears of it. */
  cut: (index: number) => Promise<void>
  mend: (index: number) => Promise<void>
  close: () => Promise<void>
}

const count = 3
const net = '10.77.0'
const bridge = 'switch'
const cable = (index: number) => `cable${index + 1}`

/** For a process that is in a namespace of its own already (see `failover.ts`). */
export async function openNetwork(): Promise<Network> {
  await ip('link set lo up')
  await ip(`link add ${bridge} type bridge`)
  await ip(`addr add ${net}.1/24 dev ${bridge}`)
  await ip(`link set ${bridge} up`)
  const holders: ChildProcess[] = []
  for (let index = 0; index < count; index += 1) {
    const holder = await namespace()
    holders.push(holder)
    await ip(`link add ${cable(index)} type veth peer name eth0 netns ${holder.pid}`)
    await ip(`link set ${cable(index)} master ${bridge} up`)
    const there = within(holder)
    for (const one of ['link set lo up', `addr add ${net}.${11 + index}/24 dev eth0`, 'link set eth0 up']) {
      await must([...there, 'ip', ...one.split(' ')])
    }
  }
  return {
    hosts: holders.map((_, index) => `${net}.${11 + index}`),
    cidr: `${net}.0/24`,
    within: index => within(holders[index]),
    cut: index => ip(`link set ${cable(index)} nomaster`),
    mend: index => ip(`link set ${cable(index)} master ${bridge}`),
    close: async () => {
      for (const holder of holders) {
        const ended = once(holder, 'exit')
        holder.stdin?.end()
        await ended
      }
    },
  }
}

/** It lives as long as the one who reads nothing in it, and that one as long as we do. */
async function namespace(): Promise<ChildProcess> {
  const holder = spawn('unshare', ['--net', 'cat'], { stdio: ['pipe', 'ignore', 'inherit'] })
  await once(holder, 'spawn')
  const own = await readlink('/proc/self/ns/net')
  while ((await readlink(`/proc/${holder.pid}/ns/net`)) === own) await pause(5)
  return holder
}

const within = (holder: ChildProcess | undefined): string[] => ['nsenter', `--net=/proc/${holder?.pid}/ns/net`, '--']

const ip = (words: string) => must(['ip', ...words.split(' ')])

async function must([program = '', ...args]: readonly string[]): Promise<void> {
  const { code, output } = await run(program, args, { quiet: true })
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${output.trim()}`)
}
