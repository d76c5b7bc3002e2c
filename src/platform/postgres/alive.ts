import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

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
