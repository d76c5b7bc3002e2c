// Work that would hold up everybody's requests, or could break what does it, done in processes of its own.
import { beginWorker, type Bounds, type Worker } from './process.ts'
import type { Jobs } from './jobs.ts'
import { turnsFor } from './turns.ts'

type Name<J extends Jobs> = keyof J & string
type Result<J extends Jobs, N extends Name<J>> = Awaited<ReturnType<J[N]>>

export type Pool<J extends Jobs> = {
  /** `person` is who it is done for: each has one job under way, whatever pools they are in, and the rest wait. */
  run: <N extends Name<J>>(person: string, name: N, input: Parameters<J[N]>[0]) => Promise<Result<J, N>>
  /** What it works on is fetched once it is its turn: many that wait hold nothing in memory. */
  runOn: <N extends Name<J>>(
    person: string,
    name: N,
    fetch: () => Promise<Parameters<J[N]>[0]>,
  ) => Promise<Result<J, N>>
}

/** Two, even on one core: where one person has one job under way, another person always finds a place. */
const most = 2
const inTurn = turnsFor(most)
const idleFor = 60_000

/** Across all pools: as many as are at work, or waiting for the next job. */
const open = new Set<Worker>()
const idle: { worker: Worker; file: string; end: NodeJS.Timeout }[] = []

const ordinary: Bounds = { time: 10_000, memory: 192 }

/** `file` is a module that calls `answerJobs`. A process begins with the first job, and ends when there was none for long. */
export function poolOf<J extends Jobs>(file: URL, bounds: Bounds = ordinary): Pool<J> {
  async function work<N extends Name<J>>(name: N, fetch: () => Promise<Parameters<J[N]>[0]>): Promise<Result<J, N>> {
    const input = await fetch()
    const worker = takeWorker(file, bounds)
    try {
      return await worker.work<Result<J, N>>({ name, input })
    } finally {
      await giveBack(worker, file)
    }
  }

  const runOn: Pool<J>['runOn'] = (person, name, fetch) => inTurn(() => work(name, fetch), person)
  return { runOn, run: (person, name, input) => runOn(person, name, async () => input) }
}

function takeWorker(file: URL, bounds: Bounds): Worker {
  const at = idle.findIndex(one => one.file === file.href && one.worker.isOpen())
  const [found] = at < 0 ? [] : idle.splice(at, 1)
  if (found !== undefined) {
    clearTimeout(found.end)
    return found.worker
  }
  // One that waits for work of another kind makes room.
  if (open.size >= most) idle[0]?.worker.end()
  const worker = beginWorker(file, bounds, forget)
  open.add(worker)
  return worker
}

async function giveBack(worker: Worker, file: URL): Promise<void> {
  if (await worker.isSwollen()) worker.end()
  if (!worker.isOpen()) return
  idle.push({ worker, file: file.href, end: setTimeout(worker.end, idleFor).unref() })
}

function forget(worker: Worker): void {
  open.delete(worker)
  const at = idle.findIndex(one => one.worker === worker)
  const [gone] = at < 0 ? [] : idle.splice(at, 1)
  clearTimeout(gone?.end)
}
