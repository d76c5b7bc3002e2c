// Filling the I-20: how long one takes, and how long anyone who reads the journey waits while twenty are filled at once.
import { openDatabase } from '#src/platform/database/database.ts'
import { addPeople, tokenOf } from './bench-people.ts'
import { startProgram } from './processes.ts'
import { timesToRead } from './reader.ts'
import { atMost, ms, quantile, type Result } from './result.ts'

const people = 20
const fillsEach = 5
const rounds = 8
const mostToFill = 150
const mostToRead = 50

export async function measureI20(databaseUrl: string): Promise<Result> {
  const safar = await startProgram('src/app/main.ts', 4810, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  await addPeople(db, 'filler', people)
  await addPeople(db, 'journey-reader', 1)
  await close()
  try {
    const everybody = Array.from({ length: people }, (_, index) => cookieOf('filler', index))
    for (const cookie of everybody) await tell(safar.url, cookie)
    // Warm: the thread is there, and its fonts are open.
    for (const cookie of everybody) await timeToFill(safar.url, cookie)
    const fills: number[] = []
    for (let round = 0; round < fillsEach; round += 1) {
      for (const cookie of everybody) fills.push(await timeToFill(safar.url, cookie))
    }
    const reader = cookieOf('journey-reader', 0)
    const quiet = await timesToRead(safar.url, reader, () => new Promise(resolve => setTimeout(resolve, 2000)))
    const busy: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const fillAll = () => Promise.all(everybody.map(cookie => timeToFill(safar.url, cookie)))
      busy.push(...(await timesToRead(safar.url, reader, fillAll)))
    }
    const [p95, p99] = [quantile(fills, 0.95), quantile(busy, 0.99)]
    return {
      title: `Filling the I-20, one by one and ${people} at once`,
      figures: [
        atMost('I-20 filled, p95', p95, mostToFill, 'ms'),
        atMost(`journey read while ${people} I-20s are filled, p99; beside: while none is`, p99, mostToRead, 'ms', {
          beside: ms(quantile(quiet, 0.99)),
        }),
      ],
      lines: [
        `one filled in ${ms(quantile(fills, 0.5))} in the middle of ${fills.length}`,
        `journey read meanwhile: p50 ${ms(quantile(busy, 0.5))} of ${busy.length}`,
      ],
    }
  } finally {
    await safar.stop()
  }
}

const cookieOf = (name: string, index: number): string => `safar_session=${tokenOf(name, index)}`

/** Tells every field, and a name in another script. */
export async function tell(url: string, cookie: string): Promise<void> {
  const amounts = ['ss', 'ps', 'gs', 'university', 'other'].flatMap(source =>
    [1, 2, 3, 4].map(year => [`${source}_year${year}`, 1_250_050] as const),
  )
  const data = { last_name: 'Iyer', first_name: 'Meera', dob: '03/09/2003', gender: 'F', ps_name: 'लक्ष्मी अय्यर' }
  await ask(url, 'PUT', '/api/visas/i20', cookie, { ...data, ...Object.fromEntries(amounts) })
}

async function timeToFill(url: string, cookie: string): Promise<number> {
  const start = performance.now()
  await ask(url, 'POST', '/visas/i20/fillI20', cookie)
  return performance.now() - start
}

async function ask(url: string, method: string, path: string, cookie: string, body?: object): Promise<void> {
  const answer = await fetch(url + path, {
    method,
    headers: { cookie, origin: url, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
}
