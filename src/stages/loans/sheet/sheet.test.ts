// The sheet on a real database: which offer it is, what an agreement is of, and the Key Fact Statement by language.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lenderStock } from '#seed/loans/lenders.ts'
import { kavya, meera, neha, rohan } from '#seed/people.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { documents } from '#src/features/documents/tables.ts'
import { familyInvitations } from '#src/features/family/tables.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { noAnswers } from '../application/stored.ts'
import { stockLenders } from '../lenders/stock.ts'
import { loanAgreements, loanApplications, loanOffers, loanSendings, loanStatements } from '../tables.ts'

const credila = 'HDFC Credilia'

let team: TeamApp
let asMeera: Visitor
let asNeha: Visitor
/** Somebody who is a student too, and here the family of Meera. */
let asRohan: Visitor
let student: string

beforeAll(async () => {
  team = await openTeamApp()
  await stockLenders(team.services, lenderStock)
  ;[asMeera, asNeha, asRohan] = [await team.enter(meera), await team.enter(neha), await team.enter(rohan)]
  student = team.idOf(meera)
  await team.services.db
    .update(people)
    .set({ phone: '+919848098765' })
    .where(eq(people.id, team.idOf(rohan)))
})
afterAll(() => team.end())

beforeEach(async () => {
  const { db, vault, now } = team.services
  await team.clear(
    loanAgreements,
    loanStatements,
    loanOffers,
    loanSendings,
    loanApplications,
    documents,
    deskActions,
    notifications,
    rateLimits,
    requests,
    familyInvitations,
  )
  const at = now()
  await db.insert(loanApplications).values({
    owner: student,
    sealed: await vault.seal(student, JSON.stringify({ ...noAnswers, amount: '30' })),
    amount: 300_000_000,
    updatedAt: at,
    academicsAt: at,
    identityAt: at,
    financialAt: at,
  })
  await db.insert(loanSendings).values([
    { owner: student, bank: credila, at, consentedAt: at },
    { owner: student, bank: 'Avanse', at, consentedAt: at },
  ])
  const { address } = await asMeera.api.familyMembers.invite({
    relation: 'co-borrower',
    name: 'Anna',
    contact: '98480 98765',
    headings: ['loan'],
  })
  await asRohan.api.familyInvitations.accept({ token: new URL(address).pathname.slice('/family/'.length) })
})

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
const offer = (change: object = {}) => asNeha.api.loanDesk.offer({ student, ...typed, ...change })
const offers = async () => (await asMeera.api.loanOffers.read()).offers
const offerId = async () => ensure((await offers())[0]).id
const readAsFamily = () => asRohan.api.familyLoan.read({ student })
const sheetNow = async () => ensure((await readAsFamily()).sheet ?? undefined)
const agree = (version: string) => answerOf(asRohan.api.familyLoan.agree({ student, version }))
const show = async () => asMeera.api.loanSheet.show({ offer: await offerId() })

describe('the offer that is read', () => {
  test('is none, then the one that the student shows, and the accepted one from then on', async () => {
    await offer()
    expect(await readAsFamily()).toMatchObject({ firstName: 'Meera', sheet: null })
    expect((await asRohan.call('GET', `/api/family/${student}/loan/paper`)).status).toBe(404)
    await show()
    expect(await sheetNow()).toMatchObject({ isAccepted: false, figures: { lender: credila, rate: 950 } })
    await asMeera.api.loanSheet.show({ offer: null })
    expect((await readAsFamily()).sheet).toBeNull()
    await asMeera.api.loanOffers.accept({ id: await offerId(), version: 1 })
    expect(await sheetNow()).toMatchObject({ isAccepted: true, figures: { lender: credila } })
    expect(await answerOf(show())).toMatchObject({ status: 409, body: { code: 'accepted-already' } })
  })

  test('is gone with the offer, and no other student shows it', async () => {
    await offer()
    const id = await offerId()
    expect(await answerOf(asRohan.api.loanSheet.show({ offer: id }))).toMatchObject({ status: 404 })
    await asMeera.api.loanSheet.show({ offer: id })
    await asNeha.api.loanDesk.withdrawOffer({ student })
    expect((await readAsFamily()).sheet).toBeNull()
    expect(await answerOf(asMeera.api.loanSheet.show({ offer: id }))).toMatchObject({ status: 409 })
  })

  test('says what the offer says, and what the lender has not said', async () => {
    await offer()
    await team.services.db.update(loanOffers).set({ rateKind: null })
    await show()
    expect((await sheetNow()).figures).toMatchObject({ rateKind: null, statedApr: null, fee: 3_540_000 })
  })
})

describe('an agreement', () => {
  test('is of the version that was read: an old one is refused, and the record stays once the lender changes the offer', async () => {
    await offer()
    await show()
    const first = await sheetNow()
    expect(await agree(first.version)).toMatchObject({ status: 200 })
    // Pressed again, it is the same one.
    expect(await agree(first.version)).toMatchObject({ status: 200 })
    expect((await asMeera.api.loanSheet.read()).agreements).toMatchObject([
      { who: 'Rohan', relation: 'co-borrower', version: first.version, isCurrent: true, rate: 950, takenBackAt: null },
    ])
    await offer({ rate: '10.25', version: 1 })
    const second = await sheetNow()
    expect(second.version).not.toBe(first.version)
    expect(await agree(first.version)).toMatchObject({ status: 409, body: { code: 'loan-sheet-changed' } })
    expect((await readAsFamily()).agreements).toMatchObject([{ isOwn: true, isCurrent: false, rate: 950 }])
    expect(await agree(second.version)).toMatchObject({ status: 200 })
    expect((await asMeera.api.loanSheet.read()).agreements).toMatchObject([
      { version: second.version, isCurrent: true, rate: 1025 },
      { version: first.version, isCurrent: false, rate: 950, takenBackAt: null },
    ])
  })

  test('changes nothing about accepting, and a change of papers alone asks for none again', async () => {
    await offer()
    await show()
    const { version } = await sheetNow()
    await agree(version)
    await offer({ version: 1 })
    expect(await sheetNow()).toMatchObject({ version })
    await asMeera.api.loanOffers.accept({ id: await offerId(), version: 2 })
    expect((await readAsFamily()).agreements).toMatchObject([{ isOwn: true, isCurrent: true }])
  })

  test('is taken back with its day, and made again', async () => {
    await offer()
    await show()
    const { version } = await sheetNow()
    await agree(version)
    await asRohan.api.familyLoan.takeBack({ student })
    await asRohan.api.familyLoan.takeBack({ student })
    expect((await asMeera.api.loanSheet.read()).agreements).toMatchObject([{ takenBackAt: expect.any(String) }])
    expect(await agree(version)).toMatchObject({ status: 200 })
    expect((await asMeera.api.loanSheet.read()).agreements).toMatchObject([
      { takenBackAt: null },
      { takenBackAt: expect.any(String) },
    ])
    const sent = await team.services.db.select().from(notifications).where(eq(notifications.owner, student))
    expect(sent.map(({ title }) => title).filter(title => title.startsWith('Your co-borrower'))).toEqual([
      'Your co-borrower read the loan and agreed',
      'Your co-borrower took back an agreement to the loan',
      'Your co-borrower read the loan and agreed',
    ])
  })

  test('made at the moment when the lender changes the offer is of what was read, or refused', async () => {
    await offer()
    await show()
    const { version } = await sheetNow()
    const [agreed] = await Promise.all([
      agree(version),
      offer({ rate: '12', version: 1 }),
      ...[1, 2, 3].map(() => agree(version)),
    ])
    const rows = await team.services.db.select().from(loanAgreements)
    expect([200, 409]).toContain(agreed?.status)
    expect(rows.length).toBeLessThanOrEqual(1)
    for (const row of rows) expect(row).toMatchObject({ version, figures: { rate: 950 } })
  })

  test('stays with the relation alone once who agreed has no account any more', async () => {
    await offer()
    await show()
    await agree((await sheetNow()).version)
    await team.services.db.update(loanAgreements).set({ by: null })
    expect((await asMeera.api.loanSheet.read()).agreements).toMatchObject([
      { who: '', relation: 'co-borrower', isCurrent: true },
    ])
  })
})

test('on paper it is a PDF of its own for either side, kept by no browser', async () => {
  await offer()
  await show()
  await agree((await sheetNow()).version)
  for (const [who, path] of [
    [asMeera, '/api/loans/sheet/paper'],
    [asRohan, `/api/family/${student}/loan/paper`],
  ] as const) {
    const answer = await fetch(team.url + path, { headers: { cookie: who.cookie() } })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  }
})

describe('a Key Fact Statement in a language', () => {
  const listed = async () => ensure((await asMeera.api.loanStatements.list())[0]).statements
  const waiting = async () =>
    (await team.services.db.select().from(requests))
      .filter(({ settledAt, kind }) => settledAt === null && kind === 'loan-statement')
      .map(({ title }) => title)

  test('is asked for, waits at the lender’s desk, and is given with its day and file', async () => {
    await offer()
    await show()
    const id = await offerId()
    await asMeera.api.loanStatements.ask({ id, language: 'Telugu' })
    expect(await listed()).toMatchObject([{ language: 'Telugu', askedAt: expect.any(String), givenAt: null }])
    expect(await waiting()).toEqual(['Give the Key Fact Statement in Telugu'])
    expect(await asNeha.api.loanDesk.read({ student })).toMatchObject({ statements: [{ language: 'Telugu' }] })
    expect((await sheetNow()).statements).toMatchObject([{ language: 'Telugu', givenAt: null }])
    const upload = await fetch(`${team.url}/api/desk/loan-applications/${student}/terms?name=kfs.pdf`, {
      method: 'POST',
      headers: { cookie: asNeha.cookie(), origin: team.url, 'content-type': 'application/octet-stream' },
      body: Buffer.from('%PDF-1.7 telugu'),
    })
    const { id: document } = Object(await upload.json())
    await asNeha.api.loanDesk.giveStatement({ student, language: 'Telugu', document })
    expect(await waiting()).toEqual([])
    expect(await listed()).toMatchObject([{ language: 'Telugu', givenAt: expect.any(String), isHere: true }])
    const files = [
      [asMeera, `/api/loans/offers/${id}/statements/Telugu`, 200],
      [asMeera, `/api/loans/offers/${id}/statements/Hindi`, 404],
      [asRohan, `/api/loans/offers/${id}/statements/Telugu`, 404],
      [asRohan, `/api/family/${student}/loan/statements/Telugu`, 200],
      [asRohan, `/api/family/${student}/loan/statements/Hindi`, 404],
    ] as const
    for (const [who, path, status] of files) expect((await who.call('GET', path)).status, path).toBe(status)
  })

  test('can be noted without being asked for and without a file, and the note withdrawn', async () => {
    await offer()
    const id = await offerId()
    await asNeha.api.loanDesk.giveStatement({ student, language: 'Hindi' })
    expect(await listed()).toMatchObject([{ language: 'Hindi', askedAt: null, isHere: false }])
    await asMeera.api.loanStatements.takeBack({ id, language: 'Hindi' })
    expect(await listed()).toHaveLength(1)
    await asNeha.api.loanDesk.withdrawStatement({ student, language: 'Hindi' })
    expect(await listed()).toEqual([])
    await asMeera.api.loanStatements.ask({ id, language: 'Hindi' })
    await asNeha.api.loanDesk.giveStatement({ student, language: 'Hindi' })
    await asNeha.api.loanDesk.withdrawStatement({ student, language: 'Hindi' })
    expect(await waiting()).toEqual(['Give the Key Fact Statement in Hindi'])
    await asMeera.api.loanStatements.takeBack({ id, language: 'Hindi' })
    expect([await listed(), await waiting()]).toEqual([[], []])
  })

  test('is asked of nobody once the offer is gone, and of no offer of another student', async () => {
    await offer()
    const id = await offerId()
    await asMeera.api.loanStatements.ask({ id, language: 'Tamil' })
    expect(await answerOf(asRohan.api.loanStatements.ask({ id, language: 'Tamil' }))).toMatchObject({ status: 404 })
    await asNeha.api.loanDesk.withdrawOffer({ student })
    expect(await waiting()).toEqual([])
    expect(await answerOf(asMeera.api.loanStatements.ask({ id, language: 'Hindi' }))).toMatchObject({ status: 409 })
    expect(
      await answerOf((await team.enter(kavya)).api.loanDesk.giveStatement({ student, language: 'Tamil' })),
    ).toMatchObject({ status: 404 })
  })
})
