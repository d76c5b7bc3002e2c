// PDFs that were made to hurt, read for their words as the browser does: how long each takes, and how much memory.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hostilePdfs } from '#tests/attacks/corpus/reading.ts'
import { readPaper } from '#src/reading/papers.ts'
import type { Word } from '#src/reading/words.ts'
import { atMost, median, type Result } from './result.ts'

const mostSeconds = 5
const mostMegabytes = 200
/** Of ten pages of 5,000 words. */
const mostToRead = 200

export async function measureReading(): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-reading-'))
  try {
    const small = await measure(await readFile('tests/papers/chromium.pdf'), folder)
    const read: (Measured & { name: string })[] = []
    for (const [name, made] of hostilePdfs) read.push({ name, ...(await measure(await made(), folder)) })
    const above = (megabytes: number) => Math.max(0, megabytes - small.megabytes)
    return {
      title: 'Hostile PDFs, read for their words, each in a process of its own',
      figures: [
        atMost('the longest', Math.max(...read.map(({ seconds }) => seconds)), mostSeconds, 's'),
        atMost(
          'the most memory above a sample I-20',
          above(Math.max(...read.map(({ megabytes }) => megabytes))),
          mostMegabytes,
          'MB',
        ),
        atMost('what ten pages of 5,000 words say, p50', median(timesOfReading()), mostToRead, 'ms'),
      ],
      lines: [
        `a sample I-20: ${small.kind}, ${small.seconds.toFixed(2)} s, ${small.megabytes.toFixed(0)} MB in all`,
        ...read.map(
          ({ name, kind, seconds, megabytes }) =>
            `${name}: ${kind}, ${seconds.toFixed(2)} s, ${above(megabytes).toFixed(0)} MB above`,
        ),
      ],
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

type Measured = { kind: string; seconds: number; megabytes: number }

async function measure(pdf: Uint8Array, folder: string): Promise<Measured> {
  const file = path.join(folder, 'a.pdf')
  await writeFile(file, pdf)
  const child = spawn(process.execPath, [path.resolve('ops/bench/read-words.ts'), file], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let megabytes = 0
  let said = ''
  child.stdout.on('data', data => (said += String(data)))
  const look = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    megabytes = Math.max(megabytes, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
  }, 10)
  // What starts it is no part of reading: a second more, and the same limit inside.
  const late = setTimeout(() => child.kill('SIGKILL'), (mostSeconds + 1) * 1000)
  await new Promise(resolve => child.once('close', resolve))
  clearInterval(look)
  clearTimeout(late)
  const [kind = '', took] = said.trim().split(' ')
  return { kind: kind || 'ended', seconds: took === undefined ? mostSeconds : Number(took) / 1000, megabytes }
}

function timesOfReading(): number[] {
  const texts = ['I-20', 'SEVIS', 'PROGRAM', 'START', 'DATE', '16', 'AUGUST', '2027', 'word']
  const word = (at: number): Word => ({
    text: texts[at % texts.length] ?? '',
    left: (at % 12) * 50,
    right: (at % 12) * 50 + 40,
    top: Math.floor(at / 12) * 12,
    height: 9,
  })
  const page = Array.from({ length: 417 }, (_, line) =>
    Array.from({ length: 12 }, (_unused, at) => word(line * 12 + at)),
  )
  const pages = Array.from({ length: 10 }, () => page)
  return Array.from({ length: 15 }, () => {
    const start = performance.now()
    readPaper(pages)
    return performance.now() - start
  })
}
