import { inflateRawSync, crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { inOnePiece } from '../../../platform/made-files.ts'
import { zipOf, type Entry } from './zip.ts'

const at = Temporal.ZonedDateTime.from('2026-06-15T11:30:20+05:30[Asia/Kolkata]')

async function zipped(...entries: Entry[]): Promise<Buffer> {
  const all = async function* () {
    yield* entries
  }
  return Buffer.concat(await Array.fromAsync(zipOf(all(), at)))
}

/** As a reader finds it: from the end to the directory, from there to each file. */
function unzipped(zip: Buffer) {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files = new Map<string, string>()
  for (let place = zip.readUInt32LE(end + 16), left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(zip.readUInt32LE(place)).toBe(0x02014b50)
    const [crc, packed, plain, local] = [16, 20, 24, 42].map(offset => zip.readUInt32LE(place + offset))
    const length = zip.readUInt16LE(place + 28)
    const name = zip.toString('utf8', place + 46, place + 46 + length)
    const start = (local ?? 0) + 30 + zip.readUInt16LE((local ?? 0) + 26)
    const content = inflateRawSync(zip.subarray(start, start + (packed ?? 0)))
    expect(zip.readUInt32LE(local ?? 0)).toBe(0x04034b50)
    expect(zip.readUInt32LE(start + (packed ?? 0))).toBe(0x08074b50)
    expect([content.length, crc32(content)]).toEqual([plain, crc])
    files.set(name, content.toString())
    place += 46 + length + zip.readUInt16LE(place + 30)
  }
  return files
}

const file = (name: string, text: string): Entry => ({ name, content: inOnePiece(Buffer.from(text)) })

test('files come back as they went in, also empty ones, in pieces, and with names from India', async () => {
  const pieces = async function* () {
    for (let piece = 0; piece < 500; piece += 1) yield Buffer.from(`${piece} नमस्ते `.repeat(50))
  }
  const zip = await zipped(file('README.txt', 'Hello'), file('empty', ''), { name: 'files/मीरा.txt', content: pieces() })
  const files = unzipped(zip)
  expect([...files.keys()]).toEqual(['README.txt', 'empty', 'files/मीरा.txt'])
  expect(files.get('README.txt')).toBe('Hello')
  expect(files.get('files/मीरा.txt')).toContain('499 नमस्ते')
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
