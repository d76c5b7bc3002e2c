import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, fatima, kavya, meera, rohan, vikram } from '#seed/people.ts'
import { answerOf } from '#tests/api.ts'
import { openStream } from '#tests/stream.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import type { ConversationView, DeskConversationView, MessageView, QueuedChat } from './contract.ts'
import { requests } from '../desk-kit/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { chatMessages, chatReads, chatNotices } from './tables.ts'

let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp()
})
beforeEach(async () => {
  app.clock.set('2026-06-15T06:00:00Z')
  await app.clear(chatReads, chatNotices, chatMessages, rateLimits, requests)
})
afterAll(() => app.end())

const say = async (who: Visitor, text: string, headers?: Record<string, string>) =>
  who.call('POST', '/api/chat', { text }, headers)
const answer = (who: Visitor, student: string, text: string) => who.api.chat.answer({ student, text })

const conversation = (who: Visitor, before?: number): Promise<ConversationView> =>
  who.api.chat.read({ ...(before !== undefined && { before }) })
const conversationWith = (who: Visitor, student: string): Promise<DeskConversationView> =>
  who.api.chat.readOf({ student })
const queue = (who: Visitor): Promise<QueuedChat[]> => who.api.chat.queue()
const texts = ({ messages }: { messages: MessageView[] }) => messages.map(({ text }) => text)

test('Meera asks, Kavya answers, and each hears of it at once', async () => {
  const [asMeera, asKavya] = [await app.enter(meera), await app.enter(kavya)]
  const [meeras, kavyas] = [await openStream(app, asMeera), await openStream(app, asKavya)]
  await expect.poll(() => [meeras.heard.length, kavyas.heard.length]).toEqual([1, 1])

  expect(await say(asMeera, '  Which gate is mine?\r\n')).toMatchObject({
    status: 200,
    body: { number: 1, text: 'Which gate is mine?', isFromDesk: false, isMine: true, by: 'Meera' },
  })
  await expect.poll(() => kavyas.heard.at(-1)?.abouts).toContain('chat')
  expect((await queue(asKavya))[0]).toMatchObject({
    student: { id: app.idOf(meera), firstName: 'Meera', name: 'Meera Iyer' },
    last: { text: 'Which gate is mine?', isFromDesk: false },
    waitingSince: '2026-06-15T06:00:00.000Z',
    unread: 1,
  })

  await answer(asKavya, app.idOf(meera), 'The one with the yellow board.')
  await expect.poll(() => meeras.heard.length).toBe(3)
  expect(await conversation(asMeera)).toMatchObject({
    unread: 1,
    messages: [{ isMine: true }, { number: 2, by: 'Kavya', isFromDesk: true, isMine: false }],
  })
  expect((await queue(asKavya))[0]).toMatchObject({ waitingSince: null, last: { isFromDesk: true, by: 'Kavya' } })
  meeras.close()
  kavyas.close()
})

test('the queue: who waits longest comes first, who has an answer last', async () => {
  const [asRohan, asFatima, asKavya] = [await app.enter(rohan), await app.enter(fatima), await app.enter(kavya)]
  await say(await app.enter(meera), 'Which gate is mine?')
  await answer(asKavya, app.idOf(meera), 'The one with the yellow board.')
  app.clock.pass({ minutes: 10 })
  await say(asRohan, 'First')
  app.clock.pass({ minutes: 10 })
  await say(asFatima, 'Second')
  app.clock.pass({ minutes: 10 })
  await say(asRohan, 'Still here')
  const ids = async () => (await queue(asKavya)).map(({ student }) => student.firstName)
  expect(await ids()).toEqual(['Rohan', 'Fatima', 'Meera'])
  expect((await queue(asKavya))[0]).toMatchObject({
    waitingSince: '2026-06-15T06:10:00.000Z',
    last: { text: 'Still here' },
    unread: 2,
  })
  await answer(asKavya, app.idOf(rohan), 'Hello')
  expect(await ids()).toEqual(['Fatima', 'Rohan', 'Meera'])
})

test('what was seen is noted for each side, never back and never beyond the end', async () => {
  const [asMeera, asKavya, asDev] = [await app.enter(meera), await app.enter(kavya), await app.enter(dev)]
  await say(asMeera, 'Which gate is mine?')
  await answer(asKavya, app.idOf(meera), 'The one with the yellow board.')
  await say(asMeera, 'One more')
  await answer(asKavya, app.idOf(meera), 'Yes?')
  const last = (await conversation(asMeera)).messages.at(-1)?.number ?? 0
  const unread = async () => [
    (await asMeera.api.chat.unread()).unread,
    (await conversationWith(asDev, app.idOf(meera))).unread,
  ]
  const markRead = (upTo: number) => asMeera.api.chat.markRead({ upTo })
  expect(await unread()).toEqual([2, 2])
  await markRead(2_000_000_000)
  await markRead(1)
  expect(await unread()).toEqual([0, 2])
  await asKavya.api.chat.markReadOf({ student: app.idOf(meera), upTo: last })
  // The desk sees it as one: what Kavya read, Dev need not.
  expect(await unread()).toEqual([0, 0])
  await answer(asKavya, app.idOf(meera), 'Are you there?')
  expect(await unread()).toEqual([1, 0])
})

describe('a long conversation', () => {
  test('is read backwards, fifty at a time', async () => {
    const asDev = await app.enter(dev)
    const asRohan = await app.enter(rohan)
    const id = app.idOf(rohan)
    await say(asRohan, 'First')
    for (let number = 1; number <= 117; number += 1) await answer(asDev, id, `Answer ${number}`)
    const newest = await conversation(asRohan)
    expect(newest.messages).toHaveLength(50)
    expect(newest.messages.at(-1)?.text).toBe('Answer 117')
    const middle = await conversation(asRohan, newest.messages[0]?.number)
    expect(middle.messages).toHaveLength(50)
    const first = await conversation(asRohan, middle.messages[0]?.number)
    expect(first.messages[0]).toMatchObject({ number: 1, text: 'First' })
    const numbers = [...first.messages, ...middle.messages, ...newest.messages].map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  test('has no gap and no duplicate when both sides write at once', async () => {
    const [asFatima, asKavya, asDev] = [await app.enter(fatima), await app.enter(kavya), await app.enter(dev)]
    const said = await Promise.all([
      ...Array.from({ length: 8 }, (_, index) => say(asFatima, `Question ${index}`)),
      ...Array.from({ length: 8 }, (_, index) =>
        answerOf(answer(index % 2 ? asKavya : asDev, app.idOf(fatima), `Answer ${index}`)),
      ),
    ])
    expect(said.map(({ status }) => status)).toEqual(said.map(() => 200))
    const { messages } = await conversation(asFatima)
    expect(messages.map(({ number }) => number)).toEqual(messages.map((_, index) => index + 1))
    expect(new Set(messages.map(({ by }) => by))).toEqual(new Set(['Fatima', 'Kavya', 'Dev']))
  })
})

test('a message sent again with its key is there once', async () => {
  const asMeera = await app.enter(meera)
  const key = { 'idempotency-key': randomUUID() }
  const twice = await Promise.all([say(asMeera, 'Only once', key), say(asMeera, 'Only once', key)])
  expect(twice[0].body).toEqual(twice[1].body)
  expect(texts(await conversation(asMeera)).filter(text => text === 'Only once')).toHaveLength(1)
  expect(await say(asMeera, 'Another', key)).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } })
})

test.each([
  ['', 'Please write a message.'],
  [' \n ', 'Please write a message.'],
  ['x'.repeat(2001), 'Please use at most 2000 characters.'],
])('%j is no message', async (text, message) => {
  const asMeera = await app.enter(meera)
  expect(await say(asMeera, text)).toMatchObject({ status: 422, body: { fields: { text: message } } })
})

test('who writes very much is asked to wait, and reads why', async () => {
  app.clock.pass({ minutes: 5 })
  const asMeera = await app.enter(meera)
  const before = (await app.services.db.select().from(chatMessages)).length
  const said = []
  for (let number = 1; number <= 21; number += 1) said.push(await say(asMeera, `Line ${number}`))
  expect(said.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(said.at(-1)).toMatchObject({
    status: 429,
    body: { message: 'You have sent many messages in a short time. Please wait a minute, then send this one again.' },
  })
  expect((await app.services.db.select().from(chatMessages)).length).toBe(before + 20)
  app.clock.pass({ minutes: 1 })
  expect((await say(asMeera, 'Line 21')).status).toBe(200)
})

describe('nobody else', () => {
  test('a guest has no chat, from either side', async () => {
    const guest = await app.enterAsGuest()
    expect(await say(guest, 'Hello')).toMatchObject({ status: 403, body: { code: 'guest' } })
    const asKavya = await app.enter(kavya)
    await expect(answer(asKavya, guest.id, 'Hello')).rejects.toMatchObject({ status: 404 })
  })

  test('another student reads their own conversation alone', async () => {
    const asRohan = await app.enter(rohan)
    expect(JSON.stringify((await asRohan.call('GET', `/api/chat?student=${app.idOf(meera)}`)).body)).not.toContain(
      'Line',
    )
    expect((await asRohan.call('GET', `/api/desk/chats/${app.idOf(meera)}`)).status).toBe(404)
  })

  test('a lender is shown no chat', async () => {
    const asVikram = await app.enter(vikram)
    expect((await asVikram.call('GET', '/api/desk/chats')).status).toBe(404)
  })
})

test('thanks need no answer: the desk closes the conversation, and it waits again once the student writes', async () => {
  const [asMeera, asKavya, asVikram] = [await app.enter(meera), await app.enter(kavya), await app.enter(vikram)]
  const close = (who: Visitor, student = app.idOf(meera)) => who.api.chat.close({ student })
  await say(asMeera, 'Thank you!')
  expect((await conversationWith(asKavya, app.idOf(meera))).waitingSince).toBe('2026-06-15T06:00:00Z')
  await expect(close(asVikram)).rejects.toMatchObject({ status: 404 })
  await expect(close(asKavya, randomUUID())).rejects.toMatchObject({ status: 404 })
  const answers = await Promise.all([answerOf(close(asKavya)), answerOf(close(asKavya))])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await queue(asKavya))[0]).toMatchObject({ waitingSince: null, last: { isFromDesk: false } })
  expect((await conversationWith(asKavya, app.idOf(meera))).waitingSince).toBeNull()
  expect(await asKavya.api.requests.list()).toEqual([])

  app.clock.pass({ minutes: 5 })
  await say(asMeera, 'One more thing: which gate?')
  expect((await queue(asKavya))[0]).toMatchObject({ waitingSince: '2026-06-15T06:05:00.000Z' })
})
