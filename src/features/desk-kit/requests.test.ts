import { ensure, type Api } from '#tests/api.ts'
import { toAnswer } from '../chat/request-kinds.ts'
import { stepToAnswer } from '../custom-steps/request-kinds.ts'
import { insuranceClaim } from '#src/stages/health-insurance/request-kinds.ts'
import { loanApplication } from '#src/stages/loans/request-kinds.ts'
import { sop } from '#src/stages/sop-review/request-kinds.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, farah, kavya, meera, neha, rohan, vikram, type DemoPerson } from '#seed/people.ts'
import { openStream } from '#tests/stream.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { ask, settle, type Asking } from './requests.ts'
import { dueAt, placeInToday } from './rules.ts'
import { claims, notes, requests } from './tables.ts'
import type { ManyAct } from './contract.ts'

let app: TeamApp
let asKavya: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  asKavya = await app.enter(kavya)
})
beforeEach(async () => {
  await app.services.db.delete(requests)
  await app.services.db.delete(claims)
})
afterAll(() => app.end())

const aStep = {
  role: 'advisor',
  kind: stepToAnswer,
  subject: 'step-1',
  title: 'Answer the form',
  path: '/desk/steps',
} as const
const requestAbout = (asking: Partial<Asking> = {}, who = meera) =>
  app.services.change(change => ask(change, app.services, { ...aStep, student: app.idOf(who), ...asking }))
const listed = (who: Visitor, state: 'open' | 'settled' = 'open') => who.api.requests.list({ state })
const titles = async (who: Visitor) => (await listed(who)).map(({ title }) => title)
const idOf = async (title: string) => {
  const [row] = await app.services.db.select().from(requests).where(eq(requests.title, title))
  return row?.id ?? ''
}

describe('what waits', () => {
  test('the most urgent first, then who has waited longest', async () => {
    await requestAbout({ subject: '1', title: 'early' })
    app.clock.pass({ minutes: 1 })
    await requestAbout({ subject: '2', title: 'late' })
    await requestAbout({ subject: '3', title: 'urgent', priority: 'urgent' })
    await requestAbout({ subject: '4', title: 'whenever', priority: 'low' })
    await requestAbout({ subject: '5', title: 'soon', priority: 'high' })
    expect(await titles(asKavya)).toEqual(['urgent', 'soon', 'early', 'late', 'whenever'])
  })

  test('asked twice while it waits it is one request; after it was settled a new one', async () => {
    await Promise.all(Array.from({ length: 20 }, () => requestAbout()))
    expect(await titles(asKavya)).toEqual(['Answer the form'])
    await app.services.change(change => settle(change, app.services, aStep))
    expect(await titles(asKavya)).toEqual([])
    expect(await listed(asKavya, 'settled')).toMatchObject([{ title: 'Answer the form', settledBy: null }])
    await requestAbout()
    expect(await titles(asKavya)).toEqual(['Answer the form'])
  })

  test('each sees what is for their seat, a lender for their bank alone', async () => {
    await requestAbout({ subject: '1', title: 'advice' })
    await requestAbout({ subject: '2', title: 'waiver', role: 'underwriter' })
    await requestAbout({ subject: '3', title: 'to SBI', role: 'lender', bank: 'State Bank of India' })
    const seen = async (who: typeof dev | typeof neha | typeof vikram | typeof farah) => titles(await app.enter(who))
    expect(await seen(farah)).toEqual(['waiver'])
    expect(await seen(vikram)).toEqual(['to SBI'])
    expect(await seen(neha)).toEqual([])
    expect(await seen(dev)).toEqual(['advice', 'waiver', 'to SBI'])
    const foreign = await (await app.enter(neha)).call('PUT', `/api/desk/requests/${await idOf('to SBI')}/taker`, {})
    expect(foreign.status).toBe(404)
  })
})

test.each([
  ['urgent', '2026-06-17T06:00:00Z', 'today'],
  ['high', '2026-06-17T06:00:00Z', 'later'],
  ['medium', '2026-06-15T09:00:00Z', 'today'],
  ['urgent', '2026-06-15T05:00:00Z', 'overdue'],
] as const)('on Today, what is %s and due at %s is under %s', (priority, due, place) => {
  expect(placeInToday({ priority, dueAt: due }, Temporal.Instant.from('2026-06-15T06:00:00Z'))).toBe(place)
})

describe('who has it', () => {
  test('one of twenty who take it at once has it, and the others are notified who', async () => {
    await requestAbout()
    const path = `/api/desk/requests/${await idOf(aStep.title)}/taker`
    const asDev = await app.enter(dev)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? asKavya : asDev).call('PUT', path, {})),
    )
    const [request] = await listed(asKavya)
    const winner = request?.takenBy?.name
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: `${winner} took this a moment ago.`,
    })
  })

  test('it is given back by who has it, or by an admin', async () => {
    await requestAbout()
    const path = `/api/desk/requests/${await idOf(aStep.title)}/taker`
    const asDev = await app.enter(dev)
    await asDev.api.requests.take({ id: await idOf(aStep.title) })
    expect((await asKavya.call('DELETE', path, {})).status).toBe(409)
    await asDev.api.requests.giveBack({ id: await idOf(aStep.title) })
    await asKavya.api.requests.take({ id: await idOf(aStep.title) })
    await asDev.api.requests.giveBack({ id: await idOf(aStep.title) })
    expect((await listed(asKavya))[0]).toMatchObject({ takenBy: null })
  })
})

describe('noted by hand', () => {
  const noting = (body: Parameters<Api['requests']['note']>[0], who = asKavya) => who.api.requests.note(body)

  test('it waits until somebody says that it is done, once', async () => {
    const body = await noting({ student: app.idOf(rohan), title: '  Call   him ', priority: 'high' })
    expect(body).toMatchObject({
      title: 'Call him',
      priority: 'high',
      kind: 'note',
      student: { name: 'Rohan Deshmukh' },
    })
    const path = `/api/desk/requests/${body.id}/settlement`
    await asKavya.api.requests.settle({ id: body.id })
    expect((await asKavya.call('PUT', path, {})).status).toBe(409)
    expect(await listed(asKavya, 'settled')).toMatchObject([{ title: 'Call him', settledBy: 'Kavya' }])
  })

  test('what a student asked for is not settled by saying so', async () => {
    await requestAbout()
    expect((await asKavya.call('PUT', `/api/desk/requests/${await idOf(aStep.title)}/settlement`, {})).status).toBe(404)
  })

  test.each([
    ['nobody', { student: crypto.randomUUID(), title: 'x' }, 404],
    ['no words', { title: ' ' }, 422],
    ['too many words', { title: 'x'.repeat(201) }, 422],
    ['a priority that there is not', { title: 'x', priority: 'now' }, 422],
  ])('%s is refused', async (_, body, status) => {
    const noted = { student: app.idOf(rohan), ...body }
    expect((await asKavya.call('POST', '/api/desk/requests', noted)).status).toBe(status)
  })

  test('a lender notes nothing about students that they do not know', async () => {
    await expect(noting({ student: app.idOf(rohan), title: 'x' }, await app.enter(vikram))).rejects.toMatchObject({
      status: 404,
    })
  })
})

test('noted again with the same key it is there once, and the second is notified so in a shape of its own', async () => {
  const wanted = { student: app.idOf(meera), title: 'Call her back', priority: 'medium' }
  const note = () => asKavya.call('POST', '/api/desk/requests', wanted, { 'idempotency-key': 'call-her-back' })
  const answers = [await note(), await note()]
  expect(answers).toMatchObject([
    { status: 200, body: { title: 'Call her back' } },
    { status: 409, body: { code: 'already-done', message: 'This was done already. Please look at the page again.' } },
  ])
  expect(await titles(asKavya)).toEqual(['Call her back'])
})

describe('handed over', () => {
  const handOver = async (who: Visitor, to: DemoPerson) =>
    (await who.call('PUT', `/api/desk/requests/${await idOf(aStep.title)}/holder`, { to: app.idOf(to) })).status
  const assignee = async () => (await listed(asKavya))[0]?.takenBy?.name

  test('to a colleague, who then has it; by nobody else but an admin', async () => {
    await requestAbout()
    expect(await handOver(asKavya, dev)).toBe(200)
    expect(await assignee()).toBe('Dev')
    expect(await handOver(asKavya, kavya)).toBe(409)
    expect(await handOver(await app.enter(dev), kavya)).toBe(200)
    expect(await assignee()).toBe('Kavya')
  })

  test('with a note, sealed, that its new owner reads and nobody else; and given on, the next note stands', async () => {
    await requestAbout()
    const asDev = await app.enter(dev)
    const hand = async (who: Visitor, to: DemoPerson, note: string) =>
      who.api.requests.handOver({ id: await idOf(aStep.title), to: app.idOf(to), note })
    const handed = async (who: Visitor) => (await listed(who))[0]?.handed
    await hand(asKavya, dev, 'Her father calls at six.')
    expect(await handed(asDev)).toEqual({ by: 'Kavya', note: 'Her father calls at six.' })
    expect(await handed(asKavya)).toBeNull()
    const [claim] = await app.services.db.select().from(claims)
    expect(Buffer.from(claim?.handedNote ?? []).toString('latin1')).not.toContain('father')
    await hand(asDev, kavya, '')
    expect([await handed(asDev), await handed(asKavya)]).toEqual([null, { by: 'Dev', note: '' }])
    await expect(hand(asKavya, dev, 'x'.repeat(4001))).rejects.toMatchObject({ status: 422 })
  })

  test('each colleague stands there with what they have taken, and how much of it is overdue', async () => {
    const loads = async (who: Visitor) =>
      new Map((await who.api.requests.colleagues()).map(({ name, taken, overdue }) => [name, [taken, overdue]]))
    await requestAbout({ subject: '1', title: 'old' })
    await requestAbout({ subject: '2', title: 'answered' })
    app.clock.pass({ hours: 24 * 7 })
    await requestAbout({ subject: '3', title: 'new' })
    for (const title of ['old', 'answered', 'new']) await asKavya.api.requests.take({ id: await idOf(title) })
    await app.services.change(change => settle(change, app.services, { kind: stepToAnswer, subject: '2' }))
    const seen = await loads(await app.enter(dev))
    expect([seen.get('Kavya'), seen.get('Dev')]).toEqual([
      [2, 1],
      [0, 0],
    ])
    // Of lenders one knows those of one's own bank, and admins.
    expect([...(await loads(await app.enter(neha))).keys()]).not.toContain('Kavya')
  })

  test('as it is taken, it is heard of where it is worked on', async () => {
    await requestAbout({ kind: sop, subject: crypto.randomUUID(), title: 'An SOP' })
    const stream = await openStream(app, await app.enter(dev))
    await asKavya.api.requests.take({ id: await idOf('An SOP') })
    await expect
      .poll(() => stream.heard.flatMap(({ abouts }) => abouts))
      .toEqual(expect.arrayContaining(['requests', 'sops']))
    stream.close()
  })

  test('not to somebody who may not answer it, nor to a student', async () => {
    await requestAbout()
    expect(await handOver(asKavya, vikram)).toBe(404)
    expect(await handOver(asKavya, meera)).toBe(404)
    expect(await assignee()).toBeUndefined()
  })
})

describe('several at once', () => {
  const many = (who: Visitor, ids: string[], act: ManyAct) => who.api.requests.changeMany({ ids, act })

  test('what one refuses stops no other', async () => {
    await requestAbout({ subject: '1', title: 'one' })
    await requestAbout({ subject: '2', title: 'two' })
    await requestAbout({ subject: '3', title: 'three' })
    const ids = await Promise.all(['one', 'two', 'three'].map(idOf))
    await (await app.enter(dev)).api.requests.take({ id: ensure(ids[1]) })
    expect(await many(asKavya, ids, { do: 'take' })).toEqual({
      done: 2,
      refused: [{ id: ids[1], message: 'Dev took this a moment ago.' }],
    })
    expect(await many(asKavya, ids, { do: 'rank', priority: 'urgent' })).toMatchObject({ done: 3 })
    expect((await listed(asKavya)).map(({ priority }) => priority)).toEqual(['urgent', 'urgent', 'urgent'])
    expect(await many(asKavya, ids, { do: 'settle' })).toMatchObject({ done: 0 })
  })

  test('handed over, they have one note, and each says so to the colleague', async () => {
    await requestAbout({ subject: '1', title: 'one' })
    await requestAbout({ subject: '2', title: 'two' })
    const [ids, asDev] = [await Promise.all(['one', 'two'].map(idOf)), await app.enter(dev)]
    const act = { do: 'hand-over', to: app.idOf(dev), note: 'I am away until Monday.' } as const
    // A second press comes too late for either.
    expect(await many(asKavya, ids, act)).toEqual({ done: 2, refused: [] })
    expect(await many(asKavya, ids, act)).toMatchObject({ done: 0, refused: [{ id: ids[0] }, { id: ids[1] }] })
    const handed = { by: 'Kavya', note: 'I am away until Monday.' }
    expect((await listed(asDev)).map(row => row.handed)).toEqual([handed, handed])
    expect((await listed(asKavya)).map(row => row.handed)).toEqual([null, null])
  })

  test('what is for others is not there', async () => {
    await requestAbout({ subject: '1', title: 'for lenders', role: 'lender', bank: 'State Bank of India' })
    const id = await idOf('for lenders')
    expect(await many(asKavya, [id], { do: 'take' })).toMatchObject({ done: 0, refused: [{ id }] })
  })
})

test('what was done by hand is put back among what waits', async () => {
  const noted = await asKavya.api.requests.note({ student: app.idOf(rohan), title: 'Call him' })
  await asKavya.api.requests.settle({ id: noted.id })
  expect(await titles(asKavya)).toEqual([])
  await asKavya.api.requests.reopen({ id: noted.id })
  expect(await titles(asKavya)).toEqual(['Call him'])
})

describe('notes about a student', () => {
  const of = (student: DemoPerson) => `/api/desk/students/${app.idOf(student)}/notes`
  const read = (who: Visitor) => who.api.requests.notes({ student: app.idOf(meera) })

  test('are read by colleagues, sealed in the database, and removed by who wrote them or an admin', async () => {
    const body = await asKavya.api.requests.writeNote({
      student: app.idOf(meera),
      text: 'Prefers to be called after six.',
      stage: 'health-insurance',
    })
    const asFarah = await app.enter(farah)
    expect(await read(asFarah)).toMatchObject([
      { text: 'Prefers to be called after six.', author: { name: 'Kavya' }, at: app.clock.now().toString() },
    ])
    const [row] = await app.services.db.select().from(notes)
    expect(Buffer.from(row?.text ?? []).toString('latin1')).not.toContain('after six')
    expect((await asFarah.call('DELETE', `/api/desk/notes/${body.id}`, {})).status).toBe(404)
    await (await app.enter(dev)).api.requests.removeNote({ id: body.id })
    expect(await read(asKavya)).toEqual([])
  })

  const write = (who: Visitor, text: string, stage?: string) =>
    who.api.requests.writeNote({ student: app.idOf(meera), text, ...(stage !== undefined && { stage }) })
  const texts = async (who: Visitor) => (await read(who)).map(({ text }) => text).toSorted()

  test('are read by those who see their stage: an underwriter reads none on visas, on loans or on the whole journey', async () => {
    await app.services.db.delete(notes)
    const [asFarah, asDev] = [await app.enter(farah), await app.enter(dev)]
    await write(asKavya, 'visas', 'visas')
    await write(asKavya, 'loans', 'loans')
    await write(asKavya, 'whole')
    await write(asDev, 'insurance', 'health-insurance')
    expect(await texts(asKavya)).toEqual(['insurance', 'loans', 'visas', 'whole'])
    expect(await texts(asDev)).toEqual(['insurance', 'loans', 'visas', 'whole'])
    expect(await texts(asFarah)).toEqual(['insurance'])
    const both = { student: app.idOf(meera), text: 'of hers', stage: 'visas' }
    expect((await asFarah.call('POST', of(meera), both)).status).toBe(422)
    // What she leaves out is the stage that she works on.
    const { id } = await write(asFarah, 'of hers')
    expect(await read(asKavya)).toContainEqual(expect.objectContaining({ id, about: 'Health Insurance' }))
    for (const path of [`/api/desk/students/${app.idOf(meera)}`, '/api/desk/inbox', '/api/desk/requests'])
      expect(JSON.stringify((await asFarah.call('GET', path)).body), path).not.toMatch(/"(visas|loans|whole)"/)
    expect((await (await app.enter(vikram)).call('GET', of(meera))).status).toBe(404)
  })

  test('one from before notes had stages is read by its author, and by others of a role once it has its stage', async () => {
    await app.services.db.delete(notes)
    const [asFarah, asDev] = [await app.enter(farah), await app.enter(dev)]
    const { id } = await write(asFarah, 'Her policy began late')
    await app.services.db.update(notes).set({ stage: null })
    expect(await texts(asFarah)).toEqual(['Her policy began late'])
    const change = (who: Visitor, stage: string | null, one = id) =>
      who.call('PUT', `/api/desk/notes/${one}/stage`, { stage })
    expect((await change(asKavya, 'visas')).status).toBe(404)
    expect((await change(asFarah, 'visas')).status).toBe(422)
    expect((await change(asDev, 'nowhere')).status).toBe(422)
    await asDev.api.requests.setStageOfNote({ id, stage: 'visas' })
    expect(await texts(asFarah)).toEqual([])
    await asFarah.api.requests.setStageOfNote({ id, stage: null })
    expect(await read(asFarah)).toMatchObject([{ stage: 'health-insurance' }])
    expect((await change(asFarah, null, crypto.randomUUID())).status).toBe(404)
  })

  test.each([
    ['a lender', vikram, meera, 'x', 404],
    ['nothing', kavya, meera, ' ', 422],
    ['too much', kavya, meera, 'x'.repeat(4001), 422],
  ])('%s', async (_, who, about, text, status) => {
    expect((await (await app.enter(who)).call('POST', of(about), { text })).status).toBe(status)
  })
})

test.each([
  [toAnswer, '2026-06-15T06:00:00Z', '2026-06-15T07:00:00Z'],
  [sop, '2026-06-12T06:00:00Z', '2026-06-15T06:00:00Z'],
  [insuranceClaim, '2026-06-12T06:00:00Z', '2026-06-16T06:00:00Z'],
  // Over Independence Day, a Saturday in 2026, and over Gandhi Jayanti, a Friday.
  [loanApplication, '2026-08-13T06:00:00Z', '2026-08-17T06:00:00Z'],
  [loanApplication, '2026-10-01T06:00:00Z', '2026-10-06T06:00:00Z'],
] as const)('$0.name asked at %s is due at %s', (kind, at, due) => {
  expect(dueAt(kind.due, Temporal.Instant.from(at)).toString()).toBe(due)
})
