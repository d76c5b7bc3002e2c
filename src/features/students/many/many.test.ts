// One act for many students: seen before, done once, left out with a reason, and taken back.
import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ananya, arjun, dev, farah, fatima, kavya, meera, rohan, vikram, type DemoPerson } from '#seed/people.ts'
import { contract } from '#src/app/server-modules.ts'
import { deskActions, deskActionSeals } from '#src/features/audit/tables.ts'
import { sendHeld } from '#src/features/chat/held-answers.ts'
import { chatHeld, chatMessages, chatReads } from '#src/features/chat/tables.ts'
import { customSteps, customStepStudents } from '#src/features/custom-steps/tables.ts'
import { claims, requests } from '#src/features/desk-kit/tables.ts'
import { deskTags, studentLeads, studentTags } from '#src/features/people/tables.ts'
import { erasures } from '#src/features/rights/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { deskRoles } from '#src/wire/topics.ts'
import { answerOf, type Api } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { actNames, actRoles, leftOut, moreNow, mostForMany, notConfirmed, tooMany, type ActName } from './rules.ts'
import { deskBatches, deskBatchStudents } from './tables.ts'

let app: TeamApp
let asKavya: Visitor
let asDev: Visitor

beforeAll(async () => {
  app = await openTeamApp()
  ;[asKavya, asDev] = [await app.enter(kavya), await app.enter(dev)]
})
beforeEach(async () => {
  app.clock.set('2026-06-15T06:00:00Z')
  await app.clear(
    deskBatchStudents,
    deskBatches,
    studentTags,
    deskTags,
    studentLeads,
    chatHeld,
    chatReads,
    chatMessages,
    customStepStudents,
    customSteps,
    requests,
    claims,
    erasures,
    deskActionSeals,
    deskActions,
  )
})
afterAll(() => app.end())

type Run = Parameters<Api['manyStudents']['run']>[0]
type Act = Run['act']
type Who = Run['who']

const three = [meera, rohan, arjun]
const these = (...who: readonly DemoPerson[]): Who => ({ ids: who.map(app.idOf) })
const look = (act: Act, who: Who = these(...three)) => asKavya.api.manyStudents.preview({ who, act })
const press = (act: Act, more: Partial<Run> = {}, by = asKavya) =>
  by.api.manyStudents.run({ who: these(...three), act, batch: crypto.randomUUID(), count: null, ...more })
const undo = (batch: string, by = asKavya) => by.api.manyStudents.undo({ batch })
const refusal = async (call: Promise<unknown>) => {
  const { status, body } = await answerOf(call)
  return { status, message: String(Object(body).message) }
}
const audited = async (student: DemoPerson) =>
  (
    await app.services.db
      .select()
      .from(deskActions)
      .where(eq(deskActions.about, app.idOf(student)))
      .orderBy(asc(deskActions.id))
  )
    .filter(({ what }) => what !== 'student-read')
    .map(({ what, detail }) => [what, detail].filter(Boolean).join(': '))

const leadsNow = async () =>
  Object.fromEntries(
    (
      await app.services.db
        .select({ name: people.firstName, lead: studentLeads.lead })
        .from(studentLeads)
        .innerJoin(people, eq(people.id, studentLeads.owner))
    ).map(({ name, lead }) => [name, lead === app.idOf(kavya) ? 'Kavya' : lead === app.idOf(dev) ? 'Dev' : lead]),
  )
const tagged = async (tag: string) =>
  (await asKavya.api.students.overview({ tag })).students.map(({ name }) => name.split(' ')[0]).toSorted()

describe('a lead advisor', () => {
  const toKavya = (): Act => ({ do: 'lead', lead: app.idOf(kavya) })
  beforeEach(async () => {
    await asDev.api.studentFiles.setLead({ id: app.idOf(meera), lead: app.idOf(kavya) })
    await asDev.api.studentFiles.setLead({ id: app.idOf(rohan), lead: app.idOf(dev) })
  })

  test('is shown before, given to those who have another, and each has theirs again after Undo', async () => {
    expect(await look(toKavya())).toEqual({
      first: { name: expect.stringMatching(/^(Rohan|Arjun)/), words: expect.stringMatching(/^Lead advisor: Kavya/) },
      count: 2,
      leftOut: [{ name: 'Meera Iyer', why: leftOut.isLed('Kavya') }],
    })
    // The look changed nothing.
    expect(await leadsNow()).toEqual({ Meera: 'Kavya', Rohan: 'Dev' })
    const { batch, ...done } = await press(toKavya())
    expect(done).toEqual({ done: 2, leftOut: [{ name: 'Meera Iyer', why: leftOut.isLed('Kavya') }], undoSeconds: 60 })
    expect(await leadsNow()).toEqual({ Meera: 'Kavya', Rohan: 'Kavya', Arjun: 'Kavya' })
    expect(await audited(rohan)).toEqual(['lead-assigned: Dev', 'lead-assigned: Kavya, as one of 2'])

    expect(await undo(batch)).toEqual({ undone: 2, kept: 0 })
    expect(await leadsNow()).toEqual({ Meera: 'Kavya', Rohan: 'Dev' })
    expect((await audited(rohan)).at(-1)).toBe('lead-assigned: Dev, taken back')
    expect((await audited(arjun)).at(-1)).toBe('lead-cleared: taken back')
  })

  test('that somebody chose since stays as they chose it', async () => {
    const { batch } = await press(toKavya())
    await asDev.api.studentFiles.setLead({ id: app.idOf(rohan), lead: null })
    expect(await undo(batch)).toEqual({ undone: 1, kept: 1 })
    expect(await leadsNow()).toEqual({ Meera: 'Kavya' })
    // Pressed twice, it is as it was.
    expect(await undo(batch)).toEqual({ undone: 1, kept: 1 })
  })

  test('is nobody who is no advisor, and can be taken off', async () => {
    for (const lead of [app.idOf(farah), app.idOf(rohan), crypto.randomUUID()])
      expect((await answerOf(press({ do: 'lead', lead }))).status).toBe(409)
    const { done, leftOut: out } = await press({ do: 'lead', lead: null })
    expect([done, out]).toEqual([2, [{ name: expect.stringMatching(/^Arjun/), why: leftOut.isNobodys }]])
    expect(await leadsNow()).toEqual({})
  })
})

describe('a tag', () => {
  const fall: Act = { do: 'tag', tag: 'Fall 2027' }

  test('is given to who does not have it, and taken from those alone by Undo', async () => {
    await asKavya.api.studentFiles.addTag({ id: app.idOf(meera), tag: 'fall 2027' })
    expect(await look(fall)).toMatchObject({
      count: 2,
      first: { words: 'Tags: fall 2027' },
      leftOut: [{ name: 'Meera Iyer', why: leftOut.hasTag }],
    })
    const { batch, done } = await press(fall)
    expect(done).toBe(2)
    expect(await tagged('fall 2027')).toEqual(['Arjun', 'Meera', 'Rohan'])
    expect(await audited(arjun)).toEqual(['tag-given: fall 2027, as one of 2'])
    expect(await undo(batch)).toEqual({ undone: 2, kept: 0 })
    expect(await tagged('fall 2027')).toEqual(['Meera'])
  })

  test('is not given beyond eight, and the others get it', async () => {
    for (const tag of ['1', '2', '3', '4', '5', '6', '7', '8'])
      await asKavya.api.studentFiles.addTag({ id: app.idOf(meera), tag })
    expect(await press(fall)).toMatchObject({ done: 2, leftOut: [{ name: 'Meera Iyer', why: leftOut.hasManyTags }] })
  })

  test('is given once, however often and however parallel it is pressed', async () => {
    const batch = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => press(fall, { batch })))
    for (const answer of answers) expect(answer).toEqual({ batch, done: 3, leftOut: [], undoSeconds: 60 })
    expect(await press(fall, { batch })).toEqual(answers[0])
    expect(await audited(meera)).toEqual(['tag-given: Fall 2027, as one of 3'])
    // Two batches at once: each student has it from one of them.
    await app.clear(deskBatchStudents, deskBatches, studentTags, deskTags)
    const both = await Promise.all([press(fall), press(fall, { who: these(arjun, rohan, meera) }, asDev)])
    expect(both.reduce((sum, { done }) => sum + done, 0)).toBe(3)
    expect(await tagged('Fall 2027')).toEqual(['Arjun', 'Meera', 'Rohan'])
  })
})

describe('who it is for', () => {
  const tag: Act = { do: 'tag', tag: 'Chosen' }

  test('is said by ids or by what the list is filtered by, and resolved at the server', async () => {
    await asKavya.api.studentFiles.setLead({ id: app.idOf(meera), lead: app.idOf(kavya) })
    await asKavya.api.studentFiles.setLead({ id: app.idOf(fatima), lead: app.idOf(kavya) })
    await press(tag, { who: { filter: { lead: 'me' } } })
    expect(await tagged('Chosen')).toEqual(['Fatima', 'Meera'])
    await press({ do: 'tag', tag: 'Both' }, { who: { filter: { lead: 'me', tag: 'Chosen', search: 'fatima' } } })
    expect(await tagged('Both')).toEqual(['Fatima'])
    expect(await look(tag, { filter: { search: 'nobody is called that' } })).toEqual({
      first: null,
      count: 0,
      leftOut: [],
    })
  })

  test('leaves out guests, who leaves, staff and who was never there', async () => {
    const guest = await app.enterAsGuest()
    const at = app.clock.now()
    await app.services.db.insert(erasures).values({ owner: app.idOf(rohan), askedAt: at, due: at.add({ hours: 48 }) })
    const ids = [guest.id, app.idOf(rohan), app.idOf(meera), app.idOf(vikram), crypto.randomUUID()]
    const found = await look(tag, { ids })
    expect(found).toMatchObject({ count: 1, first: { name: 'Meera Iyer' } })
    expect(found.leftOut.map(({ why }) => why).toSorted()).toEqual(
      [leftOut.isGuest, leftOut.isLeaving, leftOut.isGone, leftOut.isGone].toSorted(),
    )
    const { done, leftOut: out } = await press(tag, { who: { ids } })
    expect([done, out.length]).toEqual([1, 4])
    expect(await tagged('Chosen')).toEqual(['Meera'])
  })

  test('is at least one, at most five hundred, and nothing else than that', async () => {
    for (const who of [
      { ids: [] },
      { ids: ['x'] },
      { ids: Array.from({ length: mostForMany + 1 }, () => crypto.randomUUID()) },
      { filter: { lead: 'everybody' } },
      { filter: { search: 'x'.repeat(201) } },
      {},
      'all',
    ])
      for (const path of ['/api/desk/many', '/api/desk/many/previews']) {
        const body = { who, act: tag, batch: crypto.randomUUID(), count: null }
        expect((await asKavya.call('POST', path, body)).status, JSON.stringify(who).slice(0, 60)).toBe(422)
      }
    for (const act of [{ do: 'tag', tag: ' ' }, { do: 'tag', tag: 'x'.repeat(25) }, { do: 'erase' }, { do: 'message' }])
      expect((await asKavya.call('POST', '/api/desk/many/previews', { who: these(meera), act })).status).toBe(422)
  })

  test('from a hundred on is confirmed by its number, and refused where it has become more', async () => {
    const crowd = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        firstName: name,
        lastName: 'Many',
        email: `crowd-${name}-${index}@example.com`,
        createdAt: app.clock.now(),
      }))
    await app.services.db.insert(people).values(crowd('first', 120))
    const who: Who = { filter: { search: 'Many crowd-' } }
    expect((await look(tag, who)).count).toBe(120)
    expect(await refusal(press(tag, { who }))).toEqual({ status: 409, message: notConfirmed(120) })
    expect(await refusal(press(tag, { who, count: 119 }))).toEqual({ status: 409, message: moreNow(120, 119) })
    expect(await tagged('Chosen')).toEqual([])
    const { batch, done } = await press(tag, { who, count: 120 })
    expect(done).toBe(120)
    expect(await undo(batch)).toEqual({ undone: 120, kept: 0 })
    // Fewer than a hundred that have become more are refused as well.
    expect(await refusal(press(tag, { count: 2 }))).toEqual({ status: 409, message: moreNow(3, 2) })

    await app.services.db.insert(people).values(crowd('more', 400))
    expect(await refusal(press(tag, { who, count: 500 }))).toEqual({ status: 409, message: tooMany(520) })
    await app.services.db.delete(people).where(eq(people.lastName, 'Many'))
  })
})

describe('a to-do', () => {
  const call: Act = { do: 'todo', title: 'Call about the I-20', dueOn: '2026-06-20' }
  const open = async () =>
    (await asDev.api.requests.list({ state: 'open' })).map(({ student, title }) => `${student?.name}: ${title}`)

  test('is added with its day for who does not have the same, and goes again while nobody has begun', async () => {
    await asKavya.api.requests.note({ student: app.idOf(meera), title: 'Call about the I-20' })
    expect(await look(call)).toMatchObject({
      count: 2,
      first: { words: 'To do: Call about the I-20, due on 20th June 2026' },
      leftOut: [{ name: 'Meera Iyer', why: leftOut.hasTodo }],
    })
    const { batch } = await press(call)
    expect(await open()).toHaveLength(3)
    expect(await audited(rohan)).toEqual(['todo-added: as one of 2'])
    const [ofRohan] = await asKavya.api.requests.list({ state: 'open', student: app.idOf(rohan) })
    expect(ofRohan?.dueAt).toBe('2026-06-20T18:29:00Z')
    await asKavya.api.requests.settle({ id: ofRohan?.id ?? '' })
    expect(await undo(batch)).toEqual({ undone: 1, kept: 1 })
    expect(await open()).toEqual(['Meera Iyer: Call about the I-20'])
    expect((await audited(arjun)).at(-1)).toBe('todo-taken-back')
  })

  test('that a colleague has taken stays, and no day is over', async () => {
    const { batch } = await press(call)
    const [ofRohan] = await asDev.api.requests.list({ state: 'open', student: app.idOf(rohan) })
    await asDev.api.requests.take({ id: ofRohan?.id ?? '' })
    expect(await undo(batch)).toEqual({ undone: 2, kept: 1 })
    for (const make of [look, press]) expect((await answerOf(make({ ...call, dueOn: '2026-06-14' }))).status).toBe(422)
  })

  test('is for underwriters, too, and is theirs', async () => {
    const asFarah = await app.enter(farah)
    expect((await press(call, {}, asFarah)).done).toBe(3)
    expect(await asFarah.api.requests.list({ state: 'open' })).toHaveLength(3)
  })
})

describe('a step', () => {
  const makeStep = async (more: object = {}) =>
    (
      await asKavya.api.deskCustomSteps.makeAssigned({
        stage: 'vaccines',
        type: 'ConsumeContent',
        title: 'Read about doses',
        description: '<p>So that we can plan.</p>',
        attachments: [],
        form: [],
        typeformUrl: null,
        webinarId: null,
        labels: {},
        audience: 'students',
        students: [app.idOf(meera)],
        ...more,
      })
    ).id
  const has = async (id: string) =>
    (
      await app.services.db
        .select({ name: people.firstName })
        .from(customStepStudents)
        .innerJoin(people, eq(people.id, customStepStudents.owner))
        .where(and(eq(customStepStudents.step, id), isNull(customStepStudents.withdrawnAt)))
    )
      .map(({ name }) => name)
      .toSorted()

  test('is given to who does not have it, and taken back from who has not begun', async () => {
    const step = await makeStep()
    expect(await asKavya.api.manyStudents.steps()).toEqual([
      { value: step, label: 'Read about doses (something to read or watch)' },
    ])
    expect(await look({ do: 'step', step })).toMatchObject({
      count: 2,
      first: { words: expect.stringContaining('A new step for you: Read about doses') },
      leftOut: [{ name: 'Meera Iyer', why: leftOut.hasStep }],
    })
    const { batch } = await press({ do: 'step', step })
    expect(await has(step)).toEqual(['Arjun', 'Meera', 'Rohan'])
    expect(await audited(rohan)).toEqual(['step-given-to-one: Read about doses, as one of 2'])
    const asRohan = await app.enter(rohan)
    await asRohan.api.customSteps.complete({ id: step })
    expect(await undo(batch)).toEqual({ undone: 1, kept: 1 })
    expect(await has(step)).toEqual(['Meera', 'Rohan'])
    expect((await audited(arjun)).at(-1)).toBe('step-taken-back: Read about doses')
  })

  test('that we do for them waits at the desk for each, and no more once it is taken back', async () => {
    const step = await makeStep({ type: 'Custom', students: [app.idOf(fatima)] })
    const waiting = async () => (await asKavya.api.requests.list({ state: 'open' })).length
    expect(await waiting()).toBe(1)
    const { batch } = await press({ do: 'step', step })
    expect(await waiting()).toBe(4)
    await undo(batch)
    expect(await waiting()).toBe(1)
  })

  test('that is withdrawn, for all of a stage or unknown is given to nobody', async () => {
    const withdrawn = await makeStep()
    await asKavya.api.deskCustomSteps.withdraw({ id: withdrawn })
    const forAll = await makeStep({ audience: 'stage', students: [] })
    for (const step of [withdrawn, forAll, crypto.randomUUID()])
      for (const make of [look, press]) expect((await answerOf(make({ do: 'step', step }))).status).toBe(404)
    expect(await asKavya.api.manyStudents.steps()).toEqual([])
  })
})

describe('a message', () => {
  const hello: Act = { do: 'message', text: 'Hello {first name}, the portal is open.' }
  const messagesOf = async (student: DemoPerson) =>
    (await (await app.enter(student)).api.chat.read({})).messages.map(({ text }) => text)

  test('has the first name of each, is held for ten seconds, and is sent to each once', async () => {
    expect(await look(hello)).toMatchObject({ count: 3, first: { words: expect.stringMatching(/^Hello \w+, the/) } })
    const { done, undoSeconds } = await press(hello)
    expect([done, undoSeconds]).toEqual([3, 10])
    app.clock.pass({ seconds: 9 })
    await sendHeld(app.services)
    expect(await messagesOf(meera)).toEqual([])
    app.clock.pass({ seconds: 1 })
    await sendHeld(app.services)
    // The server's own job may be the one that sends some of them.
    await expect.poll(() => messagesOf(meera)).toEqual(['Hello Meera, the portal is open.'])
    await expect.poll(() => messagesOf(arjun)).toEqual(['Hello Arjun, the portal is open.'])
    await expect.poll(() => audited(rohan)).toEqual(['chat-answer-held: as one of 3', 'chat-answer-sent'])
  })

  test('is taken back from all while it is held, and from nobody once it is sent', async () => {
    const first = await press(hello)
    expect(await undo(first.batch)).toEqual({ undone: 3, kept: 0 })
    app.clock.pass({ seconds: 20 })
    await sendHeld(app.services)
    expect(await messagesOf(meera)).toEqual([])
    const second = await press(hello)
    app.clock.pass({ seconds: 10 })
    await sendHeld(app.services)
    await expect.poll(() => app.services.db.$count(chatHeld)).toBe(0)
    expect(await undo(second.batch)).toEqual({ undone: 0, kept: 3 })
    expect(await messagesOf(meera)).toHaveLength(1)
  })

  test('is no answer to who waits for one, and names nobody who has no name', async () => {
    await (await app.enter(meera)).api.chat.say({ text: 'Which gate is mine?' })
    await app.services.db
      .update(people)
      .set({ firstName: '' })
      .where(eq(people.id, app.idOf(rohan)))
    const { done, leftOut: out } = await press(hello)
    await app.services.db
      .update(people)
      .set({ firstName: 'Rohan' })
      .where(eq(people.id, app.idOf(rohan)))
    expect(done).toBe(1)
    expect(out.map(({ why }) => why).toSorted()).toEqual([leftOut.hasNoName, leftOut.waits].toSorted())
    expect((await asKavya.api.requests.list({ state: 'open' })).map(({ kind }) => kind)).toEqual(['chat'])
  })

  test('has no other place to fill in, some words, and not too many', async () => {
    for (const text of ['', 'Hello {name}', 'x'.repeat(2001), '{first name} {last name}']) {
      const { status, body } = await answerOf(press({ do: 'message', text }))
      expect([status, Object.keys(Object(Object(body).fields))], text.slice(0, 20)).toEqual([422, ['act.text']])
    }
  })
})

test('a batch is its maker’s alone', async () => {
  const { batch } = await press({ do: 'tag', tag: 'Mine' })
  expect((await answerOf(undo(batch, asDev))).status).toBe(404)
  expect((await answerOf(undo(crypto.randomUUID()))).status).toBe(404)
  // Nor is its key used again for something else, or by somebody else.
  expect((await answerOf(press({ do: 'tag', tag: 'Mine' }, { batch }, asDev))).status).toBe(404)
  expect((await answerOf(press({ do: 'lead', lead: null }, { batch }))).status).toBe(404)
  expect(await undo(batch)).toEqual({ undone: 3, kept: 0 })
})

describe('who may do it for one student may do it for many, and nobody else', () => {
  const ofOne = {
    message: contract.chat.hold,
    step: contract.deskCustomSteps.changeStudents,
    lead: contract.studentFiles.setLead,
    tag: contract.studentFiles.addTag,
    todo: contract.requests.note,
  } satisfies Record<ActName, unknown>

  test.each(actNames)('%s', async name => {
    // A lender may note a to-do, but has no students to note it about.
    const may = deskRoles.filter(role => ofOne[name].who.some(one => one === role) && role !== 'lender')
    expect([...actRoles[name]].toSorted()).toEqual(may.toSorted())
    const act: Record<ActName, Act> = {
      message: { do: 'message', text: 'Hello' },
      step: { do: 'step', step: crypto.randomUUID() },
      lead: { do: 'lead', lead: null },
      tag: { do: 'tag', tag: 'Seen' },
      todo: { do: 'todo', title: 'Call', dueOn: null },
    }
    for (const [person, role] of [
      [kavya, 'advisor'],
      [vikram, 'lender'],
      [farah, 'underwriter'],
      [dev, 'admin'],
    ] as const) {
      const { status } = await answerOf(
        (await app.enter(person)).api.manyStudents.preview({ who: these(ananya), act: act[name] }),
      )
      const isHere = name !== 'step' && may.includes(role)
      expect(status, role).toBe(isHere ? 200 : 404)
    }
  })
})
