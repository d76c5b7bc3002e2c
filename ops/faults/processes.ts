// PostgreSQL is a family of processes: killing the eldest leaves the others for a moment.
import { readFile, readdir } from 'node:fs/promises'

export async function killFamily(eldest: number): Promise<void> {
  const family = await familyOf(eldest)
  for (const pid of family) signal(pid, 'SIGKILL')
  while (family.some(isAlive)) await new Promise(resolve => setTimeout(resolve, 5))
}

export const familyOf = async (eldest: number): Promise<number[]> => [eldest, ...(await childrenOf(eldest))]

async function childrenOf(parent: number): Promise<number[]> {
  const all = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const parents = await Promise.all(all.map(async pid => [pid, await parentOf(pid)] as const))
  return parents.filter(([, of]) => of === parent).map(([pid]) => pid)
}

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN)
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Gone already.
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
