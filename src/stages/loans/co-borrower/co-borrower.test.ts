// Papers of who borrows with a student, on a real database: whose they are, who opens them, and how they end.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lenderStock } from '#seed/loans/lenders.ts'
import { kavya, meera, neha, rohan, vikram } from '#seed/people.ts'
import { appServices } from '#src/app/services.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { documents } from '#src/features/documents/tables.ts'
import { familyInvitations } from '#src/features/family/tables.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { personalDataOf } from '#src/features/people/personal-data/sources.ts'
import { eraseAgain } from '#src/features/rights/erasure/erasures.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { newAccount } from '#tests/planted.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { required } from '../application/copy.ts'
import type { Answers } from '../application/rules.ts'
import { noAnswers } from '../application/stored.ts'
import { stockLenders } from '../lenders/stock.ts'
import { loanApplications, loanCoPapers, loanOffers, loanPapers, loanSendings } from '../tables.ts'
import { coBorrowerJobs } from './leaving.ts'

const credila = 'HDFC Credilia'
const pdf = (text = 'ITR') => Buffer.from(`%PDF-1.4\n%${text}\n${'x'.repeat(400)}\n%%EOF`)

let team: TeamApp
let asMeera: Visitor
/** Of the lender that has the application, and of one that has not. */
let asNeha: Visitor
let asVikram: Visitor
/** A student too, who borrows with Meera here. */
let mother: Visitor
let student: string
let invitation: string

beforeAll(async () => {
  team = await openTeamApp()
  await stockLenders(team.services, lenderStock)
  ;[asMeera, asNeha] = [await team.enter(meera), await team.enter(neha)]
  ;[asVikram, mother] = [await team.enter(vikram), await team.enter(rohan)]
  student = team.idOf(meera)
  await team.services.db
    .update(people)
    .set({ phone: '+919848098765' })
    .where(eq(people.id, team.idOf(rohan)))
})
afterAll(() => team.end())

beforeEach(async () => {
  await team.clear(
    loanCoPapers,
    loanPapers,
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
  asMeera = await team.enter(meera)
  invitation = await bringIn(mother)
})

async function bringIn(who: Visitor, contact = '98480 98765', headings: 'co-borrowing'[] = ['co-borrowing']) {
  const made = await asMeera.api.familyMembers.invite({ relation: 'mother', name: 'Amma', contact, headings })
  await who.api.familyInvitations.accept({ token: new URL(made.address).pathname.slice('/family/'.length) })
  return made.id
}

/** What the student typed, and whether all of it is with the lender. */
async function apply(changes: Partial<Answers> = {}, isSent = true) {
  const { db, vault, now } = team.services
  const at = isSent ? now() : null
  const answers = { ...noAnswers, amount: '30', co_applicant_type: 'self_employed', collateral: 'no', ...changes }
  await db.insert(loanApplications).values({
    owner: student,
    sealed: await vault.seal(student, JSON.stringify(answers)),
    amount: 300_000_000,
    updatedAt: now(),
    academicsAt: now(),
    identityAt: now(),
    financialAt: at,
  })
  if (at !== null) await db.insert(loanSendings).values({ owner: student, bank: credila, at, consentedAt: at })
}

type Sent = { field?: string; content?: Uint8Array; name?: string; replaces?: string; who?: Visitor; key?: string }

async function upload({ field = 'itr_3_years', content = pdf(), name = 'itr.pdf', replaces, ...by }: Sent = {}) {
  const query = new URLSearchParams({ name, ...(replaces !== undefined && { replaces }) })
  const answer = await fetch(`${team.url}/api/family/${student}/co-borrowing/papers/${field}?${query}`, {
    method: 'POST',
    headers: {
      cookie: (by.who ?? mother).cookie(),
      origin: team.url,
      'content-type': 'application/octet-stream',
      // One that is refused on its way takes its connection with it.
      connection: 'close',
      ...(by.key !== undefined && { 'idempotency-key': by.key }),
    },
    body: new Uint8Array(content),
  })
  return { status: answer.status, body: Object(await answer.json()) }
}

const view = () => mother.api.familyCoBorrowing.read({ student })
const given = async () => (await view()).papers.flatMap(({ field, own }) => (own === null ? [] : [{ field, ...own }]))
const first = async () => ensure((await given())[0])
const application = () => asMeera.api.loanApplication.read()
const atBank = (document: string, who = asNeha) =>
  who.call('GET', `/api/desk/loan-applications/${student}/papers/${document}`)
const heard = async () => (await asMeera.api.notifications.read()).notifications.map(({ title }) => title)

describe('what is asked of who borrows', () => {
  test('is what the application asks of them, by how they earn, and what proves who they are', async () => {
    const fields = async () => (await view()).papers.filter(({ isAskedFor }) => isAskedFor).map(({ field }) => field)
    expect(await fields()).toHaveLength(7)
    await apply({ co_applicant_type: 'salaried' }, false)
    expect(await fields()).toEqual(['salary_slips', 'form_16', 'bank_statements'])
    expect((await view()).papers.filter(({ isAskedFor }) => !isAskedFor).map(({ field }) => field)).toEqual([
      'pan_card',
      'aadhaar',
      'driving_license',
      'voter_id',
    ])
  })

  test('says nothing that the student typed, and to whom it was sent', async () => {
    await apply({ residential_address: 'A secret street', co_applicant_name: 'A secret name' })
    const read = await view()
    expect(JSON.stringify(read)).not.toMatch(/secret|"30"/)
    expect(read.lenders).toMatchObject([{ bank: credila, hasEnded: false }])
    await asMeera.api.loanLenders.takeBack({ bank: credila })
    expect((await view()).lenders).toMatchObject([{ bank: credila, hasEnded: true }])
  })
})

test('what another co-borrower has given is not needed of them', async () => {
  const who = await anotherMember('didi.borrows@example.com', '+919848033333')
  await upload({ who })
  const read = (await view()).papers.filter(({ isThere }) => isThere)
  expect(read).toMatchObject([{ field: 'itr_3_years', isAskedFor: true, own: null }])
})

/** With an account of their own. */
async function anotherMember(email: string, phone: string): Promise<Visitor> {
  const { who, id } = await newAccount(team, email)
  const at = team.clock.now()
  await team.services.db
    .update(people)
    .set({ emailVerifiedAt: at, phone, phoneVerifiedAt: at })
    .where(eq(people.id, id))
  await bringIn(who, email)
  return who
}

describe('a paper of who borrows', () => {
  test('is their own row and file, under their own key, and counts for the application', async () => {
    await apply({}, false)
    const owner = team.idOf(rohan)
    expect(await upload()).toMatchObject({ status: 200, body: { name: 'itr.pdf' } })
    const [row] = await team.services.db.select().from(documents)
    expect(row).toMatchObject({ owner, sentBy: owner, purpose: 'loan' })
    expect(row?.path.startsWith(`userApplication/${owner}/`)).toBe(true)
    const submit = () => answerOf(asMeera.api.loanApplication.submit({ part: 'financial', banks: [credila] }))
    const wrong = async () => Object(Object((await submit()).body).fields)
    expect(await wrong()).toMatchObject({ bank_statements: required.bank_statements })
    expect(Object.keys(await wrong())).not.toContain('itr_3_years')
    const { id } = await first()
    await mother.api.familyCoBorrowing.erase({ student, paper: id })
    expect(await wrong()).toMatchObject({ itr_3_years: required.itr_3_years })
  })

  test('that proves who they are is not the student’s own', async () => {
    await apply({}, false)
    await upload({ field: 'pan_card', name: 'pan.pdf' })
    const refused = await answerOf(asMeera.api.loanApplication.submit({ part: 'financial', banks: [credila] }))
    expect(refused).toMatchObject({ status: 422, body: { fields: { pan_card: required.pan_card } } })
  })

  test('is seen to be there by the student, who opens, replaces and removes nothing of it unless let in', async () => {
    await upload()
    const { id, document } = await first()
    expect((await application()).coPapers).toMatchObject([
      { id, field: 'itr_3_years', who: 'Rohan', relation: 'mother', document: null },
    ])
    const opened = () => asMeera.call('GET', `/api/loans/co-papers/${id}`)
    expect(JSON.stringify(await application())).not.toMatch(/itr\.pdf/)
    for (const address of [`/api/loans/co-papers/${id}`, `/api/documents/${document.id}`])
      expect((await asMeera.call('GET', address)).status, address).toBe(404)
    for (const paper of [id, document.id])
      expect((await asMeera.call('DELETE', `/api/loans/paper-files/${paper}`, {})).status).toBe(404)
    const use = { document: document.id, replaces: id }
    expect((await asMeera.call('POST', '/api/loans/papers/itr_3_years/uses', use)).status).toBe(404)
    await mother.api.familyCoBorrowing.show({ student, paper: id, isShown: true })
    expect((await opened()).status).toBe(200)
    expect((await application()).coPapers).toMatchObject([{ document: { name: 'itr.pdf' } }])
    const { openings } = await mother.api.rights.openings({})
    expect(openings).toMatchObject([
      { who: 'Meera', what: 'Your paper for a loan, by the student: ITR of the last 3 years' },
    ])
    await mother.api.familyCoBorrowing.show({ student, paper: id, isShown: false })
    expect((await opened()).status).toBe(404)
  })

  test('is read by a lender that has the application, noted for both, and by no other', async () => {
    await apply()
    await upload()
    const { document } = await first()
    expect((await atBank(document.id, asVikram)).status).toBe(404)
    const file = await asNeha.api.loanDesk.read({ student })
    expect(file.application?.coPapers).toMatchObject([{ field: 'itr_3_years', document: { name: 'itr.pdf' } }])
    expect((await atBank(document.id)).status).toBe(200)
    const looks = async (who: Visitor) => (await who.api.rights.openings({})).openings.map(({ what }) => what)
    expect((await looks(mother))[0]).toMatch(/itr\.pdf/)
    expect(await looks(asMeera)).toContainEqual(expect.stringContaining('ITR of the last 3 years'))
    expect((await looks(asMeera)).join()).not.toContain('itr.pdf')
  })
})

describe('what is sent in', () => {
  test.each([
    ['nothing', { content: Buffer.alloc(0) }, 422, 'file-empty'],
    ['what is no PDF', { content: Buffer.from('a text that is no paper at all') }, 422, 'wrong-kind'],
    ['what has another ending', { name: 'itr.exe' }, 422, 'wrong-kind'],
    ['too much', { content: Buffer.concat([pdf(), Buffer.alloc(2_200_000, 'x')]) }, 413, 'file-too-large'],
    ['a field of the student', { field: 'passport' }, 422, 'invalid-input'],
    ['no field at all', { field: 'nope' }, 422, 'invalid-input'],
    ['a paper that it replaces and that is not there', { replaces: 'nope' }, 422, 'invalid-input'],
  ] satisfies [string, Sent, number, string][])('as %s is refused', async (_, sent, status, code) => {
    const refused = await upload(sent)
    expect([refused.status, refused.body.code]).toEqual([status, code])
    expect(await given()).toEqual([])
  })

  test('with a whole Aadhaar number is refused, as of the student', async () => {
    expect(await upload({ field: 'aadhaar', content: Buffer.from('%PDF-1.4\nbroken') })).toMatchObject({
      status: 422,
      body: { code: 'unreadable' },
    })
    expect(await given()).toEqual([])
  })

  test('many times at once is one; again is refused until it replaces; repeated under its key it is the first', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too-many-papers' })
    const { id } = await first()
    const replacing = { replaces: id, name: 'newer.pdf', key: 'once-and-again-1' }
    const [one, again] = [await upload(replacing), await upload(replacing)]
    expect([one.status, again.status, again.body.id]).toEqual([200, 200, one.body.id])
    expect(await given()).toMatchObject([{ document: { name: 'newer.pdf' } }])
  })

  test('from what is stored already is the same content', async () => {
    await upload()
    const { document } = await first()
    await mother.api.familyCoBorrowing.takeStored({ student, field: 'bank_statements', document: document.id })
    expect((await given()).map(({ field }) => field)).toEqual(['itr_3_years', 'bank_statements'])
    const meeras = await asMeera.call(
      'POST',
      `/api/family/${student}/co-borrowing/papers/bank_statements/uses`,
      use(document),
    )
    expect(meeras.status).toBe(404)
  })
  const use = ({ id }: { id: string }) => ({ document: id })
})

describe('the end of it', () => {
  const missingNow = async () => [
    (await application()).missing,
    (await asNeha.api.loanDesk.list({})).map(({ missing }) => missing),
    (await asNeha.api.loanDesk.read({ student })).application?.missing,
  ]
  const all = [
    'business_address_proof',
    'tds_certificate',
    'itr_3_years',
    'qualification_certificate',
    'bank_statements',
  ]
  const lost = [all, [all], all]
  const none = [[], [[]], []]

  async function sentWithAll() {
    await apply()
    for (const field of all) await upload({ field })
    expect(await missingNow()).toEqual(none)
    return (await first()).document.id
  }

  test.each([
    ['by erasing all', () => mother.api.familyCoBorrowing.eraseAll({ student }), true],
    ['by leaving', () => mother.api.family.leave({ id: invitation }), true],
    ['as the student ends it', () => asMeera.api.familyMembers.end({ id: invitation }), false],
    ['as the student stops sharing it', () => asMeera.api.familyMembers.share({ id: invitation, headings: [] }), false],
  ])('%s is one for the lender too, with the next request', async (_, end, isHeard) => {
    const document = await sentWithAll()
    expect((await atBank(document)).status).toBe(200)
    await end()
    expect((await atBank(document)).status).toBe(404)
    expect(await missingNow()).toEqual(lost)
    expect((await heard()).includes('Your mother took back papers of your loan')).toBe(isHeard)
    const more = await answerOf(asMeera.api.loanApplication.send({ banks: ['Avanse'] }))
    expect(more).toMatchObject({ status: 422, body: { fields: { itr_3_years: required.itr_3_years } } })
  })

  test('of one paper leaves the others, and nothing of its file', async () => {
    await sentWithAll()
    const paper = ensure((await given()).find(({ field }) => field === 'itr_3_years'))
    await mother.api.familyCoBorrowing.erase({ student, paper: paper.id })
    expect(await missingNow()).toEqual([['itr_3_years'], [['itr_3_years']], ['itr_3_years']])
    expect((await answerOf(mother.api.familyCoBorrowing.erase({ student, paper: paper.id }))).status).toBe(404)
    expect(await team.services.db.select().from(documents).where(eq(documents.id, paper.document.id))).toEqual([])
    await upload()
    expect(await missingNow()).toEqual(none)
  })

  test('that was a mistake is undone, and what stays ended goes in the night', async () => {
    const document = await sentWithAll()
    const [sweep] = coBorrowerJobs(team.services)
    await asMeera.api.familyMembers.end({ id: invitation })
    await asMeera.api.familyMembers.restore({ id: invitation })
    await sweep?.work({}, { id: 'one' })
    expect((await atBank(document)).status).toBe(200)
    await asMeera.api.familyMembers.share({ id: invitation, headings: [] })
    await sweep?.work({}, { id: 'one' })
    expect(await team.services.db.$count(loanCoPapers)).toBe(0)
    const left = await team.services.db.select().from(documents)
    expect(left.map(({ attachedTo }) => attachedTo)).toEqual(left.map(() => null))
  })

  test('of an account notifies the student and leaves the lender nothing', async () => {
    const who = await anotherMember('amma.borrows@example.com', '+919848011111')
    const { id } = ensure((await who.api.accounts.session({})).user)
    await apply()
    await upload({ who })
    const [row] = await team.services.db.select().from(loanCoPapers)
    const { document } = ensure(row)
    await eraseAgain(team.services, personalDataOf(appServices), id)
    expect((await atBank(document)).status).toBe(404)
    expect(await heard()).toContain('Your mother took back papers of your loan')
    expect(await team.services.db.$count(loanCoPapers)).toBe(0)
    expect((await asNeha.api.loanDesk.read({ student })).application?.missing).toContain('itr_3_years')
  })

  test('of the student’s share takes nothing from another student, nor from another member', async () => {
    const who = await anotherMember('papa.borrows@example.com', '+919848022222')
    await upload()
    await upload({ who, name: 'papa.pdf' })
    const { id: paper } = await first()
    for (const call of ['erase', 'show'] as const) {
      const mine = call === 'erase' ? who.api.familyCoBorrowing.erase({ student, paper }) : show(who, paper)
      expect((await answerOf(mine)).status).toBe(404)
    }
    expect(
      (await who.api.familyCoBorrowing.read({ student })).papers.flatMap(({ own }) => own?.document.name ?? []),
    ).toEqual(['papa.pdf'])
    await asMeera.api.familyMembers.end({ id: invitation })
    expect((await application()).coPapers).toMatchObject([{ field: 'itr_3_years' }])
  })
  const show = (who: Visitor, paper: string) => who.api.familyCoBorrowing.show({ student, paper, isShown: true })
})

test('nobody of our team but an admin opens such a paper', async () => {
  await upload()
  const { document } = await first()
  const asKavya = await team.enter(kavya)
  expect((await asKavya.call('GET', `/api/desk/documents/${document.id}`)).status).toBe(404)
})
