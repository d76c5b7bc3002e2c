// Objects, each a file under its key.
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { keepVersion, type Place } from './versions.ts'
import { refuse } from './xml.ts'

/** It appears whole or not at all. */
export async function put(place: Place, request: IncomingMessage, response: ServerResponse) {
  const half = path.join(place.folder, '.arriving', randomUUID())
  const etag = await receive(half, request, response)
  if (etag === undefined) return
  await appear(place, half)
  response.writeHead(200, { etag }).end()
}

export async function appear({ folder, key }: Place, half: string): Promise<void> {
  const file = path.join(folder, key)
  await mkdir(path.dirname(file), { recursive: true })
  await rename(half, file)
  await keepVersion({ folder, key })
}

/** What was signed with its content has that content. Undefined where it was refused. */
export async function receive(
  half: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string | undefined> {
  const [sum, tag] = [createHash('sha256'), createHash('md5')]
  const seen = async function* (content: AsyncIterable<Buffer>) {
    for await (const chunk of content) {
      sum.update(chunk)
      tag.update(chunk)
      yield chunk
    }
  }
  try {
    await pipeline(request, seen, createWriteStream(half))
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
  const said = request.headers['x-amz-content-sha256']
  if (said === 'UNSIGNED-PAYLOAD' || said === sum.digest('hex')) return `"${tag.digest('hex')}"`
  await rm(half)
  refuse(response, 400, 'XAmzContentSHA256Mismatch')
  return undefined
}

export async function get({ folder, key }: Place, request: IncomingMessage, response: ServerResponse) {
  const file = path.join(folder, key)
  const found = await stat(file).catch(() => undefined)
  if (found?.isFile() !== true) return refuse(response, 404, 'NoSuchKey')
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const [start, end] = [Number(from), to === '' ? found.size - 1 : Math.min(Number(to), found.size - 1)]
  if (from !== '' && start > end) return refuse(response, 416, 'InvalidRange')
  response.writeHead(from === '' ? 200 : 206, {
    'content-length': end - start + 1,
    'last-modified': found.mtime.toUTCString(),
    ...(from !== '' && { 'content-range': `bytes ${start}-${end}/${found.size}` }),
  })
  if (request.method === 'HEAD' || found.size === 0) return response.end()
  // Who reads may go before the end.
  return pipeline(createReadStream(file, { start, end }), response).catch(() => {})
}
