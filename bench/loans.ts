// Twenty students send papers at once: how long whoever reads the journey waits meanwhile, and what the server holds.
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { openDatabase } from '../src/platform/database/database.ts'
import { addPeople, tokenOf } from './bench-people.ts'
import { startProgram } from './processes.ts'
import { timesToRead } from './reader.ts'
import { ms, quantile, type Result } from './result.ts'

const students = 20
const bytes = 2 * 1_048_576
const mostToRead = 50
const mostMore = 100

/** The first paper is an Aadhaar, whose text is read; the others are kept as they come. */
const fields = ['aadhaar', 'pan_card', 'class_10_marksheet', 'class_12_marksheet', 'bill', 'lease'] as const

export async function measureLoans(databaseUrl: string): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-papers-'))
  const safar = await startProgram('src/app/main.ts', 4811, {
    DATABASE_URL: databaseUrl,
    SAFAR_DATA: folder,
    SAFAR_DEMO: 'on',
  })
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  await addPeople(db, 'borrower', students)
  await addPeople(db, 'loan-reader', 1)
  await close()
  const pid = safar.child.pid ?? 0
  try {
    const paper = await paperOf(bytes)
    const reader = cookieOf('loan-reader', 0)
    await timesToRead(safar.url, reader, () => new Promise(resolve => setTimeout(resolve, 2000)))
    const idle = await megabytes(pid)
    const held: number[] = []
    const sends: number[] = []
    const watch = setInterval(() => void megabytes(pid).then(size => held.push(size)), 50)
    const busy: number[] = []
    for (const field of fields) {
      busy.push(
        ...(await timesToRead(safar.url, reader, async () => {
          sends.push(...(await sendAll(safar.url, field, paper)))
        })),
      )
    }
    clearInterval(watch)
    const [p99, more] = [quantile(busy, 0.99), Math.max(...held) - idle]
    return {
      title: `${students} students send papers of 2 MB at once`,
      lines: [
        `journey read meanwhile: p99 ${ms(p99)} of ${busy.length} (p50 ${ms(quantile(busy, 0.5))}), target under ${mostToRead} ms`,
        `one paper taken in ${ms(quantile(sends, 0.5))}, p99 ${ms(quantile(sends, 0.99))} of ${sends.length}`,
        `memory at most ${more.toFixed(0)} MB over idle (${idle.toFixed(0)} MB), target at most ${mostMore} MB`,
      ],
      isMet: p99 < mostToRead && more <= mostMore,
    }
  } finally {
    await safar.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A PDF of this size, that says something, with a picture's worth of noise in it. */
async function paperOf(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.addPage().drawText('XXXX XXXX 7058')
  await document.attach(randomBytes(size - 20_000), 'scan.bin')
  const made = await document.save()
  if (made.length > size) throw new Error(`The paper has ${made.length} bytes.`)
  return new Uint8Array(made)
}

const cookieOf = (name: string, index: number): string => `safar_session=${tokenOf(name, index)}`

const sendAll = (url: string, field: string, paper: Uint8Array<ArrayBuffer>): Promise<number[]> =>
  Promise.all(Array.from({ length: students }, (_, index) => timeToSend(url, field, paper, index)))

async function timeToSend(url: string, field: string, paper: Uint8Array<ArrayBuffer>, index: number): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${url}/api/loans/papers/${field}?name=paper.pdf`, {
    method: 'POST',
    headers: { cookie: cookieOf('borrower', index), origin: url, 'content-type': 'application/octet-stream' },
    body: paper,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${field} was answered with ${answer.status}: ${text}`)
  return performance.now() - start
}

async function megabytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024
}
