// Looks for many words in many bytes, in one pass, each in every form in which a careless program might have written it.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export type Found = { marker: string; where: string }
type Search = (content: Buffer, where: string) => Found[]

type Needle = { marker: string; bytes: Buffer }

export function searchFor(markers: readonly string[]): Search {
  const needles = markers.flatMap(marker => clothesOf(marker).map((bytes): Needle => ({ marker, bytes })))
  // By its first two bytes a needle is ruled out at nearly every place.
  const begins = new Uint8Array(65_536)
  const byStart = new Map<number, Needle[]>()
  for (const needle of needles) {
    const start = needle.bytes.readUInt16BE(0)
    begins[start] = 1
    byStart.set(start, [...(byStart.get(start) ?? []), needle])
  }
  return (content, where) => {
    const found = new Set<string>()
    for (let at = 0, start = content[0] ?? 0; at + 1 < content.length; at += 1) {
      start = ((start << 8) | (content[at + 1] ?? 0)) & 0xffff
      if (begins[start] !== 1) continue
      for (const { marker, bytes } of byStart.get(start) ?? []) {
        if (content.compare(bytes, 0, bytes.length, at, Math.min(at + bytes.length, content.length)) === 0)
          found.add(marker)
      }
    }
    return [...found].map(marker => ({ marker, where }))
  }
}

/** In every file below the folder, whatever it is. */
export async function searchFolder(folder: string, search: Search): Promise<Found[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: Found[] = []
  for (const entry of entries.filter(one => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    // PostgreSQL takes a file away now and then while we read.
    const content = await readFile(file).catch(() => Buffer.alloc(0))
    found.push(...search(content, path.relative(folder, file)))
  }
  return found
}

/** Every way in which a careless program might have written it down. */
function clothesOf(marker: string): Buffer[] {
  const plain = Buffer.from(marker)
  const turned = Buffer.from(marker, 'utf16le')
  return [plain, turned, Buffer.from(turned).swap16(), ...inHex(plain), ...inBase64(plain)]
}

const inHex = (plain: Buffer) =>
  [plain.toString('hex'), plain.toString('hex').toUpperCase()].map(hex => Buffer.from(hex))

/** It begins at any of three places of a group of four letters; those that its neighbours share are left away. */
function inBase64(plain: Buffer): Buffer[] {
  return [0, 1, 2].map(before => {
    const text = Buffer.concat([Buffer.alloc(before), plain])
      .toString('base64')
      .replaceAll('=', '')
    const first = before === 0 ? 0 : before + 1
    const last = (plain.length + before) % 3 === 0 ? text.length : text.length - 1
    return Buffer.from(text.slice(first, last))
  })
}
