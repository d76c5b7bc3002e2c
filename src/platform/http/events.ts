// One event stream a browser, which resumes where it broke off.
import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { notSignedIn, Refusal } from '../../wire/problem.ts'
import type { Caller, OpenCall } from '../house.ts'
import type { Heard, Live } from '../live/live.ts'

/** A first stream starts at the cursor that came with the first answer. */
const sinceInQuery = z.object({ since: z.string().max(2000).optional().catch(undefined) })

const heartbeat = 15_000
/** A reader this far behind is let go; it resumes with what it last had. */
const mostUnsent = 256 * 1024

export type EventStreams = {
  open: (call: OpenCall, request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** On the way out: browsers come back by themselves, to another process or the next one. */
  endAll: () => void
}

export function eventStreams(live: Live): EventStreams {
  const streams = new Set<ServerResponse>()
  return {
    open: (call, request, reply) => openStream(live, streams, call, request, reply),
    endAll: () => {
      for (const stream of streams) stream.end()
    },
  }
}

async function openStream(
  live: Live,
  streams: Set<ServerResponse>,
  { caller }: OpenCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (caller === undefined) throw new Refusal(notSignedIn)
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.write('retry: 1000\n\n')
  streams.add(raw)
  const beat = setInterval(() => raw.write(': \n\n'), heartbeat)
  let leave: (() => void) | undefined
  raw.on('close', () => {
    clearInterval(beat)
    streams.delete(raw)
    leave?.()
  })
  const since = request.headers['last-event-id'] ?? sinceInQuery.parse(request.query).since
  leave = await live
    .subscribe(audiencesOf(caller), typeof since === 'string' ? since : undefined, (cursor, abouts) => {
      const isOver = abouts?.includes('ended') === true
      raw.write(`id: ${cursor}\ndata: ${JSON.stringify(abouts ?? ['all'])}\n\n`)
      if (isOver) raw.end()
      else if (raw.writableLength > mostUnsent) raw.destroy()
    })
    .catch(error => {
      raw.destroy()
      throw error
    })
  if (raw.destroyed) leave()
}

/** A guest hears of his own rows alone. */
function audiencesOf(caller: Caller): Heard[] {
  const own: Heard[] = [`person:${caller.id}`, `session:${caller.sessionId}`]
  const desk = caller.roles.map((role): Heard => `desk:${role}`)
  if (caller.roles.some(role => role !== 'lender')) desk.push('students')
  return caller.isGuest ? own : [...own, 'all', ...desk]
}
