import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import { ensure, type Api } from '#tests/api.ts'
import { answerOf } from '#tests/api.ts'
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

const share = (who: Visitor, answers: Parameters<Api['mockInterview']['share']>[0]['answers']) =>
  who.api.mockInterview.share({ answers })
const shareOne = async (who: Visitor) =>
  share(who, [{ question: 'who-pays', document: await record(who), seconds: 40, isVideo: true }])
const queued = async () => ensure((await asKavya.api.mockInterviewDesk.queue())[0])
const stepOf = async (who: Visitor) => {
  const { stages } = await who.api.journey.read({})
  const visas = ensure(stages.find(({ route }) => route === 'visas'))
  return visas.steps.find(({ id }) => id === 'MockInterview')
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
    await shareOne(asMeera)
    expect(await stepOf(asMeera)).toMatchObject({ status: 'processing' })
    const { id, student, answers } = await queued()
    expect([student.name, answers]).toEqual(['Meera Iyer', 1])
    expect(await asKavya.api.requests.list()).toMatchObject([
      { kind: 'mock-interview', path: `/desk/mock-interviews/${id}` },
    ])

    const answer = ensure((await asKavya.api.mockInterviewDesk.read({ id })).answers[0])
    const watched = await fetch(`${app.url}/api/desk/documents/${answer.document}`, {
      headers: { cookie: asKavya.cookie() },
    })
    expect(Buffer.from(await watched.arrayBuffer()).equals(recording)).toBe(true)
    expect(await app.services.db.select().from(deskActions)).toMatchObject(
      ['mock-interview-read', 'document-read'].map(what => ({ what, about: app.idOf(meera) })),
    )

    await expect(
      asKavya.api.mockInterviewDesk.comment({ id: answer.id, at: 3, text: 'Slower.' }),
    ).rejects.toMatchObject({ status: 409 })
    await asKavya.api.mockInterviewDesk.claim({ id })
    await expect(asDev.api.mockInterviewDesk.claim({ id })).rejects.toMatchObject({
      body: { message: 'Kavya has this interview.' },
    })
    await expect(asKavya.api.mockInterviewDesk.publish({ id })).rejects.toMatchObject({ status: 409 })
    await expect(asKavya.api.mockInterviewDesk.comment({ id: answer.id, at: 41, text: 'x' })).rejects.toMatchObject({
      status: 422,
    })
    await asKavya.api.mockInterviewDesk.comment({ id: answer.id, at: 3, text: 'Say the sum in lakh.' })
    await asKavya.api.mockInterviewDesk.comment({ id: answer.id, at: null, text: 'Look up.' })
    await asKavya.api.mockInterviewDesk.sayOnWhole({ id, text: 'Good, and clear.' })
    const sealed = await app.services.db.execute("select encode(text, 'escape') as text from mock_comments")
    expect(JSON.stringify(sealed)).not.toMatch(/lakh|Look/)

    expect((await asMeera.api.mockInterview.read()).interview).toMatchObject({ whole: '', answers: [{ comments: [] }] })
    await expect(asMeera.api.mockInterview.close({})).rejects.toMatchObject({ status: 409 })
    await asKavya.api.mockInterviewDesk.publish({ id })
    expect(await stepOf(asMeera)).toMatchObject({ status: 'readyForReview' })
    expect((await asMeera.api.mockInterview.read()).interview).toMatchObject({
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
    await expect(asMeera.api.mockInterview.takeBack({})).rejects.toMatchObject({ status: 409 })
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
    const answer = ensure((await asKavya.api.mockInterviewDesk.read({ id })).answers[0])
    await asKavya.api.mockInterviewDesk.claim({ id })
    const said = await asKavya.api.mockInterviewDesk.comment({ id: answer.id, at: 0, text: 'Hm.' })
    await expect(asDev.api.mockInterviewDesk.removeComment({ id: said.id })).rejects.toMatchObject({ status: 409 })
    await asDev.api.mockInterviewDesk.release({ id })
    await asDev.api.mockInterviewDesk.claim({ id })
    await asDev.api.mockInterviewDesk.removeComment({ id: said.id })
    expect(await app.services.db.$count(mockComments)).toBe(0)
  })
})

describe('taking it back', () => {
  test('deletes the recordings and begins again', async () => {
    await shareOne(asMeera)
    await asMeera.api.mockInterview.takeBack({})
    expect(await app.services.db.$count(documents)).toBe(0)
    expect(await asMeera.api.mockInterview.read()).toEqual({ share_id: null, interview: null })
    expect(await asKavya.api.requests.list()).toEqual([])
    await expect(asMeera.api.mockInterview.takeBack({})).rejects.toMatchObject({ status: 404 })
    await shareOne(asMeera)
  })
})

describe('what is refused', () => {
  test('twice, nothing, somebody else’s recording, a question that is not ours', async () => {
    const both = await Promise.all([answerOf(shareOne(asMeera)), answerOf(shareOne(asMeera))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await expect(share(asRohan, [])).rejects.toMatchObject({ status: 422 })
    const theirs = { question: 'who-pays', document: await record(asMeera), seconds: 4, isVideo: false }
    await expect(share(asRohan, [theirs])).rejects.toMatchObject({ status: 409 })
    await expect(share(asRohan, [{ ...theirs, question: 'toString' }])).rejects.toMatchObject({ status: 422 })
    expect(await asRohan.api.mockInterview.read()).toMatchObject({ interview: null })
    await expect(asRohan.api.mockInterviewDesk.queue()).rejects.toMatchObject({ status: 404 })
  })
})

describe('a form of VideoAsk', () => {
  const set = (shareId: string) =>
    asKavya.api.mockInterviewDesk.setForm({ student: app.idOf(meera), share_id: shareId })

  test('is in the step record, and then nothing of ours need be recorded', async () => {
    await expect(set('https://videoask.com/x')).rejects.toMatchObject({ status: 422 })
    await set('f3x9q2ab')
    expect(await stepOf(asMeera)).toMatchObject({ status: 'pending', share_id: 'f3x9q2ab' })
    await share(asMeera, [])
    expect(await queued()).toMatchObject({ share_id: 'f3x9q2ab', answers: 0 })
    await set('')
    expect(await stepOf(asMeera)).not.toHaveProperty('share_id')
  })
})
