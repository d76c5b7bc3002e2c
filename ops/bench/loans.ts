// Twenty students send papers at once: how long anyone who reads the journey waits meanwhile, and what the server holds.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { PDFDocument } from '@cantoo/pdf-lib'
import { openDatabase } from '#src/platform/database/database.ts'
import { addPeople, tokenOf } from './bench-people.ts'
import { startProgram } from './processes.ts'
import { timesToRead } from './reader.ts'
import { atMost, ms, quantile, type Result } from './result.ts'
import type { Sending } from './senders.ts'

const students = 20
const bytes = 2 * 1_048_576
const mostToRead = 50
const mostMore = 100

/** An Aadhaar is read on a thread; the others are kept as they come. */
const fields = ['aadhaar', 'pan_card', 'class_10_marksheet', 'class_12_marksheet', 'bill', 'lease'] as const

export async function measureLoans(databaseUrl: string): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-papers-'))
  const safar = await startProgram('src/app/main.ts', 4811, {
    DATABASE_URL: databaseUrl,
    SAFAR_DATA: folder,
    SAFAR_DEMO: 'on',
  })
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  await addPeople(db, 'borrower', students + 1)
  await addPeople(db, 'loan-reader', 1)
  await close()
  const senders = new Worker(new URL('senders.ts', import.meta.url))
  try {
    const reader = `safar_session=${tokenOf('loan-reader', 0)}`
    const paper = await paperOf(bytes)
    const send = async (field: string, count: number, first = 0): Promise<number[]> => {
      senders.postMessage({ url: safar.url, field, paper, count, first } satisfies Sending)
      const [times] = await once(senders, 'message')
      return times
    }
    const held = () => megabytes(safar.child.pid ?? 0)
    const cold = await held()
    // Warm: the thread is there, and somebody has read.
    const quiet = await timesToRead(safar.url, reader, async () => {
      await send('aadhaar', 1, students)
      await new Promise(resolve => setTimeout(resolve, 2000))
    })
    const idle = await held()
    const sizes: number[] = []
    const watch = setInterval(() => void held().then(size => sizes.push(size)), 100)
    const [busy, sends]: [number[], number[]] = [[], []]
    for (const field of fields) {
      const sendAll = async () => void sends.push(...(await send(field, students)))
      busy.push(...(await timesToRead(safar.url, reader, sendAll)))
    }
    clearInterval(watch)
    const [p99, more] = [quantile(busy, 0.99), Math.max(...sizes) - idle]
    return {
      title: `${students} students send papers of 2 MB at once`,
      figures: [
        atMost(`journey read while ${students} send papers, p99; beside: while nobody does`, p99, mostToRead, 'ms', {
          beside: ms(quantile(quiet, 0.99)),
        }),
        atMost(`memory more while ${students} send papers`, more, mostMore, 'MB'),
      ],
      lines: [
        `one paper taken in ${ms(quantile(sends, 0.5))}, p99 ${ms(quantile(sends, 0.99))} of ${sends.length}`,
        `memory ${idle.toFixed(0)} MB before, ${cold.toFixed(0)} MB before anybody came`,
      ],
    }
  } finally {
    await senders.terminate()
    await safar.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A PDF of nearly this size, with some words and a scan's worth of noise in it. */
async function paperOf(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.addPage().drawText('XXXX XXXX 7058')
  await document.attach(randomBytes(size - 20_000), 'scan.bin')
  return new Uint8Array(await document.save())
}

async function megabytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024
}
