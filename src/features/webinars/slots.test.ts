// Slots, what is registered for them, and the journey that follows: on a database, against the sandbox.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { kavya, meera, rohan } from '#seed/people.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { ProviderRefusal, type Ports } from '#src/platform/ports.ts'
import { ProviderUnavailable } from '#src/platform/providers/call.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { allMessages } from '#tests/caught.ts'
import { sandboxRegistrations } from '#src/platform/sandbox/tables.ts'
import { notifications } from '../notifications/tables.ts'
import type { MyWebinars } from './contract.ts'
import type { DeskWebinarView } from './desk/contract.ts'
import { releaseJob } from './jobs.ts'
import { webinarEntries, webinarRegistrations } from './tables.ts'

let app: TeamApp
let student: Visitor
let other: Visitor
let desk: Visitor

beforeAll(async () => {
  app = await openTeamApp()
  student = await app.enter(meera)
  other = await app.enter(rohan)
  desk = await app.enter(kavya)
})
afterAll(() => app.end())
beforeEach(async () => {
  vi.restoreAllMocks()
  app.clock.set('2026-06-15T06:00:00Z')
  await app.services.db.delete(rateLimits)
  await app.services.db.delete(webinarRegistrations)
})

let made = 0
const details = { title: 'The interview', description: 'What is asked.', hostName: 'Kavya' }
const slotAt = (day: string, time = '18:30') => {
  made += 1
  return { day, time, minutes: 60, agenda: 'One\nTwo', conferenceId: `safar-slots-${made}` }
}

/** Two times: the 20th and the 27th of June at 6:30 pm in India. */
async function scheduled(stage: 'loans' | 'visas' | null = 'visas'): Promise<DeskWebinarView> {
  const { id } = await desk.api.webinarDesk.schedule({ ...details, stage, ...slotAt('2026-06-20') })
  return desk.api.webinarDesk.addSlot({ ...slotAt('2026-06-27'), id })
}
const twoOf = ({ slots: [first, second] }: DeskWebinarView) => {
  if (first === undefined || second === undefined) throw new Error('There are not two slots.')
  return [first, second] as const
}

type Named = { conferenceId: string }
const register = (who: Visitor, { conferenceId }: Named) => who.api.webinars.register({ conferenceId })
const enter = (who: Visitor, { conferenceId }: Named) => who.api.webinars.enter({ conferenceId })
const mine = async (who: Visitor): Promise<MyWebinars> => JSON.parse(JSON.stringify(await who.api.webinars.mine({})))
const registered = async (who: Visitor) => (await mine(who)).registrations.map(({ conferenceId }) => conferenceId)
const rowsOf = ({ conferenceId }: Named) =>
  app.services.db.select().from(webinarRegistrations).where(eq(webinarRegistrations.conferenceId, conferenceId))
const knownToBigMarker = async ({ conferenceId }: Named) =>
  (await app.services.db.select().from(sandboxRegistrations).where(eq(sandboxRegistrations.conferenceId, conferenceId)))
    .length

async function step(who: Visitor, stage = 'visas') {
  const { stages } = await who.api.journey.read({})
  return ensure(stages.find(({ route }) => route === stage)).steps.find(({ id }) => id === 'AttendWebinar')
}

const failing = (verb: keyof Ports['webinars'], error: Error) =>
  vi.spyOn(app.services.ports.webinars, verb).mockRejectedValue(error)
const release = (registration: string) => releaseJob(app.services).work({ registration }, { id: 'now' })

/** Each names the slot in the address of its calendar file. */
async function lettersAbout({ id }: { id: string }) {
  const found = async () => (await allMessages(app)).filter(({ body }) => body.includes(id))
  await expect.poll(async () => (await found()).length, { interval: 25 }).toBeGreaterThan(0)
  return found()
}

test('the step follows the clock, from the first look to the recording', async () => {
  const [slot] = twoOf(await scheduled())
  expect(await step(student)).toMatchObject({ status: 'incomplete', type: 'RsvpToWebinar', route: 'attend-webinar' })
  await register(student, slot)
  const turns = [slot.startTime, slot.endTime]
  expect(await step(student)).toMatchObject({ status: 'processing', turns })
  app.clock.set('2026-06-20T12:59:59.999Z')
  expect(await step(student)).toMatchObject({ status: 'processing' })
  app.clock.set('2026-06-20T13:00:00Z')
  expect(await step(student)).toMatchObject({ status: 'readyForReview' })
  app.clock.set('2026-06-20T14:00:00Z')
  const { status, stageProgressionOn } = ensure(await step(student))
  expect(status).toBe('complete')
  expect(stageProgressionOn.processing).toBe('2026-06-15T06:00:00.000Z')
})

test('what is there, what one chose and what comes next', async () => {
  const webinar = await scheduled()
  const [first, second] = twoOf(webinar)
  await register(student, second)
  const view = await mine(student)
  expect(view.webinars.find(({ id }) => id === webinar.id)).toMatchObject({
    ...details,
    stage: 'visas',
    slots: [
      { id: first.id, agenda: 'One\nTwo', hasRecording: false, startTime: '2026-06-20T13:00:00.000Z' },
      { id: second.id, endTime: '2026-06-27T14:00:00.000Z' },
    ],
  })
  expect(view).toMatchObject({ now: '2026-06-15T06:00:00.000Z', next: { webinar: webinar.id, slot: second.id } })
  expect((await mine(other)).next).toBeNull()
})

describe('another time', () => {
  test('is taken first, and the old one is given up', async () => {
    const [first, second] = twoOf(await scheduled())
    await register(student, first)
    await register(student, second)
    expect(await registered(student)).toEqual([second.conferenceId])
    const [left] = await rowsOf(first)
    expect(left?.unregisteredAt?.toString()).toBe('2026-06-15T06:00:00Z')
    await expect.poll(() => knownToBigMarker(first)).toBe(0)
    expect(await knownToBigMarker(second)).toBe(1)
  })

  test('that BigMarker refuses leaves the old one standing', async () => {
    const [first, second] = twoOf(await scheduled())
    await register(student, first)
    failing('register', new ProviderRefusal('This webinar is full'))
    await expect(register(student, second)).rejects.toMatchObject({
      status: 422,
      body: { message: 'This webinar is full' },
    })
    expect(await registered(student)).toEqual([first.conferenceId])
    expect(await step(student)).toMatchObject({ turns: [first.startTime, first.endTime] })
  })

  test('stands, where BigMarker does not let the old one go; it is asked until it does', async () => {
    const [first, second] = twoOf(await scheduled())
    await register(student, first)
    failing('unregister', new ProviderUnavailable('BigMarker is away.'))
    await register(student, second)
    expect(await registered(student)).toEqual([second.conferenceId])
    expect(await knownToBigMarker(first)).toBe(1)
    const [left] = await rowsOf(first)
    await expect(release(left?.id ?? '')).rejects.toThrow('BigMarker is away.')
    vi.restoreAllMocks()
    await release(left?.id ?? '')
    expect(await knownToBigMarker(first)).toBe(0)
  })

  test('chosen back again, is not given up by an order of before', async () => {
    const [first, second] = twoOf(await scheduled())
    await register(student, first)
    failing('unregister', new ProviderUnavailable('BigMarker is away.'))
    await register(student, second)
    await register(student, first)
    vi.restoreAllMocks()
    for (const { id } of await rowsOf(first)) await release(id)
    expect(await knownToBigMarker(first)).toBe(1)
  })

  test('given up there already, is no failure', async () => {
    const [first, second] = twoOf(await scheduled())
    await register(student, first)
    await app.services.db.delete(sandboxRegistrations)
    await register(student, second)
    const [left] = await rowsOf(first)
    await expect(release(left?.id ?? '')).resolves.toBeUndefined()
  })

  test('once the old one has begun, is chosen beside it', async () => {
    const [first, second] = twoOf(await scheduled())
    await register(student, first)
    app.clock.set(first.startTime)
    await register(student, second)
    expect(await registered(student)).toEqual([second.conferenceId, first.conferenceId])
    expect(await step(student)).toMatchObject({ status: 'processing' })
  })

  test('of another stage is another matter', async () => {
    const [visa] = twoOf(await scheduled())
    const [loan] = twoOf(await scheduled('loans'))
    await register(student, visa)
    await register(student, loan)
    expect(await registered(student)).toEqual([loan.conferenceId, visa.conferenceId])
  })

  test('chosen twice at once leaves one', async () => {
    const [first, second] = twoOf(await scheduled())
    await Promise.all([register(student, first), register(student, second)])
    expect(await registered(student)).toHaveLength(1)
  })
})

test('20 registrations at once are one, and one letter', async () => {
  const [slot] = twoOf(await scheduled())
  const answers = await Promise.all(Array.from({ length: 20 }, () => answerOf(register(student, slot))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await rowsOf(slot)).toHaveLength(1)
  expect(await lettersAbout(slot)).toHaveLength(1)
})

test('the confirmation brings the time, the way and a calendar file', async () => {
  const [slot] = twoOf(await scheduled())
  await app.services.db.delete(notifications)
  await register(student, slot)
  const [letter] = await lettersAbout(slot)
  const text = letter?.body
  expect(text).toContain('6:30 pm IST on 20th June 2026 / 9:00 am EDT / 8:00 am CDT')
  expect(text).toContain('/visas/attend-webinar')
  expect(letter).toMatchObject({
    recipient: meera.email,
    subject: 'You are registered: The interview',
    attachments: [
      { name: 'safar-webinar.ics', type: 'text/calendar', content: expect.stringContaining('METHOD:PUBLISH') },
    ],
  })
  const [notified] = await app.services.db.select().from(notifications)
  expect(notified).toMatchObject({ type: 'webinar', href: '/visas/attend-webinar', mails: false })
})

test('the calendar file is for anyone who has the link', async () => {
  const [slot] = twoOf(await scheduled())
  const answer = await fetch(`${app.url}/api/webinars/${slot.id}/calendar`)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toContain('safar-webinar.ics')
  expect(await answer.text()).toContain('DTSTART:20260620T130000Z\r\nDTEND:20260620T140000Z')
  expect(
    (await fetch(`${app.url}/api/webinars/${made.toString().padStart(8, '0')}-0000-4000-8000-000000000000/calendar`))
      .status,
  ).toBe(404)
})

describe('the way in', () => {
  test('opens with the start, a little early for a fast clock, and is noted once', async () => {
    const [slot] = twoOf(await scheduled())
    await register(student, slot)
    await expect(enter(student, slot)).rejects.toMatchObject({ body: { code: 'not-begun' } })
    app.clock.set('2026-06-20T12:55:00Z')
    expect(await enter(student, slot)).toMatchObject({ urlToEnter: expect.stringContaining('/sandbox/rooms/') })
    app.clock.set('2026-06-20T13:30:00Z')
    await enter(student, slot)
    const came = await app.services.db
      .select()
      .from(webinarEntries)
      .where(eq(webinarEntries.conferenceId, slot.conferenceId))
    expect(came.map(({ enteredAt }) => enteredAt.toString())).toEqual(['2026-06-20T12:55:00Z'])
    app.clock.set('2026-06-20T14:00:00Z')
    await expect(enter(student, slot)).rejects.toMatchObject({ body: { code: 'slot-ended' } })
  })

  test('is not for who is not registered, and a failure notes nothing', async () => {
    const [slot] = twoOf(await scheduled())
    await register(student, slot)
    app.clock.set('2026-06-20T13:00:00Z')
    await expect(enter(other, slot)).rejects.toMatchObject({ status: 409 })
    failing('enter', new ProviderRefusal('The room is full'))
    await expect(enter(student, slot)).rejects.toMatchObject({ body: { message: 'The room is full' } })
    expect(await app.services.db.$count(webinarEntries, eq(webinarEntries.conferenceId, slot.conferenceId))).toBe(0)
  })
})

test('nobody registers for what is over or cancelled', async () => {
  const [first, second] = twoOf(await scheduled())
  await register(student, second)
  await desk.api.webinarDesk.cancelSlot({ slot: second.id })
  await expect(register(other, second)).rejects.toMatchObject({ body: { code: 'slot-cancelled' } })
  expect(await step(student)).toMatchObject({ status: 'incomplete' })
  app.clock.set('2026-06-20T14:00:00Z')
  await expect(register(other, first)).rejects.toMatchObject({ body: { code: 'slot-ended' } })
})

test('a recording is there once it was held and the desk has said where', async () => {
  const [slot] = twoOf(await scheduled())
  const watch = () => student.api.webinars.recording({ slot: slot.id })
  app.clock.set('2026-06-20T14:00:00Z')
  await expect(watch()).rejects.toMatchObject({ status: 404 })
  await desk.api.webinarDesk.setRecording({
    slot: slot.id,
    recording: null,
    address: 'https://video.example/1.mp4',
    captions: null,
  })
  expect(await watch()).toEqual({ url: 'https://video.example/1.mp4', captionsUrl: null })
  expect(
    (await mine(student)).webinars.flatMap(({ slots }) => slots).find(({ id }) => id === slot.id)?.hasRecording,
  ).toBe(true)
  app.clock.set('2026-06-20T13:59:59Z')
  await expect(watch()).rejects.toMatchObject({ status: 404 })
})

test('a webinar for custom steps is no stage’s', async () => {
  const [slot] = twoOf(await scheduled(null))
  await register(student, slot)
  expect(await step(student)).toMatchObject({ status: 'incomplete' })
})
