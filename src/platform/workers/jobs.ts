// A worker's side of the pool: the jobs it knows, each answered with what came of it.
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** What goes in and comes out is copied between threads: plain values and bytes. */
export type Jobs = Readonly<Record<string, (input: never) => Promise<unknown>>>
export type Asked = { name: string; input: unknown }
export type Answered = { value: unknown } | { failure: string }

export function answerJobs(jobs: Jobs): void {
  // Whoever reads goes first. Only Linux lowers one thread; elsewhere it would be all of them.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  parentPort?.on('message', async ({ name, input }: { name: string; input: never }) => {
    parentPort?.postMessage(await answered(jobs, name, input))
  })
}

async function answered(jobs: Jobs, name: string, input: never): Promise<Answered> {
  try {
    return { value: await jobs[name]?.(input) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
