import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { documents } from '#src/features/documents/tables.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { mockComments, mockInterviews, mockShares } from './tables.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
let asKavya: Visitor
let asDev: Visitor
let recording: Buffer<ArrayBuffer>

beforeAll(async () => {
  app = await openTeamApp()
  asMeera = await app.enter(meera)
  asRohan = await app.enter(rohan)
  asKavya = await app.enter(kavya)
  asDev = await app.enter(dev)
  recording = await readFile('data/media/interview-window.webm')
})
beforeEach(async () => {
  await app.clear(mockInterviews, mockShares, requests, deskActions, notifications, documents)
})
afterAll(() => app.end())

async function record(who: Visitor): Promise<string> {
  const answer = await fetch(`${app.url}/api/documents?purpose=interview&name=answer.webm`, {
    method: 'POST',
    headers: { cookie: who.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
    body: recording,
  })
  return String(Object(await answer.json()).id)
}

const path = '/api/visas/mock-interview'
const body = async (answer: Promise<{ body: unknown }>) => Object((await answer).body)
const share = (who: Visitor, answers: object[]) => who.call('POST', path, { answers })
const shareOne = async (who: Visitor) =>
  share(who, [{ question: 'who-pays', document: await record(who), seconds: 40, isVideo: true }])
const atDesk = (who: Visitor, method: string, what: string, input?: object) =>
  who.call(method, `/api/desk/${what}`, input)
const queued = async () => Object((await body(atDesk(asKavya, 'GET', 'mock-interviews')))[0])
const stepOf = async (who: Visitor) => {
  const { stages } = await body(who.call('GET', '/api/journey'))
  const visas = stages.find((stage: unknown) => Object(stage).route === 'visas')
  return visas.steps.find((step: unknown) => Object(step).id === 'MockInterview')
}

test('the queue says when its student goes to the consulate', async () => {
  await shareOne(asMeera)
  expect((await queued()).visaInterview).toBeNull()
  const at = { place: 'Mumbai', interviewDay: '2026-09-15', interviewTime: '09:30' } as const
  await asMeera.api.appointment.tell(at)
  expect((await queued()).visaInterview).toBe('2026-09-15T04:00:00Z')
  await asMeera.api.appointment.remove({})
  expect((await queued()).visaInterview).toBeNull()
})

describe('from the recorder to the review and back', () => {
  test('shared, watched, commented, published, completed', async () => {
    expect(await stepOf(asMeera)).toMatchObject({ status: 'pending' })
    expect(await shareOne(asMeera)).toMatchObject({ status: 200 })
    expect(await stepOf(asMeera)).toMatchObject({ status: 'processing' })
    const { id, student, answers } = await queued()
    expect([student.name, answers]).toEqual(['Meera Iyer', 1])
    expect(await body(atDesk(asKavya, 'GET', 'requests'))).toMatchObject([
      { kind: 'mock-interview', path: `/desk/mock-interviews/${id}` },
    ])

    const {
      answers: [answer],
    } = await body(atDesk(asKavya, 'GET', `mock-interviews/${id}`))
    const watched = await fetch(`${app.url}/api/desk/documents/${answer.document}`, {
      headers: { cookie: asKavya.cookie() },
    })
    expect(Buffer.from(await watched.arrayBuffer()).equals(recording)).toBe(true)
    expect(await app.services.db.select().from(deskActions)).toMatchObject(
      ['mock-interview-read', 'document-read'].map(what => ({ what, about: app.idOf(meera) })),
    )

    expect(
      await atDesk(asKavya, 'POST', `mock-answers/${answer.id}/comments`, { at: 3, text: 'Slower.' }),
    ).toMatchObject({ status: 409 })
    await atDesk(asKavya, 'PUT', `mock-interviews/${id}/claim`)
    expect(await body(atDesk(asDev, 'PUT', `mock-interviews/${id}/claim`))).toMatchObject({
      message: 'Kavya has this interview.',
    })
    expect(await atDesk(asKavya, 'PUT', `mock-interviews/${id}/publication`)).toMatchObject({ status: 409 })
    expect(await atDesk(asKavya, 'POST', `mock-answers/${answer.id}/comments`, { at: 41, text: 'x' })).toMatchObject({
      status: 422,
    })
    await atDesk(asKavya, 'POST', `mock-answers/${answer.id}/comments`, { at: 3, text: 'Say the sum in lakh.' })
    await atDesk(asKavya, 'POST', `mock-answers/${answer.id}/comments`, { at: null, text: 'Look up.' })
    await atDesk(asKavya, 'PUT', `mock-interviews/${id}/whole`, { text: 'Good, and clear.' })
    const sealed = await app.services.db.execute("select encode(text, 'escape') as text from mock_comments")
    expect(JSON.stringify(sealed)).not.toMatch(/lakh|Look/)

    expect((await body(asMeera.call('GET', path))).interview).toMatchObject({ whole: '', answers: [{ comments: [] }] })
    expect(await asMeera.call('PUT', `${path}/completion`)).toMatchObject({ status: 409 })
    await atDesk(asKavya, 'PUT', `mock-interviews/${id}/publication`)
    expect(await stepOf(asMeera)).toMatchObject({ status: 'readyForReview' })
    expect((await body(asMeera.call('GET', path))).interview).toMatchObject({
      reviewer: 'Kavya',
      whole: 'Good, and clear.',
      answers: [
        {
          question: 'who-pays',
          comments: [{ moment: 3, text: 'Say the sum in lakh.', author: 'Kavya' }, { moment: null }],
        },
      ],
    })
    expect(await app.services.db.select().from(notifications)).toMatchObject([
      {
        owner: app.idOf(meera),
        title: 'Your mock interview is reviewed',
        href: '/visas/mock-interview',
        mails: true,
      },
    ])
    expect(await asMeera.call('DELETE', path)).toMatchObject({ status: 409 })
    await asMeera.api.mockInterview.close({})
    expect(await stepOf(asMeera)).toMatchObject({ status: 'complete' })
    await asMeera.api.mockInterview.takeBack({})
    expect(await stepOf(asMeera)).toMatchObject({ status: 'pending' })
    expect(await app.services.db.$count(mockComments)).toBe(0)
    expect(await app.services.db.$count(documents)).toBe(0)
  })

  test('a comment is taken out by anyone who has the interview', async () => {
    await shareOne(asMeera)
    const { id } = await queued()
    const {
      answers: [answer],
    } = await body(atDesk(asKavya, 'GET', `mock-interviews/${id}`))
    await atDesk(asKavya, 'PUT', `mock-interviews/${id}/claim`)
    const said = await body(atDesk(asKavya, 'POST', `mock-answers/${answer.id}/comments`, { at: 0, text: 'Hm.' }))
    expect(await atDesk(asDev, 'DELETE', `mock-comments/${said.id}`)).toMatchObject({ status: 409 })
    await atDesk(asDev, 'DELETE', `mock-interviews/${id}/claim`)
    await atDesk(asDev, 'PUT', `mock-interviews/${id}/claim`)
    expect(await atDesk(asDev, 'DELETE', `mock-comments/${said.id}`)).toMatchObject({ status: 200 })
    expect(await app.services.db.$count(mockComments)).toBe(0)
  })
})

describe('taking it back', () => {
  test('deletes the recordings and begins again', async () => {
    await shareOne(asMeera)
    await asMeera.api.mockInterview.takeBack({})
    expect(await app.services.db.$count(documents)).toBe(0)
    expect(await body(asMeera.call('GET', path))).toEqual({ share_id: null, interview: null })
    expect(await body(atDesk(asKavya, 'GET', 'requests'))).toEqual([])
    expect(await asMeera.call('DELETE', path)).toMatchObject({ status: 404 })
    expect(await shareOne(asMeera)).toMatchObject({ status: 200 })
  })
})

describe('what is refused', () => {
  test('twice, nothing, somebody else’s recording, a question that is not ours', async () => {
    const both = await Promise.all([shareOne(asMeera), shareOne(asMeera)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await share(asRohan, [])).toMatchObject({ status: 422 })
    const theirs = { question: 'who-pays', document: await record(asMeera), seconds: 4, isVideo: false }
    expect(await share(asRohan, [theirs])).toMatchObject({ status: 409 })
    expect(await share(asRohan, [{ ...theirs, question: 'toString' }])).toMatchObject({ status: 422 })
    expect(await body(asRohan.call('GET', path))).toMatchObject({ interview: null })
    expect(await asRohan.call('GET', '/api/desk/mock-interviews')).toMatchObject({ status: 404 })
  })
})

describe('a form of VideoAsk', () => {
  const set = (shareId: string) => atDesk(asKavya, 'PUT', `mock-shares/${app.idOf(meera)}`, { share_id: shareId })

  test('is in the step record, and then nothing of ours need be recorded', async () => {
    expect(await set('https://videoask.com/x')).toMatchObject({ status: 422 })
    await set('f3x9q2ab')
    expect(await stepOf(asMeera)).toMatchObject({ status: 'pending', share_id: 'f3x9q2ab' })
    expect(await share(asMeera, [])).toMatchObject({ status: 200 })
    expect(await queued()).toMatchObject({ share_id: 'f3x9q2ab', answers: 0 })
    await set('')
    expect(await stepOf(asMeera)).not.toHaveProperty('share_id')
  })
})
