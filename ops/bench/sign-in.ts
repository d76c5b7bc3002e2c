// Forty people a second sign in with their passwords while somebody else reads what everybody reads.
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { hashPassword, isPassword } from '#src/features/accounts/password.ts'
import { passwords } from '#src/features/accounts/tables.ts'
import { openDatabase, type Database } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import { addPeople, tokenOf } from './bench-people.ts'
import { startProgram } from './processes.ts'
import { atMost, ms, quantile, type Result } from './result.ts'

const aSecond = 40
const seconds = 10
const accounts = 200
const mostToRead = 50
/** They come when they come, and do not wait for one another's answers. */
const readsASecond = 50
const password = 'a-password-for-benches'

const routes = ['/api/journey', '/api/notifications', '/api/universities?query=tech'] as const

export async function measureSignIn(databaseUrl: string): Promise<Result> {
  const safar = await startProgram('src/app/main.ts', 4825, {
    DATABASE_URL: databaseUrl,
    SAFAR_DEMO: 'on',
    // Anyone who signs in comes from an address of their own: one alone may have no more than sixty on the way.
    SAFAR_BEHIND_PROXY: '1',
  })
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  await addAccounts(db)
  await addPeople(db, 'bystander', 1)
  await close()
  const cookie = `safar_session=${tokenOf('bystander', 0)}`
  const pace = { paths: routes, aSecond: readsASecond }
  const read = (until: () => Promise<unknown>) => timesToReadAtPace(safar.url, cookie, pace, until)
  try {
    // Warm: the threads are there, and each route was read.
    await read(() => signInAll(safar.url, aSecond))
    const quiet = await read(() => pause(3000))
    const alone = await hashesASecond()
    const signedIn: number[] = []
    const began = performance.now()
    const all = async () => void signedIn.push(...(await signInAll(safar.url, aSecond * seconds)))
    const busy = await read(all)
    const rate = signedIn.length / ((performance.now() - began) / 1000)
    const p99 = quantile(busy, 0.99)
    return {
      title: `${aSecond} sign-ins a second with Argon2id`,
      figures: [
        {
          what: 'people signed in with Argon2id; beside: passwords this machine checks with nothing else to do',
          ours: `${rate.toFixed(1)} a second`,
          beside: `${alone.toFixed(1)} a second`,
          ratio: rate / alone,
          target: `${aSecond} a second`,
          // The last one is answered a moment after it was sent.
          isMet: rate >= aSecond * 0.97,
        },
        atMost('other routes meanwhile, p99; beside: while nobody signs in', p99, mostToRead, 'ms', {
          beside: ms(quantile(quiet, 0.99)),
        }),
      ],
      lines: [
        `${signedIn.length} signed in, each after: p50 ${ms(quantile(signedIn, 0.5))}, p99 ${ms(quantile(signedIn, 0.99))}`,
        `other routes meanwhile: p50 ${ms(quantile(busy, 0.5))} of ${busy.length}, asked ${readsASecond} times a second`,
      ],
    }
  } finally {
    await safar.stop()
  }
}

/** As many at once as the server does. */
async function hashesASecond(): Promise<number> {
  const hash = await hashPassword(password, new Uint8Array(randomBytes(16)))
  const checkAll = () => Promise.all(Array.from({ length: availableParallelism() }, () => isPassword(password, hash)))
  await checkAll()
  const start = performance.now()
  for (let turn = 0; turn < 40; turn += 1) await checkAll()
  return (40_000 * availableParallelism()) / (performance.now() - start)
}

const emailOf = (index: number) => `signing-in-${index}@example.com`

async function addAccounts(db: Database): Promise<void> {
  const at = Temporal.Now.instant()
  const hash = await hashPassword(password, new Uint8Array(randomBytes(16)))
  const made = await db
    .insert(people)
    .values(
      Array.from({ length: accounts }, (_, index) => ({
        firstName: 'Bench',
        email: emailOf(index),
        emailVerifiedAt: at,
        createdAt: at,
      })),
    )
    .returning({ person: people.id })
  await db.insert(passwords).values(made.map(({ person }) => ({ person, hash, setAt: at })))
}

/** Each at its time, whether those before were answered or not: that is how people come. */
async function signInAll(url: string, count: number): Promise<number[]> {
  const start = performance.now()
  const one = async (index: number): Promise<number> => {
    const due = start + (index * 1000) / aSecond
    await pause(Math.max(0, due - performance.now()))
    const answer = await fetch(`${url}/api/session/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${index % accounts}` },
      body: JSON.stringify({ email: emailOf(index % accounts), password }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`A sign-in was answered with ${answer.status}: ${text}`)
    return performance.now() - due
  }
  return Promise.all(Array.from({ length: count }, (_, index) => one(index)))
}

type Pace = { paths: readonly string[]; aSecond: number }

/** Many who read one page after another's, each at their time, whether those before were answered or not, until it is over. */
async function timesToReadAtPace(
  url: string,
  cookie: string,
  { paths, aSecond }: Pace,
  until: () => Promise<unknown>,
): Promise<number[]> {
  const reads: Promise<number>[] = []
  const began = performance.now()
  const state = { isOver: false }
  const over = until().finally(() => {
    state.isOver = true
  })
  over.catch(() => {})
  while (!state.isOver) {
    const due = began + (reads.length * 1000) / aSecond
    await pause(Math.max(0, due - performance.now()))
    const read = timeToRead(url + (paths[reads.length % paths.length] ?? ''), cookie, due)
    // What goes wrong is reported when it is over.
    read.catch(() => {})
    reads.push(read)
  }
  await over
  return Promise.all(reads)
}

async function timeToRead(url: string, cookie: string, due: number): Promise<number> {
  const answer = await fetch(url, { headers: { cookie } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}: ${text}`)
  return performance.now() - due
}
