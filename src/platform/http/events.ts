// One event stream a browser, which resumes where it broke off.
import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { notSignedIn, Refusal, tooManyRequests } from '#src/wire/problem.ts'
import type { Caller, OpenCall } from '../services.ts'
import type { Live } from '../live/live.ts'
import type { Heard, News } from '../live/delivery.ts'

// A piece of an answer that many are sent alike, put together once. Left to Node, each piece is put together again for
// everybody, and goes out as five.

type Chunk = { text: string; bytes: Buffer }

function chunkOf(text: string): Chunk {
  const size = Buffer.byteLength(text).toString(16)
  return { text, bytes: Buffer.from(`${size}\r\n${text}\r\n`) }
}

function writeChunk(answer: ServerResponse, { text, bytes }: Chunk): void {
  const { socket } = answer
  if (answer.writableEnded) return
  // Behind an earlier answer on its connection, or to one who knows no chunks.
  if (socket === null || !answer.chunkedEncoding) answer.write(text)
  else if (socket.writable) socket.write(bytes)
}

/** A first stream starts at the cursor that came with the first answer. */
const sinceInQuery = z.object({ since: z.string().max(2000).optional().catch(undefined) })

/** Each stream is written to once in so many seconds, a few of them every second. */
const heartbeat = 15
/** A reader this far behind is let go; it resumes with what it last had. */
const mostUnsent = 256 * 1024

export type EventStreams = {
  open: (call: OpenCall, request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** On the way out: browsers come back by themselves, to another process or the next one. */
  endAll: () => void
}

export function eventStreams(live: Live): EventStreams {
  const streams = openStreams()
  return {
    open: (call, request, reply) => openStream(live, streams, call, request, reply),
    endAll: streams.endAll,
  }
}

/** A browser opens one for all its tabs. Beyond this somebody opens them to use up the server. */
const mostOfAPerson = 120

type Streams = {
  add: (stream: ServerResponse, person: string) => () => void
  isFull: (person: string) => boolean
  endAll: () => void
}

const beat = chunkOf(': \n\n')

function openStreams(): Streams {
  const rounds = Array.from({ length: heartbeat }, () => new Set<ServerResponse>())
  const counts = new Map<string, number>()
  const countOf = (person: string) => counts.get(person) ?? 0
  let [second, count] = [0, 0]
  const beating = setInterval(() => {
    for (const stream of rounds[(second += 1) % heartbeat] ?? []) writeChunk(stream, beat)
  }, 1000).unref()
  return {
    add: (stream, person) => {
      const round = rounds[(count += 1) % heartbeat]
      round?.add(stream)
      counts.set(person, countOf(person) + 1)
      return () => {
        round?.delete(stream)
        if (countOf(person) > 1) counts.set(person, countOf(person) - 1)
        else counts.delete(person)
      }
    },
    isFull: person => countOf(person) >= mostOfAPerson,
    endAll: () => {
      clearInterval(beating)
      for (const round of rounds) for (const stream of round) stream.end()
    },
  }
}

async function openStream(
  live: Live,
  streams: Streams,
  { caller, now }: OpenCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (caller === undefined) throw new Refusal(notSignedIn)
  if (streams.isFull(caller.id)) throw new Refusal(tooManyRequests)
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.write('retry: 1000\n\n')
  const forget = streams.add(raw, caller.id)
  const stopWaiting = endWithDesk(raw, caller, now())
  let leave: (() => void) | undefined
  raw.on('close', () => {
    forget()
    stopWaiting()
    leave?.()
  })
  const since = request.headers['last-event-id'] ?? sinceInQuery.parse(request.query).since
  leave = await live
    .subscribe(audiencesOf(caller), typeof since === 'string' ? since : undefined, news => {
      writeChunk(raw, wordsOf(news))
      if (news.abouts?.includes('ended') === true) raw.end()
      else if (raw.writableLength > mostUnsent) raw.destroy()
    })
    .catch(error => {
      raw.destroy()
      throw error
    })
  if (raw.destroyed) leave()
}

const deskOver = chunkOf('data: ["session"]\n\n')

/**
 * What a stream hears was settled when it was opened, so one of staff ends when their time at the desk does. The browser
 * asks how its session stands, and opens another: of the desk if somebody went on working.
 */
function endWithDesk(stream: ServerResponse, { deskUntil }: Caller, now: Temporal.Instant): () => void {
  if (deskUntil === null) return () => {}
  const left = deskUntil.since(now).total('milliseconds')
  const timer = setTimeout(
    () => {
      writeChunk(stream, deskOver)
      stream.end()
    },
    Math.max(0, left),
  ).unref()
  return () => clearTimeout(timer)
}

const words = new WeakMap<News, Chunk>()

/** Sent to thousands, it is put into words once. */
function wordsOf(news: News): Chunk {
  const known = words.get(news) ?? chunkOf(`id: ${news.cursor}\ndata: ${JSON.stringify(news.abouts ?? ['all'])}\n\n`)
  words.set(news, known)
  return known
}

/** A guest hears of their own rows alone. */
function audiencesOf(caller: Caller): Heard[] {
  const own: Heard[] = [`person:${caller.id}`, `session:${caller.sessionId}`]
  const desk = caller.roles.map((role): Heard => `desk:${role}`)
  if (caller.roles.some(role => role !== 'lender')) desk.push('students')
  return caller.isGuest ? own : [...own, 'all', ...desk]
}
