// The disk fills up under load, by what students send and by somebody else: writes are refused in words, reads go on,
// and it recovers by itself once there is room.
import { execFile } from 'node:child_process'
import { chmod, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '#tests/free-port.ts'
import type { Figures } from './figures.ts'
import { diceFrom, newSeed } from './load/dice.ts'
import * as actions from './load/actions.ts'
import { countOf, newLedger, type Ledger } from './load/ledger.ts'
import { crowdOf, startLoad, untilAcknowledged } from './load/load.ts'
import { ask, type Answer } from './load/requests.ts'
import { addStudents, type Student } from './load/students.ts'
import { brokenBy, readBack, verdictWords } from './load/verify.ts'
import { killFamily } from './processes.ts'
import { databaseUrlOf, newFolder, newServerFolder, postmasterOf, startProduct, stop, type Product } from './product.ts'
import { until } from '#tests/until.ts'

const run = promisify(execFile)
const megabytes = 400
const title = `A disk of ${megabytes} MB filled to the last byte under load`

export async function fillDisk(rounds: number): Promise<Figures> {
  const { folder, drop } = await newFolder()
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]).catch(
    (error: unknown) => error,
  )
  if (mounted instanceof Error) {
    await drop()
    return { title, lines: ['not tried: this machine does not let us mount a small disk'], broken: [] }
  }
  try {
    const figures = await fillMounted(folder, rounds)
    return { ...figures, broken: [...figures.broken, ...(await startWithoutRoom())] }
  } finally {
    await run('umount', ['-l', folder])
    await drop()
  }
}

/** The first start, where there is room for PostgreSQL and not for the first rows: it ends, and leaves nothing running. */
async function startWithoutRoom(): Promise<string[]> {
  const { folder, drop } = await newFolder()
  const broken: string[] = []
  // One of them is just large enough for PostgreSQL to start, and too small for what comes after.
  for (const size of [40, 48, 56, 64, 72, 80]) {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'tmpfs', folder])
    const product = startProduct(folder, await freePort())
    const code = await Promise.race([product.ended, product.isReady().catch(() => product.ended)])
    if (product.child.exitCode === null) await stop(product)
    else if (code === 0) broken.push(`with ${size} MB the first start ended as if it were well`)
    const { stdout } = await run('pgrep', ['-f', `-D ${folder}`]).catch(() => ({ stdout: '' }))
    if (stdout.trim() !== '') broken.push(`with ${size} MB PostgreSQL outlived the first start`)
    await run('umount', ['-l', folder])
  }
  await drop()
  return broken
}

async function fillMounted(folder: string, rounds: number): Promise<Figures> {
  await chmod(folder, 0o755)
  const prepared = await newServerFolder()
  await run('cp', ['-a', `${prepared.folder}/.`, folder])
  await prepared.drop()
  const product = startProduct(folder, await freePort())
  const seed = newSeed()
  const [ledger, dice] = [newLedger(), diceFrom(seed)]
  const [broken, recoveries] = [new Array<string>(), new Array<number>()]
  let [refused, reads] = [0, 0]
  try {
    await product.isReady()
    const students = await addStudents(await databaseUrlOf(folder), 'crowded', 51)
    const [witness, leaver] = students.slice(49)
    if (witness === undefined || leaver === undefined) throw new Error('Nobody is there.')
    const parts = { url: () => product.url, origin: product.url, ...crowdOf(students.slice(0, 49), 40) }
    for (let round = 0; round < rounds; round += 1) {
      const load = startLoad({ ...parts, dice, ledger })
      await untilAcknowledged(ledger, 50)
      const filler = await fillUp(folder)
      await untilItRefuses(product, witness, ledger)
      for (let look = 0; look < 10; look += 1) {
        const { write, read } = await tryBoth(product, witness, ledger)
        if (write?.status === 507) refused += 1
        else broken.push(`with the disk full a write was answered with ${write?.status}`)
        if (read?.status === 200) reads += 1
        else broken.push(`with the disk full a read was answered with ${read?.status}`)
        await pause(100)
      }
      if (round === 0) broken.push(...(await logOut(product, leaver, false)))
      // Every second time PostgreSQL falls as well, and cannot come back before there is room.
      const postmaster = round % 2 === 1 ? await postmasterOf(folder) : undefined
      if (postmaster !== undefined) {
        const falls = fallsIn(product)
        await killFamily(postmaster)
        await until('the server saw that its PostgreSQL was gone', () => fallsIn(product) > falls)
      }
      await rm(filler)
      recoveries.push(await untilItWrites(product, witness, ledger))
      if (round === 0) broken.push(...(await logOut(product, leaver, true)))
      await load.stop()
    }
    const databaseUrl = await databaseUrlOf(folder)
    const verdict = await readBack({ databaseUrl, url: product.url, files: path.join(folder, 'files'), ledger })
    broken.push(...brokenBy(verdict, ledger))
    return {
      title,
      lines: [
        `seed ${seed}; full ${rounds} times; ${ledger.writes.length} writes: ${countOf(ledger, 'acknowledged')} acknowledged`,
        `while it was full: ${refused} of ${rounds * 10} writes refused with 507, ${reads} of ${rounds * 10} reads answered`,
        `wrote again ${recoveries.map(time => `${time.toFixed(0)} ms`).join(', ')} after there was room`,
        verdictWords(verdict),
      ],
      broken,
    }
  } finally {
    await stop(product)
  }
}

/** To the last byte. */
async function fillUp(folder: string): Promise<string> {
  const file = path.join(folder, 'somebody-elses')
  const handle = await open(file, 'w')
  for (const size of [1_048_576, 4096]) {
    const block = Buffer.alloc(size, 1)
    while (
      await handle.write(block).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      )
    ) {
      // On, until it is refused.
    }
  }
  await handle.close()
  return file
}

async function tryBoth(
  { url }: Product,
  who: Student,
  ledger: Ledger,
): Promise<{ write: Answer | undefined; read: Answer | undefined }> {
  const line = { url, origin: url, ledger }
  return {
    write: await ask(line, who, actions.saveDraft('x')),
    read: await ask(line, who, { method: 'GET', path: '/api/journey' }),
  }
}

/**
 * On a computer that others use too, a browser forgets its session in any case. The session itself ends unless a table
 * that takes part needs another page, which a disk without a free byte cannot give: then it is refused in words.
 */
async function logOut({ url }: Product, { cookie }: Student, isRoom: boolean): Promise<string[]> {
  const headers = { cookie, origin: url, accept: 'application/json' }
  const left = await fetch(`${url}/api/session`, { method: 'DELETE', headers })
  await left.arrayBuffer()
  const after = await fetch(`${url}/api/journey`, { headers })
  await after.arrayBuffer()
  const isForgotten = left.headers.getSetCookie().some(set => /^(__Host-)?safar_session=;/.test(set))
  const hasEnded = left.status === 200 && after.status === 401
  const isRefused = !isRoom && left.status === 507 && after.status === 200
  return isForgotten && (hasEnded || isRefused)
    ? []
    : [
        `${isRoom ? 'with room again' : 'with the disk full'} a logout was answered with ${left.status}, and what came after it with ${after.status}; the browser ${isForgotten ? 'forgot' : 'kept'} its session`,
      ]
}

const fallsIn = ({ said }: Product): number => said().split('PostgreSQL is gone').length

/** The guard of the room looks now and then: until it has, a write may still be done. */
const untilItRefuses = (product: Product, who: Student, ledger: Ledger): Promise<number> =>
  until('a write was refused', async () => (await tryBoth(product, who, ledger)).write?.status === 507)

const untilItWrites = (product: Product, who: Student, ledger: Ledger): Promise<number> =>
  until('it wrote again', async () => (await tryBoth(product, who, ledger)).write?.status === 200).catch(error => {
    throw new Error(product.said().slice(-800), { cause: error })
  })
