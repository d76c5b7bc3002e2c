// BigMarker's live room: slides that the host moves, the talk below them, and the recording once it is over.
import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import type { Database } from '#src/platform/database/database.ts'
import type { MessageBox } from '../messages.ts'
import { sandboxRegistrations } from '../tables.ts'
import { conferenceNamed, phaseOf, type Conference, type RoomPhase } from './conferences.ts'
import { moment, show, html, type Html, missing } from './layout.ts'
import { serveSlides } from './room-slides.ts'
import { entering, room, serveTalk, talkForm } from './room-talk.ts'

export function serveRooms(app: FastifyInstance, box: MessageBox, now: () => Temporal.Instant): void {
  const { db } = box
  serveTalk(app, box, now)
  serveSlides(app, db)
  serveRecording(app, db, now)

  app.get('/sandbox/rooms/:conferenceId', async (request, reply) => {
    const { conferenceId } = room.parse(request.params)
    const { name } = entering.parse(request.query)
    const registered = await db.$count(sandboxRegistrations, eq(sandboxRegistrations.conferenceId, conferenceId))
    const conference = await conferenceNamed(db, conferenceId)
    const phase = conference === undefined ? 'live' : phaseOf(conference, now())
    const here = `/sandbox/rooms/${conferenceId}`
    const body = html`<div class="board">
        <h1>${conference?.title ?? conferenceId}</h1>
        <p>${phaseWords(phase, conference)}</p>
        <p class="quiet">You are in as ${name}. Registered: ${registered}.</p>
      </div>
      ${phase === 'ended' ? over(here) : slides(here)} ${agenda(conference)}
      <h2>Chat</h2>
      <iframe class="talk" src="${here}/chat/talk" title="What was said"></iframe>
      ${talkForm(conferenceId, name, 'room')}
      <p><a href="${here}/host">Move the slides as the host</a></p>`
    return show(reply, { title: conference?.title ?? 'Live room', body })
  })
}

function phaseWords(phase: RoomPhase, conference: Conference | undefined): string {
  if (phase === 'ended') return 'This webinar has ended.'
  return phase === 'live' || conference === undefined ? 'Live now' : `Starts at ${moment(conference.startTime)}`
}

const slides = (here: string): Html => html`<iframe class="slides" src="${here}/slides" title="Slides"></iframe>`

const over = (here: string): Html => html`<p><a href="${here}/recording.webm">Watch the recording</a></p>`

const agenda = (conference: Conference | undefined): Html | undefined =>
  conference === undefined
    ? undefined
    : html`<h2>Agenda</h2>
        <p class="words">${conference.purpose}</p>`

// The recording of a live room, which is there once it is over: the same film of a few seconds for all.

const film = new URL('recording.webm', import.meta.url)

function serveRecording(app: FastifyInstance, db: Database, now: () => Temporal.Instant): void {
  app.get('/sandbox/rooms/:conferenceId/recording.webm', async (request, reply) => {
    const conference = await conferenceNamed(db, room.parse(request.params).conferenceId)
    if (conference === undefined || phaseOf(conference, now()) !== 'ended') return missing(reply)
    return reply
      .header('cache-control', 'no-store')
      .type('video/webm')
      .send(await readFile(film))
  })
}
