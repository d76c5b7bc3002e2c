// News for all, with more and more streams open on one process: how long after it was sent each stream has it, and whether
// each had it once; and, where one is given, the same at a rival.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { demoPassword, kavya } from '#seed/people.ts'
import { openDatabase } from '#src/platform/database/database.ts'
import { addPeople } from './bench-people.ts'
import type { Heard } from './heard.ts'
import type { Place } from './place.ts'
import { signIn, startProgram } from './processes.ts'
import { atMost, median, ms, quantile, type Result } from './result.ts'

const sizes = [
  { streams: 100, most: 15 },
  { streams: 500, most: 40 },
  { streams: 2000, most: 80 },
  { streams: 5000, most: 150 },
] as const
const rounds = 10
/** Of either side, before it counts: a server that runs for a day is warm. */
const warming = 10
/** Between two looks at what was heard: looking must not disturb who hears. */
const pause = 300
/** What has not come in ten looks is lost. */
const looks = 10

export type Side = {
  name: string
  open: (streams: number) => Promise<ChildProcess>
  tell: () => Promise<unknown>
  stop: () => Promise<void>
}
/** `written`: how long the one who sent it waited for the answer, in the middle case. */
type Delivered = { written: number; p50: number; p99: number; lost: number; twice: number }

export async function measureFanOut(place: Place, rival?: Side): Promise<Result> {
  const ours = await deliveriesOf(await openOurs(await place.database('bench')))
  const theirs = rival === undefined ? undefined : { name: rival.name, delivered: await deliveriesOf(rival) }
  const besides = theirs === undefined ? '' : `; beside: ${theirs.name}`
  return {
    title: `News for all, sent to heard, ${rounds} times`,
    figures: [
      ...sizes.map(({ streams, most }, at) => {
        const [mine, other] = [ours[at]?.p99 ?? Number.NaN, theirs?.delivered[at]?.p99]
        const what = `news for all on ${streams.toLocaleString('en')} streams, p99${besides}`
        return atMost(what, mine, most, 'ms', other === undefined ? {} : { beside: ms(other), ratio: mine / other })
      }),
      atMost(`news lost or announced twice${besides}`, wrongIn(ours), 0, 'of all', {
        ...(theirs !== undefined && { beside: `${wrongIn(theirs.delivered)}` }),
      }),
    ],
    lines: sizes.flatMap(({ streams }, at) => [
      `${streams} streams, ours: ${wordsOf(ours[at])}`,
      ...(theirs === undefined ? [] : [`${streams} streams, ${theirs.name}: ${wordsOf(theirs.delivered[at])}`]),
    ]),
  }
}

const wrongIn = (all: readonly Delivered[]): number => all.reduce((sum, { lost, twice }) => sum + lost + twice, 0)

const wordsOf = (delivered: Delivered | undefined): string =>
  delivered === undefined
    ? 'nothing'
    : `p50 ${ms(delivered.p50)}, p99 ${ms(delivered.p99)}, the sender answered after ${ms(delivered.written)}; ${delivered.lost} lost, ${delivered.twice} twice`

async function openOurs(databaseUrl: string): Promise<Side> {
  const safar = await startProgram('src/app/main.ts', 4823, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  await addPeople(db, 'crowd', Math.max(...sizes.map(({ streams }) => streams)))
  await close()
  const cookie = await signIn(safar.url, kavya.email, demoPassword)
  return {
    name: 'Safar',
    open: streams => openReaders(['ops/bench/stream-readers.ts', safar.url, String(streams), 'crowd']),
    tell: async () => {
      const answer = await fetch(`${safar.url}/api/desk/notifications`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'news', title: 'News', body: 'There is news.', to: 'all', mail: false }),
      })
      if (!answer.ok) throw new Error(`The notification was answered with ${answer.status}.`)
    },
    stop: safar.stop,
  }
}

export async function openReaders(args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The readers ended with ${code}.`)))
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return child
}

async function deliveriesOf({ open, tell, stop }: Side): Promise<Delivered[]> {
  try {
    const all: Delivered[] = []
    for (const { streams } of sizes) {
      const readers = await open(streams)
      for (let round = 0; round < warming; round += 1) await oneRound(readers, tell, streams)
      const notified = []
      for (let round = 0; round < rounds; round += 1) notified.push(await oneRound(readers, tell, streams))
      all.push(summed(notified))
      readers.kill()
      await once(readers, 'exit')
    }
    return all
  } finally {
    await stop()
  }
}

type Round = { written: number; counts: number[]; times: number[] }

async function oneRound(readers: ChildProcess, tell: Side['tell'], streams: number): Promise<Round> {
  const counts = Array.from({ length: streams }, () => 0)
  const times: number[] = []
  const sent = performance.timeOrigin + performance.now()
  await tell()
  const written = performance.timeOrigin + performance.now() - sent
  for (let look = 0; look < looks && counts.includes(0); look += 1) {
    await new Promise(resolve => setTimeout(resolve, pause))
    readers.send('report')
    const [heard]: Heard[] = await once(readers, 'message')
    for (const [reader, notified] of (heard?.counts ?? []).entries()) counts[reader] = (counts[reader] ?? 0) + notified
    times.push(...(heard?.times ?? []).filter(time => time > 0).map(time => time - sent))
  }
  return { written, counts, times }
}

function summed(notified: readonly Round[]): Delivered {
  const times = notified.flatMap(round => round.times)
  const counts = notified.flatMap(round => round.counts)
  return {
    written: median(notified.map(round => round.written)),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    lost: counts.filter(count => count === 0).length,
    twice: counts.filter(count => count > 1).length,
  }
}
