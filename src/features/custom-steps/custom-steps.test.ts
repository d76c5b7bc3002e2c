// Steps assigned by the desk, answered and fulfilled, on the real database.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, fatima, kavya, meera, rohan, type DemoPerson } from '#seed/people.ts'
import { answerOf, ensure, type Api } from '#tests/api.ts'
import { openStream } from '#tests/stream.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import type { StepView } from '#src/journey/views.ts'
import { people } from '#src/platform/identity/tables.ts'
import { formatDay } from '#src/values/dates.ts'
import { deskActions, deskActionSeals } from '../audit/tables.ts'
import { documents } from '../documents/tables.ts'
import { requests } from '../desk-kit/tables.ts'
import type { JourneyView } from '../progress/contract.ts'
import { webinarRegistrations, webinars, webinarSlots } from '../webinars/tables.ts'
import { notifications } from '../notifications/tables.ts'
import { askForComers } from './desk-requests.ts'
import { remindOfDueSteps } from './reminders.ts'
import { customSteps, customStepStudents } from './tables.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
let asKavya: Visitor
let asDev: Visitor

beforeAll(async () => {
  app = await openTeamApp()
  ;[asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
  ;[asKavya, asDev] = [await app.enter(kavya), await app.enter(dev)]
})
beforeEach(async () => {
  app.clock.set('2026-06-15T06:00:00Z')
  await app.clear(customStepStudents, customSteps, requests, deskActionSeals, deskActions, notifications)
})
afterAll(() => app.end())

const question = (id: string, rest: object = {}) => ({
  id: `q${id}`,
  kind: 'text' as const,
  label: `Question ${id}`,
  help: '',
  required: true,
  options: [],
  min: null,
  max: null,
  ...rest,
})
const definition = {
  stage: 'vaccines',
  type: 'FillForm',
  title: 'Tell us of your doses',
  description: '<p>So that we can plan.</p>',
  attachments: [],
  form: [question('0001')],
  typeformUrl: null,
  webinarId: null,
  labels: {},
} satisfies Partial<Parameters<Api['deskCustomSteps']['makeAssigned']>[0]>
const content = {
  type: 'ConsumeContent',
  title: 'Read about measles',
  form: [],
  attachments: [{ type: 'article', title: 'Measles', url: 'https://www.cdc.gov/measles/', file: null }],
}
const custom = { type: 'Custom', title: 'We call your clinic', form: [] }

const makeAssigned = async (rest: object = {}, ...students: DemoPerson[]) =>
  asKavya.api.deskCustomSteps.makeAssigned({
    ...definition,
    audience: 'students',
    students: students.map(app.idOf),
    ...rest,
  })
const assigned = async (rest: object = {}, ...students: DemoPerson[]): Promise<string> => {
  const { id } = await makeAssigned(rest, ...(students.length === 0 ? [meera] : students))
  return id
}
const stepsOf = async (who: Visitor, stage = 'vaccines'): Promise<StepView[]> =>
  ensure((await who.api.journey.read({})).stages.find(({ route }) => route === stage)).steps
const stepOf = async (who: Visitor, id: string) => (await stepsOf(who)).find(step => step.id === id)
const open = async (who: Visitor, id: string) => who.api.customSteps.read({ id })
const send = (who: Visitor, id: string, answers: Record<string, string | string[]> = { q0001: 'Two' }) =>
  who.api.customSteps.answer({ id, answers })
const fulfil = (id: string, rest: object = {}, student: DemoPerson = meera, who = asKavya) =>
  who.api.customStepRequests.fulfil({
    id,
    student: app.idOf(student),
    htmlString: '<p>All is well.</p>',
    attachments: [],
    version: 0,
    ...rest,
  })

describe('something that we do for a student', () => {
  const openRequests = async () =>
    (await asKavya.api.requests.list()).map(
      ({ student, title, askedAt }) => `${student?.name}: ${title} since ${askedAt}`,
    )

  test('is work for the desk from the moment it is assigned until it is done or withdrawn', async () => {
    const id = await assigned(custom, meera, rohan)
    const since = 'We call your clinic since 2026-06-15T06:00:00Z'
    expect((await openRequests()).toSorted()).toEqual([`Meera Iyer: ${since}`, `Rohan Deshmukh: ${since}`])
    await fulfil(id)
    expect(await openRequests()).toEqual([`Rohan Deshmukh: ${since}`])
    await asKavya.api.deskCustomSteps.withdraw({ id })
    expect(await openRequests()).toEqual([])
    app.clock.pass({ hours: 1 })
    await asKavya.api.deskCustomSteps.layAgain({ id })
    expect(await openRequests()).toEqual([`Rohan Deshmukh: ${since}`])
  })

  test('for all of a stage, is work as each student comes there, once', async () => {
    await asMeera.api.journey.visit({ stage: 'vaccines' })
    await assigned({ ...custom, audience: 'stage', students: [] })
    expect(await openRequests()).toEqual(['Meera Iyer: We call your clinic since 2026-06-15T06:00:00Z'])
    app.clock.pass({ minutes: 10 })
    await asRohan.api.journey.visit({ stage: 'vaccines' })
    await Promise.all([askForComers(app.services), askForComers(app.services)])
    expect((await openRequests()).toSorted()).toEqual([
      'Meera Iyer: We call your clinic since 2026-06-15T06:00:00Z',
      'Rohan Deshmukh: We call your clinic since 2026-06-15T06:10:00Z',
    ])
  })
})

test('from assigned to complete, and each hears of it at once', async () => {
  const id = await assigned({
    labels: { processing: 'With your nurse' },
    description: '<p onclick="x()">So that we <b>plan</b>.</p><script>1</script>',
  })
  expect(await stepOf(asMeera, id)).toMatchObject({
    route: 'tell-us-of-your-doses',
    isCustom: true,
    type: 'FillForm',
    status: 'incomplete',
    badgeShown: false,
  })
  expect(await open(asMeera, id)).toMatchObject({
    userID: app.idOf(meera),
    descriptionInHtml: '<p>So that we <strong>plan</strong>.</p>',
    userResponse: [],
  })

  const [meeras, kavyas] = [await openStream(app, asMeera), await openStream(app, asKavya)]
  await expect.poll(() => [meeras.heard.length, kavyas.heard.length]).toEqual([1, 1])
  app.clock.pass({ hours: 1 })
  await send(asMeera, id)
  await expect.poll(() => kavyas.heard.at(-1)?.abouts).toContain('custom-steps')
  expect(await stepOf(asMeera, id)).toMatchObject({
    status: 'processing',
    label: 'With your nurse',
    stageProgressionOn: { processing: app.clock.now().toString({ smallestUnit: 'millisecond' }) },
  })
  expect(await asKavya.api.requests.list()).toMatchObject([
    { path: `/desk/steps/${id}.${app.idOf(meera)}`, student: { name: 'Meera Iyer' }, askedAt: '2026-06-15T07:00:00Z' },
  ])
  expect(await asKavya.api.customStepRequests.request({ id, student: app.idOf(meera) })).toMatchObject({
    userResponse: [{ question: 'Question 0001', answer: 'Two' }],
    version: 0,
  })

  const attachments = [{ type: 'link', title: 'Your clinic', url: 'https://clinic.example/', file: null }]
  await fulfil(id, { attachments })
  await expect.poll(() => meeras.heard.flatMap(({ abouts }) => abouts)).toContain('notifications')
  expect(await stepOf(asMeera, id)).toMatchObject({ status: 'readyForReview' })
  expect(await asKavya.api.requests.list()).toEqual([])
  expect(await open(asMeera, id)).toMatchObject({
    fulfillmentResponse: { htmlString: '<p>All is well.</p>', attachments },
  })

  await asMeera.api.customSteps.complete({ id })
  expect(await stepOf(asMeera, id)).toMatchObject({ status: 'complete' })
  await asMeera.api.customSteps.reopen({ id })
  expect(await stepOf(asMeera, id)).toMatchObject({ status: 'readyForReview' })
  meeras.close()
  kavyas.close()
  const audited = await app.services.db.select().from(deskActions).where(eq(deskActions.detail, definition.title))
  expect(audited.map(({ what }) => what)).toEqual(['step-laid', 'step-fulfilled'])
})

describe('answers', () => {
  test.each([
    ['nothing', {}, { q0001: 'Please answer this question.' }],
    ['another kind', { q0001: ['a'] }, { q0001: expect.stringContaining('another kind') }],
    ['a question that was never asked', { q0001: 'a', q0002: 'b' }, { q0002: expect.stringContaining('taken away') }],
    [
      "a file that is not one's own",
      { q0001: 'a', q0003: ['0197a1b2-0000-7000-8000-000000000001'] },
      { q0003: expect.stringContaining('could not find this file') },
    ],
  ])('%s are refused beside their question', async (_, answers, fields) => {
    const form = 'q0003' in answers ? [question('0001'), question('0003', { kind: 'file' })] : definition.form
    const id = await assigned({ form })
    await expect(send(asMeera, id, answers)).rejects.toMatchObject({ status: 422, body: { fields } })
    expect(await stepOf(asMeera, id)).toMatchObject({ status: 'incomplete' })
  })

  test('go with their files, which the desk may then read', async () => {
    const id = await assigned({ form: [question('0001', { kind: 'file', label: 'Your card' })] })
    const answer = await fetch(`${app.url}/api/documents?name=card.pdf&purpose=answer`, {
      method: 'POST',
      headers: { cookie: asMeera.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
      body: '%PDF-1.7 two doses',
    })
    const file = Object(await answer.json())
    const stolen = await assigned({ form: [question('0001', { kind: 'file' })] }, rohan)
    await expect(send(asRohan, stolen, { q0001: [file.id] })).rejects.toMatchObject({ status: 422 })
    await send(asMeera, id, { q0001: [file.id] })
    expect(await open(asMeera, id)).toMatchObject({
      userResponse: [{ question: 'Your card', files: [{ id: file.id, name: 'card.pdf' }] }],
    })
    expect((await asKavya.call('GET', `/api/desk/documents/${file.id}`)).status).toBe(200)
  })

  test('sent twenty times at once are there once', async () => {
    const id = await assigned()
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, at) => answerOf(send(asMeera, id, { q0001: `Answer ${at}` }))),
    )
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(sent.filter(({ status }) => status !== 200).map(({ body }) => Object(body).code))).toEqual(
      new Set(['already-answered']),
    )
    expect((await open(asMeera, id)).userResponse).toHaveLength(1)
  })

  test('sent again with its key have the same answer', async () => {
    const id = await assigned()
    const once = () =>
      asMeera.call(
        'POST',
        `/api/custom-steps/${id}/answers`,
        { answers: { q0001: 'Two' } },
        { 'idempotency-key': 'answers-once-1' },
      )
    expect([(await once()).status, (await once()).status]).toEqual([200, 200])
  })

  test('and responses lie sealed', async () => {
    const id = await assigned()
    await send(asMeera, id, { q0001: 'A-secret-of-Meera' })
    await fulfil(id, { htmlString: '<p>A-secret-for-Meera</p>' })
    const rows = await app.services.sql<
      { row: string }[]
    >`select encode(answers, 'escape') || encode(response, 'escape') || t::text as row from custom_step_students t where step = ${id}`
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toMatch(/secret/)
    expect(await open(asMeera, id)).toMatchObject({
      userResponse: [{ answer: 'A-secret-of-Meera' }],
      fulfillmentResponse: { htmlString: '<p>A-secret-for-Meera</p>' },
    })
  })

  test('of a form at Typeform are notified of without any', async () => {
    const id = await assigned({ form: [], typeformUrl: 'https://safar.typeform.com/to/abc' })
    await send(asMeera, id, {})
    expect(await stepOf(asMeera, id)).toMatchObject({ status: 'processing' })
  })
})

test.each([
  ['a foreign step', 'GET', ''],
  ['answers to a foreign step', 'POST', '/answers'],
  ['a mark on a foreign step', 'PUT', '/completion'],
  ['opening a foreign step again', 'DELETE', '/completion'],
])('%s is not there', async (_, method, path) => {
  const id = await assigned()
  const body = method === 'GET' ? undefined : path === '/answers' ? { answers: { q0001: 'x' } } : {}
  expect((await asRohan.call(method, `/api/custom-steps/${id}${path}`, body)).status).toBe(404)
})

describe('a response', () => {
  const upload = async (name: string): Promise<{ id: string }> => {
    const query = new URLSearchParams({ name, purpose: 'response', student: app.idOf(meera) })
    const answer = await fetch(`${app.url}/api/desk/documents?${query}`, {
      method: 'POST',
      headers: { cookie: asKavya.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
      body: '%PDF-1.7 your letter',
    })
    return Object(await answer.json())
  }
  const attached = ({ id }: { id: string }) => ({ type: 'file', title: 'Letter', url: '', file: id })

  test('has files that are its student’s alone, until it is corrected', async () => {
    const id = await assigned(custom)
    const [first, second] = [await upload('first.pdf'), await upload('second.pdf')]
    await fulfil(id, { attachments: [attached(first)] })
    expect(await open(asMeera, id)).toMatchObject({
      fulfillmentResponse: { attachments: [{ file: { id: first.id, name: 'first.pdf' } }] },
    })
    expect((await asMeera.call('GET', `/api/documents/${first.id}`)).status).toBe(200)
    expect((await asRohan.call('GET', `/api/documents/${first.id}`)).status).toBe(404)
    await fulfil(id, { attachments: [attached(first), attached(second)], version: 1 })
    await fulfil(id, { attachments: [attached(second)], version: 2 })
    const files = await app.services.db.select({ id: documents.id, attachedTo: documents.attachedTo }).from(documents)
    expect(files.find(file => file.id === first.id)?.attachedTo).toBeNull()
    expect(files.find(file => file.id === second.id)?.attachedTo).toBe(`custom-step:${id}`)
    // One that is part of something already is nobody's to send again.
    const other = await assigned(custom)
    await expect(fulfil(other, { attachments: [attached(second)] })).rejects.toMatchObject({ status: 409 })
  })

  test.each([
    ['nothing at all', { htmlString: '<p></p>' }, 'htmlString'],
    [
      'an insecure address',
      { attachments: [{ type: 'link', title: 'x', url: 'http://a.example', file: null }] },
      'attachments.0.url',
    ],
    [
      'a name and password',
      { attachments: [{ type: 'link', title: 'x', url: 'https://a:b@c.example', file: null }] },
      'attachments.0.url',
    ],
    ['a file that is none', { attachments: [{ type: 'file', title: 'x', url: '', file: null }] }, 'attachments.0.file'],
  ])('with %s is refused beside its field', async (_, rest, field) => {
    const id = await assigned(custom)
    const { status, body } = await answerOf(fulfil(id, rest))
    expect([status, Object.keys(Object(body).fields)]).toEqual([422, [field]])
  })

  test('is not sent before there are answers, nor where none is asked for', async () => {
    await expect(fulfil(await assigned())).rejects.toMatchObject({ status: 409, body: { code: 'not-answered-yet' } })
    await expect(fulfil(await assigned(content))).rejects.toMatchObject({
      status: 409,
      body: { code: 'nothing-to-fulfil' },
    })
    await expect(fulfil(await assigned(custom), {}, rohan)).rejects.toMatchObject({ status: 404 })
  })

  test('settles what the desk was asked', async () => {
    const id = await assigned()
    const openRequests = async () =>
      (
        await app.services.db
          .select()
          .from(requests)
          .where(eq(requests.subject, `${id}.${app.idOf(meera)}`))
      ).map(({ settledAt }) => settledAt !== null)
    await send(asMeera, id)
    expect(await openRequests()).toEqual([false])
    await fulfil(id)
    expect(await openRequests()).toEqual([true])
  })
})

test('an invitation follows its webinar', async () => {
  const [webinar] = await app.services.db
    .insert(webinars)
    .values({
      title: 'Bank day',
      description: '',
      hostName: 'Asha',
      createdAt: app.clock.now(),
      changedAt: app.clock.now(),
    })
    .returning()
  const startTime = app.clock.now().add({ hours: 2 })
  await app.services.db.insert(webinarSlots).values({
    webinar: webinar?.id ?? '',
    conferenceId: 'bank-day',
    startTime,
    endTime: startTime.add({ hours: 1 }),
    agenda: '',
  })
  const rsvp = { type: 'RsvpToWebinar', title: 'Come to our bank day', form: [], webinarId: webinar?.id }
  await expect(
    makeAssigned({ ...rsvp, webinarId: '0197a1b2-0000-7000-8000-000000000001' }, meera),
  ).rejects.toMatchObject({
    body: {
      fields: { webinarId: expect.stringContaining('do not know') },
    },
  })
  const id = await assigned(rsvp)
  const status = async () => (await stepOf(asMeera, id))?.status
  expect(await status()).toBe('incomplete')
  await app.services.db
    .insert(webinarRegistrations)
    .values({ owner: app.idOf(meera), conferenceId: 'bank-day', email: meera.email, registeredAt: app.clock.now() })
  expect(await status()).toBe('processing')
  app.clock.pass({ hours: 2, minutes: 10 })
  expect(await status()).toBe('readyForReview')
  app.clock.pass({ hours: 1 })
  expect(await status()).toBe('complete')
})

test('what is to be read is complete once it was read', async () => {
  const id = await assigned(content)
  expect(await stepOf(asMeera, id)).toMatchObject({ status: 'readyForReview' })
  await asMeera.api.customSteps.complete({ id })
  expect(await open(asMeera, id)).toMatchObject({ finishedReading: true, attachments: content.attachments })
  expect(await stepOf(asMeera, id)).toMatchObject({ status: 'complete' })
})

test('what is with the desk cannot be completed before', async () => {
  const id = await assigned(custom)
  expect(await asMeera.call('PUT', `/api/custom-steps/${id}/completion`, {})).toMatchObject({
    status: 409,
    body: { code: 'not-yet-ready' },
  })
  await expect(send(asMeera, id)).rejects.toMatchObject({ status: 409, body: { code: 'no-form' } })
})

describe('a definition', () => {
  test.each([
    ['no title', { title: ' ' }, 'title'],
    ['a stage that is not there', { stage: 'moon' }, 'stage'],
    ['a form without questions', { form: [] }, 'form'],
    ['a Typeform elsewhere', { form: [], typeformUrl: 'https://typeform.com.evil.example/' }, 'typeformUrl'],
    ['a form in both places', { typeformUrl: 'https://safar.typeform.com/to/a' }, 'typeformUrl'],
    ['nothing to read', { ...content, description: '<p></p>', attachments: [] }, 'description'],
    [
      'an address that runs',
      { ...content, attachments: [{ ...content.attachments[0], url: 'javascript:alert(1)' }] },
      'attachments.0.url',
    ],
    [
      'an insecure address',
      { ...content, attachments: [{ ...content.attachments[0], url: 'http://cdc.gov' }] },
      'attachments.0.url',
    ],
    ['nobody', { students: [] }, 'students'],
    ['somebody who is not there', { students: ['0197a1b2-0000-7000-8000-000000000001'] }, 'students'],
    ['a label that is too long', { labels: { processing: 'x'.repeat(41) } }, 'labels.processing'],
  ])('with %s is refused beside its field', async (_, rest, field) => {
    const { status, body } = await answerOf(makeAssigned(rest, meera))
    expect(status).toBe(422)
    expect(Object.keys(Object(body).fields)).toContain(field)
  })

  test('two at the desk do not write over each other', async () => {
    const id = await assigned()
    const edit = (who: Visitor, title: string, version: number) =>
      who.api.deskCustomSteps.edit({ id, ...definition, title, version })
    await edit(asKavya, 'By Kavya', 1)
    await expect(edit(asDev, 'By Dev', 1)).rejects.toMatchObject({
      status: 409,
      body: {
        code: 'step-changed',
        message: expect.stringMatching(/^Kavya .* changed this on 15th June 2026, .* IST/),
      },
    })
    expect(await edit(asDev, 'By Dev', 2)).toMatchObject({
      title: 'By Dev',
      version: 3,
      editedBy: expect.stringContaining('Dev'),
    })
    expect(await open(asMeera, id)).toMatchObject({ title: 'By Dev' })
    const both = await Promise.all([answerOf(edit(asKavya, 'One', 3)), answerOf(edit(asDev, 'Two', 3))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('nor does one write over a response of the other', async () => {
    const id = await assigned(custom)
    await fulfil(id, { htmlString: '<p>One</p>' })
    await expect(fulfil(id, { htmlString: '<p>Two</p>' }, meera, asDev)).rejects.toMatchObject({
      status: 409,
      body: { code: 'step-changed' },
    })
    await fulfil(id, { htmlString: '<p>Two</p>', version: 1 }, meera, asDev)
    expect(await open(asMeera, id)).toMatchObject({
      fulfillmentResponse: { htmlString: '<p>Two</p>' },
      correctedAt: expect.any(String),
    })
  })

  test('is moved past its neighbours', async () => {
    const id = await assigned({ ...custom, stage: 'credit-card' })
    const at = async () => (await stepsOf(asMeera, 'credit-card')).findIndex(step => step.id === id)
    const count = (await stepsOf(asMeera, 'credit-card')).length
    const move = (direction: 'down' | 'up') => asKavya.api.deskCustomSteps.move({ id, direction })
    expect(await at()).toBe(count - 1)
    for (let place = count - 1; place > 0; place -= 1) {
      expect(await at()).toBe(place)
      await move('up')
    }
    expect(await at()).toBe(0)
    await expect(move('up')).rejects.toMatchObject({ status: 409, body: { code: 'end-of-the-line' } })
  })

  test('withdrawn it is gone, and assigned again it is as it was', async () => {
    const id = await assigned()
    await send(asMeera, id)
    await asKavya.api.deskCustomSteps.withdraw({ id })
    expect(await stepOf(asMeera, id)).toBeUndefined()
    await expect(open(asMeera, id)).rejects.toMatchObject({ status: 404 })
    expect(await asKavya.api.customStepRequests.request({ id, student: app.idOf(meera) })).toMatchObject({
      userResponse: [{ answer: 'Two' }],
    })
    await asKavya.api.deskCustomSteps.layAgain({ id })
    expect(await stepOf(asMeera, id)).toMatchObject({ status: 'processing' })
  })

  test('is taken from one student and given to another', async () => {
    const id = await assigned({}, meera)
    const change = (rest: object) => asKavya.api.deskCustomSteps.changeStudents({ ...rest, id })
    expect(await change({ add: [app.idOf(rohan)], remove: [app.idOf(meera)] })).toMatchObject({
      assignees: [{ name: 'Rohan Deshmukh' }],
    })
    expect([await stepOf(asMeera, id), (await stepOf(asRohan, id))?.status]).toEqual([undefined, 'incomplete'])
    await change({ add: [app.idOf(meera)] })
    expect(await stepOf(asMeera, id)).toMatchObject({ status: 'incomplete' })
  })
})

test('a step for all of a stage is there for those who come later, and for no guest', async () => {
  const id = await assigned({ ...custom, title: 'For everybody', audience: 'stage', stage: 'forex' })
  const asFatima = await app.enter(fatima)
  expect(await stepsOf(asFatima, 'forex')).toContainEqual(expect.objectContaining({ id, status: 'processing' }))
  expect((await stepsOf(await app.enterAsGuest(), 'forex')).map(step => step.id)).not.toContain(id)
  const waiting = async () => {
    await askForComers(app.services)
    return (await asKavya.api.requests.list()).map(({ student }) => student?.name)
  }
  expect(await waiting()).not.toContain('Fatima Sheikh')
  await asFatima.api.journey.visit({ stage: 'forex' })
  expect(await waiting()).toContain('Fatima Sheikh')
  await fulfil(id, {}, fatima)
  expect(await stepsOf(asFatima, 'forex')).toContainEqual(expect.objectContaining({ id, status: 'readyForReview' }))
  await asKavya.api.deskCustomSteps.withdraw({ id })
})

test('a route is not one of the stage, nor of another step', async () => {
  const [own] = await stepsOf(asRohan)
  const duplicates = [await assigned({ title: own?.title }, rohan), await assigned({ title: own?.title }, rohan)]
  const routes = (await stepsOf(asRohan)).map(({ route }) => route)
  expect(new Set(routes).size).toBe(routes.length)
  expect((await stepOf(asRohan, duplicates[1] ?? ''))?.route).toBe(`${own?.route}-3`)
  await asRohan.call('PUT', `/api/journey/vaccines/${own?.route}-2/badge`, {})
  expect((await stepsOf(asRohan)).map(({ badgeShown }) => badgeShown).filter(Boolean)).toHaveLength(1)
})

test('students are found by name, by address, and by a list of addresses', async () => {
  const search = (text: string) => asKavya.api.deskCustomSteps.students({ search: text })
  expect(await search('meera iy')).toMatchObject([{ id: app.idOf(meera), name: 'Meera Iyer' }])
  expect(await search('kavya')).toEqual([])
  const list = await asKavya.api.deskCustomSteps.studentsByEmail({
    emails: [` ${meera.email.toUpperCase()} `, 'nobody@example.com', kavya.email],
  })
  expect(list).toEqual({
    found: [expect.objectContaining({ name: 'Meera Iyer' })],
    unknown: ['nobody@example.com', kavya.email],
  })
})

test('two hundred steps, however long their descriptions, fit in a journey of sixty kilobytes', async () => {
  const asFatima = await app.enter(fatima)
  const owner = app.idOf(fatima)
  const at = app.clock.now()
  const steps = Array.from({ length: 200 }, (_, index) => ({
    stage: 'vaccines',
    type: 'FillForm' as const,
    audience: 'students' as const,
    title: `Step ${index}`,
    order: index + 0.5,
    createdAt: at,
    description: `<p>${'A long description. '.repeat(500)}</p>`,
  }))
  const made = await app.services.db.insert(customSteps).values(steps).returning({ id: customSteps.id })
  await app.services.db
    .insert(customStepStudents)
    .values(made.map(({ id }) => ({ owner, step: id, assignedAt: at, answeredAt: at })))
  expect(await stepsOf(asFatima)).toHaveLength(204)
  // How long it takes is measured by `bench -- custom-steps`; a description of ten kilobytes would show here.
  const body = await asFatima.api.journey.read({})
  const inAnswer = JSON.stringify(body)
  expect(inAnswer.length).toBeLessThan(90_000)
  expect(inAnswer).not.toContain('A long description.')
})

test('a person who is deleted takes their rows along', async () => {
  const at = app.clock.now()
  const [person] = await app.services.db.insert(people).values({ firstName: 'Nila', createdAt: at }).returning()
  const owner = person?.id ?? ''
  await app.services.db.insert(customStepStudents).values({ owner, step: await assigned(), assignedAt: at })
  await app.services.db.delete(people).where(eq(people.id, owner))
  expect(await app.services.db.select().from(customStepStudents).where(eq(customStepStudents.owner, owner))).toEqual([])
})

describe('a day by which it is due', () => {
  const remindersTo = async (person: DemoPerson) =>
    (
      await app.services.db
        .select()
        .from(notifications)
        .where(eq(notifications.owner, app.idOf(person)))
    )
      .map(({ title }) => title)
      .filter(title => title.startsWith('Due '))
  /** The job of each morning until then. */
  const mornings = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      await remindOfDueSteps(app.services)
      app.clock.pass({ hours: 24 })
    }
  }

  test('is shown to the student, who is reminded three days before and on the day', async () => {
    const today = app.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate()
    const dueOn = today.add({ days: 5 }).toString()
    const id = await assigned({ title: 'Upload your record', dueOn }, rohan)
    const done = await assigned({ title: 'Done in time', dueOn }, rohan)
    await (await app.enter(rohan)).api.customSteps.answer({ id: done, answers: { q0001: 'Two' } })
    expect(await open(await app.enter(rohan), id)).toMatchObject({ dueOn })
    // On the journey, from where its row, the dates ahead, the plan, calendars, letters and the desk's strip have it.
    const { stages }: JourneyView = await (await app.enter(rohan)).api.journey.read({})
    const dates = stages.flatMap(({ steps }) => steps).flatMap(step => (step.isCustom ? (step.dates ?? []) : []))
    expect(dates).toContainEqual({ title: 'Upload your record is due', when: dueOn })
    expect(dates.map(({ title }) => title)).not.toContain('Done in time is due')
    await mornings(2)
    expect(await remindersTo(rohan)).toEqual([])
    await mornings(3)
    const soon = [`Due on ${formatDay(Temporal.PlainDate.from(dueOn))}: Upload your record`]
    expect(await remindersTo(rohan)).toEqual(soon)
    await remindOfDueSteps(app.services)
    await remindOfDueSteps(app.services)
    expect((await remindersTo(rohan)).toSorted()).toEqual([...soon, 'Due today: Upload your record'].toSorted())
    await mornings(3)
    expect(await remindersTo(rohan)).toHaveLength(2)
  })

  test('what the desk does itself has none', async () => {
    const id = await assigned({ ...custom, dueOn: '2026-12-01' })
    expect(await open(asMeera, id)).toMatchObject({ dueOn: null })
  })

  test('is a day', async () => {
    await expect(makeAssigned({ dueOn: 'tomorrow' }, meera)).rejects.toMatchObject({ status: 422 })
  })
})
