import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { unzipped } from '#tests/unzipped.ts'
import { inOnePiece } from './made-files.ts'
import { zipOf, type Entry } from './zip.ts'

const at = Temporal.Instant.from('2026-06-15T06:00:20Z')

async function zipped(...entries: Entry[]): Promise<Buffer> {
  const all = async function* () {
    yield* entries
  }
  return Buffer.concat(await Array.fromAsync(zipOf(all(), at)))
}

const file = (name: string, text: string): Entry => ({ name, content: inOnePiece(Buffer.from(text)) })

test('files come back as they went in, also empty ones, in pieces, and with names from India', async () => {
  const pieces = async function* () {
    for (let piece = 0; piece < 500; piece += 1) yield Buffer.from(`${piece} नमस्ते `.repeat(50))
  }
  const zip = await zipped(file('README.txt', 'Hello'), file('empty', ''), {
    name: 'files/मीरा.txt',
    content: pieces(),
  })
  const files = unzipped(zip)
  expect([...files.keys()]).toEqual(['README.txt', 'empty', 'files/मीरा.txt'])
  expect(String(files.get('README.txt'))).toBe('Hello')
  expect(String(files.get('files/मीरा.txt'))).toContain('499 नमस्ते')
})

test('nothing in it is a ZIP too', async () => {
  expect(unzipped(await zipped()).size).toBe(0)
})

test('what breaks while it is read breaks the whole', async () => {
  const breaking = async function* () {
    yield Buffer.from('half')
    throw new Error('The line went dead.')
  }
  await expect(zipped({ name: 'x', content: breaking() })).rejects.toThrow('The line went dead.')
})

test('an entry is opened when the one before has been read, and none after the ZIP is given up', async () => {
  const opened: string[] = []
  let isClosed = false
  const entries = async function* () {
    try {
      for (const name of ['one', 'two', 'three']) {
        opened.push(name)
        yield { name, content: noise() }
      }
    } finally {
      isClosed = true
    }
  }
  const zip = zipOf(entries(), at)
  await zip.next()
  expect(opened).toEqual(['one'])
  await zip.return()
  await expect.poll(() => isClosed).toBe(true)
  expect(opened).toEqual(['one'])
})

/** More than the streams on the way hold. */
async function* noise() {
  for (let piece = 0; piece < 64; piece += 1) yield randomBytes(64 * 1024)
}
