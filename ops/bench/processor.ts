// What programs have used of the processor: it says the same on a busy machine, where a rate says more about the others.
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

/** The postmaster and its children. */
export async function postgresProcesses(rows: string): Promise<number[]> {
  const postmaster = Number((await readFile(path.join(rows, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const all = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const parents = await Promise.all(all.map(async pid => [pid, await parentOf(pid)] as const))
  return [postmaster, ...parents.filter(([, parent]) => parent === postmaster).map(([pid]) => pid)]
}

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN)
}

/** Linux counts in hundredths of a second. */
const milliseconds = 10

export const processorTimes = (pids: readonly number[]): Promise<number[]> => Promise.all(pids.map(timeOf))

/** What those worked between two looks that are still there at the second. */
export const workedBetween = (before: readonly number[], after: readonly number[]): number =>
  after.reduce((sum, time, at) => sum + Math.max(0, time - (before[at] ?? 0)), 0) * milliseconds

async function timeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field is a name, which may hold anything.
  const [, ...fields] = stat.slice(stat.lastIndexOf(')')).split(' ')
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
}
