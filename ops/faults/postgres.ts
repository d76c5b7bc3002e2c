// PostgreSQL killed with all its children and begun again, under load: the server goes on as soon as it is back.
import { setTimeout as pause } from 'node:timers/promises'
import path from 'node:path'
import type postgres from 'postgres'
import { startCluster } from '#src/platform/postgres/cluster.ts'
import { asRole } from '#src/platform/postgres/roles.ts'
import { freePort } from '#tests/free-port.ts'
import type { Figures } from './figures.ts'
import { diceFrom, newSeed } from './load/dice.ts'
import { countOf, newLedger, type Ledger } from './load/ledger.ts'
import { crowdOf, startLoad, untilAcknowledged } from './load/load.ts'
import { addStudents, type Student } from './load/students.ts'
import { brokenBy, readBack, verdictWords, type Verdict } from './load/verify.ts'
import { killFamily } from './processes.ts'
import { newServerFolder, startProduct, stop, type Product } from './product.ts'
import { openEar, type Ear } from './ear.ts'
import { longest, until } from '#tests/until.ts'

/** Reads answered one after the other, before the server counts as back. */
const calm = 50

type Outage = { away: number; backAfter: number; longestAnswer: number; wrong: string[] }

export async function killPostgres(rounds: number): Promise<Figures> {
  const { folder, drop } = await newServerFolder()
  const rows = path.join(folder, 'postgres')
  let cluster = await startCluster({ folder: rows, durable: true, isKept: false })
  const url = cluster.url('safar')
  const product = startProduct(folder, await freePort(), {
    DATABASE_URL: asRole(url, 'app'),
    SAFAR_MIGRATIONS_URL: asRole(url, 'owner'),
    SAFAR_DEMO: 'on',
  })
  const [ledger, dice, seed, outages] = [newLedger(), diceFrom(newSeed()), newSeed(), new Array<Outage>()]
  let ear: Ear | undefined
  try {
    await product.isReady()
    const students = await addStudents(url, 'outlived', 50 + rounds * 4)
    const [listener, speaker] = [students[48], students[49]]
    if (listener === undefined || speaker === undefined) throw new Error('Nobody is there.')
    ear = openEar(product.url, listener)
    const working = students.toSpliced(48, 2)
    const parts = { url: () => product.url, origin: product.url, ...crowdOf(working) }
    const load = startLoad({ ...parts, dice, ledger })
    for (let round = 0; round < rounds; round += 1) {
      await untilAcknowledged(ledger, 100 + dice.below(100))
      const watch = watchReads(product, speaker)
      const killed = performance.now()
      await killFamily(cluster.pid())
      await watch.untilRefused()
      await pause(dice.below(round === 0 ? 100 : 9000))
      cluster = await startCluster({ folder: rows, durable: true, isKept: false, port: cluster.port })
      const away = performance.now() - killed
      const backAfter = await watch.untilBack()
      await said(product, listener, ear)
      await untilAcknowledged(ledger, 50)
      outages.push({ away, backAfter, ...(await watch.end()) })
    }
    await load.stop()
    let jobs = { undone: new Array<string>(), took: 0 }
    const verdict = await readBack({
      databaseUrl: url,
      url: product.url,
      files: path.join(folder, 'files'),
      ledger,
      first: async sql => (jobs = await untilJobsDone(sql)),
    })
    return {
      title: `PostgreSQL killed with its children and begun again, ${rounds} times under load`,
      lines: linesOf(ledger, outages, ear, { seed, took: jobs.took, ...verdict }),
      broken: [
        ...brokenBy(verdict, ledger),
        ...new Set(outages.flatMap(({ wrong }) => wrong)),
        ...(ear.missed() > 0 ? [`${ear.missed()} events were not heard`] : []),
        ...jobs.undone,
      ],
    }
  } finally {
    ear?.close()
    await stop(product)
    await cluster.stop()
    await drop()
  }
}

function linesOf(
  ledger: Ledger,
  outages: readonly Outage[],
  ear: Ear,
  { seed, took, ...verdict }: Verdict & { seed: number; took: number },
): string[] {
  const secondsOf = (each: 'away' | 'backAfter' | 'longestAnswer') =>
    outages.map(outage => `${(outage[each] / 1000).toFixed(1)} s`).join(', ')
  return [
    `seed ${seed}; ${ledger.writes.length} writes: ${countOf(ledger, 'acknowledged')} acknowledged, ${countOf(ledger, 'unknown')} unknown`,
    `away for ${secondsOf('away')}; last error after it was back ${secondsOf('backAfter')}; slowest answers ${secondsOf('longestAnswer')}; jobs done ${(took / 1000).toFixed(1)} s after the load`,
    `answers other than 503 while it was away, or errors after ${calm} reads without one: ${outages.flatMap(({ wrong }) => wrong).length}`,
    `${verdictWords(verdict)}; events said ${ear.said()}, missed ${ear.missed()}`,
  ]
}

/** Reads on and on: in the outage 200 or 503, and nothing but 200 once it is back. */
function watchReads({ url, child, said: words }: Product, { cookie }: Student) {
  const ending = new AbortController()
  const wrong: string[] = []
  let [longestAnswer, lastError, inARow] = [0, 0, 0]
  let isBack = false
  const reading = (async () => {
    while (!ending.signal.aborted) {
      const begun = performance.now()
      const status = await fetch(`${url}/api/journey`, {
        headers: { cookie },
        signal: AbortSignal.timeout(longest),
      }).then(
        async answer => {
          await answer.arrayBuffer()
          return answer.status
        },
        error => String(error),
      )
      longestAnswer = Math.max(longestAnswer, performance.now() - begun)
      inARow = status === 200 ? inARow + 1 : 0
      if (status !== 200) lastError = performance.now()
      if (status !== 200 && (status !== 503 || isBack))
        wrong.push(`a read was answered with ${status}${isBack ? ' when all was well again' : ''}`)
      await pause(50)
    }
  })()
  const whileItLives = (isSo: () => boolean) => () => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended: ${words().slice(-1500)}`)
    return isSo()
  }
  return {
    untilRefused: () =>
      until(
        'a read was refused',
        whileItLives(() => lastError > 0),
      ),
    /** Answers with how long there were errors. */
    untilBack: async () => {
      const back = performance.now()
      inARow = 0
      await until(
        `${calm} reads in a row were answered`,
        whileItLives(() => inARow >= calm),
      )
      isBack = true
      return Math.max(0, lastError - back)
    },
    end: async () => {
      ending.abort()
      await reading
      return { wrong, longestAnswer }
    },
  }
}

/** A change of the listener's own is taken, and must reach their stream. */
async function said({ url }: Product, { cookie }: Student, ear: Ear): Promise<void> {
  await until('a message was taken', async () => {
    const answer = await fetch(`${url}/api/chat`, {
      method: 'POST',
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Is anybody there?' }),
    }).catch(() => undefined)
    await answer?.arrayBuffer()
    return answer?.ok === true
  })
  await ear.expectOne('chat')
}

/** Waits until none is left that is due and not taken up; those that are left after all, and those that were given up. */
export async function untilJobsDone(sql: postgres.Sql): Promise<{ undone: string[]; took: number }> {
  let undone: string[] = []
  const areDone = async () => {
    const rows = await sql<{ job: string }[]>`
      select name || ', ' || state as job from jobs.job
      where state = 'failed' or (state in ('created', 'retry') and start_after <= now())`
    undone = rows.map(({ job }) => `not done: ${job}`)
    return undone.length === 0
  }
  const took = await until('all jobs were taken up', areDone).catch(() => longest)
  return { undone, took }
}
