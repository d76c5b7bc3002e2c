// Backups taken under load, each restored into another folder and started there: rows and files agree, and what was
// acknowledged before the backup ended is in it.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#tests/free-port.ts'
import type { Figures } from './figures.ts'
import { diceFrom, newSeed } from './load/dice.ts'
import { countOf, newLedger, type Ledger } from './load/ledger.ts'
import { crowdOf, startLoad, untilAcknowledged } from './load/load.ts'
import { addStudents, signInAgain, type Student } from './load/students.ts'
import { brokenBy, readBack, verdictWords, type Verdict } from './load/verify.ts'
import { databaseUrlOf, newFolder, newServerFolder, startProduct, stop } from './product.ts'

export async function backUpAndRestore(rounds: number): Promise<Figures> {
  const { folder: data, drop } = await newServerFolder()
  const { folder: beside, drop: dropBeside } = await newFolder()
  const product = startProduct(data, await freePort())
  const seed = newSeed()
  const dice = diceFrom(seed)
  const ledger = newLedger()
  const [broken, lines] = [new Array<string>(), new Array<string>()]
  try {
    await product.isReady()
    const students = await addStudents(await databaseUrlOf(data), 'kept', 48 + rounds * 10)
    const parts = { url: () => product.url, origin: product.url, ...crowdOf(students) }
    for (let round = 0; round < rounds; round += 1) {
      const [copy, again] = [path.join(beside, `copy-${round}`), path.join(beside, `again-${round}`)]
      const load = startLoad({ ...parts, dice, ledger })
      await untilAcknowledged(ledger, 100)
      // What is promised from here on may be in it or not.
      const begun = performance.now()
      const before = bookOf(ledger)
      await program('src/app/backup.ts', data, copy)
      const took = performance.now() - begun
      await load.stop()
      await program('src/app/restore.ts', again, copy, path.join(data, 'secret'), '--without-erasures')
      const verdict = await verifyRestored(again, before, students)
      broken.push(...brokenBy(verdict, before))
      lines.push(
        `backup ${round + 1} in ${(took / 1000).toFixed(1)} s under load: ${countOf(before, 'acknowledged')} acknowledged writes before it; ${verdictWords(verdict)}`,
      )
    }
    broken.push(...new Set(ledger.wrong))
  } finally {
    await stop(product)
    await drop()
    await dropBeside()
  }
  return {
    title: `${rounds} backups under mixed load, each restored and started in another folder`,
    lines: [`seed ${seed}`, ...lines],
    broken,
  }
}

/** The book as it stands, without what a later write of the same cell makes of it. */
export const bookOf = (ledger: Ledger): Ledger => ({
  ...ledger,
  writes: ledger.writes.filter(({ state }) => state === 'acknowledged').map(write => ({ ...write })),
  cells: new Map(),
  loose: new Map(),
  wrong: [],
})

export async function program(file: string, data: string, ...args: string[]): Promise<void> {
  await programWith({ SAFAR_DATA: data }, file, ...args)
}

export async function programWith(settings: Record<string, string>, file: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...settings },
  })
}

async function verifyRestored(data: string, book: Ledger, students: readonly Student[]): Promise<Verdict> {
  const product = startProduct(data, await freePort())
  try {
    await product.isReady()
    const databaseUrl = await databaseUrlOf(data)
    await signInAgain(databaseUrl, students)
    const files = path.join(data, 'files')
    const verdict = await readBack({ databaseUrl, url: product.url, files, ledger: book, hasEndedSessions: true })
    // What arrived after the rows' end came along with the second look at the files: sealed, and nobody's.
    return { ...verdict, half: verdict.half.filter(one => !one.startsWith('bytes without a row')) }
  } finally {
    await stop(product)
  }
}
