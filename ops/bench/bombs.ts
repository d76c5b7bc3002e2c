// Small pictures and PDFs that are huge inside, sent by one person without a pause: what they take of memory, and how long somebody
// else waits for a picture of their own.
import { readdir, readFile } from 'node:fs/promises'
import {
  blackPng,
  dearJpeg,
  lyingWebp,
  smallJpeg,
  smallPng,
  withFrame,
  withSecondFrame,
} from '#tests/attacks/corpus/pictures.ts'
import { paperBombs } from '#tests/attacks/corpus/papers.ts'
import { openDatabase } from '#src/platform/database/database.ts'
import { addPeople, tokenOf } from './bench-people.ts'
import { startProgram } from './processes.ts'
import { atMost, ms, quantile, type Result } from './result.ts'

const mostMemory = 150
const mostToWait = 2000
const atOnce = 10
const rounds = 3
const uploads = 20

type Named = readonly [name: string, content: Buffer]

export async function measureBombs(databaseUrl: string): Promise<Result> {
  const safar = await startProgram('src/app/main.ts', 4812, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  await addPeople(db, 'bomber', 1)
  await addPeople(db, 'bystander', 1)
  try {
    const small = await smallPng()
    const pid = safar.child.pid ?? 0
    const results: Result[] = []
    for (const [kind, bombs] of [
      ['pictures', await pictures()],
      ['PDFs', papers()],
    ] as const) {
      await send(safar.url, 'bystander', ['a.png', small])
      await new Promise(resolve => setTimeout(resolve, 3000))
      const quiet = await timesOf(() => send(safar.url, 'bystander', ['a.png', small]), 5)
      const idle = await megabytesOf([pid])
      const going = new AbortController()
      const watched = watch(pid, going.signal)
      const attack = attackOf(safar.url, bombs).finally(() => db.execute('delete from rate_limits'))
      const waits = await timesOf(() => send(safar.url, 'bystander', ['a.png', small]), uploads)
      const refused = await attack
      going.abort()
      const [most, longest] = [await watched, Math.max(...waits)]
      results.push({
        title: kind,
        figures: [
          atMost(`${kind}: memory above idle, with all processes`, most - idle, mostMemory, 'MB'),
          atMost(
            `${kind}: somebody else's picture meanwhile, longest; beside: while nobody sends`,
            longest,
            mostToWait,
            'ms',
            {
              beside: ms(Math.max(...quiet)),
            },
          ),
        ],
        lines: [
          `${kind}: idle ${idle.toFixed(0)} MB; ${refused} refused of ${rounds * atOnce}`,
          `somebody else's picture: p50 ${ms(quantile(waits, 0.5))} of ${waits.length}`,
        ],
      })
    }
    return {
      title: `Pictures and PDFs that are huge inside, ${atOnce} at once from one person`,
      figures: results.flatMap(({ figures }) => figures),
      lines: results.flatMap(({ lines = [] }) => lines),
    }
  } finally {
    await close()
    await safar.stop()
  }
}

const papers = (): Named[] => paperBombs.map(([, made]) => ['a.pdf', made()] as const)

async function pictures(): Promise<Named[]> {
  const jpeg = await smallJpeg()
  return [
    ['a.png', await blackPng({ width: 20_000, height: 20_000 })],
    ['a.png', await blackPng({ width: 7000, height: 7000 })],
    ['a.png', await blackPng({ width: 7000, height: 7000, interlaced: true })],
    ['a.png', await blackPng({ width: 3600, height: 3600, interlaced: true })],
    ['a.png', await blackPng({ width: 1000, height: 100, rows: 200_000 })],
    ['a.jpg', await dearJpeg()],
    ['a.jpg', withFrame(jpeg, { width: 65_000, height: 65_000 })],
    ['a.jpg', withFrame(jpeg, { width: 3600, height: 3600, progressive: true })],
    ['a.jpg', withSecondFrame(jpeg)],
    ['a.webp', await lyingWebp()],
  ]
}

/** How many were refused. */
async function attackOf(url: string, bombs: readonly Named[]): Promise<number> {
  let refused = 0
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, at) => send(url, 'bomber', bombs[at % bombs.length] ?? ['', Buffer.alloc(0)])),
    )
    refused += answers.filter(status => status !== 200).length
  }
  return refused
}

async function send(url: string, who: string, [name, content]: Named): Promise<number> {
  const { status } = await fetch(`${url}/api/documents?purpose=chat&name=${name}`, {
    method: 'POST',
    headers: {
      cookie: `safar_session=${tokenOf(who, 0)}`,
      origin: url,
      'content-type': 'application/octet-stream',
      connection: 'close',
    },
    body: new Uint8Array(content),
  })
  if (who === 'bystander' && status !== 200) throw new Error(`The bystander's picture was answered ${status}.`)
  return status
}

async function timesOf(work: () => Promise<unknown>, count: number): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}

/** The most that it and what it started hold together; what they share counts once. */
async function watch(pid: number, until: AbortSignal): Promise<number> {
  let most = 0
  while (!until.aborted) {
    most = Math.max(most, await megabytesOf([pid, ...(await childrenOf(pid))]))
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return most
}

async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`)
  const lists = await Promise.all(
    tasks.map(task => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  )
  return lists.flatMap(list => list.split(' ').filter(Boolean).map(Number))
}

async function megabytesOf(pids: readonly number[]): Promise<number> {
  const texts = await Promise.all(pids.map(pid => readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')))
  return texts.reduce((sum, text) => sum + Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0), 0) / 1024
}
