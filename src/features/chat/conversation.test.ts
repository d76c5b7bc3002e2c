// What goes with a message: where it was written, files, who is writing, who has seen it, and whose it is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dev, fatima, kavya, meera, rohan, vikram, type DemoPerson } from '#seed/people.ts'
import { answerOf } from '#tests/api.ts'
import { openStream } from '#tests/stream.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import type { ConversationView, DeskConversationView, QueuedChat } from './contract.ts'

let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

const say = (who: Visitor, more: object = {}) => who.api.chat.say({ text: 'A question', ...more })
const answer = (who: Visitor, to: DemoPerson, more: object = {}) =>
  who.api.chat.answer({ student: app.idOf(to), text: 'An answer', ...more })
const mine = (who: Visitor): Promise<ConversationView> => who.api.chat.read({})
const withOne = (who: Visitor, student: DemoPerson): Promise<DeskConversationView> =>
  who.api.chat.readOf({ student: app.idOf(student) })

describe('where it was written', () => {
  test.each([
    [
      'a step by its id',
      { stage: 'vaccines', step: 'PlanDoses' },
      { stage: 'vaccines', step: 'PlanDoses', title: expect.stringMatching(/^Vaccines: ./) },
    ],
    ['a stage', { stage: 'apartments' }, { stage: 'apartments', step: null, title: 'Apartments' }],
    ['a step that is not there', { stage: 'visas', step: 'Nothing' }, { stage: 'visas', step: null, title: 'Visas' }],
    ['a stage that is not there', { stage: 'moon' }, null],
    ['no page of the journey', null, null],
  ])('%s', async (_, about, shown) => {
    const [asMeera, asKavya] = [await app.enter(meera), await app.enter(kavya)]
    app.clock.pass({ minutes: 1 })
    await say(asMeera, { about })
    expect((await withOne(asKavya, meera)).messages.at(-1)?.about).toEqual(shown)
  })
})

describe('writing', () => {
  const typing = async (who: Visitor, of?: DemoPerson) =>
    of === undefined ? who.api.chat.typing({}) : who.api.chat.typingOf({ student: app.idOf(of) })
  const names = (view: { by: string }[]) => view.map(({ by }) => by)

  test('each side sees the other, for six seconds, and until the message is there', async () => {
    const [asRohan, asKavya, asDev] = [await app.enter(rohan), await app.enter(kavya), await app.enter(dev)]
    await asRohan.api.chat.type({})
    expect(await typing(asKavya, rohan)).toEqual([{ id: app.idOf(rohan), by: 'Rohan', seconds: 6 }])
    expect(await typing(asRohan)).toEqual([])
    await asKavya.api.chat.typeTo({ student: app.idOf(rohan) })
    expect(names(await typing(asRohan))).toEqual(['Kavya'])
    // The desk sees its own people, too.
    expect(names(await typing(asDev, rohan)).toSorted()).toEqual(['Kavya', 'Rohan'])
    await say(asRohan)
    expect(names(await typing(asDev, rohan))).toEqual(['Kavya'])
    app.clock.pass({ seconds: 6 })
    expect(await typing(asRohan)).toEqual([])
  })

  test('is announced once in three seconds, however fast one types', async () => {
    const [asRohan, asKavya] = [await app.enter(rohan), await app.enter(kavya)]
    app.clock.pass({ minutes: 1 })
    const stream = await openStream(app, asKavya)
    await expect.poll(() => stream.heard.length).toBe(1)
    const type = () => asRohan.api.chat.type({})
    const notified = () => stream.heard.filter(({ abouts }) => abouts.includes('chat-typing')).length
    await Promise.all([type(), type(), type()])
    app.clock.pass({ seconds: 2 })
    await type()
    await expect.poll(notified).toBe(1)
    app.clock.pass({ seconds: 1 })
    await type()
    await expect.poll(notified).toBe(2)
    stream.close()
  })

  test('nobody sees who writes to another student', async () => {
    const [asFatima, asKavya] = [await app.enter(fatima), await app.enter(kavya)]
    await asKavya.api.chat.typeTo({ student: app.idOf(meera) })
    expect(await typing(asFatima)).toEqual([])
    expect((await asFatima.call('GET', `/api/desk/chats/${app.idOf(meera)}/typing`)).status).toBe(404)
  })
})

test('each side is notified how far the other has seen it', async () => {
  const [asFatima, asKavya] = [await app.enter(fatima), await app.enter(kavya)]
  await say(asFatima)
  const stream = await openStream(app, asFatima)
  await expect.poll(() => stream.heard.length).toBe(1)
  expect((await mine(asFatima)).seenUpTo).toBe(0)
  await asKavya.api.chat.markReadOf({ student: app.idOf(fatima), upTo: 1 })
  await expect.poll(() => stream.heard.at(-1)?.abouts).toEqual(['chat'])
  expect((await mine(asFatima)).seenUpTo).toBe(1)
  await answer(asKavya, fatima)
  expect((await withOne(asKavya, fatima)).seenUpTo).toBe(0)
  await asFatima.api.chat.markRead({ upTo: 2 })
  expect((await withOne(asKavya, fatima)).seenUpTo).toBe(2)
  stream.close()
})

describe('files', () => {
  const pdf = `%PDF-1.7\n${'x'.repeat(200)}\n%%EOF`
  const send = async (who: Visitor, address: string): Promise<string> => {
    const answered = await who.call('POST', address, pdf, { 'content-type': 'application/octet-stream' })
    expect(answered.status).toBe(200)
    return Object(answered.body).id
  }
  const asStudent = '/api/documents?name=i20.pdf&purpose=chat'

  test('go with a message, without words if they say it all, and are read by both sides', async () => {
    const [asMeera, asKavya, asRohan] = [await app.enter(meera), await app.enter(kavya), await app.enter(rohan)]
    const id = await send(asMeera, asStudent)
    expect(await say(asMeera, { text: '', documents: [id] })).toMatchObject({
      text: '',
      documents: [{ id, name: 'i20.pdf', type: 'application/pdf' }],
    })
    expect((await withOne(asKavya, meera)).messages.at(-1)).toMatchObject({ documents: [{ id, name: 'i20.pdf' }] })
    expect((await asKavya.call('GET', `/api/desk/documents/${id}`)).status).toBe(200)
    expect((await asRohan.call('GET', `/api/documents/${id}`)).status).toBe(404)

    const back = await send(asKavya, `/api/desk/documents?name=filled.pdf&purpose=chat&student=${app.idOf(meera)}`)
    await answer(asKavya, meera, { documents: [back] })
    expect((await mine(asMeera)).messages.at(-1)).toMatchObject({
      text: 'An answer',
      documents: [{ name: 'filled.pdf' }],
    })
    expect((await asMeera.call('GET', `/api/documents/${back}`)).status).toBe(200)
  })

  test('only one’s own, once, and at most five', async () => {
    const [asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
    app.clock.pass({ minutes: 1 })
    const id = await send(asMeera, asStudent)
    const before = (await mine(asRohan)).messages.length
    await expect(say(asRohan, { documents: [id] })).rejects.toMatchObject({ status: 409, body: { code: 'file-gone' } })
    expect((await mine(asRohan)).messages).toHaveLength(before)
    await say(asMeera, { documents: [id] })
    await expect(say(asMeera, { documents: [id] })).rejects.toMatchObject({ status: 409 })
    await expect(say(asMeera, { documents: Array.from({ length: 6 }, () => id) })).rejects.toMatchObject({
      status: 422,
    })
    await expect(say(asMeera, { text: ' ', documents: [] })).rejects.toMatchObject({ status: 422 })
  })
})

describe('whose it is', () => {
  const claim = (who: Visitor, student: DemoPerson, to?: DemoPerson) =>
    who.api.chat.claim({ ...(to === undefined ? {} : { to: app.idOf(to) }), student: app.idOf(student) })
  const release = (who: Visitor, student: DemoPerson) => who.api.chat.release({ student: app.idOf(student) })
  const assignee = async (who: Visitor, student: DemoPerson) => (await withOne(who, student)).claim?.firstName
  const queue = (who: Visitor): Promise<QueuedChat[]> => who.api.chat.queue()
  const inQueue = async (who: Visitor, student: DemoPerson) =>
    (await queue(who)).find(chat => chat.student.id === app.idOf(student))?.claim?.firstName

  test('taken, handed over, given back, and seen in the queue', async () => {
    const [asKavya, asDev] = [await app.enter(kavya), await app.enter(dev)]
    await release(asKavya, rohan)
    expect(await assignee(asDev, rohan)).toBeUndefined()
    await claim(asKavya, rohan)
    expect([await assignee(asDev, rohan), await inQueue(asDev, rohan)]).toEqual(['Kavya', 'Kavya'])
    await claim(asKavya, rohan, dev)
    expect(await inQueue(asKavya, rohan)).toBe('Dev')
    await release(asDev, rohan)
    expect(await inQueue(asKavya, rohan)).toBeUndefined()
    const audited = await asDev.api.desk.actions({ about: app.idOf(rohan) })
    expect(audited.slice(0, 3).map(({ what, detail }) => `${what} ${detail}`.trim())).toEqual([
      'chat-released',
      'chat-handed-over to Dev',
      'chat-taken',
    ])
  })

  test('handed over with a note, which who has it now reads, and nobody else or later', async () => {
    const [asKavya, asDev] = [await app.enter(kavya), await app.enter(dev)]
    const student = app.idOf(rohan)
    await claim(asKavya, rohan)
    await asKavya.api.chat.claim({ student, to: app.idOf(dev), note: 'He asked about Mumbai twice.' })
    expect((await withOne(asDev, rohan)).handed).toEqual({ by: 'Kavya', note: 'He asked about Mumbai twice.' })
    expect((await withOne(asKavya, rohan)).handed).toBeNull()
    await claim(asDev, rohan)
    expect((await withOne(asDev, rohan)).handed).toBeNull()
    await release(asDev, rohan)
  })

  test('anyone who answers first has it; anyone who answers next does not take it', async () => {
    const [asKavya, asDev] = [await app.enter(kavya), await app.enter(dev)]
    await release(asDev, rohan)
    await answer(asDev, rohan)
    await answer(asKavya, rohan)
    expect(await assignee(asKavya, rohan)).toBe('Dev')
  })

  test('of two who take it at once one has it', async () => {
    const [asKavya, asDev] = [await app.enter(kavya), await app.enter(dev)]
    const answers = await Promise.all([
      answerOf(claim(asKavya, meera)),
      answerOf(claim(asDev, meera)),
      answerOf(claim(asKavya, meera)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(['Kavya', 'Dev']).toContain(await assignee(asKavya, meera))
  })

  test('not to a lender, a student or nobody', async () => {
    const asKavya = await app.enter(kavya)
    await expect(claim(asKavya, rohan, vikram)).rejects.toMatchObject({ status: 404 })
    await expect(claim(asKavya, rohan, meera)).rejects.toMatchObject({ status: 404 })
    await expect(claim(await app.enter(rohan), rohan)).rejects.toMatchObject({ status: 404 })
  })
})
