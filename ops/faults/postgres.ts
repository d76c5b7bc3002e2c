// PostgreSQL killed with all its children and begun again, under load: the server goes on as soon as it is back.
import { setTimeout as pause } from 'node:timers/promises'
import path from 'node:path'
import postgres from 'postgres'
import { startCluster } from '#src/platform/postgres/cluster.ts'
import { asRole } from '#src/platform/postgres/roles.ts'
import { freePort } from '#tests/free-port.ts'
import type { Figures } from './figures.ts'
import { diceFrom, newSeed } from './load/dice.ts'
import { countOf, newLedger, type Ledger } from './load/ledger.ts'
import { startLoad } from './load/load.ts'
import { addStudents, type Student } from './load/students.ts'
import { verify } from './load/verify.ts'
import { killFamily } from './processes.ts'
import { newHouseFolder, startProduct, stop, type Product } from './product.ts'
import { openEar, type Ear } from './ear.ts'

const grace = 5000

type Outage = { away: number; back: number; longestAnswer: number; wrong: string[] }

export async function killPostgres(rounds: number): Promise<Figures> {
  const { folder, drop } = await newHouseFolder()
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
    const parts = {
      url: () => product.url,
      origin: product.url,
      students: students.slice(0, 48),
      payers: students.slice(50),
    }
    const load = startLoad({ ...parts, dice, ledger })
    for (let round = 0; round < rounds && product.child.exitCode === null; round += 1) {
      await pause(1500 + dice.below(1000))
      const watch = watchReads(product, speaker)
      const away = performance.now()
      await killFamily(cluster.pid())
      await pause(500 + dice.below(round === 0 ? 100 : 9000))
      cluster = await startCluster({ folder: rows, durable: true, isKept: false, port: cluster.port })
      const back = performance.now()
      await pause(grace)
      outages.push({ away, back, ...(await watch.end(back + grace)) })
      await said(product, listener, ear)
    }
    if (product.child.exitCode !== null) throw new Error(`The server ended: ${product.said().slice(-1500)}`)
    await pause(500)
    await load.stop()
    const sql = postgres(url, { max: 2, onnotice: () => {} })
    const line = { url: product.url, origin: product.url, ledger }
    const { lost, half, twice } = await verify({ sql, line, files: path.join(folder, 'files') })
    const undone = await jobsUndone(sql)
    await sql.end()
    return {
      title: `PostgreSQL killed with its children and begun again, ${rounds} times under load`,
      lines: linesOf(ledger, outages, ear, { seed, lost, half, twice }),
      broken: [
        ...lost,
        ...half,
        ...twice,
        ...new Set(ledger.wrong),
        ...outages.flatMap(({ wrong }) => wrong),
        ...(ear.missed() > 0 ? [`${ear.missed()} events were not heard`] : []),
        ...(undone > 0 ? [`${undone} jobs were not done`] : []),
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
  { seed, lost, half, twice }: { seed: number; lost: string[]; half: string[]; twice: string[] },
): string[] {
  const awayFor = outages.map(({ away, back }) => `${((back - away) / 1000).toFixed(1)} s`)
  return [
    `seed ${seed}; ${ledger.writes.length} writes: ${countOf(ledger, 'acknowledged')} acknowledged, ${countOf(ledger, 'unknown')} unknown`,
    `away for ${awayFor.join(', ')}; slowest answer while it was away ${Math.max(...outages.map(one => one.longestAnswer)).toFixed(0)} ms`,
    `answers other than 503 while it was away, or errors later than ${grace / 1000} s after: ${outages.flatMap(({ wrong }) => wrong).length}`,
    `acknowledged and lost ${lost.length}, half done ${half.length}, twice ${twice.length}; events said ${ear.said()}, missed ${ear.missed()}`,
  ]
}

/** Reads on and on: in the outage 503 and soon, and nothing but 200 once the grace is over. */
function watchReads({ url }: Product, { cookie }: Student) {
  const ending = new AbortController()
  const wrong: string[] = []
  let longestAnswer = 0
  let lastError = 0
  const reading = (async () => {
    while (!ending.signal.aborted) {
      const begun = performance.now()
      const status = await fetch(`${url}/api/journey`, {
        headers: { cookie },
        signal: AbortSignal.timeout(15_000),
      }).then(
        async answer => {
          await answer.arrayBuffer()
          return answer.status
        },
        error => String(error),
      )
      longestAnswer = Math.max(longestAnswer, performance.now() - begun)
      if (status !== 200) lastError = performance.now()
      if (status !== 200 && status !== 503) wrong.push(`a read was answered with ${status}`)
      await pause(50)
    }
  })()
  return {
    end: async (until: number) => {
      ending.abort()
      await reading
      return { wrong: lastError > until ? [...wrong, 'errors went on'] : wrong, longestAnswer }
    },
  }
}

/** A change of the listener's own must reach his stream. */
async function said({ url }: Product, { cookie }: Student, ear: Ear): Promise<void> {
  const answer = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Is anybody there?' }),
  }).catch(() => undefined)
  await answer?.arrayBuffer()
  if (answer?.ok === true) await ear.expectOne('chat')
}

/** Those that were due and that nobody took, or that were given up. */
export async function jobsUndone(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from jobs.job
    where state = 'failed' or (state = 'created' and start_after < now() - interval '20 seconds')`
  return row?.count ?? 0
}
