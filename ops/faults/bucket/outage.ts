// The bucket is away for a while, under load: files are refused with 503, all else goes on, and nothing is lost or half there.
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { freePort } from '#tests/free-port.ts'
import { openLine } from '#tests/proxy.ts'
import { addStudents, type Student } from '../load/students.ts'
import { databaseUrlOf, newServerFolder, startProduct, stop, type Product } from '../product.ts'
import { until } from '../until.ts'
import { settingsOf, type Endpoint } from './endpoint.ts'

const students = 12
/** In milliseconds. */
const eachTurn = 800
/** Answers in a row without a refusal, before the bucket counts as back. */
const calm = 6 * students

type Answer = { at: number; what: 'upload' | 'read' | 'journey'; status: number; took: number }
type Sent = { student: Student; id: string; content: string }

export async function takeAway(endpoint: Endpoint, seconds: number): Promise<{ lines: string[]; broken: string[] }> {
  const line = await openLine(endpoint.url)
  const { folder, drop } = await newServerFolder()
  const product = startProduct(folder, await freePort(), settingsOf(endpoint, line.url))
  let load: Load | undefined
  try {
    await product.isReady()
    const url = await databaseUrlOf(folder)
    load = startLoad(product, await addStudents(url, 'senders', students))
    await load.hasBegun()
    const { answers } = load
    await line.cut()
    const away = performance.now()
    const isAway = ({ at, status }: Answer) => at > away && status !== 200
    await until('a file was refused', () => answers.some(isAway))
    const dropped = await load.dropOne()
    await pause(seconds * 1000)
    const beforeBack = performance.now()
    await line.mend()
    const back = performance.now()
    await until(`${calm} answers in a row were right`, () => {
      const last = answers.slice(-calm)
      return last.length === calm && last.every(({ at, status }) => at > back && status === 200)
    })
    const well = performance.now()
    const isWell = ({ at }: Answer) => at > well
    await until(`${calm} more answers had come`, () => answers.filter(isWell).length >= calm)
    const sent = await load.end()
    if (product.child.exitCode !== null) throw new Error(`The server ended: ${product.said().slice(-3000)}`)
    const sql = postgres(url, { max: 1, onnotice: () => {} })
    const cleared = await untilCleared(sql)
    const [row] = await sql<
      { count: number }[]
    >`select count(*)::int as count from documents where arrived_at is not null and name like 'bucket-%'`
    await sql.end()
    const unread = await countUnread(product, sent)
    const meanwhile = answers.filter(({ at, took }) => at > away && at + took < beforeBack)
    const afterwards = answers.filter(isWell)
    const lastRefusal = Math.max(back, ...answers.filter(isAway).map(({ at, took }) => at + took)) - back
    const count = (all: readonly Answer[], what: Answer['what'], status: number) =>
      all.filter(one => one.what === what && one.status === status).length
    const wrong = [
      ...meanwhile.filter(({ what, status }) => status !== (what === 'journey' ? 200 : 503)),
      ...afterwards.filter(({ status }) => status !== 200),
    ]
    return {
      lines: [
        `away for ${seconds} s: ${count(meanwhile, 'upload', 503)} uploads and ${count(meanwhile, 'read', 503)} reads of files refused with 503, the slowest after ${(Math.max(...meanwhile.map(({ took }) => took)) / 1000).toFixed(1)} s; ${count(meanwhile, 'journey', 200)} other reads answered`,
        `last refusal ${(lastRefusal / 1000).toFixed(1)} s after it was back; once all was well ${count(afterwards, 'upload', 200)} uploads and ${count(afterwards, 'read', 200)} reads of files, none refused; ${sent.length} uploads acknowledged, ${unread} lost; a file dropped meanwhile (${dropped}) gone ${(cleared / 1000).toFixed(0)} s after the end`,
      ],
      broken: [
        ...new Set(wrong.map(({ what, status }) => `${what} was answered with ${status}`)),
        ...(unread > 0 ? [`${unread} acknowledged files cannot be read`] : []),
        ...(dropped === 200 ? [] : [`a file was not dropped: ${dropped}`]),
        ...(row?.count === sent.length - 1 ? [] : [`${row?.count} files are there, ${sent.length - 1} should be`]),
        ...(count(meanwhile, 'upload', 503) === 0 || count(afterwards, 'upload', 200) === 0
          ? ['nothing was tried']
          : []),
      ],
    }
  } finally {
    await load?.end()
    await stop(product)
    await line.cut()
    await drop()
  }
}

type Load = ReturnType<typeof startLoad>

function startLoad({ url }: Product, people: readonly Student[]) {
  const ending = new AbortController()
  const [answers, sent]: [Answer[], Sent[]] = [[], []]
  let [number, isDropped] = [0, '']

  const ask = async (what: Answer['what'], path: string, student: Student, body?: string) => {
    const at = performance.now()
    const answer = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie: student.cookie, origin: url, 'content-type': 'application/octet-stream' },
      ...(body !== undefined && { body }),
    }).catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    // A read that had begun when the line was cut breaks off.
    answers.push({ at, what, status: text === undefined ? 0 : (answer?.status ?? 0), took: performance.now() - at })
    return answer?.ok === true ? text : undefined
  }
  const live = async (student: Student) => {
    while (!ending.signal.aborted) {
      const content = paperOf((number += 1))
      const answer = await ask('upload', `/api/documents?purpose=chat&name=bucket-${number}.pdf`, student, content)
      const id = /"id":"([\w-]+)"/.exec(answer ?? '')?.[1]
      if (id !== undefined) sent.push({ student, id, content })
      const mine = sent.find(one => one.student === student && one.id !== isDropped)
      if (mine !== undefined) await ask('read', `/api/documents/${mine.id}`, student)
      await ask('journey', '/api/journey', student)
      await pause(eachTurn)
    }
  }
  const living = people.map(live)
  return {
    answers,
    hasBegun: () =>
      until('everybody had a file there', () => new Set(sent.map(({ student }) => student)).size === people.length),
    dropOne: async () => {
      const last = sent.at(-1)
      if (last === undefined) return 0
      isDropped = last.id
      const headers = { cookie: last.student.cookie, origin: url }
      return (await fetch(`${url}/api/documents/${last.id}`, { method: 'DELETE', headers })).status
    },
    end: async () => {
      ending.abort()
      await Promise.all(living)
      return sent.filter(({ id }) => id !== isDropped).concat(sent.filter(({ id }) => id === isDropped))
    },
  }
}

const paperOf = (number: number): string => `%PDF-1.4\n%${number} ${'x'.repeat(50_000)}\n%%EOF`

/** Of those that were acknowledged, but for the last, which was dropped. */
async function countUnread({ url }: Product, sent: readonly Sent[]): Promise<number> {
  let unread = 0
  for (const { student, id, content } of sent.slice(0, -1)) {
    const answer = await fetch(`${url}/api/documents/${id}`, { headers: { cookie: student.cookie } })
    if ((await answer.text()) !== content) unread += 1
  }
  return unread
}

/** Milliseconds until every file that was to be removed is. */
const untilCleared = (sql: postgres.Sql): Promise<number> =>
  until('every removed file was gone from the bucket', async () => {
    const waiting = await sql`select from jobs.job where name = 'remove-file' and state <> 'completed'`
    return waiting.length === 0
  })
