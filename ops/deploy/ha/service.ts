// A program that is not ours, as somebody without rights, for as long as we live: killed or ended, it goes with us.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import type { Account } from '#src/platform/postgres/unprivileged.ts'

export type Service = {
  pid: number
  isHere: () => boolean
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

type Parts = {
  program: string
  args: readonly string[]
  home: string
  log: string
  account: Account | undefined
  /** What leads into the network that it is to be in. */
  within: readonly string[]
  environment?: Record<string, string>
}

/** Longer than PostgreSQL takes to close its rows. */
const longestStop = 30_000

export async function startService({
  program,
  args,
  home,
  log,
  account,
  within,
  environment = {},
}: Parts): Promise<Service> {
  const output = await open(log, 'a', 0o600)
  const [first = program, ...rest] = [...within, ...asNobody(account), program, ...args]
  // In a process group of its own, so that Ctrl-C reaches us first.
  const child = spawn(first, rest, {
    cwd: home,
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: home, ...environment },
  })
  await Promise.all([once(child, 'spawn'), output.close()])
  if (child.pid === undefined) throw new Error(`${program} did not start.`)
  return { pid: child.pid, isHere: () => isHere(child), stop: signal => stop(child, signal) }
}

const isHere = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

function asNobody(account: Account | undefined): string[] {
  const as = account === undefined ? [] : [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
  return ['setpriv', ...as, '--pdeathsig=TERM', '--']
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!isHere(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const limit = setTimeout(() => child.kill('SIGKILL'), longestStop)
  await ended
  clearTimeout(limit)
}
