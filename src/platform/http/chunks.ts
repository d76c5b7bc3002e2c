// A piece of an answer that many are sent alike, put together once. Left to Node, each piece is put together again for
// everybody, and goes out as five.
import type { ServerResponse } from 'node:http'

export type Chunk = { text: string; bytes: Buffer }

export function chunkOf(text: string): Chunk {
  const size = Buffer.byteLength(text).toString(16)
  return { text, bytes: Buffer.from(`${size}\r\n${text}\r\n`) }
}

export function writeChunk(answer: ServerResponse, { text, bytes }: Chunk): void {
  const { socket } = answer
  if (answer.writableEnded) return
  // Behind an earlier answer on its connection, or to one who knows no chunks.
  if (socket === null || !answer.chunkedEncoding) answer.write(text)
  else if (socket.writable) socket.write(bytes)
}
