// The slides of a live room: everybody sees the one the host is at.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#src/platform/database/database.ts'
import { conferenceNamed, moveSlide, slideAt, slidesOf, type Conference } from './conferences.ts'
import { missing, show, html, type Html } from './layout.ts'
import { room } from './room-talk.ts'

const moving = z.object({ do: z.enum(['on', 'back']) })

export function serveSlides(app: FastifyInstance, db: Database): void {
  app.get('/sandbox/rooms/:conferenceId/slides', async (request, reply) => {
    const conference = await conferenceNamed(db, room.parse(request.params).conferenceId)
    return show(reply, { title: 'Slide', body: slide(conference), isPart: true })
  })

  app.get('/sandbox/rooms/:conferenceId/host', async (request, reply) => {
    const conference = await conferenceNamed(db, room.parse(request.params).conferenceId)
    return conference === undefined ? missing(reply) : show(reply, { title: 'Host', body: hostPage(conference) })
  })

  app.post('/sandbox/rooms/:conferenceId/host', async (request, reply) => {
    const conference = await conferenceNamed(db, room.parse(request.params).conferenceId)
    if (conference === undefined) return missing(reply)
    await moveSlide(db, conference, moving.parse(request.body).do === 'on' ? 1 : -1)
    return reply.redirect(`/sandbox/rooms/${conference.id}/host`, 303)
  })
}

function slide(conference: Conference | undefined): Html {
  if (conference === undefined) return html`<div class="slide"><strong>The host shows no slides.</strong></div>`
  const slides = slidesOf(conference)
  return html`<div class="slide">
    <span class="quiet">Slide ${slideAt(conference) + 1} of ${slides.length}</span>
    <strong>${slides[slideAt(conference)]}</strong>
  </div>`
}

const hostPage = (conference: Conference): Html =>
  html`<div class="board"><h1>You are the host of ${conference.title}</h1></div>
    <iframe class="slides" src="/sandbox/rooms/${conference.id}/slides" title="Slides"></iframe>
    <form method="post">
      <button name="do" value="back">Back</button>
      <button class="first" name="do" value="on">Next slide</button>
    </form>
    <p><a href="/sandbox/rooms/${conference.id}?name=Host">To the room</a></p>`
