// An SOP from submission to second round, on the real database: what each side may do, and what it may not.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import { answerOf, ensure, type Api } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { documents } from '#src/features/documents/tables.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { greScores, toeflScores } from '#src/features/people/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { stockUniversities } from '#src/features/universities/stock.ts'
import { readUniversities } from '#seed/universities.ts'
import { anchorAt, type Anchor, type Tag } from './feedback/rules.ts'
import { sopRemarks, sopVersions } from './tables.ts'

let app: TeamApp
let asMeera: Visitor
let asKavya: Visitor
let asDev: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  await stockUniversities(app.services, readUniversities())
  ;[asMeera, asKavya, asDev] = [await app.enter(meera), await app.enter(kavya), await app.enter(dev)]
})
beforeEach(async () => {
  app.clock.set('2026-06-15T06:00:00Z')
  for (const table of [sopRemarks, sopVersions, requests, notifications, greScores, toeflScores])
    await app.services.db.delete(table)
  // A résumé of the same moment would get another name.
  await app.clear(documents)
})
afterAll(() => app.end())

const text = 'I grew up beside a railway line in Warangal. मैं इंजीनियर बनना चाहती हूँ। 🚂 So I learned to build.'
const sop = {
  text,
  gre: { taken: true, quant: 165, verbal: 158, writing: 4.5, date: null },
  toefl: { taken: true, score: 104, scale: '0-120', date: null },
  universities: ['university-of-north-texas'],
  deadline: '2026-06-20',
  takingPaidHelp: false,
  loanProcess: 'not-applying',
} satisfies Parameters<Api['sop']['submit']>[0]
const submit = (body: object = {}, who = asMeera) => who.api.sop.submit({ ...sop, ...body })
const submitted = async (body: object = {}): Promise<string> => (await submit(body)).sopId
const mine = (who = asMeera) => who.api.sop.versions()
const statuses = async () => {
  const { stages } = await asMeera.api.journey.read({})
  return ensure(stages[0])
    .steps.slice(0, 2)
    .map(({ status }) => status)
}
const claim = (id: string, who = asKavya) => who.api.sopDesk.claim({ id })
const remark = (id: string, body: { text: string; tag?: Tag; place?: Anchor }, who = asKavya) =>
  who.api.sopDesk.remark({ ...body, id })
const on = (words: string) => ensure(anchorAt(text, text.indexOf(words), text.indexOf(words) + words.length))
const publish = (id: string, who = asKavya) => who.api.sopDesk.publish({ id })
const reviewed = async () => {
  const id = await submitted()
  await claim(id)
  const body = await remark(id, { text: 'Where exactly?', tag: 'vague', place: on('Warangal') })
  await publish(id)
  return { id, remark: body.id }
}

async function resume(name: string, content: Buffer) {
  const answer = await fetch(`${app.url}/api/documents?purpose=resume&name=${name}`, {
    method: 'POST',
    headers: { cookie: asMeera.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(content),
  })
  return { status: answer.status, body: Object(await answer.json()) }
}

describe('submitting', () => {
  test('it is one version, with all it brings, and the desk is asked', async () => {
    const file = await resume('cv.pdf', Buffer.from('%PDF-1.7 my life'))
    await submit({ resume: file.body.id })
    expect((await asKavya.api.requests.inbox({}))[0]).toMatchObject({
      words: 'SOP for University of North Texas, 19 words',
      place: 'SOP review',
    })
    expect((await mine())[0]).toMatchObject({
      number: 1,
      studentName: 'Meera Iyer',
      text,
      submissionDeadline: '2026-06-20',
      takingPaidHelp: false,
      loanProcess: 'not-applying',
      universities: [{ id: 'university-of-north-texas', isVerified: true }],
      resume: { name: 'cv.pdf' },
      feedbackSubmitted: false,
      remarks: [],
    })
    expect(await statuses()).toEqual(['complete', 'processing'])
    expect(await app.services.db.select().from(requests)).toMatchObject([
      { kind: 'sop', priority: 'high', title: 'Review an SOP' },
    ])
    expect(await app.services.db.select().from(greScores)).toMatchObject([{ quant: 165, verbal: 158, writing: 4.5 }])
    const [stored] = await app.services.db.select().from(documents).where(eq(documents.id, file.body.id))
    expect(stored?.path).toBe(`resumes/${app.idOf(meera)}/${app.clock.now().epochMilliseconds}.pdf`)
  })

  test('in New York the 14th is no past day at half past eleven that evening, though in India it is the 15th', async () => {
    app.clock.set('2026-06-15T03:30:00Z')
    const evening = { deadline: '2026-06-14', takingPaidHelp: false }
    await expect(submit(evening)).rejects.toMatchObject({
      status: 422,
      body: { fields: { deadline: 'Please choose today or a later day.' } },
    })
    expect(await asMeera.call('PUT', '/api/profile/zone', { zone: 'Mars/Olympus' })).toMatchObject({
      status: 422,
      body: { fields: { zone: 'We do not know this time zone.' } },
    })
    await asMeera.api.profile.setZone({ zone: 'America/New_York' })
    expect(await asMeera.api.accounts.session({})).toMatchObject({ user: { zone: 'America/New_York' } })
    await submit(evening)
    await asMeera.api.profile.setZone({ zone: 'Asia/Kolkata' })
    app.clock.set('2026-06-15T06:00:00Z')
  })

  test('twenty times at once, and once more after a lost answer, it is one version', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerOf(submit())))
    expect(new Set(answers.map(({ status, body }) => `${status} ${Object(body).sopId}`)).size).toBe(1)
    await submit()
    expect(await mine()).toHaveLength(1)
    expect(await app.services.db.$count(toeflScores)).toBe(1)
  })

  test('repeated under its key after a lost answer it is answered the same, and no text is kept for that', async () => {
    const key = { 'idempotency-key': 'a-key-of-meeras-own' }
    const [first, again] = [
      await asMeera.call('POST', '/api/sop/versions', sop, key),
      await asMeera.call('POST', '/api/sop/versions', sop, key),
    ]
    expect([again.status, again.body]).toEqual([200, first.body])
    const kept = await app.services.sql`select answer::text from idempotency_keys`
    expect(JSON.stringify(kept)).not.toContain('railway')
  })

  test('another text while the first is with a reviewer is refused with words', async () => {
    await submitted()
    await expect(submit({ text: 'Another.' })).rejects.toMatchObject({
      status: 409,
      body: { code: 'sop-under-review' },
    })
  })

  test.each([
    ['no text', { text: ' ' }, 'text', 'Please add your sop as a text.'],
    ['no deadline', { deadline: null }, 'deadline', 'Please add Sop deadline.'],
    ['a deadline that has passed', { deadline: '2026-06-14' }, 'deadline', 'Please choose today or a later day.'],
    [
      'no word of paid help',
      { takingPaidHelp: null },
      'takingPaidHelp',
      'Please state if you are taking paid Sop help.',
    ],
    [
      'no universities',
      { universities: [] },
      'universities',
      'Please add the name of the universities to which you are applying.',
    ],
    [
      'a university that is none',
      { universities: ['hogwarts'] },
      'universities',
      'Please add the name of the universities to which you are applying.',
    ],
    ['half a GRE', { gre: { ...sop.gre, verbal: null } }, 'gre.verbal', 'Please enter valid scores.'],
    ['a TOEFL of 121', { toefl: { ...sop.toefl, score: 121 } }, 'toefl.score', 'Please enter a valid TOEFL score.'],
  ])('%s: the server says what the form says', async (_, body, field, message) => {
    await expect(submit(body)).rejects.toMatchObject({ status: 422, body: { fields: { [field]: message } } })
    expect(await mine()).toEqual([])
  })

  test.each([
    ['renamed', 'cv.pdf', Buffer.from('MZ program'), 'not what its name says'],
    [
      'locked',
      'cv.pdf',
      Buffer.from(`%PDF-1.7 ${'x'.repeat(70_000)} trailer << /Encrypt 5 0 R >>`),
      'locked with a password',
    ],
    ['empty', 'cv.pdf', Buffer.alloc(0), 'This file is empty'],
    ['a picture', 'cv.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'Please choose a PDF or a Word file'],
  ])('a resume that is %s is refused with words', async (_, name, content, words) => {
    const { status, body } = await resume(name, content)
    expect([status, body.fields.file]).toEqual([422, expect.stringContaining(words)])
  })

  test('another student’s resume is not taken', async () => {
    const file = await resume('cv.pdf', Buffer.from('%PDF-1.7 x'))
    await expect(submit({ resume: file.body.id }, await app.enter(rohan))).rejects.toMatchObject({ status: 409 })
  })

  test('nothing of it lies readable in the table', async () => {
    const id = await submitted()
    await claim(id)
    await remark(id, { text: 'Sharpen this', place: on('Warangal') })
    const rows = await app.services
      .sql`select v::text, r::text from sop_versions v join sop_remarks r on r.version = v.id`
    expect(JSON.stringify(rows)).not.toMatch(/railway|Warangal|Sharpen/)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from('railway').toString('hex'))
  })
})

describe('reviewing', () => {
  test('one of twenty who take it has it, and only they write', async () => {
    const id = await submitted()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => answerOf(claim(id, index % 2 === 0 ? asKavya : asDev))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const claimedBy = ensure((await asKavya.api.sopDesk.read({ id })).claimedBy)
    const other = claimedBy.name === 'Kavya' ? asDev : asKavya
    await expect(remark(id, { text: 'x' }, other)).rejects.toMatchObject({
      status: 409,
      body: { message: `${claimedBy.name} has this SOP. Ask them to hand it over.` },
    })
    await expect(publish(id, other)).rejects.toMatchObject({ status: 409 })
  })

  test('nobody writes on what nobody has', async () => {
    await expect(remark(await submitted(), { text: 'x' })).rejects.toMatchObject({
      status: 409,
      body: { code: 'sop-not-claimed' },
    })
  })

  test.each([
    ['the first character', 'I'],
    ['the last character', '.'],
    ['Devanagari', 'इंजीनियर बनना'],
    ['an emoji', '🚂'],
    ['all of it', text],
  ])('a remark on %s stays where it was put', async (_, words) => {
    const id = await submitted()
    await claim(id)
    const from = words === '.' ? text.length - 1 : text.indexOf(words)
    await remark(id, { text: 'Here', place: ensure(anchorAt(text, from, from + words.length)) })
    const body = await asKavya.api.sopDesk.read({ id })
    const place = ensure(ensure(body.remarks[0]).place)
    expect(place).toMatchObject({ start: from, quote: words })
    expect(text.slice(place.start, place.end)).toBe(words)
  })

  test.each([
    ['of other words', { ...on('Warangal'), quote: 'Hyderabad' }],
    ['beyond the end', { start: 0, end: 100_000, quote: text, prefix: '', suffix: '' }],
    ['the wrong way round', { ...on('Warangal'), start: 20, end: 10 }],
    [
      'half a letter',
      { start: text.indexOf('🚂') + 1, end: text.indexOf('🚂') + 2, quote: '\ude82', prefix: '', suffix: '' },
    ],
  ])('a place %s is refused', async (_, place) => {
    const id = await submitted()
    await claim(id)
    await expect(remark(id, { text: 'x', place })).rejects.toMatchObject({ status: 422 })
  })

  test('the student sees nothing of it before all is published, and then all of it', async () => {
    const id = await submitted()
    await claim(id)
    await remark(id, { text: 'One', place: on('railway') })
    await remark(id, { text: 'On the whole' })
    await asKavya.api.sopDesk.judge({ id, rubric: [{ criterion: 'fit', score: 3, note: 'Say why.' }], revision: 0 })
    expect((await mine())[0]).toMatchObject({ feedbackSubmitted: false, remarks: [], rubric: [] })
    await publish(id)
    expect((await mine())[0]).toMatchObject({
      feedbackSubmitted: true,
      reviewer: 'Kavya',
      rubric: [{ criterion: 'fit', score: 3, note: 'Say why.' }],
      remarks: [
        { text: 'One', author: 'Kavya', place: { quote: 'railway' } },
        { text: 'On the whole', place: null },
      ],
    })
    expect(await statuses()).toEqual(['complete', 'readyForReview'])
    expect(await app.services.db.select().from(notifications)).toMatchObject([
      { owner: app.idOf(meera), type: 'review', href: '/sop-review/review-feedback' },
    ])
    expect(await app.services.db.select().from(requests)).toMatchObject([{ kind: 'sop', settledBy: app.idOf(kavya) }])
    expect(await app.services.db.select().from(deskActions).where(eq(deskActions.what, 'sop-published'))).not.toEqual(
      [],
    )
  })

  test('published twice at once it is published once, and without a remark not at all', async () => {
    const id = await submitted()
    await claim(id)
    await expect(publish(id)).rejects.toMatchObject({ status: 409 })
    await remark(id, { text: 'One' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => answerOf(publish(id))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await app.services.db.$count(notifications)).toBe(1)
  })

  test('two windows of one reviewer: the later edit is notified of the earlier', async () => {
    const id = await submitted()
    await claim(id)
    const made = await remark(id, { text: 'One', place: on('railway') })
    const edit = (words: string, revision: number) =>
      asKavya.api.sopDesk.editRemark({ id: made.id, text: words, revision })
    expect(await edit('Two', 1)).toMatchObject({ revision: 2 })
    expect((await asKavya.api.sopDesk.read({ id })).remarks).toMatchObject([
      { text: 'Two', place: { quote: 'railway' } },
    ])
    await expect(edit('Three', 1)).rejects.toMatchObject({
      status: 409,
      body: { message: 'Kavya changed this while you were writing.' },
    })
    await asKavya.api.sopDesk.removeRemark({ id: made.id })
    await expect(edit('Four', 2)).rejects.toMatchObject({ status: 404 })
  })
})

describe('with the feedback', () => {
  test('help is asked for what is marked, answered, and the student is announced once', async () => {
    const { id, remark: about } = await reviewed()
    expect(await asMeera.call('PUT', `/api/sop/versions/${id}/help`, {})).toMatchObject({
      status: 409,
      body: { code: 'nothing-marked' },
    })
    await asMeera.api.sop.markForHelp({ id: about })
    await asMeera.api.sop.requestHelp({ id })
    expect(await statuses()).toEqual(['complete', 'complete'])
    expect((await mine())[0]).toMatchObject({ moreHelpRequested: true, remarks: [{ markedForHelp: true }] })
    await asDev.api.sopDesk.answerHelp({ id: about, text: 'Name the quarter of the town.' })
    expect(ensure(ensure((await mine())[0]).remarks[0]).helpAnswer).toMatchObject({
      text: 'Name the quarter of the town.',
      by: 'Dev',
    })
    expect((await app.services.db.select().from(notifications)).map(({ title }) => title)).toContain(
      'Your questions about the SOP are answered',
    )
    expect(await app.services.db.select().from(requests).where(eq(requests.kind, 'sop-help'))).toMatchObject([
      { settledBy: app.idOf(dev) },
    ])
    // Opened again, what was answered is no reason to ask once more.
    await asMeera.api.sop.reopen({ id })
    expect((await asMeera.call('PUT', `/api/sop/versions/${id}/help`, {})).status).toBe(409)
  })

  test('it is seen, rated, closed and opened again', async () => {
    const { id } = await reviewed()
    await asMeera.api.sop.see({ id })
    await asMeera.api.sop.rate({ id, rating: 4 })
    await asMeera.api.sop.close({ id })
    expect((await mine())[0]).toMatchObject({ reviewSeen: true, reviewRating: 4 })
    expect(await statuses()).toEqual(['complete', 'complete'])
    await asMeera.api.sop.reopen({ id })
    expect(await statuses()).toEqual(['complete', 'readyForReview'])
  })

  test('a rating that lay on a device does not write over one from another device', async () => {
    const { id } = await reviewed()
    const rate = (rating: number, was?: number | null) =>
      asMeera.api.sop.rate({ id, rating, ...(was !== undefined && { was: { rating: was } }) })
    await rate(4, null)
    await expect(rate(2, null)).rejects.toMatchObject({
      status: 409,
      body: { code: 'changed-elsewhere', fields: { rating: 'Very helpful' } },
    })
    await rate(4, null)
    expect((await mine())[0]).toMatchObject({ reviewRating: 4 })
    await rate(2)
  })

  test('nobody else’s, and not before it is there', async () => {
    const { id, remark: about } = await reviewed()
    const asRohan = await app.enter(rohan)
    expect(await mine(asRohan)).toEqual([])
    expect(await asRohan.call('PUT', `/api/sop/versions/${id}/rating`, { rating: 1 })).toMatchObject({
      status: 404,
      body: { message: 'Your SOP application is not found. Please contact us to get this fixed.' },
    })
    for (const path of [
      `versions/${id}/help`,
      `versions/${id}/completion`,
      `versions/${id}/seen`,
      `remarks/${about}/help`,
    ]) {
      expect((await asRohan.call('PUT', `/api/sop/${path}`, {})).status).toBe(404)
    }
    await submitted({ text: 'A second one.' })
    const [latest] = await mine()
    expect((await asMeera.call('PUT', `/api/sop/versions/${latest?.['sopId']}/rating`, { rating: 5 })).status).toBe(409)
  })

  test('a new version begins a new round; the reviewer has what was said before', async () => {
    const { id } = await reviewed()
    const next = await submitted({ text: `Hello. ${text}` })
    expect(await statuses()).toEqual(['complete', 'processing'])
    expect((await mine()).map(({ number, feedbackSubmitted }) => [number, feedbackSubmitted])).toEqual([
      [2, false],
      [1, true],
    ])
    const body = await asKavya.api.sopDesk.read({ id: next })
    expect(body.earlier).toMatchObject([{ sopId: id, number: 1, remarks: [{ place: { quote: 'Warangal' } }] }])
    // The first round is over: it is not opened again.
    expect((await asMeera.call('DELETE', `/api/sop/versions/${id}/completion`, {})).status).toBe(404)
  })
})

test('the desk reads in the student’s history what happened to the SOP', async () => {
  await reviewed()
  const { history } = await asKavya.api.students.read({ id: app.idOf(meera) })
  const said = history.map(({ what, by }) => [what, by])
  expect(said).toContainEqual(['Submitted version 1 of the SOP', null])
  expect(said).toContainEqual(['Was sent the feedback on version 1 of the SOP', 'Kavya'])
})

test('the queue: nearest deadline first, then who has waited longest, then the answered ones', async () => {
  await submitted({ deadline: '2026-09-01' })
  app.clock.pass({ hours: 1 })
  const asRohan = await app.enter(rohan)
  await submit({ deadline: '2026-07-01' }, asRohan)
  const queue = async () => (await asKavya.api.sopDesk.queue()).map(({ student }) => student.name)
  expect(await queue()).toEqual(['Rohan Deshmukh', 'Meera Iyer'])
  const { sopId } = ensure((await mine(asRohan))[0])
  await claim(sopId)
  await remark(sopId, { text: 'Good.' })
  await publish(sopId)
  expect(await queue()).toEqual(['Meera Iyer', 'Rohan Deshmukh'])
})
