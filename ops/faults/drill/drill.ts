// All nodes of a cluster lost at once, with their rows: rows and files brought back to one moment from the base backup, the
// archived log and the versions of the bucket, and how long that takes until people are served again.
import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'
import { z } from 'zod'
import { openHa, type Ha } from '../../deploy/ha/open-ha.ts'
import { planFrom } from '../../deploy/ha/plan.ts'
import { openTrialBucket } from '../../deploy/trial.ts'
import { homeFor, unprivilegedAccount } from '#src/platform/postgres/unprivileged.ts'
import { freePort } from '#tests/free-port.ts'
import { bookOf } from '../backup.ts'
import type { Figures } from '../figures.ts'
import { diceFrom, newSeed } from '../load/dice.ts'
import { countOf, type Ledger } from '../load/ledger.ts'
import { crowdOf, startLoad, untilAcknowledged } from '../load/load.ts'
import { addStudents } from '../load/students.ts'
import { brokenBy, readBack, verdictWords } from '../load/verify.ts'
import { familyOf } from '../processes.ts'
import { kill, newFolder, startProduct, stop } from '../product.ts'
import { accountIn, keepVersions, putBack } from './files.ts'
import { copyRows, restoreRows, untilArchived } from './rows.ts'

const firstPort = 24_000
const here = '127.0.0.1'
const planAt = (port: number) => planFrom(port, `${here}/32`, () => here)
/** Acknowledged writes before the moment, and after it. */
const [before, after] = [600, 400]

export async function drill(rounds: number): Promise<Figures> {
  const lines: string[] = []
  const broken: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const found = await drillOnce(firstPort + round * 100)
    lines.push(...found.lines)
    broken.push(...found.broken)
  }
  return { title: `A cluster lost with all of its rows, and restored to one moment, ${rounds} times`, lines, broken }
}

async function drillOnce(port: number): Promise<Omit<Figures, 'title'>> {
  const { folder, drop } = await newFolder()
  const stops: (() => Promise<unknown>)[] = [drop]
  try {
    await writeFile(path.join(folder, 'secret'), randomBytes(16).toString('hex'), { mode: 0o600 })
    const account = await unprivilegedAccount()
    const archive = await homeFor(path.join(folder, 'archive'), account)
    const copy = path.join(folder, 'copy')
    await mkdir(path.join(folder, 'bucket'))
    const bucket = await openTrialBucket(path.join(folder, 'bucket'), port + 90)
    stops.push(bucket.close)
    const files = accountIn(bucket.environment)
    await keepVersions(files)

    const ha = await openHa({ folder: path.join(folder, 'ha'), plan: planAt(port), archive })
    stops.push(ha.close)
    const first = await serve(folder, ha, bucket.environment)
    stops.push(() => stop(first))
    const seed = newSeed()
    const students = await addStudents(ha.adminUrl, 'drilled', 68)
    const began = performance.now()
    await copyRows(ha.adminUrl, copy)
    const copied = performance.now() - began
    const parts = { url: () => first.url, origin: first.url, ...crowdOf(students) }
    const load = startLoad({ ...parts, dice: diceFrom(seed) })
    await untilAcknowledged(load.ledger, before)
    const sql = postgres(ha.adminUrl, { max: 1, onnotice: () => {} })
    const book = bookOf(load.ledger)
    const [now] = await sql<
      { at: Date; text: string }[]
    >`select clock_timestamp() as at, clock_timestamp()::text as text`
    if (now === undefined) throw new Error('The database has no clock.')
    const dropped = await dropSome(first.url, book)
    await untilAcknowledged(load.ledger, after)
    await load.stop()
    await untilArchived(sql)
    await sql.end()
    const total = countOf(load.ledger, 'acknowledged')

    await loseAll(ha)
    await kill(first)
    await rm(path.join(folder, 'ha'), { recursive: true, force: true })
    const lost = performance.now()
    const again = path.join(folder, 'again')
    const nodeUrl = new URL(ha.adminUrl)
    nodeUrl.port = String(port + 50)
    nodeUrl.search = ''
    await restoreRows({
      copy,
      archive,
      rows: path.join(again, 'node1', 'rows'),
      moment: now.text,
      adminUrl: nodeUrl.href,
      account,
    })
    const read = performance.now()
    await writeFile(path.join(again, 'password'), decodeURIComponent(nodeUrl.password), { mode: 0o600 })
    const restored = await openHa({ folder: again, plan: planAt(port + 20), archive, isRestored: true })
    stops.push(restored.close)
    const count = await putBack(files, now.at)
    const second = await serve(folder, restored, bucket.environment)
    stops.push(() => stop(second))
    const back = performance.now()

    const stored = { databaseUrl: restored.adminUrl, url: second.url, files: path.join(folder, 'bucket') }
    const found = await readBack({ ...stored, ledger: book })
    // What arrived after the moment is nobody's, and the bucket keeps its versions beside it.
    const verdict = { ...found, half: found.half.filter(one => !one.startsWith('bytes without a row')) }
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
    return {
      lines: [
        `seed ${seed}; base backup in ${seconds(0, copied)} under load; ${total} writes acknowledged, ${countOf(book, 'acknowledged')} of them before the moment`,
        `back in ${seconds(lost, back)}: rows ${seconds(lost, read)}, three nodes, ${count} of ${dropped} dropped files and a server ${seconds(read, back)}`,
        `of what was acknowledged before the moment: ${verdictWords(verdict)}`,
      ],
      broken: [
        ...brokenBy(verdict, book),
        ...(count < dropped || dropped === 0 ? [`${dropped} files were dropped, ${count} put back`] : []),
      ],
    }
  } finally {
    for (const end of stops.toReversed()) await end()
  }
}

async function serve(folder: string, { appUrl, ownerUrl }: Ha, bucket: Record<string, string>) {
  const product = startProduct(folder, await freePort(), {
    DATABASE_URL: appUrl,
    SAFAR_MIGRATIONS_URL: ownerUrl,
    SAFAR_DEMO: 'on',
    ...bucket,
  })
  await product.isReady()
  return product
}

/** Files that their senders take back after the moment: in it they are there. */
async function dropSome(url: string, { writes }: Ledger): Promise<number> {
  const papers = writes.filter(({ kind }) => kind === 'paper').slice(0, 3)
  const answers = await Promise.all(
    papers.map(async ({ answer, who }) => {
      const { id } = z.object({ id: z.string() }).parse(answer)
      const headers = { cookie: who.cookie, origin: url }
      return fetch(`${url}/api/documents/${id}`, { method: 'DELETE', headers })
    }),
  )
  return answers.filter(({ ok }) => ok).length
}

/** Every process of every node, before any of them can end in good order. */
async function loseAll(ha: Ha): Promise<void> {
  for (const node of ha.nodes) {
    const postmaster = await node.postmaster()
    const family = postmaster === undefined ? [] : await familyOf(postmaster)
    for (const pid of [...node.services(), ...family]) process.kill(pid, 'SIGKILL')
  }
  await ha.close()
}
