// The desk schedules, changes and cancels; those registered hear of it, and two who edit hear of each other.
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { noFacts } from '#src/journey/read.ts'
import { stages } from '#src/stages/stages.ts'
import { changes } from '#src/platform/live/tables.ts'
import { sandboxConferences } from '#src/platform/sandbox/tables.ts'
import { allMessages } from '#tests/caught.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import type { DeskSlotView, DeskWebinarView } from './contract.ts'
import * as copy from './rules.ts'
import { webinarStages } from './rules.ts'

let app: TeamApp
let desk: Visitor
let other: Visitor
let student: Visitor

beforeAll(async () => {
  app = await openTeamApp()
  desk = await app.enter(kavya)
  other = await app.enter(dev)
  student = await app.enter(meera)
})
afterAll(() => app.end())
beforeEach(() => app.clock.set('2026-06-15T06:00:00Z'))

let made = 0
const details = { title: 'The interview', description: 'What is asked.', hostName: 'Kavya', stage: 'visas' as const }
const planAt = (day = '2026-06-20', time = '18:30') => {
  made += 1
  return { day, time, minutes: 60, agenda: 'One\nTwo', conferenceId: `safar-desk-${made}` }
}
const schedule = () => desk.api.webinarDesk.schedule({ ...details, ...planAt() })
const slotOf = ({ slots: [slot] }: DeskWebinarView): DeskSlotView => slot ?? expect.fail('no slot')
const changeSlot = (who: Visitor, slot: DeskSlotView, version: number, plan: ReturnType<typeof planAt>) =>
  who.api.webinarDesk.changeSlot({ slot: slot.id, version, ...plan })
const register = (who: Visitor, { conferenceId }: DeskSlotView) => who.api.webinars.register({ conferenceId })
const conference = async (id: string) =>
  (await app.services.db.select().from(sandboxConferences).where(eq(sandboxConferences.id, id)))[0]
const audited = async (about: string) =>
  (
    await app.services.db
      .select()
      .from(deskActions)
      .where(eq(deskActions.about, about))
      .orderBy(deskActions.at, deskActions.id)
  ).map(({ what }) => what)
async function letterAbout({ id }: DeskSlotView, subject: string) {
  const found = async () =>
    (await allMessages(app)).find(
      message => message.subject.startsWith(subject) && message.attachments?.[0]?.content.includes(id),
    )
  await expect.poll(found, { interval: 25 }).toBeDefined()
  return found()
}

test('each stage that may have a webinar has the step and a name', () => {
  const withStep = stages.filter(stage =>
    stage.view({ common: noFacts }, '2026-06-15T06:00:00.000Z', 1).steps.some(({ id }) => id === 'AttendWebinar'),
  )
  expect(withStep.map(({ route }) => route).toSorted()).toEqual([...webinarStages].toSorted())
  expect(copy.stageNames).toEqual(Object.fromEntries(withStep.map(({ route, label }) => [route, label])))
})

test('a webinar is scheduled in Indian time, noted, announced to all, and to BigMarker', async () => {
  await app.services.db.delete(changes)
  const webinar = await schedule()
  const slot = slotOf(webinar)
  expect(webinar).toMatchObject({ ...details, version: 1, changedBy: 'Kavya Menon' })
  expect(slot).toMatchObject({
    startTime: '2026-06-20T13:00:00.000Z',
    endTime: '2026-06-20T14:00:00.000Z',
    registered: 0,
    came: 0,
  })
  expect(await conference(slot.conferenceId)).toMatchObject({
    title: details.title,
    purpose: 'One\nTwo',
    durationMinutes: 60,
  })
  expect((await conference(slot.conferenceId))?.startTime.toString()).toBe('2026-06-20T13:00:00Z')
  expect(await audited(webinar.id)).toEqual(['webinar-scheduled'])
  const heard = await app.services.db.select().from(changes).where(eq(changes.audience, 'all'))
  expect(heard.map(({ about }) => about).toSorted()).toEqual(['journey', 'webinars'])
})

test.each(
  // oxfmt-ignore
  [
  [{ title: ' ' },                        { title: copy.titleRequired }],
  [{ description: '' },                   { description: copy.descriptionRequired }],
  [{ hostName: '' },                      { hostName: copy.hostRequired }],
  [{ title: 'x'.repeat(121) },            { title: 'Please use at most 120 characters.' }],
  [{ day: '2026-02-30' },                 { day: copy.dayRequired }],
  [{ time: '25:00' },                     { time: copy.timeRequired }],
  [{ time: '6:30' },                      { time: copy.timeRequired }],
  [{ minutes: 0 },                        { minutes: copy.minutesWrong }],
  [{ minutes: 1.5 },                      { minutes: copy.minutesWrong }],
  [{ agenda: '' },                        { agenda: copy.agendaRequired }],
  [{ conferenceId: 'a b' },               { conferenceId: copy.conferenceWrong }],
  [{ conferenceId: 'somebody-elses' },    { conferenceId: 'Conference not found' }],
  [{ day: '2026-06-15', time: '11:30' },  { time: copy.timePast }],
],
)('%j is refused beside its field', async (wrong, fields) => {
  expect(await desk.call('POST', '/api/desk/webinars', { ...details, ...planAt(), ...wrong })).toMatchObject({
    status: 422,
    body: { fields },
  })
})

test('one conference holds one webinar, however many schedule at once', async () => {
  const plan = { ...details, ...planAt() }
  const answers = await Promise.all(Array.from({ length: 6 }, () => desk.call('POST', '/api/desk/webinars', plan)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  expect((await desk.call('POST', '/api/desk/webinars', plan)).body).toMatchObject({
    fields: { conferenceId: copy.conferenceTaken },
  })
})

describe('two who edit one webinar', () => {
  test('hear of each other, and the second save holds', async () => {
    const { id, version } = await schedule()
    const put = (who: Visitor, title: string, from: number) =>
      who.api.webinarDesk.change({ id, ...details, title, version: from })
    expect(await put(desk, 'Kavya’s title', version)).toMatchObject({ title: 'Kavya’s title', version: 2 })
    await expect(put(other, 'Dev’s title', version)).rejects.toMatchObject({
      status: 409,
      body: { code: 'webinar-changed', message: copy.changedBy('Kavya') },
    })
    expect(await put(other, 'Dev’s title', 2)).toMatchObject({
      title: 'Dev’s title',
      version: 3,
      changedBy: 'Dev Malhotra',
    })
    expect(await audited(id)).toEqual(['webinar-scheduled', 'webinar-changed', 'webinar-changed'])
  })

  test('at the same moment: one wins', async () => {
    const { id, version } = await schedule()
    const answers = await Promise.all(
      [desk, other].map(who => who.call('PUT', `/api/desk/webinars/${id}`, { ...details, version })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('of its times as well, and BigMarker hears nothing of what is refused', async () => {
    const webinar = await schedule()
    const slot = slotOf(webinar)
    const plan = { ...planAt('2026-06-21'), conferenceId: slot.conferenceId }
    await changeSlot(desk, slot, 1, plan)
    await expect(changeSlot(other, slot, 1, { ...plan, agenda: 'Mine' })).rejects.toMatchObject({
      body: {
        code: 'webinar-changed',
      },
    })
    expect((await conference(slot.conferenceId))?.purpose).toBe('One\nTwo')
  })
})

test('a new time is notified to those registered, and puts their calendars right', async () => {
  const webinar = await schedule()
  const slot = slotOf(webinar)
  await register(student, slot)
  const moved = await changeSlot(desk, slot, 1, { ...planAt('2026-06-21', '20:00'), conferenceId: slot.conferenceId })
  expect(slotOf(moved)).toMatchObject({ startTime: '2026-06-21T14:30:00.000Z', registered: 1 })
  expect(slotOf(await schedule())).toMatchObject({ registered: 0, came: 0 })
  const letter = await letterAbout(slot, 'New time')
  expect(letter?.body).toContain('8:00 pm IST on 21st June 2026')
  expect(letter?.attachments?.[0]?.content).toMatch(/METHOD:PUBLISH[^]*SEQUENCE:1[^]*DTSTART:20260621T143000Z/)
  const [notified] = await app.services.db.select().from(notifications).orderBy(desc(notifications.id))
  expect(notified).toMatchObject({
    owner: app.idOf(meera),
    title: 'New time: The interview',
    href: '/visas/attend-webinar',
  })
  const body = await student.api.journey.read({})
  expect(JSON.stringify(body)).toContain('2026-06-21T14:30:00.000Z')
})

test('a new agenda is announced to nobody', async () => {
  const webinar = await schedule()
  const slot = slotOf(webinar)
  await register(student, slot)
  const before = await app.services.db.$count(notifications)
  const { conferenceId } = slot
  const plan = { day: '2026-06-20', time: '18:30', minutes: 60, agenda: 'Another', conferenceId }
  expect(slotOf(await changeSlot(desk, slot, 1, plan)).agenda).toBe('Another')
  expect(await app.services.db.$count(notifications)).toBe(before)
})

test('the conference stays once somebody has registered for it, and the time once it has begun', async () => {
  const slot = slotOf(await schedule())
  const plan = { day: '2026-06-20', time: '18:30', minutes: 60, agenda: 'One', conferenceId: slot.conferenceId }
  await register(student, slot)
  await expect(changeSlot(desk, slot, 1, { ...plan, conferenceId: 'safar-new' })).rejects.toMatchObject({
    body: {
      fields: { conferenceId: copy.conferenceInUse },
    },
  })
  app.clock.set('2026-06-20T13:00:00Z')
  await expect(changeSlot(desk, slot, 1, { ...plan, time: '20:00' })).rejects.toMatchObject({
    body: {
      fields: { time: copy.slotBegun },
    },
  })
  await changeSlot(desk, slot, 1, { ...plan, agenda: 'Two' })
})

test('a time that is cancelled is notified, and cancelled once', async () => {
  const webinar = await schedule()
  const slot = slotOf(webinar)
  await register(student, slot)
  const cancel = () => desk.call('DELETE', `/api/desk/webinar-slots/${slot.id}`, {})
  expect((await Promise.all([cancel(), cancel()])).map(({ status }) => status).toSorted()).toEqual([200, 409])
  const letter = await letterAbout(slot, 'Cancelled')
  expect(letter?.attachments?.[0]?.content).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1[^]*STATUS:CANCELLED/)
  expect(await audited(webinar.id)).toEqual(['webinar-scheduled', 'webinar-slot-cancelled'])
})

test('a webinar that is cancelled takes what is ahead with it, and leaves what was held', async () => {
  const webinar = await schedule()
  const held = slotOf(webinar)
  const ahead =
    (await desk.api.webinarDesk.addSlot({ ...planAt('2026-06-27'), id: webinar.id })).slots[1] ?? expect.fail('no slot')
  await register(student, held)
  await register(await app.enter(rohan), ahead)
  app.clock.set('2026-06-21T00:00:00Z')
  const { slots, cancelledAt } = await desk.api.webinarDesk.cancel({ id: webinar.id })
  expect([cancelledAt, ...slots.map(slot => slot.cancelledAt)]).toEqual([
    '2026-06-21T00:00:00.000Z',
    null,
    '2026-06-21T00:00:00.000Z',
  ])
  expect((await letterAbout(ahead, 'Cancelled'))?.recipient).toBe(rohan.email)
  expect((await desk.call('DELETE', `/api/desk/webinars/${webinar.id}`, {})).status).toBe(409)
  expect((await desk.call('POST', `/api/desk/webinars/${webinar.id}/slots`, planAt('2026-06-28'))).status).toBe(409)
})

test('who registered and who came', async () => {
  const webinar = await schedule()
  const slot = slotOf(webinar)
  await register(student, slot)
  app.clock.set('2026-06-20T13:00:00Z')
  const attendance = () => desk.api.webinarDesk.attendance({ id: webinar.id })
  expect(await attendance()).toEqual([
    {
      slot: slot.id,
      name: 'Meera Iyer',
      email: meera.email,
      registeredAt: '2026-06-15T06:00:00.000Z',
      enteredAt: null,
    },
  ])
  await student.api.webinars.enter({ conferenceId: slot.conferenceId })
  expect(await attendance()).toMatchObject([{ enteredAt: '2026-06-20T13:00:00.000Z' }])
})

describe('a recording', () => {
  const put = (slot: DeskSlotView, plan: object) =>
    desk.api.webinarDesk.setRecording({ slot: slot.id, recording: null, address: '', captions: null, ...plan })

  test.each(['javascript:alert(1)', 'http://video.example/1.mp4', '//video.example/1.mp4', 'https://a b'])(
    'is not at %s',
    async address => {
      const slot = slotOf(await schedule())
      app.clock.set('2026-06-20T14:00:00Z')
      await expect(put(slot, { address })).rejects.toMatchObject({ body: { fields: { address: copy.addressWrong } } })
    },
  )

  test('is of what was held', async () => {
    await expect(put(slotOf(await schedule()), { address: 'https://video.example/1.mp4' })).rejects.toMatchObject({
      body: {
        code: 'not-ended',
      },
    })
  })

  test('is a file of the library, with its captions, and goes when another takes its place', async () => {
    const slot = slotOf(await schedule())
    app.clock.set('2026-06-20T14:00:00Z')
    const film = await send(
      'recording.webm',
      'recording',
      Buffer.from('1a45dfa3934282847765626d428781024285810218538067', 'hex'),
    )
    const captions = await send('captions.vtt', 'media', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'))
    expect(await put(slot, { recording: film, captions })).toMatchObject({
      slots: [{ recordingUrl: `/api/library/${film}`, captionsUrl: `/api/library/${captions}` }],
    })
    expect(await student.api.webinars.recording({ slot: slot.id })).toEqual({
      url: `/api/library/${film}`,
      captionsUrl: `/api/library/${captions}`,
    })
    expect((await student.call('GET', `/api/library/${captions}`)).status).toBe(200)
    await put(slot, { recording: film, captions })
    expect(slotOf(await put(slot, { address: 'https://video.example/1.mp4' }))).toMatchObject({
      recordingUrl: 'https://video.example/1.mp4',
      captionsUrl: null,
    })
    expect((await student.call('GET', `/api/library/${film}`)).status).toBe(404)
    await expect(put(slot, { captions: film })).rejects.toMatchObject({ status: 409 })
  })

  async function send(name: string, purpose: string, content: Buffer): Promise<string> {
    // Gives the second factor again where hours have passed.
    await desk.api.accounts.session({})
    const answer = await fetch(`${app.url}/api/desk/documents?${new URLSearchParams({ name, purpose })}`, {
      method: 'POST',
      headers: { origin: app.url, cookie: desk.cookie(), 'content-type': 'application/octet-stream' },
      body: new Uint8Array(content),
    })
    const body: unknown = await answer.json()
    expect(body).toMatchObject({ id: expect.any(String) })
    return String(Object(body).id)
  }
})

test('what is not there is not found', async () => {
  const id = '00000000-0000-4000-8000-000000000000'
  for (const [method, path, body] of [
    ['PUT', `/api/desk/webinars/${id}`, { ...details, version: 1 }],
    ['DELETE', `/api/desk/webinars/${id}`, {}],
    ['POST', `/api/desk/webinars/${id}/slots`, planAt()],
    ['PUT', `/api/desk/webinar-slots/${id}`, { version: 1, ...planAt() }],
    ['DELETE', `/api/desk/webinar-slots/${id}`, {}],
  ] as const)
    expect((await desk.call(method, path, body)).status).toBe(404)
})
