// Servers behind nginx killed and started again under load: what another can answer is answered, what was acknowledged
// stands once, and no event is lost.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { startCluster } from '#src/platform/postgres/cluster.ts'
import { giveToRoles } from '#src/platform/postgres/roles.ts'
import { testSecret } from '#tests/app.ts'
import type { Figures } from './figures.ts'
import { follow } from './follower.ts'
import { diceFrom, newSeed } from './load/dice.ts'
import { newLedger, type Kind, type Ledger } from './load/ledger.ts'
import { startLoad, untilAcknowledged } from './load/load.ts'
import { addStudents, type Student } from './load/students.ts'
import { brokenBy, readBack, verdictWords } from './load/verify.ts'
import { openThree, type Three } from './three.ts'

/** `kills` kill -9, and a rolling restart for each four of them. */
export async function rolling(kills: number): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-rolling-'))
  await chmod(folder, 0o755)
  const cluster = await startCluster({ folder, durable: true })
  try {
    const admin = postgres(cluster.url('postgres'), { max: 1, onnotice: () => {} })
    await admin`create database rolling`
    await admin.end()
    const three = await openThree(await giveToRoles(cluster.url('rolling')), { SAFAR_DEMO: 'on' })
    try {
      return await killAndRestart(three, cluster.url('rolling'), { kills, restarts: Math.ceil(kills / 4), each: 3 })
    } finally {
      await three.close()
    }
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** `each` is how many of the servers a rolling restart starts anew. */
type Size = { kills: number; restarts: number; each: number }

export async function killAndRestart(three: Three, databaseUrl: string, size: Size): Promise<Figures> {
  const students = await addStudents(databaseUrl, 'rolling', 49 + 16)
  const [following, ...rest] = students
  if (following === undefined) throw new Error('There is nobody to follow.')
  const follower = follow(three.url, following)
  const ledger = newLedger()
  try {
    const restarts = await during(three, rest, ledger, () => times(size.restarts, () => three.restart(size.each)))
    const kills = await during(three, rest, ledger, () => times(size.kills, turn => killOne(three, turn)))
    await follower.close()
    await writeFile(path.join(path.dirname(three.bucket), 'secret'), testSecret)
    const verdict = await readBack({ databaseUrl, url: three.url, files: three.bucket, ledger })
    // A file goes through nginx as it comes, so that it is the browser who sends it again; a call without a key goes to one
    // server alone, which only a kill may cut off.
    const lostByRestarts = restarts.notAnswered.filter(kind => kind !== 'paper')
    const lostByKills = kills.notAnswered.filter(kind => kind !== 'paper' && kind !== 'sign-in')
    return {
      title: 'Three servers behind nginx, killed and started again under load',
      lines: [
        lineOf(`${size.restarts} rolling restarts`, restarts),
        lineOf(`${size.kills} kill -9`, kills),
        verdictWords(verdict),
        `${follower.seen()} changes seen by a stream, missed ${follower.missed.length}`,
      ],
      broken: [
        ...lostByRestarts.map(kind => `a rolling restart lost a ${kind}`),
        ...lostByKills.map(kind => `a kill lost a ${kind}`),
        ...(ledger.reads.unanswered > 0 ? [`${ledger.reads.unanswered} reads were not answered`] : []),
        ...brokenBy(verdict, ledger),
        ...follower.missed,
        ...follower.broken(),
      ],
    }
  } finally {
    await follower.close()
  }
}

/** `notAnswered`: of each write that was not answered at its first try, what it was. */
type Phase = { count: number; notAnswered: Kind[]; took: number[]; seconds: number }

async function during(
  { url }: Three,
  students: Student[],
  ledger: Ledger,
  act: () => Promise<number[]>,
): Promise<Phase> {
  const from = ledger.writes.length
  const parts = { url: () => url, origin: url, students: students.slice(0, 48), payers: students.splice(48, 8) }
  const load = startLoad({ ...parts, dice: diceFrom(newSeed()), ledger })
  const began = performance.now()
  let took: number[] = []
  try {
    await untilAcknowledged(ledger, 20)
    took = await act()
    await untilAcknowledged(ledger, 20)
  } finally {
    await load.stop()
  }
  const writes = ledger.writes.slice(from)
  const notAnswered = writes.filter(({ state, tries }) => state === 'unknown' || tries > 1).map(({ kind }) => kind)
  return { count: writes.length, notAnswered, took, seconds: (performance.now() - began) / 1000 }
}

async function times(count: number, act: (turn: number) => Promise<void>): Promise<number[]> {
  const took: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const began = performance.now()
    await act(turn)
    took.push(performance.now() - began)
  }
  return took
}

/** Until it is there again: its death is noticed at once, and a new one started by whoever watches over it. */
async function killOne({ members }: Three, turn: number): Promise<void> {
  const one = members[turn % members.length]
  const pid = one?.pid()
  if (one === undefined || pid === undefined) throw new Error('There was no server to kill.')
  process.kill(pid, 'SIGKILL')
  while (one.pid() === pid) await new Promise(resolve => setImmediate(resolve))
  await one.untilReady()
}

const lineOf = (what: string, { count, notAnswered, took, seconds }: Phase): string =>
  `${what}: ${count} writes in ${seconds.toFixed(0)} s, ${notAnswered.length} not answered at once, ` +
  `slowest return ${(Math.max(...took) / 1000).toFixed(1)} s`
