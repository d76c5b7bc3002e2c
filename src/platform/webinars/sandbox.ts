// BigMarker's registrations, entrances and what a room shows. A conference is whatever id is asked for that starts with `safar-`.
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { SandboxAnswer, SandboxRequest, SandboxRoute } from '../sandbox/listener.ts'
import { sandboxConferences, sandboxRegistrations } from '../sandbox/tables.ts'

type Parts = {
  db: Database
  key: string
  publicUrl: string
  now: () => Temporal.Instant
  newId: (prefix: string) => string
}

type Form = (name: string) => string
type Verb = (parts: Parts, conferenceId: string, form: Form) => Promise<SandboxAnswer>

export const webinarSandbox = (parts: Parts): SandboxRoute[] => [
  { method: 'PUT', path: /^\/bigmarker\/conferences\/register$/, answer: request => admit(parts, request, register) },
  {
    method: 'DELETE',
    path: /^\/bigmarker\/conferences\/register$/,
    answer: request => admit(parts, request, unregister),
  },
  { method: 'POST', path: /^\/bigmarker\/conferences\/enter$/, answer: request => admit(parts, request, enter) },
  {
    method: 'PUT',
    path: /^\/bigmarker\/conferences\/(?<id>[^/]+)$/,
    answer: request => admit(parts, request, describe),
  },
]

async function admit(
  parts: Parts,
  { headers, params, query, body }: SandboxRequest,
  verb: Verb,
): Promise<SandboxAnswer> {
  if (headers['api-key'] !== parts.key) return refuse(401, 'Not authorized')
  const form = new URLSearchParams(body)
  const field = (name: string) => form.get(name) ?? query.get(name) ?? ''
  const conferenceId = params['id'] ?? field('id')
  if (!/^safar-[\w-]{1,100}$/.test(conferenceId)) return refuse(404, 'Conference not found')
  return verb(parts, conferenceId, field)
}

const register: Verb = async ({ db, publicUrl, now }, conferenceId, field) => {
  const email = field('email')
  if (!email.includes('@')) return refuse(400, 'Email is invalid')
  const person = { firstName: field('first_name'), lastName: field('last_name') }
  await db
    .insert(sandboxRegistrations)
    .values({ conferenceId, email, ...person, at: now() })
    .onConflictDoUpdate({ target: [sandboxRegistrations.conferenceId, sandboxRegistrations.email], set: person })
  return { status: 200, body: { conference_url: `${publicUrl}/sandbox/rooms/${conferenceId}` } }
}

const unregister: Verb = async ({ db }, conferenceId, field) => {
  const { conferenceId: conference, email } = sandboxRegistrations
  const gone = await db
    .delete(sandboxRegistrations)
    .where(and(eq(conference, conferenceId), eq(email, field('email'))))
    .returning()
  return gone.length === 0
    ? refuse(404, 'Registration not found')
    : { status: 200, body: { message: 'Registration cancelled' } }
}

const enter: Verb = async ({ publicUrl, newId }, conferenceId, field) => {
  const name = field('attendee_name')
  if (name === '' || !field('attendee_email').includes('@')) return refuse(400, 'Attendee name and email are required')
  const room = `${publicUrl}/sandbox/rooms/${conferenceId}`
  const as = new URLSearchParams({ name })
  return { status: 200, body: { enter_token: newId(''), enter_uri: `${room}?${as}`, chat_uri: `${room}/chat?${as}` } }
}

const describe: Verb = async ({ db }, conferenceId, field) => {
  const found = plan.safeParse({ start: field('start_time'), minutes: field('duration_minutes') })
  if (!found.success) return refuse(400, 'Start time is invalid')
  const startTime = Temporal.PlainDateTime.from(found.data.start).toZonedDateTime('UTC').toInstant()
  const shown = {
    title: field('title'),
    purpose: field('purpose'),
    startTime,
    durationMinutes: found.data.minutes,
  }
  await db
    .insert(sandboxConferences)
    .values({ id: conferenceId, ...shown })
    .onConflictDoUpdate({ target: sandboxConferences.id, set: shown })
  return { status: 200, body: { id: conferenceId, title: shown.title } }
}

const plan = z.object({
  start: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
  minutes: z.coerce.number().int().min(1),
})

const refuse = (status: number, error: string): SandboxAnswer => ({ status, body: { error } })
