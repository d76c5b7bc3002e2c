// What a file is by its content. A name proves nothing, and neither does what a browser says.
import { fileTypeFromBuffer } from 'file-type'
import { kinds, type Kind } from './rules.ts'

/** Enough of a Word file to find what makes it one. */
export const headLength = 64 * 1024

const others: Readonly<Record<string, Kind>> = {
  'application/x-cfb': 'doc',
  'video/x-m4v': 'mp4',
  'audio/x-m4a': 'm4a',
  'audio/ogg; codecs=opus': 'ogg',
}

export async function kindOf(head: Uint8Array): Promise<Kind | undefined> {
  const type = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime
  if (type === undefined) return undefined
  if (type === 'application/zip') return looksLikeWord(head) ? 'docx' : undefined
  return others[type] ?? kindNames.find(kind => kinds[kind].type === type)
}

const kindNames: readonly Kind[] = [
  'pdf',
  'jpeg',
  'png',
  'webp',
  'doc',
  'docx',
  'mp4',
  'webm',
  'mp3',
  'm4a',
  'ogg',
  'vtt',
]

/** The names of its parts stand in clear in the archive that a Word file is. */
const looksLikeWord = (head: Uint8Array): boolean => {
  const text = Buffer.from(head).toString('latin1')
  return text.includes('[Content_Types].xml') && text.includes('word/')
}
