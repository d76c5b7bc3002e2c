// Fifty things that nobody else may read, entered in the product as it is really started, and looked for in everything
// that it wrote: tables, write-ahead log, temporary files, stored files, what it said at its most talkative, a backup.
import path from 'node:path'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { program } from '#ops/faults/backup.ts'
import { databaseUrlOf, newFolder, newServerFolder, startProduct, stop } from '#ops/faults/product.ts'
import { giveAppCode } from '#tests/app-code.ts'
import { freePort } from '#tests/free-port.ts'
import { plantEverything } from '#tests/markers.ts'
import { searchFolder, searchFor, type Found } from '#tests/secret-search.ts'

test('fifty secrets entered in the product are in no file of it and in no log', async () => {
  const { folder, drop } = await newServerFolder()
  const beside = await newFolder()
  const product = startProduct(folder, await freePort(), { SAFAR_LOG: 'debug' })
  try {
    await product.isReady()
    const { markers, open } = await plantEverything({
      url: product.url,
      giveSecondFactor: who => giveAppCode(product.url, who.cookie()),
    })
    expect(markers.size).toBeGreaterThan(50)
    // Else much of it may not have left PostgreSQL's memory yet.
    await checkpoint(folder)
    const search = searchFor([...markers.keys(), open])
    const copy = path.join(beside.folder, 'backup')
    await program('src/app/backup.ts', folder, copy)
    const [inFolder, inCopy] = [await searchFolder(folder, search), await searchFolder(copy, search)]
    const found = [...inFolder, ...inCopy, ...search(Buffer.from(product.said()), 'the log')]
    expect([...leaks(found, markers), ...blindness(inFolder, open), ...blindness(inCopy, open)]).toEqual([])
  } finally {
    await stop(product)
    await drop()
    await beside.drop()
  }
})

async function checkpoint(folder: string): Promise<void> {
  const sql = postgres(await databaseUrlOf(folder), { max: 1, onnotice: () => {} })
  await sql`checkpoint`
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
