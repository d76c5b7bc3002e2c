// A lender sees what was sent to its own bank, and by no way what another bank has.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lenderStock } from '#seed/loans/lenders.ts'
import { dev, farah, kavya, meera, neha, rohan, vikram, type DemoPerson } from '#seed/people.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { statementRequired } from './copy.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { documents } from '#src/features/documents/tables.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { noAnswers } from '../application/stored.ts'
import {
  loanApplications,
  loanPapers,
  loanAgents,
  loanMeetings,
  loanSlots,
  loanSendings,
  loanAsks,
  loanOffers,
} from '../tables.ts'
import { stockLenders } from '../lenders/stock.ts'

let team: TeamApp
let asNeha: Visitor
let asVikram: Visitor
let asDev: Visitor
let asMeera: Visitor
let student: string

const credila = 'HDFC Credilia'
const sbi = 'State Bank of India'

beforeAll(async () => {
  team = await openTeamApp()
  await stockLenders(team.services, lenderStock)
  ;[asNeha, asVikram, asDev, asMeera] = [
    await team.enter(neha),
    await team.enter(vikram),
    await team.enter(dev),
    await team.enter(meera),
  ]
  student = team.idOf(meera)
})
beforeEach(async () => {
  const { db, vault, now } = team.services
  await team.clear(
    loanMeetings,
    loanSlots,
    loanAgents,
    loanAsks,
    loanOffers,
    loanSendings,
    loanPapers,
    loanApplications,
    documents,
    deskActions,
    notifications,
    rateLimits,
  )
  const at = now()
  await db.insert(loanApplications).values({
    owner: student,
    sealed: await vault.seal(student, JSON.stringify({ ...noAnswers, amount: '30', pan: 'ABCPI1234K' })),
    amount: 300_000_000,
    updatedAt: at,
    academicsAt: at,
    identityAt: at,
    financialAt: at,
  })
  const file = { name: 'bank.pdf', type: 'application/pdf', path: 'loans/bank.pdf', bytes: 8 }
  const [document] = await db
    .insert(documents)
    .values({ ...file, owner: student, purpose: 'loan', sentAt: at, arrivedAt: at, attachedTo: `loan:${student}` })
    .returning()
  await db.insert(loanPapers).values({ owner: student, field: 'bank_statements', document: ensure(document).id, at })
  await db.insert(loanSendings).values([
    { owner: student, bank: credila, at, consentedAt: at },
    { owner: student, bank: 'Avanse', at, consentedAt: at },
    // Never agreed to.
    { owner: student, bank: sbi, at },
  ])
})
afterAll(() => team.end())

const path = (more = '') => `/api/desk/loan-applications/${student}${more}`
const typed = {
  rate: '9.5',
  rateKind: 'floating',
  amount: '30',
  moratoriumMonths: '30',
  instalments: '120',
  fee: '1',
  statedApr: '',
  rebateAvailable: true,
}
const offer = (change: object = {}, who = asNeha) => who.api.loanDesk.offer({ student, ...typed, ...change })
const list = (who: Visitor, bank?: string) => who.api.loanDesk.list({ ...(bank !== undefined && { bank }) })
const read = async (who = asNeha) => who.api.loanDesk.read({ student })
const tomorrow = '2026-06-20'
const audited = async () => (await team.services.db.select().from(deskActions)).map(({ what }) => what)

test('each bank sees what was sent to it, an admin all; who reads it is noted', async () => {
  expect(await list(asNeha)).toMatchObject([
    { student: { id: student, name: 'Meera Iyer' }, bank: credila, amount: 300_000_000, state: 'new' },
  ])
  expect(await list(asVikram)).toEqual([])
  expect(await list(asDev)).toHaveLength(2)
  expect(await read()).toMatchObject({
    applicant: { name: 'Meera Iyer' },
    application: { answers: { pan: 'ABCPI1234K' } },
    offer: null,
    meeting: null,
  })
  expect(await audited()).toEqual(['loan-application-read'])
})

test('an admin sees when tuition is due, a bank does not', async () => {
  await asMeera.api.plan.give({ thing: 'tuitionDue', day: '2026-08-10' })
  const due = async (who: Visitor) => (await who.api.loanDesk.list()).map(({ tuitionDue }) => tuitionDue)
  expect(await due(asDev)).toEqual(['2026-08-10', '2026-08-10'])
  expect(await due(asNeha)).toEqual([null])
  await asMeera.api.plan.give({ thing: 'tuitionDue', day: null })
})

describe('by no way another bank’s', () => {
  test.each([
    ['GET', '', {}],
    ['POST', '/asks', { question: 'ITR?', dueOn: tomorrow }],
    ['PUT', '/offer', typed],
    ['DELETE', '/offer', {}],
    ['PUT', '/decline', { reason: 'No.' }],
    ['DELETE', '/decline', {}],
  ] as const)('%s %s', async (method, more, body) => {
    const send = (who: Visitor, change: object = {}) =>
      who.call(method, path(more), method === 'GET' ? undefined : { ...body, ...change })
    // Not sent to SBI; and a lender cannot speak for another bank.
    expect((await send(asVikram)).status).toBe(404)
    expect((await send(asVikram, { bank: credila })).status).toBe(404)
    if (method !== 'GET') expect((await send(asNeha, { bank: 'Avanse' })).status).toBe(404)
  })

  test('nor its questions, files, offers, officials and times', async () => {
    await asNeha.api.loanDesk.ask({ student, question: 'Which year?', dueOn: tomorrow })
    const { asks } = await read()
    expect((await asVikram.call('DELETE', `/api/desk/loan-asks/${ensure(asks[0]).id}`, {})).status).toBe(404)
    await asNeha.api.loanDesk.addAgent({ name: 'R. Menon', phone: '+91 22 0000' })
    const agent = ensure((await asNeha.api.loanDesk.agents())[0])
    expect(await asVikram.api.loanDesk.agents()).toEqual([])
    const startTimes = ['2026-06-20T05:00:00.000Z']
    expect((await asVikram.call('POST', `/api/desk/loan-agents/${agent.id}/slots`, { startTimes })).status).toBe(404)
    expect((await asVikram.call('DELETE', `/api/desk/loan-agents/${agent.id}`, {})).status).toBe(404)
    await asNeha.api.loanDesk.addSlots({ agent: agent.id, startTimes })
    const { slots } = ensure((await asNeha.api.loanDesk.agents())[0])
    expect((await asVikram.call('DELETE', `/api/desk/loan-slots/${ensure(slots[0]).id}`, {})).status).toBe(404)
  })

  test('and nobody else at the desk', async () => {
    for (const person of [kavya, farah])
      await expect(read(await team.enter(person))).rejects.toMatchObject({ status: 404 })
  })
})

describe('a paper', () => {
  async function paper(owner = student) {
    const { db, ports, now } = team.services
    const key = `userApplication/${owner}/loans/pan_card/a.pdf`
    await ports.files.put(
      owner,
      key,
      (async function* () {
        yield Buffer.from('%PDF-1.7 a paper')
      })(),
    )
    const [row] = await db
      .insert(documents)
      .values({
        owner,
        sentBy: owner,
        purpose: 'loan',
        name: 'pan.pdf',
        type: 'application/pdf',
        path: key,
        bytes: 16,
        sentAt: now(),
        arrivedAt: now(),
        attachedTo: `loan:${owner}`,
      })
      .returning()
    await db.insert(loanPapers).values({ owner, field: 'pan_card', document: row?.id ?? '', at: now() })
    return row?.id ?? ''
  }

  test('is read by the bank that it was sent to, and that is noted', async () => {
    const id = await paper()
    expect(await asNeha.call('GET', path(`/papers/${id}`))).toMatchObject({ status: 200, body: '%PDF-1.7 a paper' })
    expect(await audited()).toEqual(['document-read'])
    expect((await asVikram.call('GET', path(`/papers/${id}`))).status).toBe(404)
  })

  test('that the student keeps elsewhere too is open to the bank in its own use alone, also once it is erased there', async () => {
    const id = await paper()
    await asMeera.api.vault.addStored({ id, paper: 'pan-card' })
    const kept = ensure((await asMeera.api.vault.read()).papers[0])
    const inChat = await asMeera.api.vault.use({ id: kept.document.id, purpose: 'chat', use: '/chat' })
    for (const other of [kept.document.id, inChat.id])
      expect((await asNeha.call('GET', path(`/papers/${other}`))).status).toBe(404)
    await asMeera.api.vault.remove({ id: kept.id })
    expect(await asNeha.call('GET', path(`/papers/${id}`))).toMatchObject({ status: 200, body: '%PDF-1.7 a paper' })
    // What a student adds or uses after that changes nothing of what was sent.
    await expect(asMeera.api.loanApplication.takeStored({ field: 'passport', document: id })).rejects.toMatchObject({
      status: 409,
    })
  })

  test('is open no more to a bank that declined, nor to one that lost, by any of its calls', async () => {
    const id = await paper()
    const calls = (bank: string) =>
      Promise.all(
        (
          [
            ['GET', `/papers/${id}?${new URLSearchParams({ bank })}`],
            ['POST', '/asks', { question: 'ITR?', dueOn: tomorrow }],
            ['PUT', '/offer', typed],
          ] as const
        ).map(async ([method, more, body]) => (await asDev.call(method, path(more), body && { ...body, bank })).status),
      )
    expect(await calls('Avanse')).toEqual([200, 200, 200])
    await offer()
    const { offers } = await asMeera.api.loanOffers.read()
    await asMeera.api.loanOffers.accept({
      id: ensure(offers.find(({ bid }) => bid === credila)).id,
      version: 1,
    })
    expect(await calls('Avanse')).toEqual([403, 403, 403])
    expect(await asDev.api.loanDesk.read({ student, bank: 'Avanse' })).toMatchObject({
      state: 'elsewhere',
      application: null,
      asks: [],
    })
    // The bank that was chosen still opens it.
    expect((await asNeha.call('GET', path(`/papers/${id}`))).status).toBe(200)
    expect((await asMeera.call('POST', '/api/loans/sendings', { banks: ['Auxilo'] })).body).toMatchObject({
      code: 'accepted-already',
    })
    const { sentTo } = await asMeera.api.loanOffers.read()
    expect(sentTo).toMatchObject([
      { bank: 'Avanse', isOpen: false },
      { bank: credila, isOpen: true },
    ])
  })

  test('is open no more to a bank whose consent the student took back', async () => {
    const id = await paper()
    await asMeera.api.loanLenders.takeBack({ bank: credila })
    expect(await asNeha.call('GET', path(`/papers/${id}`))).toMatchObject({
      status: 403,
      body: { code: 'access-ended' },
    })
    expect(await read()).toMatchObject({ state: 'taken-back', application: null, applicant: { email: null } })
    await expect(offer()).rejects.toMatchObject({ status: 403 })
  })

  test('of a declined application is not there for the bank', async () => {
    const id = await paper()
    await asNeha.api.loanDesk.decline({ student, reason: 'No.' })
    expect(await asNeha.call('GET', path(`/papers/${id}`))).toMatchObject({
      status: 403,
      body: { code: 'access-ended' },
    })
  })

  test('of somebody else is not there', async () => {
    const id = await paper(team.idOf(rohan))
    expect((await asNeha.call('GET', path(`/papers/${id}`))).status).toBe(404)
    expect((await asNeha.call('GET', `/api/desk/loan-applications/${team.idOf(rohan)}/papers/${id}`)).status).toBe(404)
  })
})

describe('an offer', () => {
  test('is made, changed by who saw the last, announced to the student, and taken back', async () => {
    await offer()
    await expect(offer()).rejects.toMatchObject({ status: 409, body: { code: 'desk-offer-changed' } })
    await offer({ rate: '9.25', version: 1 })
    expect((await asMeera.api.loanOffers.read()).offers).toMatchObject([
      { bid: credila, rate_of_interest: 925, version: 2 },
    ])
    await asNeha.api.loanDesk.withdrawOffer({ student })
    expect((await team.services.db.select().from(notifications)).map(({ title }) => title)).toEqual([
      `${credila} made you an offer`,
      `${credila} changed its offer`,
      `${credila} took its offer back`,
    ])
    await offer()
    expect(await list(asNeha)).toMatchObject([{ state: 'offered' }])
  })

  test('that is accepted is changed by nobody; another bank learns that somebody’s was, no more', async () => {
    await offer()
    const { offers } = await asMeera.api.loanOffers.read()
    await asMeera.api.loanOffers.accept({ id: ensure(offers[0]).id, version: 1 })
    await expect(offer({ version: 1 })).rejects.toMatchObject({ status: 409 })
    expect((await asNeha.call('DELETE', path('/offer'), {})).status).toBe(409)
    expect(await list(asNeha)).toMatchObject([{ state: 'accepted' }])
    expect(await list(asDev, 'Avanse')).toMatchObject([{ bank: 'Avanse', state: 'elsewhere' }])
  })

  test('twenty who make it at once make one', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => answerOf(offer())))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
  })

  test.each([
    [{ rate: '99' }, 'rate'],
    [{ amount: '' }, 'amount'],
    [{ fee: '-1' }, 'fee'],
  ])('%j is wrong', async (change, field) => {
    await expect(offer(change)).rejects.toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    })
  })

  test('brings its terms along, which the student reads', async () => {
    const answer = await fetch(`${team.url}${path('/terms')}?name=terms.pdf`, {
      method: 'POST',
      headers: { cookie: asNeha.cookie(), origin: team.url, 'content-type': 'application/octet-stream' },
      body: Buffer.from('%PDF-1.7 terms'),
    })
    const { id } = Object(await answer.json())
    await offer({ terms: id })
    const { offers } = await asMeera.api.loanOffers.read()
    expect(ensure(offers[0]).tncPDF).toMatchObject({ name: 'terms.pdf' })
    expect(await asMeera.call('GET', `/api/loans/offers/${ensure(offers[0]).id}/terms`)).toMatchObject({
      status: 200,
      body: '%PDF-1.7 terms',
    })
    expect(
      (await (await team.enter(rohan)).call('GET', `/api/loans/offers/${ensure(offers[0]).id}/terms`)).status,
    ).toBe(404)
  })

  test('brings the lender’s Key Fact Statement, and the APR only with the paper that says so', async () => {
    await expect(offer({ statedApr: '10.71' })).rejects.toMatchObject({
      status: 422,
      body: { fields: { statedApr: statementRequired } },
    })
    const answer = await fetch(`${team.url}${path('/terms')}?name=kfs.pdf`, {
      method: 'POST',
      headers: { cookie: asNeha.cookie(), origin: team.url, 'content-type': 'application/octet-stream' },
      body: Buffer.from('%PDF-1.7 key facts'),
    })
    const { id } = Object(await answer.json())
    await expect(offer({ keyFacts: id, statedApr: '99' })).rejects.toMatchObject({ status: 422 })
    await offer({ keyFacts: id, statedApr: '10.71' })
    const { offers } = await asMeera.api.loanOffers.read()
    expect(offers[0]).toMatchObject({ keyFactStatement: { name: 'kfs.pdf' }, statedApr: 1071, tncPDF: null })
    expect(await read()).toMatchObject({ offer: { keyFactStatement: { id }, statedApr: 1071 } })
    const from = `/api/loans/offers/${ensure(offers[0]).id}/key-facts`
    expect(await asMeera.call('GET', from)).toMatchObject({ status: 200, body: '%PDF-1.7 key facts' })
    expect((await asMeera.call('GET', `/api/loans/offers/${ensure(offers[0]).id}/terms`)).status).toBe(404)
    expect((await (await team.enter(rohan)).call('GET', from)).status).toBe(404)
  })
})

test('a no has a reason, is said once, not over an offer, and can be taken back', async () => {
  const decline = (reason: string) => asNeha.api.loanDesk.decline({ student, reason })
  await expect(decline(' ')).rejects.toMatchObject({ status: 422 })
  await offer()
  await expect(decline('No.')).rejects.toMatchObject({ status: 409 })
  await asNeha.api.loanDesk.withdrawOffer({ student })
  await decline('The course is not on our list.')
  await expect(decline('Again.')).rejects.toMatchObject({ status: 409 })
  await expect(offer()).rejects.toMatchObject({ status: 409 })
  expect((await asMeera.api.loanOffers.read()).declined).toMatchObject([
    { bank: credila, reason: 'The course is not on our list.' },
  ])
  // Its access ended with the no; to see it again it has to be sent again.
  expect(await read()).toMatchObject({
    state: 'declined',
    application: null,
    asks: [],
    applicant: { email: null, phone: null },
  })
  await asNeha.api.loanDesk.reconsider({ student })
  expect(await list(asNeha)).toEqual([])
  await expect(read()).rejects.toMatchObject({ status: 404 })
  await asMeera.api.loanApplication.send({ banks: [credila, credila] })
  expect(await list(asNeha)).toMatchObject([{ state: 'new' }])
})

test('a question is answered, and seen by its bank alone', async () => {
  await asNeha.api.loanDesk.ask({ student, question: 'Which year is the ITR of?', dueOn: tomorrow })
  expect((await asNeha.call('POST', path('/asks'), { question: '', dueOn: '2020-01-01' })).status).toBe(422)
  const { asks } = await asMeera.api.loanOffers.read()
  await asMeera.api.loanOffers.answer({ id: ensure(asks[0]).id, answer: 'Of 2025.' })
  expect(await read()).toMatchObject({
    state: 'answered',
    asks: [{ question: 'Which year is the ITR of?', answer: 'Of 2025.' }],
  })
  expect((await asNeha.call('DELETE', `/api/desk/loan-asks/${ensure(asks[0]).id}`, {})).status).toBe(404)
  expect((await asDev.api.loanDesk.read({ student, bank: 'Avanse' })).asks).toEqual([])
})

describe('officials and their times', () => {
  const agents = () => asNeha.api.loanDesk.agents()
  const start = '2026-06-20T05:00:00.000Z'

  test('a time is added once, taken by a student, and not taken back then', async () => {
    await asNeha.api.loanDesk.addAgent({ name: 'R. Menon', phone: '+91 22 0000' })
    const { id } = ensure((await agents())[0])
    const add = (startTimes: string[]) => asNeha.api.loanDesk.addSlots({ agent: id, startTimes })
    await expect(add(['2020-01-01T05:00:00.000Z'])).rejects.toMatchObject({ status: 422 })
    // At a quarter past, two meetings of one official could overlap.
    await expect(add(['2026-06-20T05:15:00.000Z'])).rejects.toMatchObject({ status: 422 })
    // A Sunday.
    await expect(add(['2026-06-21T05:00:00.000Z'])).rejects.toMatchObject({
      status: 422,
      body: { fields: { startTimes: expect.stringContaining('closed') } },
    })
    await Promise.all([add([start]), add([start])])
    await offer()
    const { offers } = await asMeera.api.loanOffers.read()
    await asMeera.api.loanOffers.accept({ id: ensure(offers[0]).id, version: 1 })
    const { slots } = await asMeera.api.loanMeetings.read()
    expect(slots).toHaveLength(1)
    const [booked, gone] = await Promise.all([
      asMeera.call('PUT', '/api/loans/meeting', { slot: ensure(slots[0]).id }),
      asNeha.call('DELETE', `/api/desk/loan-slots/${ensure(slots[0]).id}`, {}),
    ])
    // Of the two one was first: a meeting never stands on a time that was taken back.
    expect([booked.status, gone.status].toSorted()).toEqual(booked.status === 200 ? [200, 409] : [200, 409])
    if (booked.status === 200)
      expect(ensure((await agents())[0]).slots).toMatchObject([{ takenBy: { name: 'Meera Iyer' } }])
  })

  test('a student who has given no name yet is called by what is known of them beside their time', async () => {
    await asNeha.api.loanDesk.addAgent({ name: 'R. Menon', phone: '+91 22 0000' })
    await asNeha.api.loanDesk.addSlots({ agent: ensure((await agents())[0]).id, startTimes: [start] })
    await offer()
    const { offers } = await asMeera.api.loanOffers.read()
    await asMeera.api.loanOffers.accept({ id: ensure(offers[0]).id, version: 1 })
    await asMeera.api.loanMeetings.book({ slot: ensure((await asMeera.api.loanMeetings.read()).slots[0]).id })
    const rename = (firstName: string, lastName: string) =>
      team.services.db.update(people).set({ firstName, lastName }).where(eq(people.id, student))
    await rename('', '')
    const [agent] = await agents()
    await rename(meera.firstName, meera.lastName)
    expect(agent?.slots).toMatchObject([{ takenBy: { id: student, name: meera.email } }])
  })

  test('an official who is retired meets nobody new', async () => {
    await asNeha.api.loanDesk.addAgent({ name: 'R. Menon', phone: '+91 22 0000' })
    const { id } = ensure((await agents())[0])
    await asNeha.api.loanDesk.retireAgent({ agent: id })
    expect((await asNeha.call('DELETE', `/api/desk/loan-agents/${id}`, {})).status).toBe(404)
    expect(await agents()).toEqual([])
  })
})

test('an admin reads what was done about the loan, on both sides, an advisor none of it, and a lender no page of a student', async () => {
  await asNeha.api.loanDesk.ask({ student, question: 'Which year is the ITR of?', dueOn: tomorrow })
  const { asks } = await asMeera.api.loanOffers.read()
  await asMeera.api.loanOffers.answer({ id: ensure(asks[0]).id, answer: 'Of 2025.' })
  await offer()
  const { offers } = await asMeera.api.loanOffers.read()
  await asMeera.api.loanOffers.accept({ id: ensure(offers[0]).id, version: 1 })
  const page = `/api/desk/students/${student}`
  const linesFor = async (person: DemoPerson) =>
    (await (await team.enter(person)).api.students.read({ id: student })).history.map(({ what, by }) => [what, by])
  const [lines, advisors] = [await linesFor(dev), await linesFor(kavya)]
  for (const line of [
    ['Submitted Financial of the loan application', null],
    ['Agreed to send the loan application to Avanse, HDFC Credilia', null],
    [`Asked for papers of a loan: ${credila}`, 'Neha'],
    [`Answered ${credila} about the loan`, null],
    [`Made a loan offer: ${credila}`, 'Neha'],
    [`Accepted the loan offer of ${credila}`, null],
  ]) {
    expect(lines).toContainEqual(line)
    expect(advisors).not.toContainEqual(line)
  }
  expect((await asNeha.call('GET', page)).status).toBe(404)
})

test('an application is work for its bank while it is the bank’s move, and for nobody while the student has to answer', async () => {
  const waiting = async (who = asNeha) => {
    const { queues } = await who.api.requests.counts()
    const listed = (await who.api.requests.list()).map(({ title }) => title)
    expect(queues.find(({ queue }) => queue === '/desk/applications')?.count ?? 0).toBe(listed.length)
    return listed
  }
  const ask = async () => {
    await asNeha.api.loanDesk.ask({ student, question: 'Which year?', dueOn: tomorrow })
    return ensure((await asMeera.api.loanOffers.read()).asks.find(({ answeredAt }) => answeredAt === null)).id
  }
  const first = await ask()
  expect(await waiting()).toEqual([])
  await asNeha.api.loanDesk.withdrawAsk({ ask: first })
  expect(await waiting()).toEqual(['Decide about a loan'])
  const second = await ask()
  await asMeera.api.loanOffers.answer({ id: second, answer: 'This one.' })
  expect(await waiting()).toEqual(['Look at an answer about a loan'])
  expect(await waiting(asVikram)).toEqual([])
  await offer()
  expect(await waiting()).toEqual([])
  await asNeha.api.loanDesk.withdrawOffer({ student })
  expect(await waiting()).toEqual(['Look at an answer about a loan'])
  await asMeera.api.loanLenders.takeBack({ bank: credila })
  expect(await waiting()).toEqual([])
})

test('an answer that comes after the offer waits for the bank again', async () => {
  await offer()
  await asNeha.api.loanDesk.ask({ student, question: 'And the ITR?', dueOn: tomorrow })
  expect(await list(asNeha)).toMatchObject([{ state: 'asked' }])
  team.clock.pass({ minutes: 1 })
  const { asks } = await asMeera.api.loanOffers.read()
  await asMeera.api.loanOffers.answer({ id: ensure(asks[0]).id, answer: 'Here.' })
  expect(await list(asNeha)).toMatchObject([{ state: 'answered' }])
})

test('a page that stays open is one look', async () => {
  await read()
  await read()
  expect(await audited()).toEqual(['loan-application-read'])
})
