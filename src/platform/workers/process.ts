// One process for dear work, which is killed when it takes more time or memory than it may have. A thread would not do:
// its limit of memory counts its heap alone, and a picture lies outside of it.
import { fork, type ChildProcess, execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { patiently } from '../patience.ts'
import type { Asked, Answered } from './jobs.ts'

export type Bounds = {
  /** In milliseconds, for one job on an ordinary machine. */
  time: number
  /** Of its own, in megabytes: what it shares with other processes, such as the program itself, is not counted. */
  memory: number
}

export type Worker = {
  work: <Value>(asked: Asked) => Promise<Value>
  isOpen: () => boolean
  /** Whether it kept much of its last job: the next one would have that much less. */
  isSwollen: () => Promise<boolean>
  end: () => void
}

const eachLook = 20
/** Of what it may take. */
const mostKept = 0.3

const memoryOf = async ({ pid }: ChildProcess) => (pid === undefined ? undefined : megabytesOf(pid))

export function beginWorker(file: URL, bounds: Bounds, onEnd: (worker: Worker) => void): Worker {
  const child = fork(file, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${bounds.memory}`, '--max-semi-space-size=4'],
    // None of the server's secrets: what it opens was made by strangers. Memory that it frees goes back to the system.
    env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', VIPS_CONCURRENCY: '1' },
  })
  let isOpen = true
  const worker: Worker = {
    isOpen: () => isOpen,
    isSwollen: async () => ((await memoryOf(child)) ?? 0) > bounds.memory * mostKept,
    work: async asked => {
      child.ref()
      child.channel?.ref()
      try {
        return await answerOf(child, asked, bounds, worker.end)
      } finally {
        // An idle one keeps nobody from stopping.
        child.unref()
        child.channel?.unref()
      }
    },
    end: () => {
      close()
      child.kill('SIGKILL')
    },
  }
  const close = () => {
    if (isOpen) onEnd(worker)
    isOpen = false
  }
  child.on('error', close)
  child.once('exit', close)
  return worker
}

/** A job that takes too much ends its process and nothing else. */
async function answerOf<Value>(
  child: ChildProcess,
  asked: Asked,
  { time, memory }: Bounds,
  end: () => void,
): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>()
  const giveUp = (why: string) => {
    reject(new Error(`${asked.name} ${why}.`))
    end()
  }
  const onMessage = (answer: Answered & { value: Value }) =>
    'failure' in answer ? reject(new Error(String(answer.failure))) : resolve(answer.value)
  const onExit = () => reject(new Error(`${asked.name} ended before it was done.`))
  const longest = patiently(time)
  const late = setTimeout(() => giveUp(`took longer than ${longest} ms`), longest)
  const looks = setInterval(async () => {
    if (((await memoryOf(child)) ?? 0) > memory) giveUp(`took more than ${memory} MB`)
  }, eachLook)
  child.once('message', onMessage)
  child.once('error', reject)
  child.once('exit', onExit)
  child.send(asked, error => {
    if (error !== null) reject(error)
  })
  try {
    return await promise
  } finally {
    clearTimeout(late)
    clearInterval(looks)
    child.off('message', onMessage)
    child.off('error', reject)
    child.off('exit', onExit)
  }
}

const megabyte = 1_048_576
const pageSize = 4096

/** What a process has for itself alone; undefined where that cannot be read, as on Windows, or it is gone. */
function megabytesOf(pid: number): Promise<number | undefined> {
  const look = process.platform === 'linux' ? ofLinux(pid) : process.platform === 'win32' ? undefined : ofOthers(pid)
  return look?.catch(() => undefined) ?? Promise.resolve(undefined)
}

async function ofLinux(pid: number): Promise<number> {
  const [, resident = 0, shared = 0] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ').map(Number)
  return ((resident - shared) * pageSize) / megabyte
}

async function ofOthers(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}
