// kill -9 of the server at random moments under load, with its PostgreSQL or without; then what was promised is read back.
import path from 'node:path'
import type postgres from 'postgres'
import { quantile } from '../bench/result.ts'
import { freePort } from '#tests/free-port.ts'
import type { Figures } from './figures.ts'
import { diceFrom, newSeed } from './load/dice.ts'
import { countOf, newLedger, type Ledger } from './load/ledger.ts'
import { crowdOf, startLoad, untilAcknowledged } from './load/load.ts'
import { addStudents } from './load/students.ts'
import { brokenBy, readBack, verdictWords, type Verdict } from './load/verify.ts'
import { killFamily } from './processes.ts'
import { databaseUrlOf, kill, newServerFolder, postmasterOf, startProduct, stop, type Product } from './product.ts'

/** In milliseconds, beside the figures. */
const target = 2000

export async function killServers(kills: number): Promise<Figures> {
  const { folder, drop } = await newServerFolder()
  const port = await freePort()
  const seed = newSeed()
  const dice = diceFrom(seed)
  let product = startProduct(folder, port)
  const restarts: Record<'alone' | 'whole', number[]> = { alone: [], whole: [] }
  const verdict: Verdict = { lost: [], half: [], twice: [] }
  const ledger = newLedger()
  try {
    await product.isReady()
    const students = await addStudents(await databaseUrlOf(folder), 'killed', 48 + kills * 2)
    const parts = { url: () => product.url, origin: product.url, ...crowdOf(students) }
    for (let round = 0; round < kills; round += 1) {
      const load = startLoad({ ...parts, dice, ledger })
      await untilAcknowledged(ledger, 10 + dice.below(150))
      const isWhole = dice.chance(0.3)
      await killOne(product, folder, isWhole)
      product = startProduct(folder, port)
      restarts[isWhole ? 'whole' : 'alone'].push(await product.isReady())
      // Anyone who heard nothing asks again now, under the same key.
      await untilAcknowledged(ledger, 10 + dice.below(20))
      await load.stop()
      if (round % 10 === 9 || round === kills - 1) await addVerdict(verdict, folder, product, ledger)
    }
  } finally {
    await stop(product)
    await drop()
  }
  return {
    title: `${kills} × kill -9 of the server under mixed load, ${restarts.whole.length} of them with its PostgreSQL`,
    lines: [
      `seed ${seed}; ${ledger.writes.length} writes: ${countOf(ledger, 'acknowledged')} acknowledged, ${countOf(ledger, 'unknown')} unknown, ${countOf(ledger, 'refused')} refused; ${ledger.reads.answered} reads`,
      `${ledger.writes.filter(({ tries }) => tries > 1).length} writes sent again under their key`,
      verdictWords(verdict),
      `restart until ready, target ${target} ms: ${timesOf(restarts.alone)}; where PostgreSQL too reads its log first: ${timesOf(restarts.whole)}`,
    ],
    broken: brokenBy(verdict, ledger),
  }
}

const timesOf = (times: readonly number[]): string =>
  times.length === 0
    ? 'none'
    : `p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`

async function killOne(product: Product, folder: string, isWhole: boolean): Promise<void> {
  const postmaster = isWhole ? await postmasterOf(folder) : undefined
  await Promise.all([kill(product), postmaster === undefined ? undefined : killFamily(postmaster)])
}

async function addVerdict(verdict: Verdict, folder: string, product: Product, ledger: Ledger): Promise<void> {
  const found = await readBack({
    databaseUrl: await databaseUrlOf(folder),
    url: product.url,
    files: path.join(folder, 'files'),
    ledger,
    first: sql => tellAgain(sql, product),
  })
  for (const part of ['lost', 'half', 'twice'] as const)
    verdict[part] = [...new Set([...verdict[part], ...found[part]])]
}

/** A provider sends a notice until it is taken. The sandbox that was to do so was killed, so we press its button. */
async function tellAgain(sql: postgres.Sql, { url }: Product): Promise<void> {
  const rows = await sql<{ id: string }[]>`
    select c.id from sandbox_checkouts c join payments p on p.provider_id = c.id
    where c.status = 'complete' and p.paid_at is null`
  for (const { id } of rows) {
    await fetch(`${url}/sandbox/checkout/${id}`, { method: 'POST', body: new URLSearchParams({ do: 'again' }) })
  }
}
