// A worker's side of the pool: the jobs it knows, each answered with what came of it.
import { constants, setPriority } from 'node:os'

/** What goes in and comes out is copied between processes: plain values and bytes. */
export type Jobs = Readonly<Record<string, (input: never) => Promise<unknown>>>

export type Asked = { name: string; input: unknown }

export type Answered = { value: unknown } | { failure: string }

export function answerJobs(jobs: Jobs): void {
  // Requests go first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  process.on('message', async ({ name, input }: { name: string; input: never }) => {
    process.send?.(await answered(jobs, name, input))
  })
  // Ctrl-C reaches every process of a terminal: the server says when it no longer needs this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  // The server has gone: nobody waits for an answer any more.
  process.on('disconnect', () => process.exit())
}

async function answered(jobs: Jobs, name: string, input: never): Promise<Answered> {
  try {
    return { value: await jobs[name]?.(input) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
