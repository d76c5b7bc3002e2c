import { setTimeout } from 'node:timers/promises'

/** One student who reads, page after page, until it is over: how long each reading took. */
export async function timesToRead(url: string, cookie: string, until: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  await meanwhile(until, async isOver => {
    while (!isOver()) times.push(await timeToRead(`${url}/api/journey`, cookie, performance.now()))
  })
  return times
}

type Pace = { paths: readonly string[]; aSecond: number }

/** Many who read one page after another's, each at their time, whether those before were answered or not. */
export async function timesToReadAtPace(
  url: string,
  cookie: string,
  { paths, aSecond }: Pace,
  until: () => Promise<unknown>,
): Promise<number[]> {
  const reads: Promise<number>[] = []
  const began = performance.now()
  await meanwhile(until, async isOver => {
    while (!isOver()) {
      const due = began + (reads.length * 1000) / aSecond
      await setTimeout(Math.max(0, due - performance.now()))
      const read = timeToRead(url + (paths[reads.length % paths.length] ?? ''), cookie, due)
      // What goes wrong is reported when it is over.
      read.catch(() => {})
      reads.push(read)
    }
  })
  return Promise.all(reads)
}

async function meanwhile(until: () => Promise<unknown>, read: (isOver: () => boolean) => Promise<void>): Promise<void> {
  let isOver = false
  const over = until().finally(() => {
    isOver = true
  })
  over.catch(() => {})
  await read(() => isOver)
  await over
}

async function timeToRead(url: string, cookie: string, due: number): Promise<number> {
  const answer = await fetch(url, { headers: { cookie } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}: ${text}`)
  return performance.now() - due
}
