// What the processes that this one started have for themselves, in megabytes: Linux tells.
import { readdir, readFile } from 'node:fs/promises'
import { megabytesOf } from '#src/platform/workers/memory.ts'

/** The most of them together while something is done, as far as it is seen by looking all the time. */
export async function mostDuring(done: Promise<unknown>): Promise<number> {
  let most = 0
  const going = new AbortController()
  const ends = done.finally(() => going.abort())
  while (!going.signal.aborted) {
    const each = await Promise.all((await childrenOf(process.pid)).map(megabytesOf))
    most = Math.max(
      most,
      each.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    )
    await new Promise(resolve => setImmediate(resolve))
  }
  await ends
  return most
}

async function childrenOf(parent: number): Promise<number[]> {
  const all = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const parents = await Promise.all(all.map(pid => readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')))
  return all.filter((_, index) => Number(parents[index]?.split(') ')[1]?.split(' ')[1]) === parent).map(Number)
}
