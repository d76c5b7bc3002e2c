// Connections that break during uploads and submits. The client asks again under one key: one effect, no half file.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type postgres from 'postgres'
import { freePort } from '#tests/free-port.ts'
import type { Figures } from './figures.ts'
import { diceFrom, newSeed } from './load/dice.ts'
import { countOf, newLedger } from './load/ledger.ts'
import { crowdOf, startLoad, untilAcknowledged } from './load/load.ts'
import { addStudents } from './load/students.ts'
import { brokenBy, readBack, verdictWords } from './load/verify.ts'
import { databaseUrlOf, newServerFolder, startProduct, stop } from './product.ts'
import { openProxy } from './proxy.ts'
import { until } from '#tests/until.ts'

export async function cutConnections(cuts: number): Promise<Figures> {
  const { folder, drop } = await newServerFolder()
  const port = await freePort()
  const product = startProduct(folder, port)
  const seed = newSeed()
  const dice = diceFrom(seed)
  const ledger = newLedger()
  const proxy = await openProxy(port, diceFrom(seed + 1))
  try {
    await product.isReady()
    const students = await addStudents(await databaseUrlOf(folder), 'cut off', 60 + cuts)
    const load = startLoad({
      url: () => proxy.url,
      origin: product.url,
      ...crowdOf(students, 60),
      dice,
      ledger,
    })
    for (let cut = 1; cut <= cuts; cut += 1) await until(`connection ${cut} was cut`, () => proxy.cuts() >= cut)
    proxy.mend()
    await untilAcknowledged(ledger, 20)
    await load.stop()
    const files = path.join(folder, 'files')
    const databaseUrl = await databaseUrlOf(folder)
    const verdict = await readBack({ databaseUrl, url: product.url, files, ledger, first: sql => sweep(sql, files) })
    return {
      title: `${proxy.cuts()} connections cut during uploads and submits`,
      lines: [
        `seed ${seed}; ${ledger.writes.length} writes: ${countOf(ledger, 'acknowledged')} acknowledged, ${countOf(ledger, 'unknown')} given up unknown`,
        `${ledger.writes.filter(({ tries }) => tries > 1).length} asked again under their key, one of them ${Math.max(...ledger.writes.map(({ tries }) => tries))} times`,
        verdictWords(verdict),
      ],
      broken: brokenBy(verdict, ledger),
    }
  } finally {
    await proxy.close()
    await stop(product)
    await drop()
  }
}

/** As the hourly job does with what is a day old: no bytes may be left that it does not find. */
async function sweep(sql: postgres.Sql, files: string): Promise<void> {
  const rows = await sql<{ path: string }[]>`delete from documents where arrived_at is null returning path`
  for (const row of rows) await rm(path.join(files, row.path), { force: true })
}
