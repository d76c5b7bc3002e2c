import { crc32, inflateRawSync } from 'node:zlib'
import { expect } from 'vitest'

/** As a reader finds it: from the end to the directory, from there to each file. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files = new Map<string, Buffer>()
  for (let place = zip.readUInt32LE(end + 16), left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(zip.readUInt32LE(place)).toBe(0x02014b50)
    const number = (offset: number) => zip.readUInt32LE(place + offset)
    const [crc, packed, plain, local] = [number(16), number(20), number(24), number(42)]
    const length = zip.readUInt16LE(place + 28)
    const start = local + 30 + zip.readUInt16LE(local + 26)
    const content = inflateRawSync(zip.subarray(start, start + packed))
    expect(zip.readUInt32LE(local)).toBe(0x04034b50)
    expect(zip.readUInt32LE(start + packed)).toBe(0x08074b50)
    expect([content.length, crc32(content)]).toEqual([plain, crc])
    files.set(zip.toString('utf8', place + 46, place + 46 + length), content)
    place += 46 + length + zip.readUInt16LE(place + 30)
  }
  return files
}
