// Servers behind nginx killed and started again under load: what another can answer is answered, what was acknowledged
// stands once, and no event is lost.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { startCluster } from '#src/platform/postgres/cluster.ts'
import { giveToRoles } from '#src/platform/postgres/roles.ts'
import type { Figures } from './figures.ts'
import { saidTexts } from './load/said-texts.ts'
import { startListener, type Listener } from './rolling/listener.ts'
import { startLoad, type Load, type Said } from './rolling/load.ts'
import { addStudents, type Student } from './rolling/people.ts'
import { openThree, type Three } from './rolling/three.ts'
import { testSecret } from '#tests/app.ts'

/** `kills` kill -9, and a rolling restart for each four of them. */
export async function rolling(kills: number): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-rolling-'))
  await chmod(folder, 0o755)
  const cluster = await startCluster({ folder, durable: true })
  try {
    const admin = postgres(cluster.url('postgres'), { max: 1, onnotice: () => {} })
    await admin`create database rolling`
    await admin.end()
    const three = await openThree(await giveToRoles(cluster.url('rolling')))
    try {
      return await killAndRestart(three, cluster.url('rolling'), {
        kills,
        restarts: Math.ceil(kills / 4),
        each: 3,
        people: 200,
      })
    } finally {
      await three.close()
    }
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** `each` is how many of the servers a rolling restart starts anew. */
type Size = { kills: number; restarts: number; each: number; people: number }

export async function killAndRestart(three: Three, databaseUrl: string, size: Size): Promise<Figures> {
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => {} })
  const [listening, ...students] = await addStudents(sql, size.people)
  if (listening === undefined) throw new Error('There is nobody to listen.')
  const listener = await startListener(three.url, listening)
  try {
    const restarts = await during(three, students, () => times(size.restarts, () => three.restart(size.each)))
    const kills = await during(three, students, () => times(size.kills, turn => killOne(three, turn)))
    await listener.stop()
    const lines = [
      lineOf(`${size.restarts} rolling restarts`, restarts),
      lineOf(`${size.kills} kill -9`, kills),
      heard(listener),
    ]
    const broken = [
      ...restarts.load.failed.map(what => `a rolling restart lost ${what}`),
      ...withoutKey(restarts.load).map(({ text }) => `a rolling restart lost a message without a key: ${text}`),
      ...kills.load.failed.map(what => `a kill lost ${what}`),
      ...(await wrongEffects(sql, [...restarts.load.said, ...kills.load.said])),
      ...listener.lost,
    ]
    return { title: 'Three servers behind nginx, killed and started again under load', lines, broken }
  } finally {
    await listener.stop()
    await sql.end()
  }
}

type Phase = { load: Load; took: number[]; seconds: number }

async function during(three: Three, students: readonly Student[], act: () => Promise<number[]>): Promise<Phase> {
  const load = startLoad(three.url, students)
  const began = performance.now()
  try {
    return { load, took: await act(), seconds: (performance.now() - began) / 1000 }
  } finally {
    await load.stop()
  }
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

const withoutKey = ({ said }: Load): Said[] => said.filter(({ hasKey, isAcknowledged }) => !hasKey && !isAcknowledged)

/** An acknowledged message stands once; one that was not acknowledged at most once. */
async function wrongEffects(sql: postgres.Sql, said: readonly Said[]): Promise<string[]> {
  const found = Map.groupBy(await saidTexts(sql, Buffer.from(testSecret)), ({ text }) => text)
  return said.flatMap(({ text, isAcknowledged }) => {
    const count = found.get(text)?.length ?? 0
    return count > 1 || (isAcknowledged && count === 0) ? [`${text} stands ${count} times`] : []
  })
}

const lineOf = (what: string, { load, took, seconds }: Phase): string =>
  `${what}: ${load.answered()} requests answered in ${seconds.toFixed(0)} s, ${load.failed.length} lost, ` +
  `${withoutKey(load).length} messages without a key not acknowledged, slowest answer ${load.slowest().toFixed(0)} ms, ` +
  `slowest return ${(Math.max(...took) / 1000).toFixed(1)} s`

const heard = ({ heard: count, reconnected, lost, slowest }: Listener): string =>
  `${count()} changes given over ${reconnected() + 1} streams, ${lost.length} lost, slowest ${slowest().toFixed(0)} ms`
