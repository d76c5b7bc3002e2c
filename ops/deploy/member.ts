// One server of several: started again when it dies, and ended in its own good order.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { isReady } from './readiness.ts'

type Parts = { name: string; port: number; environment: Record<string, string>; say: (line: string) => void }

export type Member = {
  url: string
  pid: () => number | undefined
  start: () => void
  /** Throws when it did not get ready. */
  untilReady: () => Promise<void>
  stop: () => Promise<void>
}

const shortestPause = 250
const longestPause = 10_000
/** On a machine that has much else to do. */
const longestStart = 180_000

export function member({ name, port, environment, say }: Parts): Member {
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let isWanted = false
  let waits = shortestPause

  const begin = (isAgain: boolean) => {
    if (!isWanted) return
    const started = open(port, environment)
    child = started
    started.once('exit', (code, signal) => {
      child = undefined
      if (!isWanted) return
      say(`${name} ended by itself (${signal ?? `code ${code}`}) and is started again in ${waits} ms.`)
      setTimeout(() => begin(true), waits)
      waits = Math.min(waits * 2, longestPause)
    })
    if (isAgain) untilReady().catch(error => say(error.message))
  }

  const untilReady = async () => {
    const end = performance.now() + longestStart
    while (!(await isReady(url))) {
      if (performance.now() > end) throw new Error(`${name} was not ready within ${longestStart / 1000} seconds.`)
      await pause(50)
    }
    // One that got as far as this will have died of something new.
    waits = shortestPause
  }

  return {
    url,
    pid: () => child?.pid,
    start: () => {
      isWanted = true
      begin(false)
    },
    untilReady,
    stop: async () => {
      isWanted = false
      if (child === undefined) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** In a process group of its own, so that Ctrl-C ends nobody out of turn; it ends when the line to us breaks. */
const open = (port: number, environment: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['--max-semi-space-size=8', 'src/app/main.ts'], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...environment, PORT: String(port) },
  })
