import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transcripts as brought } from '#seed/transcripts.ts'
import { arjun, kavya, meera, rohan, dev } from '#seed/people.ts'
import { answerOf, ensure, type Api } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { applications } from '#src/features/people/tables.ts'
import { universities } from '#src/features/universities/tables.ts'
import { stockTranscripts } from './stock.ts'
import { transcriptContributions, transcriptParams, transcripts } from './tables.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
let asKavya: Visitor
let asDev: Visitor

const asu = 'arizona-state-university-campus-immersion'

beforeAll(async () => {
  app = await openTeamApp()
  const at = app.clock.now()
  const ids = [...new Set(brought.map(({ university }) => university))]
  await app.services.db
    .insert(universities)
    .values(ids.map(id => ({ id, name: id, nameKey: id, createdAt: at, verifiedAt: at, revision: 1 })))
  await stockTranscripts(app.services, brought)
  ;[asMeera, asRohan, asKavya, asDev] = await Promise.all([
    app.enter(meera),
    app.enter(rohan),
    app.enter(kavya),
    app.enter(dev),
  ])
})
beforeEach(async () => {
  const { db } = app.services
  for (const table of [transcriptParams, transcriptContributions, requests]) await db.delete(table)
})
afterAll(() => app.end())

const question = { university: asu, subject: 'comp sci', consulate: 'Hyderabad', funding: 'funding-loan' }
const ask = (who: Visitor, wanted = question) => who.api.transcripts.ask(wanted)
const list = (who: Visitor, asked: Parameters<Api['transcripts']['list']>[0] = {}) => who.api.transcripts.list(asked)

describe('what one asks for', () => {
  test('is refused with all that is missing, and a university that nobody knows', async () => {
    await expect(ask(asMeera, { university: '', subject: '', consulate: '', funding: '' })).rejects.toMatchObject({
      body: {
        fields: {
          university: 'Please select the university you are going to.',
          subject: 'Please enter the subject you are going to study.',
          consulate: 'Please select your consulate.',
          funding: 'Please select your source of funding.',
        },
      },
    })
    await expect(ask(asMeera, { ...question, university: 'nowhere' })).rejects.toMatchObject({ status: 422 })
  })

  test('is kept for them alone, and prefilled from the profile before', async () => {
    const at = app.clock.now()
    await app.services.db.insert(applications).values({
      owner: app.idOf(meera),
      university: asu,
      programme: 'MS in CS',
      outcome: 'admitted' as const,
      createdAt: at,
      updatedAt: at,
    })
    expect(await asMeera.api.transcripts.params()).toEqual({
      university: { id: asu, name: asu },
      subject: 'MS in CS',
      consulate: null,
      funding: null,
      askedAt: null,
    })
    await ask(asMeera)
    expect(await asMeera.api.transcripts.params()).toMatchObject({
      university: { id: asu },
      subject: 'comp sci',
      consulate: 'Hyderabad',
      funding: 'funding-loan',
    })
    expect(await asRohan.api.transcripts.params()).toMatchObject({
      university: null,
      askedAt: null,
    })
  })

  test('the field of the onboarding is the subject, until they say another', async () => {
    await asRohan.api.onboarding.answer({ branch: 'Public Health' })
    expect(await asRohan.api.transcripts.params()).toMatchObject({ subject: 'Public Health' })
    expect(await asRohan.api.applications.interest()).toMatchObject({
      branch: 'Public Health',
    })
  })
})

describe('the list', () => {
  test('is empty before one asks, then the nearest stand first', async () => {
    expect(await list(asMeera)).toEqual({ total: 0, hits: [], next: null })
    await ask(asMeera)
    const { hits, total, next } = await list(asMeera)
    expect(hits[0]).toMatchObject({
      matchedAttribs: { matchPercent: 100, subject: 'Computer Science', 'funding-loan': true, 'funding-self': false },
      matches: { consulate: true, university: true, subject: 'same', funding: true },
      isIllustrative: true,
    })
    const percents = hits.map(({ matchedAttribs }) => matchedAttribs.matchPercent)
    expect(percents).toEqual(percents.toSorted((one: number, other: number) => other - one))
    expect(hits[0]).not.toHaveProperty('lines')
    const second = await list(asMeera, { from: ensure(next) })
    expect(second.total).toBe(total)
    expect(second.hits.map(({ id }) => id)).not.toContain(ensure(hits[0]).id)
  })

  test('of refusals alone', async () => {
    await ask(asMeera)
    const { hits } = await list(asMeera, { outcomes: 'rejected' })
    expect(hits.every(({ matchedAttribs }) => matchedAttribs.visaAccepted === false)).toBe(true)
  })

  test('what was said is read by itself', async () => {
    await ask(asMeera)
    const { hits } = await list(asMeera)
    const { lines, takeaway } = await asMeera.api.transcripts.read({ id: ensure(hits[0]).id })
    expect(lines[0]).toMatchObject({ speaker: 'VO' })
    expect(takeaway).not.toBe('')
    await expect(asMeera.api.transcripts.read({ id: '00000000-0000-7000-8000-000000000000' })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('stocked again nothing changes, and a later wording replaces the earlier one', async () => {
    const before = await app.services.db.select().from(transcripts)
    await stockTranscripts(app.services, brought)
    expect(await app.services.db.select().from(transcripts)).toEqual(before)
    await stockTranscripts(
      app.services,
      brought.slice(0, 1).map(one => ({ ...one, subject: 'Law' })),
    )
    await ask(asMeera, { ...question, university: ensure(brought[0]).university, subject: 'llm', consulate: 'Mumbai' })
    expect((await list(asMeera)).hits[0]).toMatchObject({ matchedAttribs: { subject: 'Law', matchPercent: 100 } })
    await stockTranscripts(app.services, brought)
  })
})

type Contribution = Parameters<Api['transcripts']['tell']>[0]
const lines: Contribution['lines'] = [
  { speaker: 'VO', txt: 'Good morning, Meera.' },
  { speaker: 'Me', txt: 'Good morning. My father Suresh pays.' },
  { speaker: 'VO', txt: 'Why museums?' },
  { speaker: 'Me', txt: 'I have worked in one.' },
]
const cleared = lines.map(line => ({ ...line, txt: line.txt.replace(', Meera', '').replace(' Suresh', '') }))
const contribution: Contribution = {
  university: asu,
  subject: 'Museum Studies',
  consulate: 'Mumbai',
  funding: ['funding-self'],
  outcome: 'rejected',
  lines,
  consent: true,
}
const tell = (who: Visitor, given = contribution) => who.api.transcripts.tell(given)
const mine = (who: Visitor) => who.api.transcripts.sent()
const museums = { ...question, subject: 'museum studies', consulate: 'Mumbai', funding: 'funding-self' }

describe('the student’s own interview', () => {
  test('lies sealed until the desk has taken the names out, and then helps others', async () => {
    const { id } = await tell(asMeera)
    const rows = await app.services.db.execute("select encode(lines, 'escape') as text from transcript_contributions")
    expect(JSON.stringify(rows)).not.toMatch(/Suresh|museums/)
    expect(await asKavya.api.requests.list()).toMatchObject([{ kind: 'transcript', path: `/desk/transcripts/${id}` }])
    expect(await asKavya.api.transcriptsDesk.queue()).toMatchObject([{ id, student: { name: 'Meera Iyer' } }])
    await ask(asRohan, museums)
    expect(ensure((await list(asRohan)).hits[0]).matchedAttribs.matchPercent).toBeLessThan(100)

    expect(await asKavya.api.transcriptsDesk.edit({ id, version: 1, lines: cleared })).toEqual({ version: 2 })
    expect(await asKavya.api.transcriptsDesk.read({ id })).toMatchObject({
      lines: cleared,
      original: lines,
      version: 2,
      editedBy: 'Kavya',
    })
    await asKavya.api.transcriptsDesk.publish({ id, version: 2 })
    const hit = ensure((await list(asRohan)).hits[0])
    expect(hit).toMatchObject({ matchedAttribs: { matchPercent: 100, visaAccepted: false }, isIllustrative: false })
    expect(await asRohan.api.transcripts.read({ id: hit.id })).toMatchObject({ lines: cleared })
    expect(await asKavya.api.transcriptsDesk.read({ id })).toMatchObject({ original: null, isPublic: true })
    expect(await mine(asMeera)).toMatchObject([{ id, publishedAt: expect.any(String) }])

    // Consent is withdrawn as easily as it was given.
    await asMeera.api.transcripts.takeBack({ id })
    expect(ensure((await list(asRohan)).hits[0]).matchedAttribs.matchPercent).toBeLessThan(100)
    await expect(asRohan.api.transcripts.read({ id: hit.id })).rejects.toMatchObject({ status: 404 })
    expect(await mine(asMeera)).toEqual([])
  })

  test('two at the desk lose nothing, and nothing is published unseen', async () => {
    const { id } = await tell(asMeera)
    await asKavya.api.transcriptsDesk.edit({ id, version: 1, lines: cleared })
    await expect(asDev.api.transcriptsDesk.edit({ id, version: 1, lines })).rejects.toMatchObject({
      body: { code: 'transcript-changed', message: 'Kavya changed this while you were writing.' },
    })
    await expect(asDev.api.transcriptsDesk.publish({ id, version: 1 })).rejects.toMatchObject({ status: 409 })
    const both = await Promise.all(
      [asKavya, asDev].map(who => who.call('PUT', `/api/desk/transcripts/${id}`, { version: 2, lines: cleared })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is declined with a reason, and answered once', async () => {
    const { id } = await tell(asMeera)
    await expect(asKavya.api.transcriptsDesk.decline({ id, reason: ' ' })).rejects.toMatchObject({ status: 422 })
    await asKavya.api.transcriptsDesk.decline({ id, reason: 'It is too short to help.' })
    expect(await mine(asMeera)).toMatchObject([{ reason: 'It is too short to help.', publishedAt: null }])
    await expect(asKavya.api.transcriptsDesk.publish({ id, version: 1 })).rejects.toMatchObject({ status: 409 })
    await expect(asKavya.api.transcriptsDesk.withdraw({ id })).rejects.toMatchObject({ status: 404 })
  })

  test('one at a time, from two tabs as well, and nobody else’s', async () => {
    const both = await Promise.all([answerOf(tell(asMeera)), answerOf(tell(asMeera))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { id } = ensure((await mine(asMeera))[0])
    await expect(asRohan.api.transcripts.takeBack({ id })).rejects.toMatchObject({ status: 404 })
    expect(await mine(asRohan)).toEqual([])
    await expect(asRohan.api.transcriptsDesk.queue()).rejects.toMatchObject({ status: 404 })
  })

  test('says what is missing', async () => {
    const empty = { university: '', subject: '', consulate: '', funding: [], outcome: '', lines: [], consent: false }
    const { body: said } = await answerOf(tell(asMeera, empty))
    expect(Object.keys(Object(said).fields).toSorted()).toEqual([
      'consent',
      'consulate',
      'funding',
      'lines',
      'outcome',
      'subject',
      'university',
    ])
    const asArjun = await app.enter(arjun)
    const another = { ...contribution, lines: [{ speaker: 'Officer', txt: 'x' }] }
    expect((await asArjun.call('POST', '/api/visas/transcript-contributions', another)).status).toBe(422)
  })
})
