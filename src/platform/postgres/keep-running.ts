// Our own PostgreSQL may fall: killed, or by itself when its disk was full. It is begun again at the same port, and
// anyone who was connected finds it there.
import { setTimeout as pause } from 'node:timers/promises'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

export type Postmaster = { pid: number; port: number }

const eachLook = 200
/** After a try that failed: the disk may still be full. */
const eachTry = 1000

/** `end` stops watching and says which one runs now. */
export function keepRunning(
  first: Postmaster,
  begin: (port: number) => Promise<Postmaster>,
): { pid: () => number; end: () => Promise<number> } {
  let { pid } = first
  const ending = new AbortController()
  const { signal } = ending
  const watch = async () => {
    while (!signal.aborted) {
      await pause(eachLook, undefined, { signal, ref: false })
      if (isAlive(pid)) continue
      console.error('PostgreSQL is gone. It is started again.')
      pid = await again()
    }
  }
  const again = async (): Promise<number> => {
    while (!signal.aborted) {
      const begun = await begin(first.port).catch(error => error)
      if (!(begun instanceof Error)) return begun.pid
      console.error(begun.message)
      await pause(eachTry, undefined, { signal, ref: false })
    }
    return pid
  }
  const watching = watch().catch(error => {
    if (!signal.aborted) throw error
  })
  return {
    pid: () => pid,
    end: async () => {
      ending.abort()
      await watching
      return pid
    },
  }
}

/** Killed and not yet buried by its parent, it is not alive any more. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return stateOf(pid) !== 'Z'
}

/** Undefined where the machine does not tell. */
function stateOf(pid: number): string | undefined {
  try {
    return /^\d+ \(.*\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

/** After a crash its number may be somebody else's by now. */
export async function runsOn(pid: number, rows: string): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  return line === undefined || line.split('\0').includes(rows)
}
