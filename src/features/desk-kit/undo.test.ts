// What was just done with a row of Today is undone within ten seconds: exactly as it stood, and over nobody else's act.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, kavya, meera } from '#seed/people.ts'
import { chatMessages } from '#src/features/chat/tables.ts'
import { happenings } from '#src/features/progress/tables.ts'
import { ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { undoFor } from './rules.ts'
import { claims, requests, snoozes } from './tables.ts'

let app: TeamApp
let kavyas: Visitor
let devs: Visitor
let meeras: Visitor

beforeAll(async () => {
  app = await openTeamApp()
  kavyas = await app.enter(kavya)
  devs = await app.enter(dev)
  meeras = await app.enter(meera)
})
beforeEach(() => app.clear(requests, claims, snoozes, chatMessages, happenings))
afterAll(() => app.end())

const noted = async () => (await kavyas.api.requests.note({ student: app.idOf(meera), title: 'Call her' })).id
const rowOf = async (who: Visitor, id: string) => (await who.api.requests.inbox({})).find(row => row.id === id)
const undo = (who: Visitor, { undo: how }: { undo: string }) =>
  who.call('POST', '/api/desk/requests/undo', { undo: how })
const until = () => app.clock.now().add({ minutes: 30 }).toString()
const actions = async () => (await devs.api.desk.actions({})).map(({ what, detail }) => `${what} ${detail}`)

describe('is undone as it stood', () => {
  test('what was said to be done', async () => {
    const id = await noted()
    await kavyas.api.requests.take({ id })
    const before = await rowOf(devs, id)
    const done = await kavyas.api.requests.settle({ id })
    expect(await rowOf(devs, id)).toBeUndefined()
    expect(await undo(kavyas, done)).toMatchObject({ status: 200 })
    expect(await rowOf(devs, id)).toEqual(before)
    expect(await actions()).toContain('work-undone done')
  })

  test('what was no request and was said to be done, with who had it', async () => {
    await meeras.api.journey.askEarlyAccess({ stage: 'apartments' })
    const { id } = ensure((await kavyas.api.requests.inbox({})).find(({ isRequest }) => !isRequest))
    await kavyas.api.requests.take({ id })
    const before = await rowOf(devs, id)
    expect(await undo(kavyas, await kavyas.api.requests.settle({ id }))).toMatchObject({ status: 200 })
    expect(await rowOf(devs, id)).toEqual(before)
  })

  test('a chat that was closed without an answer', async () => {
    await meeras.api.chat.say({ text: 'Thank you!', about: null, documents: [] })
    const before = ensure((await kavyas.api.requests.inbox({}))[0])
    const closed = await kavyas.api.chat.close({ student: app.idOf(meera) })
    expect(await kavyas.api.requests.inbox({})).toEqual([])
    expect(await undo(kavyas, closed)).toMatchObject({ status: 200 })
    expect(await kavyas.api.requests.inbox({})).toEqual([before])
  })

  test('a snooze, and a snooze that took the place of another', async () => {
    const id = await noted()
    const first = until()
    const one = await kavyas.api.requests.snooze({ id, until: first })
    app.clock.pass({ seconds: 1 })
    const other = await kavyas.api.requests.snooze({ id, until: app.clock.now().add({ hours: 2 }).toString() })
    expect(await undo(kavyas, other)).toMatchObject({ status: 200 })
    expect(await rowOf(devs, id)).toMatchObject({ snoozedUntil: first })
    expect(await undo(kavyas, one)).toMatchObject({ status: 200 })
    expect(await rowOf(devs, id)).toMatchObject({ snoozedUntil: null })
    expect(await actions()).toContain('work-undone snoozed')
  })

  test('what was taken, given back, or handed over: with the note that came with it before', async () => {
    const id = await noted()
    const holder = async () => (await rowOf(kavyas, id))?.takenBy?.name
    const taken = await devs.api.requests.take({ id })
    expect(await undo(devs, taken)).toMatchObject({ status: 200 })
    expect(await holder()).toBeUndefined()
    await devs.api.requests.handOver({ id, to: app.idOf(kavya), note: 'You know her.' })
    const given = await kavyas.api.requests.giveBack({ id })
    expect(await undo(kavyas, given)).toMatchObject({ status: 200 })
    const handed = await kavyas.api.requests.handOver({ id, to: app.idOf(dev), note: '' })
    expect(await holder()).toBe('Dev')
    expect(await undo(kavyas, handed)).toMatchObject({ status: 200 })
    expect(await rowOf(kavyas, id)).toMatchObject({
      takenBy: { name: 'Kavya' },
      handed: { by: 'Dev', note: 'You know her.' },
    })
  })
})

describe('stays as it is', () => {
  const refused = (code: string) => ({ status: 409, body: { code } })

  test('after its ten seconds, and a little for the way', async () => {
    const id = await noted()
    const done = await kavyas.api.requests.settle({ id })
    app.clock.pass({ seconds: undoFor.seconds + 6 })
    expect(await undo(kavyas, done)).toMatchObject(refused('too-late-to-undo'))
    expect(await rowOf(devs, id)).toBeUndefined()
  })

  test('where a colleague would undo it, and where nobody sealed it', async () => {
    const id = await noted()
    const done = await kavyas.api.requests.settle({ id })
    expect(await undo(devs, done)).toMatchObject(refused('changed-since'))
    expect(await undo(kavyas, { undo: 'bm90aGluZw' })).toMatchObject(refused('changed-since'))
    expect(await undo(meeras, done)).toMatchObject({ status: 404 })
  })

  test('once it was undone, or a colleague has gone on with it', async () => {
    const id = await noted()
    const taken = await kavyas.api.requests.take({ id })
    await undo(kavyas, taken)
    expect(await undo(kavyas, taken)).toMatchObject(refused('changed-since'))
    const given = await kavyas.api.requests.take({ id })
    await devs.api.requests.giveBack({ id })
    await devs.api.requests.take({ id })
    expect(await undo(kavyas, given)).toMatchObject(refused('changed-since'))
    expect((await rowOf(kavyas, id))?.takenBy?.name).toBe('Dev')
  })

  test('once the student has written again: that waits for itself', async () => {
    await meeras.api.chat.say({ text: 'Thank you!', about: null, documents: [] })
    const closed = await kavyas.api.chat.close({ student: app.idOf(meera) })
    app.clock.pass({ seconds: 2 })
    await meeras.api.chat.say({ text: 'One more thing.', about: null, documents: [] })
    expect(await undo(kavyas, closed)).toMatchObject(refused('changed-since'))
    expect(await kavyas.api.requests.inbox({})).toHaveLength(1)
  })

  test('pressed twice at once, it is undone once', async () => {
    const id = await noted()
    const done = await kavyas.api.requests.settle({ id })
    const answers = await Promise.all([undo(kavyas, done), undo(kavyas, done)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('an act on something else of it since is none of this one', async () => {
    const id = await noted()
    const snoozed = await kavyas.api.requests.snooze({ id, until: until() })
    await devs.api.requests.take({ id })
    expect(await undo(kavyas, snoozed)).toMatchObject({ status: 200 })
    expect(await rowOf(kavyas, id)).toMatchObject({ snoozedUntil: null, takenBy: { name: 'Dev' } })
  })
})
