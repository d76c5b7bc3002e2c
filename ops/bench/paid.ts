// What an answer costs the processor: of the server, and of each PostgreSQL behind it.
import { load, type Answered, type Load } from './load.ts'
import type { Running } from './processes.ts'
import { postgresProcesses, processorTimes, workedBetween } from './processor.ts'

/** Milliseconds of the processor for one answer. */
export type Paid = Answered & { server: number; databases: readonly number[] }

/** Loads one of the servers and looks at what it and the databases, by their folders of rows, worked meanwhile. */
export function paidBy({ child }: Running, seconds: number, ...rows: readonly string[]) {
  return async (asked: Load): Promise<Paid> => {
    const families = [[child.pid ?? 0], ...(await Promise.all(rows.map(postgresProcesses)))]
    const before = await Promise.all(families.map(processorTimes))
    const answered = await load(asked, seconds)
    const after = await Promise.all(families.map(processorTimes))
    const count = answered.aSecond * seconds
    const [server = 0, ...databases] = after.map((times, at) => workedBetween(before[at] ?? [], times) / count)
    return { ...answered, server, databases }
  }
}
