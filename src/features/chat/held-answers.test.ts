// What the desk answers is held for ten seconds: sent by a job, or taken back by its writer.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, kavya, meera, rohan, vikram } from '#seed/people.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { openStream } from '#tests/stream.ts'
import { sendWhatIsDue } from '#tests/due-answers.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deskActionSeals, deskActions } from '../audit/tables.ts'
import { claims, requests } from '../desk-kit/tables.ts'
import { documents } from '../documents/tables.ts'
import { sendHeld } from './held-answers.ts'
import { chatHeld, chatMessages, chatReads } from './tables.ts'

let app: TeamApp
let asKavya: Visitor
let asMeera: Visitor
let asDev: Visitor

beforeAll(async () => {
  app = await openTeamApp()
  ;[asKavya, asMeera, asDev] = [await app.enter(kavya), await app.enter(meera), await app.enter(dev)]
})
beforeEach(async () => {
  app.clock.set('2026-06-15T06:00:00Z')
  await app.clear(chatHeld, chatReads, chatMessages, requests, claims, deskActionSeals, deskActions)
  await asMeera.api.chat.say({ text: 'Which gate is mine?' })
})
afterAll(() => app.end())

const student = () => app.idOf(meera)
const hold = (text: string, who = asKavya, more: { documents?: string[] } = {}) =>
  who.api.chat.hold({ student: student(), text, ...more })
const takeBack = (id: string, who = asKavya) => answerOf(who.api.chat.takeBack({ student: student(), id }))
const afterTenSeconds = async () => {
  app.clock.pass({ seconds: 10 })
  await sendWhatIsDue(app.services)
}
const said = async () => (await asMeera.api.chat.read({})).messages.map(({ text }) => text)
const seen = (who: Visitor) => who.api.chat.readOf({ student: student() })
const waiting = async () => (await asDev.api.requests.list({ state: 'open' })).map(({ kind }) => kind)
const audited = async () =>
  (await asDev.api.desk.actions({ about: student() }))
    .map(({ what, by }) => `${what} by ${by}`)
    .filter(line => line.startsWith('chat-answer'))
    .toReversed()

describe('an answer', () => {
  test('is not the student’s before ten seconds are over, waits until then, and is sent by the next look', async () => {
    const held = await hold('The one with the yellow board.')
    expect(held.sendAt).toBe('2026-06-15T06:00:10Z')
    app.clock.pass({ seconds: 9 })
    await sendHeld(app.services)
    expect(await said()).toEqual(['Which gate is mine?'])
    expect(await waiting()).toEqual(['chat'])
    expect((await app.services.db.select().from(chatHeld)).length).toBe(1)

    const stream = await openStream(app, asMeera)
    app.clock.pass({ seconds: 4 })
    await sendHeld(app.services)
    await expect.poll(() => stream.heard.flatMap(({ abouts }) => abouts)).toContain('chat')
    stream.close()
    expect((await asMeera.api.chat.read({})).messages.at(-1)).toMatchObject({
      number: 2,
      text: 'The one with the yellow board.',
      by: 'Kavya',
      at: '2026-06-15T06:00:13Z',
    })
    expect(await waiting()).toEqual([])
    // It is answered from when it was sent, by who wrote it.
    expect(await asDev.api.requests.list({ state: 'settled' })).toMatchObject([
      { settledAt: '2026-06-15T06:00:13Z', settledBy: 'Kavya' },
    ])
    expect(await audited()).toEqual(['chat-answer-held by Kavya Menon', 'chat-answer-sent by Kavya Menon'])
  })

  test('is sealed while it is held, and its words are its writer’s alone until then', async () => {
    await hold('We will find a way in Mumbai')
    const [row] = await app.services.db.select().from(chatHeld)
    expect(Buffer.from(row?.sealedText ?? []).toString('latin1')).not.toContain('Mumbai')
    expect((await seen(asKavya)).held).toMatchObject([{ isMine: true, text: 'We will find a way in Mumbai' }])
    const others = await seen(asDev)
    expect(others).toMatchObject({ claim: { firstName: 'Kavya' }, held: [{ by: 'Kavya', isMine: false, text: '' }] })
    expect(JSON.stringify(others)).not.toContain('Mumbai')
    expect(await asDev.api.chat.queue()).toMatchObject([{ isSending: true, claim: { firstName: 'Kavya' } }])
    expect(await asDev.api.requests.inbox({})).toMatchObject([{ kind: 'chat', isSending: true }])
    await afterTenSeconds()
    expect(await asDev.api.requests.inbox({})).toEqual([])
    expect((await seen(asDev)).held).toEqual([])
    expect(await asDev.api.chat.queue()).toMatchObject([{ isSending: false, last: { text: /Mumbai/ } }])
  })

  test('that is taken back is never sent, and says what it said; the student still waits', async () => {
    const { id } = await hold('The wrong gate')
    expect(await takeBack(id)).toMatchObject({ status: 200, body: { text: 'The wrong gate', documents: [] } })
    expect(await asKavya.api.requests.inbox({})).toMatchObject([{ kind: 'chat', isSending: false }])
    await afterTenSeconds()
    expect(await said()).toEqual(['Which gate is mine?'])
    expect(await waiting()).toEqual(['chat'])
    expect((await seen(asKavya)).held).toEqual([])
    expect(await audited()).toEqual(['chat-answer-held by Kavya Menon', 'chat-answer-taken-back by Kavya Menon'])
    // Pressed in a second tab: it is not there, and nobody reads that it was sent.
    expect(await takeBack(id)).toMatchObject({ status: 404 })
  })

  test('that is sent cannot be taken back, and it is said so', async () => {
    const { id } = await hold('The one with the yellow board.')
    await afterTenSeconds()
    expect(await takeBack(id)).toMatchObject({
      status: 409,
      body: { code: 'sent-already', message: 'It was sent a moment ago.' },
    })
    expect(await said()).toHaveLength(2)
  })

  test('that was due and not sent yet can be taken back: what counts is whether the student has it', async () => {
    const { id } = await hold('Late')
    app.clock.pass({ minutes: 5 })
    expect(await takeBack(id)).toMatchObject({ status: 200 })
    await sendHeld(app.services)
    expect(await said()).toHaveLength(1)
  })

  test('is taken back by its writer alone', async () => {
    const { id } = await hold('The one with the yellow board.')
    expect(await takeBack(id, asDev)).toMatchObject({ status: 404 })
    expect(await takeBack(id, await app.enter(vikram))).toMatchObject({ status: 404 })
    const elsewhere = answerOf(asKavya.api.chat.takeBack({ student: app.idOf(rohan), id }))
    expect(await elsewhere).toMatchObject({ status: 404 })
    await afterTenSeconds()
    expect(await said()).toHaveLength(2)
  })

  test('cannot be begun for a guest, nor by a lender or a student, nor without words', async () => {
    const guest = await app.enterAsGuest()
    expect(await answerOf(asKavya.api.chat.hold({ student: guest.id, text: 'x' }))).toMatchObject({ status: 404 })
    expect(await answerOf(hold('x', await app.enter(vikram)))).toMatchObject({ status: 404 })
    expect(await answerOf(hold('x', asMeera))).toMatchObject({ status: 404 })
    expect(await answerOf(hold(' '))).toMatchObject({ status: 422 })
    expect(await app.services.db.select().from(chatHeld)).toEqual([])
  })
})

describe('at the same moment', () => {
  test('five jobs send three answers once each, in the order in which they were written', async () => {
    for (const text of ['First', 'Second', 'Third']) {
      await hold(text)
      app.clock.pass({ seconds: 1 })
    }
    app.clock.pass({ seconds: 10 })
    await Promise.all(Array.from({ length: 5 }, () => sendHeld(app.services)))
    // What one of them held as the others looked is left to the next.
    await sendHeld(app.services)
    expect(await said()).toEqual(['Which gate is mine?', 'First', 'Second', 'Third'])
    expect(await app.services.db.select().from(chatHeld)).toEqual([])
  })

  test('undone and sent: it is one of the two, and the answer says which', async () => {
    for (let round = 1; round <= 12; round += 1) {
      const before = (await said()).length
      const { id } = await hold(`Round ${round}`)
      app.clock.pass({ seconds: 10 })
      const [undone] = await Promise.all([takeBack(id), sendHeld(app.services), sendHeld(app.services)])
      const sent = (await said()).length - before
      expect([undone.status, sent]).toEqual(undone.status === 200 ? [200, 0] : [409, 1])
    }
  })

  test('two who answer are both heard, as without the ten seconds', async () => {
    await hold('From Kavya')
    await hold('From Dev', asDev)
    await afterTenSeconds()
    expect(await said()).toEqual(['Which gate is mine?', 'From Kavya', 'From Dev'])
  })
})

test('a file goes with it, and is free again where it is taken back', async () => {
  const address = `/api/desk/documents?name=gates.pdf&purpose=chat&student=${student()}`
  const pdf = `%PDF-1.7\n${'x'.repeat(200)}\n%%EOF`
  const { body } = await asKavya.call('POST', address, pdf, { 'content-type': 'application/octet-stream' })
  const sent: string = Object(body).id
  const attached = async () => (await app.services.db.select().from(documents)).map(({ attachedTo }) => attachedTo)
  const first = await hold('', asKavya, { documents: [sent] })
  expect(await attached()).toEqual([`chat-held:${first.id}`])
  expect(await takeBack(first.id)).toMatchObject({ body: { documents: [{ id: sent, name: 'gates.pdf' }] } })
  expect(await attached()).toEqual([null])
  await hold('With the file', asKavya, { documents: [sent] })
  await afterTenSeconds()
  expect(await attached()).toEqual([`chat:${student()}:2`])
  expect(ensure((await asMeera.api.chat.read({})).messages.at(-1)).documents).toMatchObject([{ name: 'gates.pdf' }])
})
