// What programs have used of the processor: it says the same on a busy machine, where a rate says more about the others.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { familyOf } from '../faults/processes.ts'

/** The postmaster and its children. */
export const postgresProcesses = async (rows: string): Promise<number[]> =>
  familyOf(Number((await readFile(path.join(rows, 'postmaster.pid'), 'utf8')).split('\n')[0]))

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
