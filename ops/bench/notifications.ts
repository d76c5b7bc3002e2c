// A notification for all with 2,000 event streams open on one process: how soon the last one has it, and
// whether each had it once. What a browser then reads it reads a moment later, see src/browser/live.ts.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { demoPassword, kavya } from '#seed/people.ts'
import { openDatabase } from '#src/platform/database/database.ts'
import { addPeople } from './bench-people.ts'
import { signIn, startProgram } from './processes.ts'
import { atMost, median, ms, type Result } from './result.ts'
import type { Heard } from './heard.ts'

const streams = 2000
const rounds = 10
const most = 150
/** Far more than it takes: whatever comes later than this would be lost to the reader. */
const patience = 1000

export async function measureNotifications(databaseUrl: string): Promise<Result> {
  const safar = await startProgram('src/app/main.ts', 4807, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  await addPeople(db, 'reader', streams)
  await close()
  const readers = await openStreams(safar.url)
  try {
    const cookie = await signIn(safar.url, kavya.email, demoPassword)
    // The first one finds nothing warm.
    await tellAll(safar.url, cookie, readers)
    const notified = []
    for (let round = 0; round < rounds; round += 1) notified.push(await tellAll(safar.url, cookie, readers))
    const times = notified.map(({ time }) => time)
    const counts = notified.flatMap(({ heard }) => heard.counts)
    const lost = counts.filter(count => count === 0).length
    const twice = counts.filter(count => count > 1).length
    const slowest = Math.max(...times)
    return {
      title: `A notification for all, announced to ${streams} event streams on one process`,
      figures: [
        atMost(`a notification written to the last of ${streams} streams, slowest of ${rounds}`, slowest, most, 'ms'),
        atMost(`lost or announced twice, of ${counts.length} deliveries`, lost + twice, 0, 'of them'),
      ],
      lines: [`in the middle: ${ms(median(times))}`],
    }
  } finally {
    readers.kill()
    await safar.stop()
  }
}

async function openStreams(url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['ops/bench/stream-readers.ts', url, String(streams), 'reader'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

async function tellAll(url: string, cookie: string, readers: ChildProcess): Promise<{ time: number; heard: Heard }> {
  const written = performance.timeOrigin + performance.now()
  const answer = await fetch(`${url}/api/desk/notifications`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'news', title: 'News', body: 'There is news.', to: 'all', mail: false }),
  })
  if (!answer.ok) throw new Error(`The notification was answered with ${answer.status}.`)
  await new Promise(resolve => setTimeout(resolve, patience))
  readers.send('report')
  const [heard]: Heard[] = await once(readers, 'message')
  if (heard === undefined) throw new Error('The readers said nothing.')
  return { time: heard.last - written, heard }
}
