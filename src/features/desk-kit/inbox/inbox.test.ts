// Today: what they wrote, what is new to whom, and what is put off within the promise.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, farah, kavya, meera, rohan, vikram } from '#seed/people.ts'
import { chatMessages, chatReads } from '#src/features/chat/tables.ts'
import { planRisks } from '#src/features/plan/tables.ts'
import { insurance } from '#src/stages/health-insurance/request-kinds.ts'
import { ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { ask } from '../requests.ts'
import { claims, requests, seen, snoozes } from '../tables.ts'
import { sweepSeen } from './jobs.ts'
import { ageOf, firstOf, inOrder, snoozeChoices, timeWords } from './rules.ts'

let app: TeamApp
let kavyas: Visitor
let devs: Visitor
let meeras: Visitor

beforeAll(async () => {
  app = await openTeamApp() // its clock stands on 15 June 2026
  kavyas = await app.enter(kavya)
  devs = await app.enter(dev)
  meeras = await app.enter(meera)
})
beforeEach(() => app.clear(requests, claims, seen, snoozes, chatMessages, chatReads))
afterAll(() => app.end())

const writes = (text: string, stage?: string) =>
  meeras.api.chat.say({ text, about: stage === undefined ? null : { stage }, documents: [] })
const rowOf = async (who: Visitor) => ensure((await who.api.requests.inbox({}))[0])

describe('a row', () => {
  test('has what they wrote last, where, and since when', async () => {
    await writes('Hello?')
    app.clock.pass({ minutes: 5 })
    await writes(`My passport has one name only.\n${'What do I write? '.repeat(20)}`, 'visas')
    const row = await rowOf(kavyas)
    expect(row).toMatchObject({ place: 'Visas', saidAt: app.clock.now().toString(), snoozedUntil: null })
    expect(row.words).toMatch(/^My passport has one name only\. What do I write\? .*…$/)
    expect(row.words).toHaveLength(160)
  })

  test('is new to each until they look, and once more when the student writes again', async () => {
    await writes('Hello?')
    const { id } = await rowOf(kavyas)
    const isNew = async () => [(await rowOf(kavyas)).isUnread, (await rowOf(devs)).isUnread]
    expect(await isNew()).toEqual([true, true])
    await Promise.all([kavyas.api.requests.see({ id }), kavyas.api.requests.see({ id })])
    expect(await isNew()).toEqual([false, true])
    app.clock.pass({ minutes: 1 })
    await writes('Is anybody there?')
    expect(await isNew()).toEqual([true, true])
  })

  test('has the next date of the student for who may read plans, and none that is over', async () => {
    const owner = app.idOf(meera)
    const next = { day: '2026-07-01', title: 'Your flight' }
    await app.services.db
      .insert(planRisks)
      .values({ owner, day: Temporal.PlainDate.from(next.day), rules: '', risks: [], next })
    const asking = {
      kind: insurance,
      subject: crypto.randomUUID(),
      student: owner,
      title: 'Buy it',
      path: '/desk/insurance',
    }
    await app.services.change(change => ask(change, app.services, { ...asking, role: 'underwriter' }))
    const farahs = await app.enter(farah)
    expect((await rowOf(devs)).nextDate).toEqual(next)
    expect((await rowOf(farahs)).nextDate).toBeNull()
    await app.services.db.update(planRisks).set({ next: { ...next, day: '2026-06-01' } })
    expect((await rowOf(devs)).nextDate).toBeNull()
    await app.services.db.delete(planRisks)
  })
})

test('who looked at what is settled is kept for thirty days, and at what still waits for as long as it does', async () => {
  await writes('Hello?')
  const note = await kavyas.api.requests.note({ student: app.idOf(rohan), title: 'Call him' })
  const chat = ensure((await kavyas.api.requests.inbox({})).find(({ kind }) => kind === 'chat'))
  for (const { id } of [note, chat]) await kavyas.api.requests.see({ id })
  await devs.api.requests.see({ id: chat.id })
  await kavyas.api.chat.close({ student: app.idOf(meera) })
  const looksAfter = async (days: number) => {
    await sweepSeen({ db: app.services.db, now: () => app.clock.now().add({ hours: 24 * days }) })
    return (await app.services.db.select().from(seen)).map(({ kind }) => kind).toSorted()
  }
  expect(await looksAfter(30)).toEqual(['chat', 'chat', 'note'])
  expect(await looksAfter(31)).toEqual(['note'])
  expect(await looksAfter(400)).toEqual(['note'])
  await kavyas.api.requests.settle({ id: note.id })
  expect(await looksAfter(400)).toEqual([])
})

describe('a snooze', () => {
  const inMinutes = (minutes: number) => app.clock.now().add({ minutes }).toString()
  const asleep = async (who = devs) => (await rowOf(who)).snoozedUntil

  test('is for everyone at the desk, until its time', async () => {
    await writes('Hello?')
    const [{ id }, until] = [await rowOf(kavyas), inMinutes(30)]
    await kavyas.api.requests.snooze({ id, until })
    expect(await asleep()).toBe(until)
    expect((await devs.api.desk.actions({})).map(({ what }) => what)).toContain('work-snoozed')
    app.clock.pass({ minutes: 31 })
    expect(await asleep()).toBeNull()
  })

  test('ends as soon as they write', async () => {
    await writes('Hello?')
    const { id } = await rowOf(kavyas)
    app.clock.pass({ minutes: 1 })
    await kavyas.api.requests.snooze({ id, until: null })
    expect(await asleep()).toBe((await rowOf(kavyas)).dueAt)
    app.clock.pass({ minutes: 1 })
    await writes('Forget it.')
    expect(await asleep()).toBeNull()
  })

  test('never goes past the promise, and is refused once that is broken', async () => {
    await writes('Hello?')
    const { id, dueAt } = await rowOf(kavyas)
    const snooze = (until: string | null) => kavyas.call('PUT', `/api/desk/requests/${id}/snooze`, { until })
    const late = await snooze(inMinutes(61))
    expect(late).toMatchObject({ status: 409, body: { code: 'snoozed-too-long' } })
    expect(JSON.stringify(late.body)).toContain('We promised an answer by today at')
    expect(await snooze(inMinutes(-1))).toMatchObject({ status: 422 })
    expect(await snooze(dueAt)).toMatchObject({ status: 200 })
    app.clock.pass({ minutes: 61 })
    expect(await snooze(null)).toMatchObject({ status: 409, body: { code: 'overdue-already' } })
    expect(await asleep()).toBeNull()
  })

  test('set by several at once is one, and can be taken back', async () => {
    await writes('Hello?')
    const { id } = await rowOf(kavyas)
    await Promise.all([kavyas, devs, kavyas, devs].map(who => who.api.requests.snooze({ id, until: inMinutes(20) })))
    expect(await app.services.db.$count(snoozes)).toBe(1)
    await devs.api.requests.wake({ id })
    await devs.api.requests.wake({ id })
    expect(await asleep(kavyas)).toBeNull()
  })

  test('is refused for what others answer, and for what is settled', async () => {
    await writes('Hello?')
    const { id } = await rowOf(kavyas)
    for (const who of [farah, vikram]) {
      const other = await app.enter(who)
      const refused = [
        other.call('PUT', `/api/desk/requests/${id}/snooze`, { until: null }),
        other.call('PUT', `/api/desk/requests/${id}/seen`),
        other.call('DELETE', `/api/desk/requests/${id}/snooze`),
      ]
      for (const answer of await Promise.all(refused)) expect(answer).toMatchObject({ status: 404 })
    }
    await kavyas.api.chat.close({ student: app.idOf(meera) })
    await expect(kavyas.api.requests.snooze({ id, until: null })).rejects.toMatchObject({ status: 409 })
  })

  test('goes with the student', async () => {
    const { id } = await kavyas.api.requests.note({ student: app.idOf(rohan), title: 'Call him' })
    await kavyas.api.requests.snooze({ id, until: null })
    await kavyas.api.requests.see({ id })
    const rows = async () => [await app.services.db.$count(snoozes), await app.services.db.$count(seen)]
    expect(await rows()).toEqual([1, 1])
    expect((await app.services.db.select().from(seen))[0]?.owner).toBe(app.idOf(rohan))
  })
})

describe('rules', () => {
  const at = (text: string) => Temporal.Instant.from(text)
  const now = at('2026-06-15T06:00:00Z')

  test('what is late or urgent comes first, then by the promise, then who has waited longest', () => {
    const row = (
      name: string,
      dueAt: string,
      saidAt = '2026-06-15T05:00:00Z',
      priority: 'medium' | 'urgent' = 'medium',
      student: object | null = {},
    ) => ({
      student,
      name,
      dueAt,
      saidAt,
      priority,
    })
    const rows = [
      row('later', '2026-06-18T06:00:00Z'),
      row('urgent', '2026-06-19T06:00:00Z', undefined, 'urgent'),
      row('facts', '2026-06-01T05:59:00Z', undefined, 'medium', null),
      row('late', '2026-06-15T05:59:00Z'),
      row('today', '2026-06-15T07:00:00Z'),
      row('today, longer', '2026-06-15T07:00:00Z', '2026-06-15T04:00:00Z'),
    ]
    expect(inOrder(rows, now).map(({ name }) => name)).toEqual([
      'late',
      'facts',
      'today, longer',
      'today',
      'urgent',
      'later',
    ])
  })

  test.each([
    ['2026-06-15T06:30:00Z', ['Until they write']],
    ['2026-06-16T06:00:00Z', ['Until tomorrow, 9 am', 'Until they write']],
    ['2026-06-18T06:00:00Z', ['Until tomorrow, 9 am', 'For two days, until 9 am', 'Until they write']],
    ['2026-06-15T06:00:00Z', []],
  ])('promised by %s, a snooze may be %j', (due, labels) => {
    expect(snoozeChoices(at(due), now).map(({ label }) => label)).toEqual(labels)
  })

  test('words are short', () => {
    expect([firstOf('  a\n\nb '), firstOf('x'.repeat(161)).length]).toEqual(['a b', 160])
    expect(
      ['2026-06-15T05:58:00Z', '2026-06-15T03:30:00Z', '2026-06-12T06:00:00Z'].map(one => ageOf(at(one), now)),
    ).toEqual(['2 min', '2 h', '3 d'])
    expect(
      ['2026-06-15T11:08:00Z', '2026-06-16T03:30:00Z', '2026-06-20T03:30:00Z'].map(one => timeWords(at(one), now)),
    ).toEqual(['today at 4:38 pm IST', 'tomorrow at 9:00 am IST', '20th June 2026 at 9:00 am IST'])
  })
})
