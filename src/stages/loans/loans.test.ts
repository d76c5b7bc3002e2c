// From the first paper to the meeting, on the real database and the real folder.
import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lenderStock } from '#seed/loans/lenders.ts'
import { meera, rohan, type DemoPerson } from '#seed/people.ts'
import { answerOf, ensure, type Api } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { documents } from '#src/features/documents/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { papersFor, type Answers, type Part } from './application/rules.ts'
import {
  loanApplications,
  loanPapers,
  loanAgents,
  loanMeetings,
  loanSlots,
  loanSendings,
  loanAsks,
  loanOffers,
} from './tables.ts'
import { stockLenders } from './lenders/stock.ts'

let team: TeamApp
let student: Visitor
let other: Visitor

beforeAll(async () => {
  team = await openTeamApp()
  await stockLenders(team.services, lenderStock)
  await stockLenders(team.services, lenderStock)
  ;[student, other] = [await team.enter(meera), await team.enter(rohan)]
})
beforeEach(async () => {
  const { db } = team.services
  for (const table of [
    loanMeetings,
    loanSlots,
    loanAgents,
    loanAsks,
    loanOffers,
    loanSendings,
    loanPapers,
    loanApplications,
    documents,
    requests,
    rateLimits,
  ]) {
    await db.delete(table)
  }
})
afterAll(() => team.end())

const answers: Answers = {
  amount: '30',
  residential_address: '12 MG Road, Kochi',
  pan: 'ABCPI1234K',
  aadhaar_number: '9999 4105 7058',
  co_applicant_type: 'salaried',
  co_applicant_name: 'Lakshmi Iyer',
  co_applicant_pan: 'ABCPI1234L',
  ifsc: 'SBIN0001234',
  collateral: 'no',
}
async function pdfSaying(words: string) {
  const document = await PDFDocument.create()
  document.addPage().drawText(words)
  return document.save()
}
const pdf = (length = 500) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(length)])

/** A PNG that says to be this large, and is one line of zeros. */
function pictureOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const header = Buffer.concat([size, Buffer.from([8, 6, 0, 0, 0])])
  const chunks = [
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(60_000))],
    ['IEND', Buffer.alloc(0)],
  ] as const
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...chunks.map(([type, data]) => {
      const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
      length.writeUInt32BE(data.length)
      check.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])))
      return Buffer.concat([length, Buffer.from(type), data, check])
    }),
  ])
}

/** A page of a gigabyte of blanks, in a megabyte. */
function growingPdf(): Buffer {
  const blanks = deflateSync(Buffer.alloc(1024 * 1_048_576, 32))
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n',
    ),
    Buffer.from(`4 0 obj<</Length ${blanks.length}/Filter/FlateDecode>>stream\n`),
    blanks,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>'),
  ])
}

async function send(
  field: string,
  content: Uint8Array = pdf(),
  who = student,
  name = 'paper.pdf',
  key = '',
  replaces = '',
) {
  const asked = new URLSearchParams({ name, ...(replaces !== '' && { replaces }) })
  const answer = await fetch(`${team.url}/api/loans/papers/${field}?${asked}`, {
    method: 'POST',
    headers: {
      cookie: who.cookie(),
      origin: team.url,
      'content-type': 'application/octet-stream',
      ...(key !== '' && { 'idempotency-key': key }),
    },
    body: new Uint8Array(content),
  })
  return { status: answer.status, body: Object(await answer.json()) }
}
const save = (change: Parameters<typeof student.api.loanApplication.save>[0], who = student) =>
  who.api.loanApplication.save(change)
const ticked: Parameters<Api['loanApplication']['send']>[0]['banks'] = ['Avanse', 'State Bank of India']
const submit = (part: Part, who = student, banks = ticked) =>
  who.api.loanApplication.submit({ ...(part === 'financial' ? { banks } : {}), part })
const read = (who = student) => who.api.loanApplication.read()
const offers = (who = student) => who.api.loanOffers.read()
const stepsOf = async (who = student) => {
  const { stages } = await who.api.journey.read({})
  const { steps } = ensure(stages.find(stage => stage.route === 'loans'))
  return steps.filter(({ id }) => id !== 'AttendWebinar').map(({ status, subStatus }) => subStatus ?? status)
}
const papersOf = (part: Part) => papersFor(part, answers).map(({ field }) => field)

async function fill(part: Part, who = student) {
  await save({ answers }, who)
  const masked = await pdfSaying('XXXX XXXX 7058')
  for (const field of papersOf(part))
    expect((await send(field, field === 'aadhaar' ? masked : pdf(), who)).status).toBe(200)
}
async function fillAll(who = student) {
  for (const part of ['academics', 'identity', 'financial'] as const) {
    await fill(part, who)
    await submit(part, who)
  }
}

describe('the application', () => {
  test('is kept as it is typed, sealed, and of the Aadhaar number only its last four digits', async () => {
    await save({ answers: { amount: '12', aadhaar_number: '9999 4105 7058' } })
    await save({ answers: { pan: 'abcpi 1234k' } })
    expect(await read()).toMatchObject({
      answers: { amount: '12', pan: 'ABCPI1234K', aadhaar_number: '7058', ifsc: '' },
    })
    const [row] = await team.services.db.select().from(loanApplications)
    expect(Buffer.from(row?.sealed ?? []).toString('latin1')).not.toMatch(/ABCPI|4105/)
    expect(await read(other)).toMatchObject({ answers: { amount: '' }, papers: [] })
  })

  test('a draft that lay on a device does not write over what came from another one meanwhile', async () => {
    const save = (typed: object, was?: object) =>
      student.api.loanApplication.save({ answers: typed, ...(was && { was }) })
    await save({ amount: '20', pan: answers.pan, aadhaar_number: answers.aadhaar_number })
    // Another field, the same words, and a number of which we keep the end: nothing was overtaken.
    await save({ ifsc: 'SBIN0001234' }, { ifsc: '' })
    await save({ amount: '20' }, { amount: '10' })
    await save({ aadhaar_number: '1234' }, { aadhaar_number: answers.aadhaar_number })
    await save({ amount: '25' })
    await expect(
      save({ amount: '30', ifsc: 'HDFC0001234' }, { amount: '20', ifsc: 'SBIN0001234' }),
    ).rejects.toMatchObject({
      status: 409,
      body: { code: 'changed-elsewhere', fields: { amount: '25' } },
    })
    expect((await read()).answers).toMatchObject({ amount: '25', ifsc: 'SBIN0001234' })
    await save({ amount: '30' })
  })

  test('that one does not have a paper is said paper by paper, and not of one that is there', async () => {
    const lack = (method: 'PUT' | 'DELETE', field: string) =>
      student.call(method, `/api/loans/papers/${field}/lack`, {})
    await Promise.all(['voter_id', 'bill', 'lease', 'voter_id'].map(field => lack('PUT', field)))
    expect((await read()).lacks).toEqual(['voter_id', 'bill', 'lease'])
    expect((await lack('DELETE', 'bill')).status).toBe(200)
    expect((await lack('PUT', 'passport')).status).toBe(422)
    // It came from another device while this one had no network.
    await send('lease')
    expect((await read()).lacks).toEqual(['voter_id'])
    expect(await lack('PUT', 'lease')).toMatchObject({ status: 409, body: { code: 'paper-there' } })
    expect((await read()).lacks).toEqual(['voter_id'])
    expect((await read(other)).lacks).toEqual([])
  })

  test('a paper takes the place of one of its kind and of its owner, and only once it is taken', async () => {
    const papersOf = async (who = student) =>
      (await read(who)).papers.map(({ field, document }) => [field, document.name])
    await send('pan_card', pdf(), student, 'old.pdf')
    await send('passport', pdf(), student, 'passport.pdf')
    await send('pan_card', pdf(), other, 'theirs.pdf')
    const { id } = ensure((await read()).papers[0])
    const { id: theirs } = ensure((await read(other)).papers[0])
    const replace = (field: string, replaced: string, content = pdf()) =>
      send(field, content, student, 'new.pdf', '', replaced)
    // Refused, it costs nothing.
    expect((await replace('pan_card', id, Buffer.from('no PDF'))).status).toBe(422)
    expect((await replace('passport', id)).status).toBe(409)
    expect((await replace('pan_card', theirs)).status).toBe(409)
    expect(await papersOf()).toEqual([
      ['pan_card', 'old.pdf'],
      ['passport', 'passport.pdf'],
    ])
    expect(await papersOf(other)).toEqual([['pan_card', 'theirs.pdf']])
    expect((await replace('pan_card', id)).status).toBe(200)
    expect((await papersOf()).toSorted()).toEqual([
      ['pan_card', 'new.pdf'],
      ['passport', 'passport.pdf'],
    ])
  })

  test('a paper is part of it once it arrived, lies where it should, and can be taken out', async () => {
    const { body } = await send('pan_card')
    const { id, field, document } = ensure((await read()).papers[0])
    expect([field, document.id]).toEqual(['pan_card', body.id])
    const [row] = await team.services.db.select().from(documents)
    expect(row?.path).toMatch(new RegExp(`^userApplication/${team.idOf(meera)}/loans/pan_card/[^/]+\\.pdf$`))
    expect((await other.call('DELETE', `/api/loans/paper-files/${id}`)).status).toBe(404)
    await student.api.loanApplication.removePaper({ id })
    expect((await student.call('DELETE', `/api/loans/paper-files/${id}`)).status).toBe(404)
    expect((await read()).papers).toEqual([])
  })

  test.each([
    ['larger than 2 MB', 'pan_card', pdf(2 * 1_048_576), 'paper.pdf', 413, 'File must smaller than 2 MB!'],
    ['a program named as a paper', 'pan_card', Buffer.from('MZ program'), 'paper.pdf', 422, 'not what its name says'],
    ['a locked PDF', 'pan_card', Buffer.from('%PDF-1.7\n/Encrypt 1 0 R'), 'paper.pdf', 422, 'locked with a password'],
    ['a Word file', 'pan_card', Buffer.from('PK'), 'paper.docx', 422, 'We cannot take this kind of file'],
    ['an empty one', 'pan_card', Buffer.alloc(0), 'paper.pdf', 422, 'empty'],
    [
      'an archive named as a PDF',
      'pan_card',
      Buffer.from('PK\u0003\u0004 and files'),
      'paper.pdf',
      422,
      'not what its name says',
    ],
    [
      'a compressed file named as a picture',
      'pan_card',
      Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
      'paper.png',
      422,
      'not what its name says',
    ],
    ['a PDF named as a picture', 'pan_card', pdf(), 'paper.jpg', 422, 'not what its name says'],
    ['a picture named as a PDF', 'pan_card', pictureOf(10, 10), 'paper.pdf', 422, 'not what its name says'],
    ['a page of HTML', 'pan_card', Buffer.from('<html><script>1</script>'), 'paper.pdf', 422, 'not what its name says'],
    [
      'a drawing with a script in it',
      'pan_card',
      Buffer.from('<svg onload="x()"/>'),
      'paper.svg',
      422,
      'We cannot take this kind of file',
    ],
    ['an ending after the ending', 'pan_card', pdf(), 'paper.pdf.exe', 422, 'We cannot take this kind of file'],
    [
      'a PDF that is locked far behind its beginning',
      'pan_card',
      Buffer.concat([pdf(1_500_000), Buffer.from('trailer << /Encrypt 9 0 R >>')]),
      'paper.pdf',
      422,
      'locked with a password',
    ],
    [
      'a locked Aadhaar',
      'aadhaar',
      Buffer.concat([pdf(200_000), Buffer.from('/Encrypt 9 0 R')]),
      'e-aadhaar.pdf',
      422,
      'locked with a password',
    ],
  ])('%s is refused in words', async (_, field, content, name, status, words) => {
    const answer = await send(field, content, student, name)
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(words)])
    expect((await read()).papers).toEqual([])
  })

  test.each(['pan_card', 'aadhaar'])(
    'a picture is refused by what it says of its size, and not decoded: %s',
    async field => {
      const { status, body } = await send(field, pictureOf(60_000, 60_000), student, 'paper.png')
      // Decoded it would be 14 GB, or rather broken: it has one line only.
      expect([status, body.message]).toEqual([413, expect.stringContaining('more than 50 megapixels')])
    },
  )

  test('a PDF that grows to gigabytes when it is opened is given up', async () => {
    const answer = await send('aadhaar', growingPdf(), student, 'e-aadhaar.pdf')
    expect(answer.body).toMatchObject({ code: 'unreadable' })
    expect((await read()).papers).toEqual([])
  })

  test('one file where one is asked for, ten where ten are, also when all come at once', async () => {
    const ones = await Promise.all(Array.from({ length: 6 }, () => send('pan_card')))
    expect(ones.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(ones.find(({ status }) => status === 409)?.body.message).toBe('Only 1 files upload allowed!')
    const many = await Promise.all(Array.from({ length: 12 }, () => send('proof_of_admission')))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(many.find(({ status }) => status === 409)?.body.message).toBe('Only 10 files upload allowed!')
  })

  test('sent again because its answer was lost, it is the same paper and not one too many', async () => {
    const content = pdf()
    const first = await send('pan_card', content, student, 'pan.pdf', 'the-same-file-again')
    const again = await send('pan_card', content, student, 'pan.pdf', 'the-same-file-again')
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
    expect((await read()).papers).toHaveLength(1)
  })

  test.each([
    ['a whole number', 'Your Aadhaar: 9999 4105 7058', 422],
    ['a whole number in one', 'No. 999941057058.', 422],
    ['a masked one', 'Your Aadhaar: XXXX XXXX 7058', 200],
    ['twelve digits that are none', 'Enrolment 1234 5678 9012', 200],
    ['a virtual ID', 'VID 9999 4105 7058 1234', 200],
    ['a virtual ID, by its end', 'VID 1234 9999 4105 7058', 200],
  ])('an Aadhaar with %s', async (_, words, status) => {
    const answer = await send('aadhaar', await pdfSaying(words))
    expect(answer.status).toBe(status)
    expect((await read()).papers).toHaveLength(status === 200 ? 1 : 0)
    expect(await team.services.db.$count(documents)).toBe(status === 200 ? 1 : 0)
  })

  test('an Aadhaar that nobody can read is not taken', async () => {
    expect((await send('aadhaar')).body).toMatchObject({ code: 'unreadable' })
  })

  test('no paper of another name, of a guest, or from another site', async () => {
    expect((await send('diary')).status).toBe(422)
    expect((await send('__proto__')).status).toBe(422)
    const guest = await team.enterAsGuest()
    expect((await send('pan_card', pdf(), guest)).status).toBe(403)
  })

  test('its parts are submitted in order, each when nothing of it is missing', async () => {
    await expect(submit('identity')).rejects.toMatchObject({ status: 409 })
    const { status, body } = await answerOf(submit('academics'))
    expect([status, Object(body).fields]).toEqual([
      422,
      expect.objectContaining({
        class_10_marksheet: 'Please upload your class 10 marksheet',
        amount: expect.any(String),
      }),
    ])
    await fill('academics')
    await submit('academics')
    expect(await stepsOf()).toEqual(['identity', 'locked', 'locked'])
    await fill('identity')
    await submit('identity')
    expect(await stepsOf()).toEqual(['financial', 'locked', 'locked'])
    await fill('financial')
    // What was right before has lost a paper since.
    const { id } = ensure((await read()).papers[0])
    await student.api.loanApplication.removePaper({ id })
    await expect(submit('financial')).rejects.toMatchObject({ status: 422 })
    await send('class_10_marksheet')
    await submit('financial')
    expect(await stepsOf()).toEqual(['submitted', 'processing', 'locked'])
  })

  test('goes to the lenders that were ticked and to no other, also where a sample rule speaks against it, and is closed then', async () => {
    for (const part of ['academics', 'identity'] as const) {
      await fill(part)
      await submit(part)
    }
    await fill('financial')
    // Nobody is ticked beforehand.
    await expect(submit('financial', student, [])).rejects.toMatchObject({
      status: 422,
      body: { fields: { banks: 'Please tick at least one lender.' } },
    })
    const all = await Promise.all(Array.from({ length: 10 }, () => answerOf(submit('financial'))))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    const { waiting, sentTo } = await offers()
    expect(waiting.map(({ bank }) => bank)).toEqual(ticked)
    expect(sentTo).toEqual(
      ticked.map(bank => ({ bank, consentedAt: expect.any(String), isOpen: true, takenBackAt: null })),
    )
    expect(await team.services.db.$count(requests, eq(requests.kind, 'loan-application'))).toBe(2)
    expect((await send('pan_card')).status).toBe(409)
    await expect(save({ answers: { amount: '1' } })).rejects.toMatchObject({ status: 409 })
  })

  test('is sent to more lenders later, each once, and keeps the first consent', async () => {
    expect((await student.call('POST', '/api/loans/sendings', { banks: ['Auxilo'] })).status).toBe(409)
    await fillAll()
    const [first] = await team.services.db.select().from(loanSendings).where(eq(loanSendings.bank, 'Avanse'))
    team.clock.pass({ minutes: 5 })
    expect((await student.call('POST', '/api/loans/sendings', { banks: [] })).status).toBe(422)
    await student.api.loanApplication.send({ banks: ['Avanse', 'Auxilo'] })
    const [again] = await team.services.db.select().from(loanSendings).where(eq(loanSendings.bank, 'Avanse'))
    expect(again?.consentedAt).toEqual(first?.consentedAt)
    expect((await offers()).sentTo.map(({ bank }) => bank)).toEqual(['Auxilo', ...ticked])
  })

  test('is closed to a lender whose consent is taken back: its offer and its question end, and it can be asked again', async () => {
    await fillAll()
    await offer('Avanse')
    await ask('Avanse')
    const takeBack = () => student.call('DELETE', '/api/loans/sendings/Avanse', {})
    const all = await Promise.all(Array.from({ length: 5 }, takeBack))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const after = await offers()
    expect(after).toMatchObject({
      offers: [],
      asks: [],
      sentTo: [{ bank: 'Avanse', isOpen: false, takenBackAt: expect.any(String) }, { isOpen: true }],
    })
    expect(after.waiting).toHaveLength(1)
    expect(
      await team.services.db.$count(requests, and(eq(requests.kind, 'loan-application'), isNull(requests.settledAt))),
    ).toBe(1)
    team.clock.pass({ minutes: 5 })
    await student.api.loanApplication.send({ banks: ['Avanse'] })
    expect((await offers()).sentTo).toMatchObject([
      { bank: 'Avanse', isOpen: true, takenBackAt: null },
      { isOpen: true },
    ])
  })

  test('stays open to the lender whose offer was accepted, and there is nothing to take back from one that never had it', async () => {
    await fillAll()
    await offer('Avanse', { acceptedAt: team.services.now() })
    expect((await student.call('DELETE', '/api/loans/sendings/Avanse', {})).body).toMatchObject({
      code: 'lender-accepted',
    })
    await student.api.loanLenders.takeBack({ bank: 'Auxilo' })
    expect((await student.call('DELETE', '/api/loans/sendings/Nobody', {})).status).toBe(422)
    expect((await offers()).sentTo).toMatchObject([{ bank: 'Avanse', isOpen: true }, { isOpen: false }])
  })
})

async function offer(bank: string, change: object = {}, who: DemoPerson = meera) {
  const now = team.services.now()
  const [made] = await team.services.db
    .insert(loanOffers)
    .values({
      owner: team.idOf(who),
      bank,
      rate: 950,
      moratoriumMonths: 30,
      instalments: 120,
      amount: 300_000_000,
      fee: 100,
      rebateAvailable: true,
      at: now,
      changedAt: now,
      ...change,
    })
    .returning()
  return made ?? expect.fail('no offer')
}
const accept = (id: string, version = 1, who = student) => who.api.loanOffers.accept({ id, version })

describe('an offer', () => {
  test('is accepted as it was seen, and no other after it', async () => {
    await fillAll()
    const [avanse, auxilo] = [await offer('Avanse'), await offer('Auxilo', { version: 2 })]
    expect(await stepsOf()).toEqual(['submitted', 'readyForReview', 'locked'])
    expect((await offers()).offers[0]).toMatchObject({
      bid: 'Avanse',
      rate_of_interest: 950,
      mor_period: 2.5,
      accepted: false,
      tncPDF: null,
    })
    await expect(accept(auxilo.id)).rejects.toMatchObject({ status: 409, body: { code: 'offer-changed' } })
    await expect(accept(avanse.id, 1, other)).rejects.toMatchObject({ status: 404 })
    await accept(avanse.id)
    expect(await stepsOf()).toEqual(['submitted', 'complete', 'incomplete'])
    for (const id of [avanse.id, auxilo.id])
      await expect(accept(id, 2)).rejects.toMatchObject({ status: 409, body: { code: 'accepted-already' } })
  })

  test('one that was withdrawn is a clear no', async () => {
    const gone = await offer('Avanse', { withdrawnAt: team.services.now() })
    await expect(accept(gone.id)).rejects.toMatchObject({ status: 409, body: { code: 'offer-withdrawn' } })
  })

  test('fifty who accept at once, of two offers, accept one', async () => {
    const ids = [(await offer('Avanse')).id, (await offer('Auxilo')).id]
    const all = await Promise.all(Array.from({ length: 50 }, (_, index) => answerOf(accept(ids[index % 2] ?? ''))))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(49).fill(409)])
    expect((await offers()).offers.filter(({ accepted }) => accepted)).toHaveLength(1)
  })
})

async function ask(bank: string) {
  const owner = team.idOf(meera)
  const { vault, db, now } = team.services
  const [made] = await db
    .insert(loanAsks)
    .values({
      owner,
      bank,
      sealedQuestion: await vault.seal(owner, 'Which year is the ITR of?'),
      dueOn: Temporal.PlainDate.from('2026-07-01'),
      at: now(),
    })
    .returning()
  return made
}

test('a bank asks, the student answers with words and files, once', async () => {
  const made = await ask('Avanse')
  const answer = (body: object, who = student) => who.api.loanOffers.answer({ ...body, id: ensure(made).id })
  await expect(answer({})).rejects.toMatchObject({ status: 422 })
  await expect(answer({ answer: 'x' }, other)).rejects.toMatchObject({ status: 404 })
  await answer({ answer: 'Of 2025.' })
  await expect(answer({ answer: 'Again' })).rejects.toMatchObject({ status: 409 })
  expect((await offers()).asks).toMatchObject([
    { question: 'Which year is the ITR of?', answer: 'Of 2025.', dueOn: '2026-07-01' },
  ])
  expect((await offers(other)).asks).toEqual([])
})

describe('meeting the official', () => {
  const halfHour = { smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'floor' } as const
  const later = (minutes: number) => team.services.now().round(halfHour).add({ minutes })
  async function slot(bank: string, inHours: number) {
    const { db, now } = team.services
    const [known] = await db.select().from(loanAgents).where(eq(loanAgents.bank, bank))
    const [agent] =
      known === undefined
        ? await db
            .insert(loanAgents)
            .values({ bank, name: 'R. Menon', phone: '+91 484 000 0000', addedAt: now() })
            .returning()
        : [known]
    const [made] = await db
      .insert(loanSlots)
      .values({ host: agent?.id ?? '', startTime: later(inHours * 60), endTime: later(inHours * 60 + 30) })
      .returning()
    return made?.id ?? ''
  }
  const meeting = (who = student) => who.api.loanMeetings.read()
  const book = (slotId: string, who = student) => who.api.loanMeetings.book({ slot: slotId })
  const cancel = (who = student) => who.api.loanMeetings.cancel({})
  const acceptedAt = () => ({ acceptedAt: team.services.now() })

  test('shows the times of the bank whose offer was accepted, not too soon, and books, moves and gives back', async () => {
    const [soon, first, second, foreign] = [
      await slot('Avanse', 0.5),
      await slot('Avanse', 24),
      await slot('Avanse', 48),
      await slot('Auxilo', 24),
    ]
    await expect(book(first)).rejects.toMatchObject({ status: 409 })
    await offer('Avanse', acceptedAt())
    const { bank, slots } = await meeting()
    expect([bank, slots.map(({ id }) => id)]).toEqual(['Avanse', [first, second]])
    await expect(book(soon)).rejects.toMatchObject({ status: 409 })
    await expect(book(foreign)).rejects.toMatchObject({ status: 404 })
    await book(first)
    await book(first)
    await book(second)
    expect((await meeting()).slotInfo).toMatchObject({
      slot: { id: second },
      agent: { name: 'R. Menon', phone: '+91 484 000 0000' },
    })
    expect((await stepsOf())[2]).toBe('complete')
    await cancel()
    await expect(cancel()).rejects.toMatchObject({ status: 404 })
    expect(await team.services.db.$count(loanMeetings)).toBe(1)
  })

  const calendarFile = async () => String((await student.call('GET', '/api/loans/meeting/calendar')).body)

  test('a meeting that is moved stays the same event in the calendar, at its new time', async () => {
    const [first, second] = [await slot('Avanse', 24), await slot('Avanse', 48)]
    await offer('Avanse', acceptedAt())
    await book(first)
    const before = await calendarFile()
    expect(before).toContain('SEQUENCE:0')
    await book(second)
    const after = await calendarFile()
    expect(after).toContain('SEQUENCE:1')
    const uid = /UID:\S+/
    expect(uid.exec(after)?.[0]).toBe(uid.exec(before)?.[0])
    const start = /DTSTART:\S+/
    expect(start.exec(after)?.[0]).not.toBe(start.exec(before)?.[0])
    expect((await meeting()).slots.map(({ id }) => id)).toEqual([first])
  })

  test('moved to two times at once, it is one meeting at one of them', async () => {
    const [first, second, third] = [await slot('Avanse', 24), await slot('Avanse', 48), await slot('Avanse', 72)]
    await offer('Avanse', acceptedAt())
    await book(first)
    const answers = await Promise.all([second, third, second, third].map(to => answerOf(book(to))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { slotInfo, slots } = await meeting()
    const taken = slotInfo?.slot.id
    expect([second, third]).toContain(taken)
    expect(slots.map(({ id }) => id)).toEqual([first, second, third].filter(id => id !== taken))
    expect(await team.services.db.$count(loanMeetings)).toBe(1)
  })

  test('moved and cancelled at once, one of the two was first, and no time is lost', async () => {
    const [first, second] = [await slot('Avanse', 24), await slot('Avanse', 48)]
    await offer('Avanse', acceptedAt())
    await book(first)
    const [moved, cancelled] = await Promise.all([answerOf(book(second)), answerOf(cancel())])
    expect([moved.status, cancelled.status]).toEqual([200, 200])
    const { slotInfo, slots } = await meeting()
    // Cancelled first, the other one booked anew.
    expect(slotInfo === null || slotInfo.slot.id === second).toBe(true)
    expect(slots.map(({ id }) => id)).toEqual(slotInfo === null ? [first, second] : [first])
  })

  test('two who change places with each other wait for nobody, and each has one time', async () => {
    const [first, second] = [await slot('Avanse', 24), await slot('Avanse', 48)]
    await offer('Avanse', acceptedAt())
    await offer('Avanse', acceptedAt(), rohan)
    await book(first)
    await book(second, other)
    const answers = await Promise.all([answerOf(book(second)), answerOf(book(first, other))])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const [mine, theirs] = [await meeting(), await meeting(other)]
    expect(new Set([mine.slotInfo?.slot.id, theirs.slotInfo?.slot.id])).toEqual(new Set([first, second]))
  })

  test('a meeting that has begun can no longer be moved or cancelled', async () => {
    const [first, second] = [await slot('Avanse', 24), await slot('Avanse', 48)]
    await offer('Avanse', acceptedAt())
    await book(first)
    await team.services.db
      .update(loanSlots)
      .set({ startTime: later(0), endTime: later(30) })
      .where(eq(loanSlots.id, first))
    await expect(book(second)).rejects.toMatchObject({ status: 409 })
    await expect(cancel()).rejects.toMatchObject({ status: 409 })
    expect((await meeting()).slotInfo?.slot.id).toBe(first)
  })

  test('of two who reach for one time, one has it, however often both try', async () => {
    const wanted = await slot('Avanse', 24)
    await offer('Avanse', acceptedAt())
    await offer('Avanse', acceptedAt(), rohan)
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) => answerOf(book(wanted, index % 2 === 0 ? student : other))),
    )
    const standing = await team.services.db.select().from(loanMeetings).where(eq(loanMeetings.slot, wanted))
    expect(standing).toHaveLength(1)
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})
