// Work that would hold up everybody's requests, done on threads of its own: one job at a time each, the rest wait.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answered, Asked, Jobs } from './jobs.ts'

type Name<J extends Jobs> = keyof J & string
type Result<J extends Jobs, N extends Name<J>> = Awaited<ReturnType<J[N]>>

export type Pool<J extends Jobs> = {
  run: <N extends Name<J>>(name: N, input: Parameters<J[N]>[0]) => Promise<Result<J, N>>
  /** What it works on is fetched once it is its turn: many that wait hold nothing in memory. */
  runOn: <N extends Name<J>>(name: N, fetch: () => Promise<Parameters<J[N]>[0]>) => Promise<Result<J, N>>
}

/** One core is left for those who only read. */
const most = Math.max(1, Math.min(2, availableParallelism() - 1))
const longest = 20_000
const idleFor = 5 * 60_000

/** `file` is a module that calls `answerJobs`. Threads begin with the first job, and end when there was none for long. */
export function poolOf<J extends Jobs>(file: URL): Pool<J> {
  const free: Thread[] = []
  const waiting: ((thread: Thread) => void)[] = []
  let count = 0

  async function thread(): Promise<Thread> {
    const idle = free.pop()
    if (idle !== undefined) return idle
    if (count < most) {
      count += 1
      return begin(file, ended => {
        count -= 1
        const at = free.indexOf(ended)
        if (at >= 0) free.splice(at, 1)
      })
    }
    return new Promise(resolve => {
      waiting.push(resolve)
    })
  }

  async function giveBack(one: Thread): Promise<void> {
    const next = waiting.shift()
    // One that ended makes room for another.
    if (next !== undefined) return next(one.isOpen() ? one : await thread())
    if (one.isOpen()) free.push(one)
  }

  async function runOn<N extends Name<J>>(name: N, fetch: () => Promise<Parameters<J[N]>[0]>): Promise<Result<J, N>> {
    const one = await thread()
    try {
      return await one.work<Result<J, N>>(name, await fetch())
    } finally {
      void giveBack(one)
    }
  }

  return { runOn, run: (name, input) => runOn(name, async () => input) }
}

type Thread = { work: <Value>(name: string, input: unknown) => Promise<Value>; isOpen: () => boolean }

function begin(file: URL, onEnd: (thread: Thread) => void): Thread {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 256 } })
  let isOpen = true
  let end: NodeJS.Timeout | undefined
  const thread: Thread = {
    isOpen: () => isOpen,
    work: async <Value>(name: string, input: unknown) => {
      clearTimeout(end)
      worker.ref()
      try {
        return await answerOf<Value>(worker, { name, input })
      } finally {
        // An idle thread keeps nobody from stopping.
        worker.unref()
        end = setTimeout(() => void worker.terminate(), idleFor).unref()
      }
    },
  }
  const close = () => {
    if (isOpen) onEnd(thread)
    isOpen = false
  }
  worker.on('error', close)
  worker.on('exit', close)
  return thread
}

/** A job that takes too long, or more memory than it may have, ends its thread and nothing else. */
async function answerOf<Value>(worker: Worker, asked: Asked): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>()
  const onMessage = (answer: Answered & { value: Value }) =>
    'failure' in answer ? reject(new Error(String(answer.failure))) : resolve(answer.value)
  const onExit = () => reject(new Error(`${asked.name} ended before it was done.`))
  const limit = setTimeout(() => void worker.terminate(), longest)
  worker.once('message', onMessage)
  worker.once('error', reject)
  worker.once('exit', onExit)
  worker.postMessage(asked)
  try {
    return await promise
  } finally {
    clearTimeout(limit)
    worker.off('message', onMessage)
    worker.off('error', reject)
    worker.off('exit', onExit)
  }
}
