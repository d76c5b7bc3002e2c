// Fifty things that nobody else may read, entered in the product as it is really started, and looked for in everything
// that it wrote: tables, write-ahead log, temporary files, stored files, what it said at its most talkative, a backup.
import path from 'node:path'
import postgres from 'postgres'
import { freePort } from '#tests/free-port.ts'
import { program } from '../backup.ts'
import type { Figures } from '../figures.ts'
import { databaseUrlOf, newFolder, newServerFolder, startProduct, stop } from '../product.ts'
import { giveAppCode } from '#tests/app-code.ts'
import { plantEverything } from './markers.ts'
import { searchFolder, searchFor, type Found } from './search.ts'

export async function lookForSecrets(rounds: number): Promise<Figures> {
  const { folder, drop } = await newServerFolder()
  const beside = await newFolder()
  const product = startProduct(folder, await freePort(), { SAFAR_LOG: 'debug' })
  const broken: string[] = []
  let [planted, bytes] = [0, 0]
  try {
    await product.isReady()
    for (let round = 0; round < rounds; round += 1) {
      await asAdmin(folder, sql => sql`delete from rate_limits`)
      const { markers, open } = await plantEverything({
        url: product.url,
        giveSecondFactor: who => giveAppCode(product.url, who.cookie()),
      })
      // Else much of it may not have left PostgreSQL's memory yet.
      await asAdmin(folder, sql => sql`checkpoint`)
      const search = searchFor([...markers.keys(), open])
      const copy = path.join(beside.folder, `backup-${round}`)
      await program('src/app/backup.ts', folder, copy)
      const [inFolder, inCopy] = [await searchFolder(folder, search), await searchFolder(copy, search)]
      const found = [...inFolder.found, ...inCopy.found, ...search(Buffer.from(product.said()), 'the log')]
      broken.push(...leaks(found, markers), ...blindness(inFolder.found, open), ...blindness(inCopy.found, open))
      planted += markers.size
      bytes += inFolder.bytes + inCopy.bytes + product.said().length
    }
  } finally {
    await stop(product)
    await drop()
    await beside.drop()
  }
  return {
    title: 'Secrets at rest',
    lines: [
      `${planted} markers given through the product's own routes, ${broken.length} found`,
      `${(bytes / 1e6).toFixed(0)} MB searched for each of them as it is, in base64, in hex and in UTF-16`,
    ],
    broken,
  }
}

async function asAdmin(folder: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(await databaseUrlOf(folder), { max: 1, onnotice: () => {} })
  await work(sql)
  await sql.end()
}

const leaks = (found: readonly Found[], markers: ReadonlyMap<string, string>) =>
  found
    .filter(({ marker }) => markers.has(marker))
    .map(({ marker, where }) => `${markers.get(marker)} stands in ${where}`)

/** A name is kept as it is: a search that does not find that one, in a table and in the log of writes, finds nothing. */
function blindness(found: readonly Found[], open: string): string[] {
  const places = found.filter(({ marker }) => marker === open).map(({ where }) => where)
  const missing = ['/base/', '/pg_wal/'].filter(part => !places.some(where => where.includes(part)))
  return missing.map(part => `the search is blind in ${part}`)
}
