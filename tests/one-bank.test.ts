// Made from the contract: a lender of one bank, with everything that another bank knows of a student, finds and changes nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lenderStock } from '../seed/loans/lenders.ts'
import { meera, neha, rohan, vikram } from '../seed/people.ts'
import { contract } from '../src/app/server-modules.ts'
import { documents } from '../src/features/documents/tables.ts'
import { requests } from '../src/features/desk-kit/tables.ts'
import { familyInvitations, familyMembers } from '../src/features/family/tables.ts'
import { noAnswers } from '../src/stages/loans/application/stored.ts'
import {
  loanApplications,
  loanPapers,
  loanCoPapers,
  loanAgents,
  loanMeetings,
  loanSlots,
  loanSendings,
  loanAsks,
  loanOffers,
} from '../src/stages/loans/tables.ts'
import { stockLenders } from '../src/stages/loans/lenders/stock.ts'
import { isForDesk, type Route } from '../src/wire/route.ts'
import { ensure } from './api.ts'
import { fieldsOf } from './smuggled.ts'
import { openTeamApp, type TeamApp } from './team.ts'
import type { Visitor } from './visitor.ts'

let team: TeamApp
let asVikram: Visitor
let asNeha: Visitor
/** Of who borrows with the student. */
let coDocument: string
const known = new Map<string, string>()
const bank = 'HDFC Credilia'

beforeAll(async () => {
  team = await openTeamApp()
  const { db, vault, now, ports } = team.services
  await stockLenders(team.services, lenderStock)
  ;[asVikram, asNeha] = [await team.enter(vikram), await team.enter(neha)]
  const [owner, at] = [team.idOf(meera), now()]
  const sealed = (words: string) => vault.seal(owner, words)
  await db.insert(loanApplications).values({
    owner,
    sealed: await sealed(JSON.stringify({ ...noAnswers, amount: '30' })),
    amount: 300_000_000,
    updatedAt: at,
    academicsAt: at,
    identityAt: at,
    financialAt: at,
  })
  await db.insert(loanSendings).values({ owner, bank, at, consentedAt: at })
  await db.insert(loanSendings).values({ owner, bank: 'State Bank of India', at })
  const path = `userApplication/${owner}/loans/pan_card/a.pdf`
  await ports.files.put(
    owner,
    path,
    (async function* () {
      yield Buffer.from('%PDF-1.7')
    })(),
  )
  const [document] = await db
    .insert(documents)
    .values({
      owner,
      sentBy: owner,
      purpose: 'loan',
      name: 'pan.pdf',
      type: 'application/pdf',
      path,
      bytes: 8,
      sentAt: at,
      arrivedAt: at,
      attachedTo: `loan:${owner}`,
    })
    .returning()
  await db.insert(loanPapers).values({ owner, field: 'pan_card', document: document?.id ?? '', at })
  coDocument = await giveAsCoBorrower(owner)
  const [ask] = await db
    .insert(loanAsks)
    .values({ owner, bank, sealedQuestion: await sealed('ITR?'), dueOn: Temporal.PlainDate.from('2027-07-01'), at })
    .returning()
  await db.insert(loanOffers).values({
    owner,
    bank,
    rate: 950,
    moratoriumMonths: 30,
    instalments: 120,
    amount: 300_000_000,
    fee: 100,
    rebateAvailable: true,
    at,
    changedAt: at,
  })
  const [agent] = await db
    .insert(loanAgents)
    .values({ bank, name: 'R. Menon', phone: '+91 22 0000', addedAt: at })
    .returning()
  const startTime = at.add({ hours: 72 })
  const slots = await db
    .insert(loanSlots)
    .values(
      [0, 1].map(hours => ({
        host: agent?.id ?? '',
        startTime: startTime.add({ hours }),
        endTime: startTime.add({ hours, minutes: 30 }),
      })),
    )
    .returning()
  await db.insert(loanMeetings).values({ owner, slot: slots[0]?.id ?? '', bookedAt: at })
  const [request] = await db
    .insert(requests)
    .values({
      owner,
      role: 'lender',
      bank,
      kind: 'loan-application',
      subject: `${owner}:${bank}`,
      title: 'A loan of 30 lakh',
      path: '/desk',
      priority: 'low',
      askedAt: at,
    })
    .returning()
  const ids = {
    student: owner,
    document: document?.id,
    ask: ask?.id,
    agent: agent?.id,
    slot: slots[1]?.id,
    id: request?.id,
    student_id: owner,
  }
  for (const [name, id] of Object.entries(ids)) known.set(name, id ?? '')
})
afterAll(() => team.end())

/** A paper of somebody of the student's family, who borrows with them. */
async function giveAsCoBorrower(student: string): Promise<string> {
  const { db, now, vault } = team.services
  const [owner, at] = [team.idOf(rohan), now()]
  const [invitation] = await db
    .insert(familyInvitations)
    .values({
      owner: student,
      relation: 'mother',
      sealed: await vault.seal(student, '{}'),
      contactMark: 'mother',
      tokenHash: 'mother',
      headings: ['co-borrowing'],
      invitedAt: at,
      expiresAt: at,
      acceptedAt: at,
    })
    .returning()
  const { id } = ensure(invitation)
  await db.insert(familyMembers).values({ invitation: id, owner })
  const file = {
    name: 'ITR.pdf',
    type: 'application/pdf',
    path: 'co-borrower/itr.pdf',
    bytes: 8,
    attachedTo: 'co-loan:',
  }
  const [document] = await db
    .insert(documents)
    .values({ ...file, owner, sentBy: owner, purpose: 'loan', sentAt: at, arrivedAt: at })
    .returning()
  await db
    .insert(loanCoPapers)
    .values({ owner, invitation: id, field: 'itr_3_years', document: ensure(document).id, at })
  return ensure(document).id
}

const tables = [
  loanApplications,
  loanPapers,
  loanCoPapers,
  documents,
  loanSendings,
  loanAsks,
  loanOffers,
  loanAgents,
  loanSlots,
  loanMeetings,
  requests,
]
const everything = async () =>
  JSON.stringify(await Promise.all(tables.map(table => team.services.db.select().from(table))))

/** Whatever a route of ours may want to be given. */
const given = {
  question: 'ITR?',
  dueOn: '2027-07-01',
  reason: 'No.',
  rate: '9',
  rateKind: 'fixed',
  amount: '30',
  moratoriumMonths: '30',
  instalments: '120',
  fee: '1',
  statedApr: '',
  rebateAvailable: true,
  version: 1,
  name: 'X. Y.',
  phone: '+91 22 1111',
  startTimes: ['2027-07-20T05:00:00.000Z'],
  priority: 'urgent',
  search: 'meera',
  query: 'meera',
  title: 'Meera',
}

async function knock(who: Visitor, { method, path, input }: Route, more: object) {
  const fieldsAsked = (all: object) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => fieldsOf(input).includes(name)))
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known.get(name) ?? known.get('student') ?? '')
  if (method === 'GET')
    return who.call(method, `${address}?${new URLSearchParams(fieldsAsked({ ...more, search: 'meera' }))}`)
  return who.call(method, address, fieldsAsked({ ...given, student: known.get('student'), ...more }))
}

const forLenders = Object.entries(contract).flatMap(([feature, verbs]) =>
  Object.entries(verbs).flatMap(([verb, route]: [string, Route]) =>
    isForDesk(route.who) && route.who.includes('lender') && route.body !== 'stream'
      ? [[`${feature}.${verb}`, route] as const]
      : [],
  ),
)

test('a lender has its applications, its requests and its seat, and no page of a student', () => {
  expect(new Set(forLenders.map(([name]) => name.split('.')[0]))).toEqual(new Set(['loanDesk', 'requests', 'desk']))
  expect(forLenders.filter(([name]) => name.startsWith('desk.')).map(([name]) => name)).toEqual([
    'desk.seat',
    'desk.stay',
  ])
})

test('a paper of who borrows is read by the bank that has the application, and by no other', async () => {
  const path = `/api/desk/loan-applications/${known.get('student')}/papers/${coDocument}`
  expect((await asVikram.call('GET', path)).status).toBe(404)
  expect((await asVikram.call('GET', `${path}?${new URLSearchParams({ bank })}`)).status).toBe(404)
  const { application } = await asNeha.api.loanDesk.read({ student: known.get('student') ?? '' })
  expect(application?.coPapers).toMatchObject([{ document: { id: coDocument } }])
})

test.each(forLenders)('%s', async (name, route) => {
  const before = await everything()
  for (const more of [{}, { bank }]) {
    const { body } = await knock(asVikram, route, more)
    expect(JSON.stringify(body)).not.toMatch(/Meera|Iyer|R\. Menon|HDFC|\b950\b|ITR|pan\.pdf|%PDF/)
    // An official of one's own bank may be added: that is not another's.
    if (name !== 'loanDesk.addAgent') expect(await everything()).toBe(before)
  }
})

test('the bank itself finds all of it', async () => {
  const route = forLenders.find(([name]) => name === 'loanDesk.read')?.[1]
  expect(route && (await knock(asNeha, route, {})).body).toMatchObject({
    applicant: { name: 'Meera Iyer' },
    offer: { rate_of_interest: 950 },
  })
})
