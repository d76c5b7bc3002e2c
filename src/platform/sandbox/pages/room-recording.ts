// The recording of a live room, which is there once it is over: the same film of a few seconds for all.
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/platform/database/database.ts'
import { conferenceNamed, phaseOf } from './conferences.ts'
import { missing } from './layout.ts'
import { room } from './room-talk.ts'

const film = new URL('recording.webm', import.meta.url)

export function serveRecording(app: FastifyInstance, db: Database, now: () => Temporal.Instant): void {
  app.get('/sandbox/rooms/:conferenceId/recording.webm', async (request, reply) => {
    const conference = await conferenceNamed(db, room.parse(request.params).conferenceId)
    if (conference === undefined || phaseOf(conference, now()) !== 'ended') return missing(reply)
    return reply
      .header('cache-control', 'no-store')
      .type('video/webm')
      .send(await readFile(film))
  })
}
