// Made from the contract: what is another's, asked for by its real id, is answered as what there is not, by every route
// that takes an id; every stored file; and every topic of the event stream.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from './api.ts'
import { arjun, demoPassword, dev, farah, kavya, meera, vikram } from '../seed/people.ts'
import { seed, seedDemo } from '../seed/seed.ts'
import { hashToken } from '../src/platform/identity/tokens.ts'
import { deskRoles, pathParameters } from '../src/wire/route.ts'
import { plantEverything } from './markers.ts'
import { clockAt, openTestApp, type TestApp } from './app.ts'
import { routes } from './smuggled.ts'
import { giveSecondFactor, isStaff, withSecondFactor } from './second-factor.ts'
import { openStream } from './stream.ts'
import { visitor, type Answer, type Visitor } from './visitor.ts'

let app: TestApp
const others = new Map<string, Visitor>()
const strangers = new Map<string, Visitor>()
const idOf = new Map<string, string>()

beforeAll(async () => {
  app = await openTestApp({
    settings: { SAFAR_DEMO: 'on' },
    clock: clockAt(Temporal.Now.instant().toString()),
    isReachable: true,
  })
  await seed(app.services)
  await seedDemo(app.services)
  const owner = await plantEverything({ url: app.url, giveSecondFactor: who => giveSecondFactor(app, who) })
  await tellMore(owner.who)
  await app.connections
    .sql`insert into passkeys (person, credential_id, public_key, counter, transports, name, created_at) select person, 'theirs', '', 0, '{}', 'Theirs', now() from sessions where token_hash = ${hashToken(owner.who.cookie().split('=')[1] ?? '')}`
  const accounts = { 'another student': arjun, advisor: kavya, lender: vikram, underwriter: farah, admin: dev }
  for (const [name, { email }] of Object.entries(accounts)) others.set(name, await enter(email))
  others.set('another guest', await enterAsGuest())
  strangers.set('signed out', visitor(app))
  strangers.set('revoked', await revoked())
  strangers.set('expired', await expired())
})
afterAll(() => app.end())

async function enter(email: string): Promise<Visitor> {
  const who = visitor(app)
  const body = await who.api.accounts.signIn({ email, password: demoPassword })
  idOf.set(email, ensure(body.user).id)
  return isStaff({ email }) ? withSecondFactor(app, who) : who
}
async function enterAsGuest() {
  const who = visitor(app)
  await who.api.accounts.signInAsGuest({})
  return who
}
async function revoked() {
  const who = await enter(arjun.email)
  const cookie = who.cookie()
  await who.api.accounts.signOut({})
  who.takeCookie(cookie)
  return who
}
async function expired() {
  const who = await enter(meera.email)
  const token = who.cookie().split('=')[1] ?? ''
  await app.connections
    .sql`update sessions set expires_at = created_at - interval '1 minute' where token_hash = ${hashToken(token)}`
  return who
}

async function tellMore(who: Visitor): Promise<void> {
  const said: [string, string, object][] = [
    ['POST', '/api/profile/academics', { type: 'bachelors', institution: 'JNTU' }],
    ['POST', '/api/profile/work', { type: 'fullTime', company: 'Infosys', title: 'Engineer' }],
    ['POST', '/api/profile/applications', { university: 'university-of-north-texas', outcome: 'admitted' }],
    [
      'POST',
      '/api/money/remittances',
      {
        holder: 'father',
        day: '2026-05-04',
        rupees: '1,00,000',
        dollars: '1,100',
        kind: 'savings',
        through: '',
        tcs: '',
      },
    ],
    ['POST', '/api/rights/exports', {}],
  ]
  for (const [method, path, input] of said)
    expect(await who.call(method, path, input), path).toMatchObject({ status: 200 })
}

/** Where the row lies that a route's id names; a route that has neither a table nor a reason fails. */
const liesIn: Readonly<Record<string, string | { nobodys: string } | { elsewhere: string }>> = {
  'accounts.revoke': 'sessions',
  'secondFactor.renamePasskey': 'passkeys',
  'secondFactor.removePasskey': 'passkeys',
  'background.changeAcademic': 'academics',
  'background.removeAcademic': 'academics',
  'background.changeWork': 'work_experiences',
  'background.removeWork': 'work_experiences',
  'testScores.remove': 'gre_scores',
  'applications.change': 'applications',
  'applications.remove': 'applications',
  'documents.read': 'documents',
  'documents.drop': 'documents',
  'documents.readLibrary': 'documents',
  'customSteps.read': 'custom_steps',
  'customSteps.answer': 'custom_steps',
  'customSteps.complete': 'custom_steps',
  'customSteps.reopen': 'custom_steps',
  'sop.see': 'sop_versions',
  'sop.rate': 'sop_versions',
  'sop.requestHelp': 'sop_versions',
  'sop.close': 'sop_versions',
  'sop.reopen': 'sop_versions',
  'sop.markForHelp': 'sop_remarks',
  'sop.unmarkForHelp': 'sop_remarks',
  'drafts.save': { elsewhere: 'src/features/drafts/drafts.test.ts' },
  'drafts.remove': { elsewhere: 'src/features/drafts/drafts.test.ts' },
  'i20.file': { elsewhere: 'src/stages/visas/i20/i20.test.ts' },
  'transcripts.takeBack': 'transcript_contributions',
  'attorneys.calendar': 'attorney_calls',
  'insurance.withdraw': 'insurance_requests',
  'insuranceInvoices.pay': 'insurance_requests',
  'insuranceInvoices.leave': 'insurance_requests',
  'insuranceInvoices.receipt': 'insurance_requests',
  'insuranceInvoices.payRest': { elsewhere: 'src/stages/health-insurance/invoices/payment.test.ts' },
  'payments.receipt': { elsewhere: 'tests/receipts.test.ts' },
  'payLinks.cancel': { elsewhere: 'tests/pay-links.test.ts' },
  'payLinks.open': { elsewhere: 'tests/pay-links.test.ts' },
  'payLinks.pay': { elsewhere: 'tests/pay-links.test.ts' },
  'familyMembers.newLink': { elsewhere: 'tests/attacks/family.test.ts' },
  'familyMembers.share': { elsewhere: 'tests/attacks/family.test.ts' },
  'familyMembers.end': { elsewhere: 'tests/attacks/family.test.ts' },
  'familyMembers.restore': { elsewhere: 'tests/attacks/family.test.ts' },
  'familyPapers.choices': { elsewhere: 'tests/attacks/family.test.ts' },
  'familyPapers.show': { elsewhere: 'tests/attacks/family.test.ts' },
  'familyPapers.hide': { elsewhere: 'tests/attacks/family.test.ts' },
  'familyAffidavit.print': { elsewhere: 'src/features/family/affidavit/affidavit.test.ts' },
  'loanApplication.coPaper': { elsewhere: 'src/stages/loans/co-borrower/co-borrower.test.ts' },
  'familyInvitations.open': { elsewhere: 'tests/attacks/family.test.ts' },
  'familyInvitations.accept': { elsewhere: 'tests/attacks/family.test.ts' },
  'family.leave': { elsewhere: 'tests/attacks/family.test.ts' },
  'consent.withdraw': { elsewhere: 'src/features/consent/consent.test.ts' },
  'family.weekly': { elsewhere: 'src/features/family/weekly/weekly.test.ts' },
  'familyAsks.withdraw': { elsewhere: 'tests/attacks/family-pays.test.ts' },
  'policies.askEnd': 'insurance_requests',
  'policies.takeBackEnd': 'insurance_requests',
  'policies.card': 'insurance_requests',
  'loanApplication.removePaper': 'loan_papers',
  'money.change': 'money_entries',
  'money.remove': 'money_entries',
  'remittances.change': 'remittances',
  'remittances.remove': 'remittances',
  'remittances.setHolder': 'payments',
  'vault.change': 'vault_papers',
  'vault.replace': 'vault_papers',
  'vault.fit': 'vault_papers',
  'vault.remove': 'vault_papers',
  'vault.addStored': 'documents',
  'vault.use': 'documents',
  'vault.noteRead': 'documents',
  'vault.places': 'documents',
  'loanApplication.takeStored': { elsewhere: 'src/features/papers/papers.test.ts' },
  'vaccineRecords.remove': 'vaccine_records',
  'products.withdraw': 'product_orders',
  'products.receive': 'product_orders',
  'products.unreceive': 'product_orders',
  'rights.openExport': 'data_exports',
  'rights.fetchExport': 'data_exports',
  'notifications.markRead': 'notifications',
  'notifications.noteShown': 'notifications',
  'vaccineProofs.remove': { elsewhere: 'src/stages/vaccines/vaccines.test.ts' },
  'appointment.calendar': { elsewhere: 'src/stages/visas/appointment/appointment.test.ts' },
  'postInterview.removeCheck': { elsewhere: 'src/stages/visas/post-interview/post-interview.test.ts' },
  'insuranceClaims.answer': { elsewhere: 'src/stages/health-insurance/claims/claims.test.ts' },
  'insuranceClaims.withdraw': { elsewhere: 'src/stages/health-insurance/claims/claims.test.ts' },
  'latePayments.convert': { elsewhere: 'tests/attacks/money.test.ts' },
  'latePayments.sendBack': { elsewhere: 'tests/attacks/money.test.ts' },
  'loanOffers.accept': { elsewhere: 'src/stages/loans/loans.test.ts' },
  'loanOffers.terms': { elsewhere: 'src/stages/loans/loans.test.ts' },
  'loanOffers.keyFacts': { elsewhere: 'src/stages/loans/desk/desk.test.ts' },
  'loanStatements.ask': { elsewhere: 'src/stages/loans/sheet/sheet.test.ts' },
  'loanStatements.takeBack': { elsewhere: 'src/stages/loans/sheet/sheet.test.ts' },
  'loanStatements.read': { elsewhere: 'src/stages/loans/sheet/sheet.test.ts' },
  'loanOffers.answer': { elsewhere: 'src/stages/loans/loans.test.ts' },
  'journey.visit': { nobodys: 'a stage' },
  'journey.finish': { nobodys: 'a stage' },
  'journey.mark': { nobodys: 'a step' },
  'journey.reopen': { nobodys: 'a stage' },
  'plan.give': { nobodys: 'a date of the plan' },
  'plan.markDone': { nobodys: 'a date of the plan' },
  'planDeferrals.save': { nobodys: 'the number of a later start' },
  'planDeferrals.undo': { nobodys: 'the number of a later start' },
  'visaRounds.start': { nobodys: 'the number of an application' },
  'visaRounds.undo': { nobodys: 'the number of an application' },
  'passportProfile.keepPaper': { nobodys: 'a kind of paper' },
  'planCalendar.fetch': { elsewhere: 'src/features/plan/calendar/calendar.test.ts' },
  'journey.unmark': { nobodys: 'a step' },
  'journey.showBadge': { nobodys: 'a step' },
  'journey.askEarlyAccess': { nobodys: 'a stage' },
  'universities.read': { nobodys: 'the catalogue' },
  'content.read': { nobodys: 'the library' },
  'webinars.recording': { nobodys: 'a webinar' },
  'webinars.calendar': { nobodys: 'a webinar' },
  'compileDocs.tick': { nobodys: 'a kind of paper' },
  'compileDocs.untick': { nobodys: 'a kind of paper' },
  'compileDocs.skip': { nobodys: 'a kind of paper' },
  'compileDocs.unskip': { nobodys: 'a kind of paper' },
  'transcripts.read': { nobodys: 'the library of interviews' },
  'insuranceCatalogue.plans': { nobodys: 'the catalogue' },
  'insuranceBrochures.read': { nobodys: 'the catalogue' },
  'loanApplication.addPaper': { nobodys: 'a kind of paper' },
  'loanApplication.lack': { nobodys: 'a kind of paper' },
  'loanApplication.unlack': { nobodys: 'a kind of paper' },
  'loanLenders.takeBack': { nobodys: 'a bank' },
  'loanApplication.submit': { nobodys: 'a part of the form' },
  'vaccineRecords.lack': { nobodys: 'a vaccine' },
  'vaccineRecords.unlack': { nobodys: 'a vaccine' },
  'products.read': { nobodys: 'a kind of product' },
  'products.choose': { nobodys: 'a kind of product' },
  'products.tick': { nobodys: 'a kind of product' },
  'products.apply': { nobodys: 'a kind of product' },
  'phone.calendar': { nobodys: 'a plan' },
  'notifications.mute': { nobodys: 'a category' },
  'notifications.unmute': { nobodys: 'a category' },
  'notifications.subscription': { elsewhere: 'src/features/notifications/letters.test.ts' },
  'notifications.subscribe': { elsewhere: 'src/features/notifications/letters.test.ts' },
  'notifications.unsubscribe': { elsewhere: 'src/features/notifications/letters.test.ts' },
}
/** What a body must hold to be looked at. */
const bodies: Readonly<Record<string, object>> = {
  'remittances.change': {
    holder: 'student',
    day: '2026-05-04',
    rupees: '1,00,000',
    dollars: '1,100',
    kind: 'savings',
    through: '',
    tcs: '',
  },
  'remittances.setHolder': { holder: 'father' },
  'sop.rate': { rating: 4 },
  'customSteps.answer': { answers: { q0001: 'Mine' } },
  'secondFactor.renamePasskey': { name: 'Mine' },
  'money.change': { kind: 'other', what: 'Mine', currency: 'INR', amount: '1', version: 1 },
  'vault.change': { paper: 'passport', year: null, issuedOn: null, validUntil: null },
  'vault.addStored': { paper: 'passport' },
  'vault.use': { purpose: 'chat', use: '/chat' },
  'vault.noteRead': { sevisId: 'N0000000001' },
}

const withNames = routes.filter(([, { path, who }]) => pathParameters(path).length > 0 && typeof who === 'string')
const owned = withNames.flatMap(([name, route]) => {
  const table = liesIn[name]
  return typeof table === 'string' ? [{ name, route, table }] : []
})

test('every route that takes an id has a place in this matrix', () => {
  expect(withNames.map(([name]) => name).filter(name => liesIn[name] === undefined)).toEqual([])
  expect(Object.keys(liesIn).filter(name => !withNames.some(([known]) => known === name))).toEqual([])
})

const notified = ({ status, body, headers }: Answer) => ({
  status,
  body,
  headers: Object.fromEntries(
    [...headers].filter(([name]) => !['date', 'x-request-id', 'safar-cursor', 'keep-alive'].includes(name)),
  ),
})

async function ask(who: Visitor, { name, route }: (typeof owned)[number], id: string): Promise<Answer> {
  const cookie = who.cookie()
  const path = route.path.replace('{test}', 'gre').replaceAll(/\{\w+\}/g, id)
  const answer = await who.call(route.method, path, route.method === 'GET' ? undefined : (bodies[name] ?? {}))
  who.takeCookie(cookie)
  return answer
}

/** What the desk sent may be in the library, which is everybody's. */
const ofStudents = 'where owner in (select id from people where id not in (select person from staff))'

/** Of the one who entered everything, and of the demo's people who have such a thing. */
async function foreignIn(table: string): Promise<string[]> {
  const theirs = new Set([...idOf].filter(([email]) => email !== meera.email).map(([, id]) => id))
  const rows = await app.connections.sql.unsafe<{ id: string; owner: string | null }[]>(
    `select to_jsonb(t)->>'id' as id, coalesce(to_jsonb(t)->>'owner', to_jsonb(t)->>'person') as owner from ${table} t ${table === 'documents' ? ofStudents : ''}`,
  )
  return rows
    .filter(({ owner }) => owner === null || !theirs.has(owner))
    .map(({ id }) => id)
    .slice(0, 3)
}

test.each(owned)('$name: what is another’s is answered as what there is not', async place => {
  const ids = await foreignIn(place.table)
  expect(ids.length, `there is no row in ${place.table} to ask for`).toBeGreaterThan(0)
  const before = await app.connections.sql.unsafe(
    `select md5(string_agg(t::text, '' order by t::text)) as all from ${place.table} t`,
  )
  for (const [name, who] of [...others, ...strangers]) {
    const isStaffStep = place.table === 'custom_steps' && ['advisor', 'admin'].includes(name)
    const missing = notified(await ask(who, place, randomUUID()))
    expect(missing.status, name).toBeGreaterThanOrEqual(400)
    if (strangers.has(name)) expect(missing.status, name).toBe(401)
    if (isStaffStep) continue
    for (const id of ids) expect(notified(await ask(who, place, id)), `as ${name}`).toEqual(missing)
  }
  expect(
    await app.connections.sql.unsafe(
      `select md5(string_agg(t::text, '' order by t::text)) as all from ${place.table} t`,
    ),
  ).toEqual(before)
})

test('no stored file is read by anybody else, by any route of a student', async () => {
  const files = await app.connections.sql.unsafe<{ id: string; owner: string }[]>(
    `select id, owner from documents ${ofStudents}`,
  )
  const deps = owned.filter(({ route }) => route.as === 'file')
  expect(files.length).toBeGreaterThan(5)
  const arjuns = idOf.get(arjun.email)
  for (const [name, who] of others) {
    for (const { id } of files.filter(({ owner }) => owner !== arjuns))
      for (const door of deps) {
        expect((await ask(who, door, id)).status, `${door.name} of ${id} as ${name}`).toBeGreaterThanOrEqual(400)
      }
  }
})

test('a lender learns nothing of a student who did not apply to their bank', async () => {
  const lender = others.get('lender') ?? expect.fail('no lender')
  const [row] = await app.connections.sql<{ owner: string }[]>`select owner from loan_applications limit 1`
  for (const rest of ['', `/papers/${randomUUID()}`]) {
    const of = async (student: string) =>
      notified(await lender.call('GET', `/api/desk/loan-applications/${student}${rest}`))
    expect(await of(row?.owner ?? '')).toEqual(await of(randomUUID()))
  }
})

test('each hears what is theirs over the event stream, and nothing else', async () => {
  const listening = [...others].filter(([name]) => name !== 'another guest')
  const streams = await Promise.all(
    listening.map(async ([name, who]) => ({ name, stream: await openStream(app, who) })),
  )
  const guest = await openStream(app, others.get('another guest') ?? visitor(app))
  for (const { stream } of streams) await expect.poll(() => stream.heard.length).toBeGreaterThan(0)
  const ofDesk = {
    advisor: 'chat-replies',
    lender: 'loan-slots',
    underwriter: 'insurance-claims',
    admin: 'sevis-reversals',
  } as const
  const [ofPerson, ofSession, ofAll] = ['openings', 'drafts', 'attorneys'] as const
  await app.services.change(async ({ announce }) => {
    await announce(`person:${idOf.get(meera.email)}`, ofPerson)
    for (const role of deskRoles) await announce(`desk:${role}`, ofDesk[role])
    await announce(`session:${randomUUID()}`, ofSession)
    await announce('all', ofAll)
  })
  const said = new Set<string>([...Object.values(ofDesk), ofPerson, ofSession, ofAll])
  const heard = (stream: { heard: { abouts: string[] }[] }) =>
    stream.heard.flatMap(({ abouts }) => abouts).filter(about => said.has(about))
  for (const { name, stream } of streams) {
    await expect.poll(() => heard(stream)).toContain(ofAll)
    expect(new Set(heard(stream)), name).toEqual(
      new Set([ofAll, ...deskRoles.filter(role => role === name).map(role => ofDesk[role])]),
    )
    stream.close()
  }
  expect(heard(guest)).toEqual([])
  guest.close()
})

test('a session that is ended hears no more', async () => {
  const who = await enter(meera.email)
  const stream = await openStream(app, who)
  await who.api.accounts.signOut({})
  await stream.ended
  expect(stream.heard.flatMap(({ abouts }) => abouts)).toContain('ended')
})
