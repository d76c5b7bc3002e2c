import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dev, farah, kavya, meera, vikram } from '#seed/people.ts'
import { openStream } from '#tests/stream.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { customSteps, customStepStudents } from '../custom-steps/tables.ts'
import { requests } from '../desk-kit/tables.ts'
import { deskActions, deskActionSeals } from '../audit/tables.ts'
import { saidOnce } from './service.ts'
import type { Visitor } from '#tests/visitor.ts'

let app: TeamApp
let asKavya: Visitor
let asMeera: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  asKavya = await app.enter(kavya)
})
beforeEach(async () => {
  await app.clear(customStepStudents, customSteps, requests, deskActionSeals, deskActions)
  // One test ends her sessions.
  asMeera = await app.enter(meera)
})
afterAll(() => app.end())

const find = (who: Visitor, search: string) => who.api.students.find({ search })

test.each([
  ['a name', 'meer iy'],
  ['an address', 'MEERA.IYER@'],
  ['digits of a number', '48012345'],
])('a student is found by %s', async (_, search) => {
  expect(await find(asKavya, search)).toMatchObject([{ name: 'Meera Iyer', waiting: 0 }])
})

test.each([
  ['as a file shows it', '+91 98765 43210'],
  ['as it is dialled in India', '098765 43210'],
  ['the one in the US', '(313) 555-0142'],
])('the number that only the profile has finds its student: %s', async (_, search) => {
  const phone = { homeCountry: '+919876543210', destinationCountry: '+13135550142' }
  await asMeera.api.profile.changeInformation({ phone })
  expect(await find(asKavya, search)).toMatchObject([{ name: 'Meera Iyer' }])
})

test('who sits at the desk is no student, and marks of a search are taken as they are', async () => {
  expect(await find(asKavya, 'Kavya')).toEqual([])
  expect(await find(asKavya, '%')).toEqual([])
})

test('the desk sees the journey as the student does, and what happened', async () => {
  app.clock.pass({ minutes: 1 })
  await asMeera.api.journey.visit({ stage: 'vaccines' })
  app.clock.pass({ minutes: 1 })
  await asMeera.api.journey.mark({ stage: 'vaccines', step: 'CheckRequirements' })
  app.clock.pass({ minutes: 1 })
  await asKavya.api.requests.note({ student: app.idOf(meera), title: 'Call her' })
  const path = `/api/desk/students/${app.idOf(meera)}`
  const body = await asKavya.api.students.read({ id: app.idOf(meera) })
  expect(body.journey).toEqual(await asMeera.api.journey.read({}))
  expect(body.student).toMatchObject({ name: 'Meera Iyer', waiting: 1 })
  expect(body.history.slice(0, 3)).toMatchObject([
    { what: 'To do: Call her' },
    { what: 'Marked as completed Vaccines: Check what your university asks', by: null },
    { what: 'Began Vaccines' },
  ])
  await (await app.enter(farah)).api.students.read({ id: app.idOf(meera) })
  expect((await (await app.enter(vikram)).call('GET', path)).status).toBe(404)
  expect((await asKavya.call('GET', `/api/desk/students/${crypto.randomUUID()}`)).status).toBe(404)
})

/** A step with a form, for Meera alone. */
async function assignStep(): Promise<string> {
  const form = {
    id: 'q0001',
    kind: 'text' as const,
    label: 'Where?',
    help: '',
    required: true,
    options: [],
    min: null,
    max: null,
  }
  const { id } = await asKavya.api.deskCustomSteps.makeAssigned({
    stage: 'bank-accounts',
    type: 'FillForm',
    title: 'Tell us',
    description: '',
    attachments: [],
    form: [form],
    typeformUrl: null,
    webinarId: null,
    labels: {},
    audience: 'students',
    students: [app.idOf(meera)],
  })
  return id
}

test('a step leads to where the desk works on it, and what waits there is marked', async () => {
  const id = app.idOf(meera)
  const custom = await assignStep()
  const workOf = async (who: Visitor) => (await who.api.students.read({ id })).work
  expect(await workOf(asKavya)).toEqual([
    { stage: 'bank-accounts', step: custom, path: `/desk/steps/${custom}.${id}`, isWaiting: false },
  ])
  await asMeera.api.customSteps.answer({ id: custom, answers: { q0001: 'Here' } })
  expect(await workOf(asKavya)).toMatchObject([{ step: custom, isWaiting: true }])
  // An underwriter may not work on it, and assigns nothing.
  const asFarah = await app.enter(farah)
  expect(await asFarah.api.students.read({ id })).toMatchObject({
    work: [],
    canAssign: false,
  })
  expect((await asKavya.api.students.read({ id })).canAssign).toBe(true)
})

test('what happened is said once: answered by the student, and by the desk', async () => {
  const id = app.idOf(meera)
  const custom = await assignStep()
  await asMeera.api.customSteps.answer({ id: custom, answers: { q0001: 'Here' } })
  await asKavya.api.customStepRequests.fulfil({
    id: custom,
    student: id,
    htmlString: '<p>Thanks</p>',
    attachments: [],
    version: 0,
  })
  const { history } = await asKavya.api.students.read({ id })
  const lines = history.map(({ what }) => what).filter((what: string) => what.includes('Tell us'))
  expect(lines.toSorted()).toEqual([
    "Answered the step 'Tell us'",
    "Was answered in the step 'Tell us'",
    "Was given the step 'Tell us'",
  ])
})

test('a number that is there already is not said again', () => {
  const notified = [
    { label: 'Phone in India', value: '+919848012345' },
    { label: 'Flight', value: '21st July 2027' },
    { label: 'Doses planned for the flight on', value: '21st July 2027' },
  ]
  expect(saidOnce({ email: null, phone: '+919848012345' }, notified)).toEqual([notified[1]])
})

test('anyone who has the page open hears that there is news of that student, a lender and students do not', async () => {
  const watching = await openStream(app, asKavya)
  const lender = await openStream(app, await app.enter(vikram))
  await expect.poll(() => [watching.heard.length, lender.heard.length].every(count => count > 0)).toBe(true)
  await asMeera.api.journey.visit({ stage: 'forex' })
  await expect.poll(() => watching.heard.at(-1)?.abouts).toEqual([`student:${app.idOf(meera)}`])
  expect(JSON.stringify(lender.heard)).not.toContain('student')
  watching.close()
  lender.close()
})

test('ended sessions are over at once, except the one that ended them', async () => {
  const [asDev, lost] = [await app.enter({ ...meera, email: 'dev@safar.example' }), await app.enter(meera)]
  const body = await asDev.api.desk.endSessions({ id: app.idOf(meera) })
  expect(body.ended).toBeGreaterThanOrEqual(2)
  expect((await lost.call('GET', '/api/journey')).status).toBe(401)
})

test('each look at a student, a chat or answers is in the audit, once an hour and not in the student’s history', async () => {
  const id = app.idOf(meera)
  app.clock.pass({ hours: 2 })
  for (const path of [`/api/desk/students/${id}`, `/api/desk/students/${id}`, `/api/desk/chats/${id}`])
    await asKavya.call('GET', path)
  const body = await (await app.enter(dev)).api.desk.actions({ about: id })
  const since = app.clock.now().subtract({ hours: 1 }).toString()
  const looked: { what: string; at: string }[] = body
  expect(
    looked
      .filter(({ at }) => at > since)
      .map(({ what }) => what)
      .toSorted(),
  ).toEqual(['chat-read', 'student-read'])
  expect(JSON.stringify(await asKavya.api.students.read({ id }))).not.toContain('Opened a student')
})

test('each line of the file has its kind: a message leads to the chat, for those who answer it, and an admin sees who looked', async () => {
  const id = app.idOf(meera)
  await asMeera.api.chat.say({ text: 'Is my photo fine?', about: null, documents: [] })
  await asKavya.api.requests.note({ student: id, title: 'Look at her photo' })
  const linesOf = async (who: Visitor) => (await who.api.students.read({ id })).history
  expect(await linesOf(asKavya)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'message', what: 'Is my photo fine?', by: null, path: `/desk/chats/${id}` }),
      expect.objectContaining({ kind: 'note', what: 'To do: Look at her photo' }),
    ]),
  )
  expect((await linesOf(asKavya)).some(({ kind }) => kind === 'look')).toBe(false)
  expect((await linesOf(await app.enter(farah))).map(({ kind }) => kind)).not.toContain('message')
  // Kavya read the chat on this page, and that is noted as it is where it is answered.
  expect(await linesOf(await app.enter(dev))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'look', what: "Opened a student's page", by: 'Kavya' }),
      expect.objectContaining({ kind: 'look', what: "Read a student's chat", by: 'Kavya' }),
    ]),
  )
})
