// Files on their way out. A player asks for what comes from a byte on, and gets just that.
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { foundOne } from '#src/wire/problem.ts'
import type { FileAnswer, Route } from '#src/wire/route.ts'

/** Saved rather than shown, so that nothing in it ever runs as a page of ours. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { route, result }: { route: Route; result: unknown },
): Promise<FastifyReply> {
  if (!isFile(result)) throw new TypeError('A route that answers a file answered something else.')
  const [type = ''] = result.type.split(';')
  if (!route.fileTypes.includes(type)) throw new TypeError(`${route.path} answered a file of the type ${type}.`)
  const name = `attachment; filename="${result.name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(result.name.toWellFormed())}`
  reply.type(result.type).header('content-disposition', name)
  if (result.keeps === true) reply.header('cache-control', 'private, max-age=86400, immutable')
  return result.jumps === undefined
    ? reply.send(Readable.from(result.content))
    : sendPart(reply, result.jumps, request.headers.range, result.content)
}

type Jumps = NonNullable<FileAnswer['jumps']>

async function sendPart(
  reply: FastifyReply,
  { bytes, from }: Jumps,
  range: string | undefined,
  whole: FileAnswer['content'],
): Promise<FastifyReply> {
  reply.header('accept-ranges', 'bytes')
  const wanted = readRange(range, bytes)
  if (wanted === undefined) return reply.header('content-length', bytes).send(Readable.from(whole))
  if (wanted === 'beyond') return reply.code(416).header('content-range', `bytes */${bytes}`).send('')
  const part = foundOne(await from(wanted.first))
  const length = wanted.last - wanted.first + 1
  return reply
    .code(206)
    .headers({ 'content-range': `bytes ${wanted.first}-${wanted.last}/${bytes}`, 'content-length': length })
    .send(Readable.from(atMost(length, part)))
}

/** One range, as players ask; whatever else is asked gets the whole, which is always right. */
export function readRange(
  header: string | undefined,
  bytes: number,
): { first: number; last: number } | 'beyond' | undefined {
  const [, start, end] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (start === undefined || end === undefined || (start === '' && end === '')) return undefined
  const first = start === '' ? Math.max(0, bytes - Number(end)) : Number(start)
  const last = start === '' || end === '' ? bytes - 1 : Math.min(Number(end), bytes - 1)
  return first >= bytes || last < first ? 'beyond' : { first, last }
}

async function* atMost(length: number, content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let left = length
  for await (const chunk of content) {
    yield chunk.subarray(0, left)
    left -= chunk.length
    if (left <= 0) return
  }
}

const isFile = (result: unknown): result is FileAnswer =>
  typeof result === 'object' && result !== null && 'name' in result && 'type' in result && 'content' in result
