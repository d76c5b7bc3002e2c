// A family's access, made from the contract: somebody's father is sent to every route there is, and reads of a student
// what she shares, as long as she shares it, and nothing else of hers or of anybody.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lenderStock } from '#seed/loans/lenders.ts'
import { demoPassword, meera, rohan, type DemoPerson } from '#seed/people.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { blankEntry } from '#src/features/money/entry/rules.ts'
import { moneyEntries } from '#src/features/money/tables.ts'
import { documents } from '#src/features/documents/tables.ts'
import { familyInvitations, familyMembers } from '#src/features/family/tables.ts'
import { mostMembers } from '#src/features/family/rules.ts'
import { stockLenders } from '#src/stages/loans/lenders/stock.ts'
import { loanAgreements, loanCoPapers, loanOffers, loanStatements } from '#src/stages/loans/tables.ts'
import { inOnePiece } from '#src/platform/made-files.ts'
import { dummyToken } from '#src/platform/captcha/turnstile.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { people, sessions } from '#src/platform/identity/tables.ts'
import { refuseUnnamed } from '#src/platform/http/callers.ts'
import { insuranceInvoices } from '#src/stages/health-insurance/tables.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import { fieldOf } from '#src/values/unknown.ts'
import { familyPath, isForFamily } from '#src/wire/route.ts'
import { familyHeadings, type FamilyGrant, type FamilyHeading } from '#src/wire/topics.ts'
import { answerOf, ensure } from '../api.ts'
import { codeIn, messagesTo } from '../caught.ts'
import { plant } from '../planted.ts'
import { routes } from '../smuggled.ts'
import { openTeamApp, type TeamApp } from '../team.ts'
import { until } from '../until.ts'
import { bothConsents, visitor, type Answer, type Visitor } from '../visitor.ts'
import { issueBill } from '../insured.ts'
import { addressOf, nobodysId } from './everybody.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
let father: Visitor
/** A paper of Meera's. */
let paper: string

beforeAll(async () => {
  // A card page is opened at the sandbox.
  app = await openTeamApp({}, undefined, true)
  ;[asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
  await plant(app, asMeera, 'Zebra')
  paper = ensure((await asMeera.api.vault.read()).papers[0]).id
  await plantLoan()
  father = (await byPhone()).who
})

/** An accepted offer of each, with the lender's statement in one language: all that a heading can show is there. */
async function plantLoan(): Promise<void> {
  const { db, now, ports } = app.services
  await stockLenders(app.services, lenderStock)
  for (const owner of [app.idOf(meera), app.idOf(rohan)]) {
    await db.delete(loanOffers).where(eq(loanOffers.owner, owner))
    const at = now()
    const path = `userApplication/${owner}/terms/kfs.pdf`
    await ports.files.put(owner, path, inOnePiece(Buffer.from('%PDF-1.7')))
    const sent = { name: 'kfs.pdf', type: 'application/pdf', path, bytes: 8, sentAt: at, arrivedAt: at }
    const [document] = await db
      .insert(documents)
      .values({ owner, sentBy: owner, purpose: 'terms', attachedTo: `loan-statement:${owner}`, ...sent })
      .returning()
    const terms = { rate: 950, moratoriumMonths: 30, instalments: 120, amount: 300_000_000, fee: 100 }
    const [offer] = await db
      .insert(loanOffers)
      .values({ owner, bank: 'Avanse', rebateAvailable: true, ...terms, at, changedAt: at, acceptedAt: at })
      .returning()
    const statement = { owner, offer: ensure(offer).id, language: 'Hindi', givenAt: at } as const
    await db.insert(loanStatements).values({ ...statement, document: ensure(document).id })
  }
}
const loanVersion = async (who = asMeera) => ensure((await who.api.loanSheet.read()).sheet ?? undefined).version
async function clean(): Promise<void> {
  for (const table of [familyInvitations, insuranceInvoices, rateLimits, loanAgreements])
    await app.services.db.delete(table)
  await app.clear(deskActions)
  await app.services.db.update(people).set({ cameFor: null })
}
afterAll(() => app.end())

let numbers = 0
/** Somebody who signs up by phone alone. */
async function byPhone(): Promise<{ who: Visitor; number: string; id: string }> {
  const who = visitor(app)
  const number = { prefix: 'IN:91', phone: String(9_876_500_000 + (numbers += 1)) }
  const { user } = await enter(who, number, true)
  return { who, number: `+91${number.phone}`, id: ensure(user).id }
}
async function enter(who: Visitor, number: { prefix: string; phone: string }, create = false) {
  const to = `+91${number.phone}`
  const before = (await messagesTo(app, to)).length
  await who.api.accounts.sendPhoneCode({ ...number, captcha: dummyToken })
  await until('the code has come', async () => (await messagesTo(app, to)).length > before)
  const otp = codeIn((await messagesTo(app, to))[0]?.body ?? '')
  return who.api.accounts.signInByPhone({ ...number, otp, create, ...(create && bothConsents) })
}

const headings: FamilyHeading[] = ['progress']
const asked = { relation: 'father', name: 'Papa', contact: '98480 12345', headings }
const tokenIn = ({ address }: { address: string }) => new URL(address).pathname.slice('/family/'.length)

async function invite(from: Visitor, changes: Partial<typeof asked> = {}) {
  const made = await from.api.familyMembers.invite({ ...asked, ...changes })
  return { id: made.id, token: tokenIn(made) }
}
async function bringIn(from = asMeera, who = father, changes: Partial<typeof asked> = {}): Promise<string> {
  const { id, token } = await invite(from, changes)
  await who.api.familyInvitations.accept({ token })
  return id
}

const progressOf = (who: Visitor, of: DemoPerson = meera) => who.call('GET', `/api/family/${app.idOf(of)}/progress`)
const statusOf = async (...of: Parameters<typeof progressOf>) => (await progressOf(...of)).status
const nowhere = async (who: Visitor) => (await who.call('GET', '/api/there-is-no-such-thing')).body

const pathFor = ({ path }: { path: string }, student: string, ask: string, shown = paper) =>
  path
    .replace('{student}', student)
    .replace('{paper}', shown)
    .replace('{ask}', ask)
    .replace('{language}', 'Hindi')
    .replace('{field}', 'itr_3_years')

const isUpload = ({ body }: { body: string }) => body === 'stream'

const upload = (who: Visitor, path: string, origin = app.url) =>
  fetch(`${app.url}${path}?name=itr.pdf`, {
    method: 'POST',
    headers: { cookie: who.cookie(), origin, 'content-type': 'application/octet-stream', connection: 'close' },
    body: `%PDF-1.4\n${'x'.repeat(400)}\n%%EOF`,
  })

/** Of who borrows: a file of theirs, and the paper that it is of this student's loan where they are family. */
async function giveAfresh(member: Visitor, of: DemoPerson = meera): Promise<{ document: string; given: string }> {
  const { db, now } = app.services
  const [owner, at] = [ensure((await member.api.accounts.session({})).user).id, now()]
  const file = { name: 'itr.pdf', type: 'application/pdf', bytes: 8, sentAt: at, arrivedAt: at, attachedTo: 'co-loan:' }
  const [document] = await db
    .insert(documents)
    .values({ owner, sentBy: owner, purpose: 'loan', path: `co-borrower/${crypto.randomUUID()}`, ...file })
    .returning()
  const { id } = ensure(document)
  const [invitation] = await db
    .select({ id: familyInvitations.id })
    .from(familyInvitations)
    .innerJoin(familyMembers, eq(familyMembers.invitation, familyInvitations.id))
    .where(and(eq(familyInvitations.owner, app.idOf(of)), eq(familyMembers.owner, owner)))
  if (invitation === undefined) return { document: id, given: nobodysId }
  await db.delete(loanCoPapers).where(eq(loanCoPapers.invitation, invitation.id))
  const [row] = await db
    .insert(loanCoPapers)
    .values({ owner, invitation: invitation.id, field: 'itr_3_years', document: id, at })
    .returning()
  return { document: id, given: ensure(row).id }
}

const familyRoutes = routes.filter(([, { who }]) => isForFamily(who))

describe('a route for the family', () => {
  test('names the student in its path, and asks for a heading that there is', () => {
    expect(familyRoutes.length).toBeGreaterThanOrEqual(familyHeadings.length)
    const wanted = new Set(familyRoutes.map(([, { who }]) => (isForFamily(who) ? who.family : '')))
    expect([...wanted].toSorted()).toEqual([...familyHeadings, 'member'].toSorted())
    for (const [, { who, path }] of routes) expect(path.startsWith(familyPath), path).toBe(isForFamily(who))
  })

  test('that does not, or that is at such an address and for others, keeps the server from starting', () => {
    expect(() => refuseUnnamed({ who: { family: 'progress' }, path: '/api/progress' })).toThrow(/begin with/)
    expect(() => refuseUnnamed({ who: 'student', path: '/api/family/{student}/progress' })).toThrow(/begin with/)
    expect(() => refuseUnnamed({ who: 'student', path: '/api/family' })).not.toThrow()
  })
})

describe('every route of the family', () => {
  beforeEach(clean)

  /** What a call needs beside the student, where it needs more. */
  const given: Readonly<Record<string, () => Promise<object>>> = {
    'familyLoan.agree': async () => ({ version: await loanVersion() }),
    'familyCoBorrowing.show': async () => ({ isShown: true }),
    'familyCoBorrowing.takeStored': async () => {
      const { document } = await giveAfresh(father)
      await app.services.db.delete(loanCoPapers)
      return { document }
    },
    'familyConsent.give': async () => ({ version: 1, language: 'en', birthDate: '1975-03-02', isParent: true }),
  }
  /** On the day of these tests no notice is asked yet: who may call this reads that. */
  const opens: Readonly<Record<string, number>> = { 'familyConsent.give': 409 }
  /** Who is family at all is shown something as well. */
  const shownWith = (grant: FamilyGrant): FamilyHeading[] => (grant === 'member' ? ['progress'] : [grant])

  test.each(familyRoutes.filter(([, route]) => isUpload(route)))(
    '%s is made by no page of another site',
    async (_, route) => {
      await bringIn(asMeera, father, { headings: shownWith(isForFamily(route.who) ? route.who.family : expect.fail()) })
      const path = pathFor(route, app.idOf(meera), nobodysId)
      expect((await upload(father, path, 'https://evil.example')).status).toBe(403)
      expect((await upload(father, path)).status).toBe(200)
      expect(await app.services.db.$count(loanCoPapers)).toBe(1)
    },
  )

  test.each(familyRoutes.filter(([, route]) => route.method !== 'GET' && !isUpload(route)))(
    '%s is made by no page of another site, and takes no field that it does not name',
    async (name, route) => {
      await bringIn(asMeera, father, { headings: shownWith(isForFamily(route.who) ? route.who.family : expect.fail()) })
      const path = pathFor(route, app.idOf(meera), nobodysId)
      const send = async (headers: Record<string, string>, body: string) => {
        const { method } = route
        const answer = await fetch(app.url + path, { method, headers: { cookie: father.cookie(), ...headers }, body })
        return [answer.status, Object(await answer.json()).code]
      }
      const json = 'application/json'
      expect(await send({ origin: 'https://evil.example', 'content-type': json }, '{}')).toEqual([
        403,
        'foreign-origin',
      ])
      expect((await send({ origin: app.url, 'content-type': 'text/plain' }, '{}'))[0]).toBe(400)
      const body = { ...(await given[name]?.()), isAdmin: true, owner: nobodysId }
      const refused = await father.call(route.method, path, body)
      expect([refused.status, Object.keys(Object(refused.body).fields).toSorted()]).toEqual([422, ['isAdmin', 'owner']])
    },
  )

  test.each(familyRoutes)('%s is there with its grant alone', async (name, route) => {
    const heading = isForFamily(route.who) ? route.who.family : expect.fail('no heading')
    const open = opens[name] ?? 200
    let ask = nobodysId
    const knock = async (who: Visitor, student = app.idOf(meera)): Promise<Answer> => {
      const own = heading === 'co-borrowing' ? (await giveAfresh(father)).given : paper
      const path = pathFor(route, student, ask, own)
      if (isUpload(route)) {
        await app.services.db.delete(loanCoPapers)
        const answer = await upload(who, path)
        return { status: answer.status, headers: answer.headers, body: await answer.json() }
      }
      return who.call(route.method, path, route.method === 'GET' ? undefined : ((await given[name]?.()) ?? {}))
    }
    const isClosed = async (who: Visitor, student?: string) => {
      const { status, body } = await knock(who, student)
      expect(status).toBe(404)
      expect(body).toEqual(await nowhere(who))
    }
    // Before anything: nobody's family.
    await isClosed(father)
    // Invited, not accepted.
    const { id, token } = await invite(asMeera, { headings: shownWith(heading) })
    await isClosed(father)
    if (heading === 'papers') await asMeera.api.familyPapers.show({ id, paper })
    await father.api.familyInvitations.accept({ token })
    if (route.path.includes('{ask}')) {
      const row = `bill.${await issueBill(app)}`
      ask = (await asMeera.api.familyAsks.ask({ row, member: id })).id
    }
    const { status, headers } = await knock(father)
    expect([status, headers.get('cache-control')]).toEqual([open, 'no-store'])
    // To nobody else: another student, the student, a guest, a stranger; not of another student; not of what there is not.
    const guest = visitor(app)
    await guest.api.accounts.signInAsGuest({})
    for (const who of [asRohan, asMeera, guest, visitor(app)]) await isClosed(who)
    for (const student of [app.idOf(rohan), nobodysId, 'no-id']) await isClosed(father, student)
    // Without this heading, and with it again; who is family at all needs none.
    const others = familyHeadings.filter(one => one !== heading)
    await asMeera.api.familyMembers.share({ id, headings: heading === 'member' ? [] : others })
    if (heading === 'member') expect((await knock(father)).status).toBe(open)
    else await isClosed(father)
    await asMeera.api.familyMembers.share({ id, headings: shownWith(heading) })
    expect((await knock(father)).status).toBe(open)
    // With the next request after its end.
    await asMeera.api.familyMembers.end({ id })
    await isClosed(father)
    await asMeera.api.familyMembers.restore({ id })
    expect((await knock(father)).status).toBe(open)
    await father.api.family.leave({ id })
    await isClosed(father)
  })

  test('is closed to a session that a link of our team opened', async () => {
    await bringIn()
    const own = eq(sessions.person, await idOfFather())
    const before = await app.services.db.select().from(sessions).where(own)
    await app.services.db.update(sessions).set({ provedBy: 'desk-link' }).where(own)
    expect(await statusOf(father)).toBe(404)
    await app.services.db
      .update(sessions)
      .set({ provedBy: before[0]?.provedBy ?? 'code' })
      .where(own)
    expect(await statusOf(father)).toBe(200)
  })
})

const idOfFather = async () => ensure((await father.api.accounts.session({})).user).id

describe('a father of two', () => {
  beforeEach(clean)

  test('reads of each what that one shares, and an end is of one alone', async () => {
    const ofMeera = await bringIn(asMeera)
    await bringIn(asRohan)
    expect([await statusOf(father, meera), await statusOf(father, rohan)]).toEqual([200, 200])
    await asMeera.api.familyMembers.end({ id: ofMeera })
    expect([await statusOf(father, meera), await statusOf(father, rohan)]).toEqual([404, 200])
    expect(await father.api.family.list()).toMatchObject([
      { firstName: 'Rohan', headings: ['progress'], endedAt: null },
      { firstName: 'Meera', headings: [], endedAt: expect.any(String) },
    ])
  })

  test('changes, ends, restores and sees nothing of an invitation that is somebody else’s', async () => {
    const { id } = await invite(asMeera)
    for (const who of [asRohan, father]) {
      for (const [method, path, body] of [
        ['POST', `/api/family-members/${id}/link`, {}],
        ['PUT', `/api/family-members/${id}/headings`, { headings: [] }],
        ['DELETE', `/api/family-members/${id}`, {}],
        ['POST', `/api/family-members/${id}/restoring`, {}],
        ['DELETE', `/api/family-memberships/${id}`, {}],
        ['GET', `/api/family-members/${id}/papers`, undefined],
        ['PUT', `/api/family-members/${id}/papers/${paper}`, {}],
        ['DELETE', `/api/family-members/${id}/papers/${paper}`, {}],
      ] as const)
        expect((await who.call(method, path, body)).status, path).toBe(404)
      expect(await who.api.familyMembers.read()).toMatchObject({ members: [] })
    }
    expect(await father.api.family.list()).toEqual([])
  })
})

describe('papers of who borrows with two students', () => {
  beforeEach(async () => {
    await clean()
    ;[asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
  })

  const read = async (of: DemoPerson) =>
    (await father.api.familyCoBorrowing.read({ student: app.idOf(of) })).papers.flatMap(({ own }) => own?.id ?? [])

  test('are of the one for whom they were given, and an end is of that one alone', async () => {
    const headings: FamilyHeading[] = ['co-borrowing']
    const ofMeera = await bringIn(asMeera, father, { headings })
    await bringIn(asRohan, father, { headings })
    const [one, other] = [await giveAfresh(father, meera), await giveAfresh(father, rohan)]
    expect([await read(meera), await read(rohan)]).toEqual([[one.given], [other.given]])
    const paperAt = (of: DemoPerson, id: string) => `/api/family/${app.idOf(of)}/co-borrowing/given/${id}`
    // By the address of the other student it is none.
    expect((await father.call('DELETE', paperAt(rohan, one.given), {})).status).toBe(404)
    expect((await father.call('PUT', paperAt(meera, other.given), { isShown: true })).status).toBe(404)
    const seen = async (who: Visitor) => (await who.api.loanApplication.read()).coPapers.map(({ id }) => id)
    expect([await seen(asMeera), await seen(asRohan)]).toEqual([[one.given], [other.given]])
    for (const [who, id] of [
      [asMeera, one.given],
      [asMeera, other.given],
      [asRohan, one.given],
    ] as const)
      expect((await who.call('GET', `/api/loans/co-papers/${id}`)).status).toBe(404)
    await asMeera.api.familyMembers.end({ id: ofMeera })
    expect([await seen(asMeera), await seen(asRohan)]).toEqual([[], [other.given]])
    expect((await father.call('DELETE', paperAt(meera, one.given), {})).status).toBe(404)
    expect(await read(rohan)).toEqual([other.given])
  })
})

describe('a family member against every other route', () => {
  /** These end the session that calls them, or never answer in full. */
  const apart = new Set(['accounts.signOut', 'platform.events'])

  test.each(routes.filter(([name, { who }]) => !isForFamily(who) && !apart.has(name)))(
    '%s says of the student no more than to a stranger',
    async (_, route) => {
      const [own, other] = [await knock(member, route), await knock(stranger, route)]
      expect(own.status).toBe(other.status)
      for (const word of ['Zebra', meera.email, meera.lastName]) expect(JSON.stringify(own.body)).not.toContain(word)
    },
  )

  /** Two who came by their phones, so that nothing but the invitation tells them apart. */
  let member: Visitor
  let stranger: Visitor
  beforeAll(async () => {
    await clean()
    member = (await byPhone()).who
    stranger = (await byPhone()).who
    await bringIn(asMeera, member)
  })

  async function knock(who: Visitor, route: (typeof routes)[number][1]) {
    const cookie = who.cookie()
    const address = addressOf(route, app.idOf(meera))
    const answer = await who.call(route.method, address, route.method === 'GET' ? undefined : {})
    who.takeCookie(cookie)
    return answer
  }
})

describe('what a family member reads', () => {
  beforeEach(clean)

  test('is how far the student is, and nothing that the student typed, nor of health', async () => {
    await asMeera.api.journey.visit({ stage: 'visas' })
    await asMeera.api.plan.give({ thing: 'depositUntil', day: dayIn(40) })
    await bringIn()
    const { body } = await progressOf(father)
    expect(body).toMatchObject({ stagesDone: expect.any(Number), next: { stage: expect.any(String) } })
    const names = Object(body).dates.map((date: { name: string }) => date.name)
    expect(names).toContain('Last day for the enrolment deposit')
    expect(names.filter((name: string) => /^Your |dose|Hepatitis|MMR|Waiver/.test(name))).toEqual([])
    expect(JSON.stringify(body)).not.toMatch(/Zebra|iyer/i)
  })

  test('of money is what is due next, in rupees, without vaccines and without words of the student', async () => {
    await app.clear(moneyEntries)
    const entry = { ...blankEntry, currency: 'USD', amount: '9,000', on: dayIn(20) } as const
    await asMeera.api.money.add({ ...entry, kind: 'tuition', what: 'A secret term', payee: 'A secret payee' })
    await asMeera.api.money.add({ ...entry, kind: 'vaccines', what: 'A secret dose' })
    await asMeera.api.money.add({ ...entry, kind: 'rent', what: 'A secret flat', on: dayIn(-3) })
    const { id } = await asMeera.api.money.add({
      ...entry,
      kind: 'flight',
      what: 'A secret flight',
      isPaid: true,
      on: dayIn(-9),
      paidRupees: '8,000',
    })
    await bringIn(asMeera, father, { headings: ['money'] })
    const { body, status } = await father.call('GET', `/api/family/${app.idOf(meera)}/money`)
    expect(status).toBe(200)
    const { rows } = await asMeera.api.money.read()
    const { paise } = ensure(rows.find(({ what }) => what === 'A secret term'))
    // What the plan of the student knows comes later.
    expect(Object(body).due.slice(0, 2)).toMatchObject([
      { what: 'Rent', isOverdue: true },
      {
        what: 'Tuition',
        amount: '$9,000.00',
        inRupees: `${formatMoney(rupees(paise))} at today’s rate`,
        isOverdue: false,
      },
    ])
    expect(JSON.stringify(body)).not.toMatch(/secret|vaccin/i)
    expect(JSON.stringify(body)).not.toContain(id)
    const [noted] = (await asMeera.api.rights.openings({})).openings
    expect(noted).toMatchObject({ what: 'What you have to pay, as family: father' })
    await app.clear(moneyEntries)
  })

  test('is noted once a day, for the student to read and in the audit', async () => {
    const id = await bringIn()
    for (let times = 0; times < 3; times += 1) await progressOf(father)
    app.clock.pass({ hours: 25 })
    father = await again(father)
    await progressOf(father)
    const noted = await app.services.db.select().from(deskActions)
    expect(noted.map(({ what, about, detail }) => [what, about, detail])).toEqual([
      ['family-invited', app.idOf(meera), 'father'],
      ['family-joined', app.idOf(meera), 'father'],
      ['family-progress-read', app.idOf(meera), 'father'],
      ['family-progress-read', app.idOf(meera), 'father'],
    ])
    asMeera = await app.enter(meera)
    const { members, log } = await asMeera.api.familyMembers.read()
    expect(members).toMatchObject([{ id, state: 'accepted', name: 'Papa', lookedAt: log[0]?.at }])
    expect(log.map(({ what }) => what)).toEqual([
      'family-progress-read',
      'family-progress-read',
      'family-joined',
      'family-invited',
    ])
    const { openings } = await asMeera.api.rights.openings({})
    expect(openings[0]).toMatchObject({ what: 'Your progress and dates, as family: father' })
    const { notifications } = await asMeera.api.notifications.read()
    expect(JSON.stringify(notifications)).toContain('accepted your invitation')
  })
})

describe('an agreement to a loan', () => {
  beforeEach(async () => {
    await clean()
    // Each has proved who they are just now.
    ;[asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
  })

  const agree = (version: string, of: DemoPerson = meera) =>
    answerOf(father.api.familyLoan.agree({ student: app.idOf(of), version }))
  const agreedOf = async (who: Visitor) => (await who.api.loanSheet.read()).agreements
  const changeOffer = (rate: number) =>
    app.services.db
      .update(loanOffers)
      .set({ rate })
      .where(eq(loanOffers.owner, app.idOf(meera)))

  test('of two students is of the one whose page was read, and each sees their own', async () => {
    await bringIn(asMeera, father, { headings: ['loan'] })
    await bringIn(asRohan, father, { headings: ['loan'] })
    await changeOffer(1010)
    expect(await agree(await loanVersion(asMeera), rohan)).toMatchObject({
      status: 409,
      body: { code: 'loan-sheet-changed', message: expect.stringContaining('Please read it again') },
    })
    expect(await agree(await loanVersion(asMeera))).toMatchObject({ status: 200 })
    expect([await agreedOf(asMeera), await agreedOf(asRohan)]).toMatchObject([[{ relation: 'father' }], []])
  })

  test('to an old version is refused, and many at once are one', async () => {
    await bringIn(asMeera, father, { headings: ['loan'] })
    const before = await loanVersion()
    await changeOffer(1020)
    for (const version of [before, '', 'nope', before.toUpperCase()])
      expect(await agree(version), version).toMatchObject({ status: 409, body: { code: 'loan-sheet-changed' } })
    expect(await agreedOf(asMeera)).toEqual([])
    const version = await loanVersion()
    const answers = await Promise.all(Array.from({ length: 8 }, () => agree(version)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await app.services.db.select().from(loanAgreements)).toHaveLength(1)
  })

  test('is not made, and not taken back, after the end; what was agreed before stays on record', async () => {
    const id = await bringIn(asMeera, father, { headings: ['loan'] })
    const version = await loanVersion()
    await agree(version)
    await asMeera.api.familyMembers.end({ id })
    expect(await agree(version)).toMatchObject({ status: 404 })
    expect(await answerOf(father.api.familyLoan.takeBack({ student: app.idOf(meera) }))).toMatchObject({ status: 404 })
    expect(await agreedOf(asMeera)).toMatchObject([{ version, takenBackAt: null }])
  })

  test('of one member shows another one the relation alone, and is noted with the looks', async () => {
    const mother = (await byPhone()).who
    await bringIn(asMeera, father, { headings: ['loan'] })
    await bringIn(asMeera, mother, { relation: 'mother', contact: 'amma@example.com', headings: ['loan'] })
    const student = app.idOf(meera)
    await father.api.familyLoan.read({ student })
    await father.api.familyLoan.read({ student })
    await agree(await loanVersion())
    expect((await mother.api.familyLoan.read({ student })).agreements).toMatchObject([
      { who: '', relation: 'father', isOwn: false, isCurrent: true },
    ])
    await father.api.familyLoan.takeBack({ student })
    expect((await mother.api.familyLoan.read({ student })).agreements).toEqual([])
    const { log, members } = await asMeera.api.familyMembers.read()
    expect(log.map(({ what, relation }) => `${what} ${relation}`).slice(0, 4)).toEqual([
      'family-loan-taken-back father',
      'family-loan-read mother',
      'family-loan-agreed father',
      'family-loan-read father',
    ])
    expect(members.map(({ lookedAt }) => typeof lookedAt)).toEqual(['string', 'string'])
    const { openings } = await asMeera.api.rights.openings({})
    expect(openings.map(({ what }) => what)).toContain('Your loan, as family: father')
  })
})

const dayIn = (days: number) =>
  app.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate().add({ days }).toString()

/** A session that was not used for days has ended. */
async function again(who: Visitor): Promise<Visitor> {
  const { user } = await who.api.accounts.session({})
  if (user !== null) return who
  return expect.fail('signed out')
}

describe('an invitation', () => {
  beforeEach(clean)

  const open = (token: string, who = visitor(app)) => who.call('GET', `/api/family-invitations/${token}`)
  const accept = (token: string, who = father) => answerOf(who.api.familyInvitations.accept({ token }))

  test('says to who has the link the first name, the relation and what is shared, and nothing else', async () => {
    const { token } = await invite(asMeera)
    expect((await open(token)).body).toEqual({
      state: 'open',
      from: { firstName: 'Meera', relation: 'father', headings: ['progress'] },
      expiresAt: expect.any(String),
    })
  })

  test('is accepted once: of two people with one link one is family, and the other reads why they are not', async () => {
    const { token } = await invite(asMeera)
    const mother = (await byPhone()).who
    const answers = await Promise.all([accept(token, father), accept(token, mother)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(JSON.stringify(answers)).toContain('Somebody has accepted this invitation already.')
    expect(await app.services.db.select().from(familyMembers)).toHaveLength(1)
    expect((await open(token)).body).toMatchObject({ state: 'used', from: null })
  })

  test('says what it is once it was taken back, has expired, was replaced, or never was', async () => {
    const { id, token } = await invite(asMeera)
    const replaced = tokenIn(await asMeera.api.familyMembers.newLink({ id }))
    expect((await open(token)).status).toBe(404)
    expect(await accept(token)).toMatchObject({ status: 404, body: { code: 'family-invitation-unknown' } })
    await asMeera.api.familyMembers.end({ id })
    expect((await open(replaced)).body).toMatchObject({ state: 'ended', from: null })
    expect(await accept(replaced)).toMatchObject({ status: 410, body: { code: 'family-invitation-ended' } })
    const { token: late } = await invite(asMeera)
    app.clock.pass({ hours: 14 * 24 })
    father = await again(father)
    expect((await open(late)).body).toMatchObject({ state: 'expired', from: null })
    expect(await accept(late)).toMatchObject({ status: 410, body: { code: 'family-invitation-expired' } })
    // It takes no place any more: the same person is invited again.
    asMeera = await app.enter(meera)
    await invite(asMeera)
  })

  test('is not for the student’s own account, for a guest, for an account without a number, or for who is family', async () => {
    const { token } = await invite(asMeera)
    expect(await accept(token, asMeera)).toMatchObject({ status: 409, body: { code: 'family-own-invitation' } })
    const guest = visitor(app)
    await guest.api.accounts.signInAsGuest({})
    expect(await accept(token, guest)).toMatchObject({ status: 403 })
    expect(await accept(token, visitor(app))).toMatchObject({ status: 401 })
    await app.services.db
      .update(people)
      .set({ phone: null, phoneVerifiedAt: null })
      .where(eq(people.id, app.idOf(rohan)))
    expect(await accept(token, asRohan)).toMatchObject({ status: 409, body: { code: 'family-phone-first' } })
    await father.api.familyInvitations.accept({ token })
    const second = await invite(asMeera, { contact: 'papa@example.com' })
    expect(await accept(second.token)).toMatchObject({ status: 409, body: { code: 'family-already' } })
  })

  test('takes what is typed within limits, and one a person', async () => {
    await invite(asMeera)
    expect(await answerOf(asMeera.api.familyMembers.invite({ ...asked, contact: '+91 98480-12345' }))).toMatchObject({
      status: 409,
      body: { code: 'family-already-invited' },
    })
    for (const [changes, field] of [
      [{ relation: 'aunt' }, 'relation'],
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(81) }, 'name'],
      [{ contact: '12345' }, 'contact'],
      [{ contact: 'papa@' }, 'contact'],
      [{ headings: [] }, 'headings'],
      [{ headings: ['sop'] }, 'headings'],
    ] as const) {
      const { status, body } = await asMeera.call('POST', '/api/family-members', { ...asked, ...changes })
      expect(status, field).toBe(422)
      expect(JSON.stringify(fieldOf(body, 'fields')), field).toContain(field)
    }
    for (let count = 1; count < mostMembers; count += 1) await invite(asMeera, { contact: `papa${count}@example.com` })
    expect(await answerOf(asMeera.api.familyMembers.invite({ ...asked, contact: 'one@more.in' }))).toMatchObject({
      status: 409,
      body: { code: 'family-too-many' },
    })
  })

  test('and each new link of it are made soon after a proof of who the student is; what takes away asks for none', async () => {
    const { id, token } = await invite(asMeera)
    app.clock.pass({ minutes: 6 })
    const proofAsked = { status: 403, body: { code: 'prove-again' } }
    expect(await answerOf(asMeera.api.familyMembers.invite({ ...asked, contact: 'thief@example.com' }))).toMatchObject(
      proofAsked,
    )
    expect(await answerOf(asMeera.api.familyMembers.newLink({ id }))).toMatchObject(proofAsked)
    expect(await asMeera.api.familyMembers.read()).toMatchObject({ members: [{ id }] })
    // The earlier link was not replaced.
    expect((await open(token)).body).toMatchObject({ state: 'open' })
    await asMeera.api.proof.byPassword({ password: demoPassword })
    expect((await open(tokenIn(await asMeera.api.familyMembers.newLink({ id })))).body).toMatchObject({ state: 'open' })
    app.clock.pass({ minutes: 6 })
    await asMeera.api.familyMembers.end({ id })
    asMeera = await app.enter(meera)
  })

  test('pressed twice at once is one invitation', async () => {
    const both = await Promise.all([1, 2].map(() => answerOf(asMeera.api.familyMembers.invite(asked))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('an end', () => {
  beforeEach(clean)

  test('can be taken back for ten minutes, and not by or after the one who left', async () => {
    const id = await bringIn()
    await asMeera.api.familyMembers.end({ id })
    await asMeera.api.familyMembers.end({ id })
    app.clock.pass({ minutes: 11 })
    expect(await answerOf(asMeera.api.familyMembers.restore({ id }))).toMatchObject({ status: 409 })
    expect(await answerOf(asMeera.api.familyMembers.share({ id, headings: [] }))).toMatchObject({ status: 409 })
    asMeera = await app.enter(meera)
    const other = await bringIn()
    await father.api.family.leave({ id: other })
    await father.api.family.leave({ id: other })
    expect(await answerOf(asMeera.api.familyMembers.restore({ id: other }))).toMatchObject({ status: 409 })
    // Who left is not said to have been sent away.
    expect(await father.api.family.list()).toMatchObject([{ id }])
  })

  test('comes with the account: who accepted and is gone opens the invitation for nobody else', async () => {
    const { token } = await invite(asMeera)
    const { who, id } = await byPhone()
    await who.api.familyInvitations.accept({ token })
    await app.services.db.delete(familyMembers).where(eq(familyMembers.owner, id))
    expect(await asMeera.api.familyMembers.read()).toMatchObject({ members: [{ state: 'gone' }] })
    expect(await answerOf(father.api.familyInvitations.accept({ token }))).toMatchObject({ status: 409 })
  })
})

describe('where somebody lands', () => {
  beforeEach(clean)

  test('who came for the family begins there, until a stage of their own is begun; a student does as ever', async () => {
    const { token } = await invite(asMeera)
    const { who, number } = await byPhone()
    const enterAgain = async () => (await enter(who.again(), { prefix: 'IN:91', phone: number.slice(3) })).user
    expect(await enterAgain()).not.toHaveProperty('beginsAt')
    await who.api.familyInvitations.accept({ token })
    expect(await enterAgain()).toMatchObject({ beginsAt: '/family' })
    await who.api.journey.visit({ stage: 'visas' })
    expect(await enterAgain()).not.toHaveProperty('beginsAt')
  })

  test('a student who becomes family too keeps their landing', async () => {
    await asRohan.api.journey.visit({ stage: 'visas' })
    await app.services.db
      .update(people)
      .set({ phone: '+919848098765' })
      .where(eq(people.id, app.idOf(rohan)))
    await bringIn(asMeera, asRohan)
    expect((await asRohan.api.accounts.session({})).user).not.toHaveProperty('beginsAt')
    expect(await statusOf(asRohan)).toBe(200)
  })
})

test('what reaches a student’s data lists the family, and stops with the rest by one press', async () => {
  await clean()
  await bringIn()
  await invite(asMeera, { relation: 'mother', name: 'Amma', contact: 'amma@example.com' })
  const { reaches } = await asMeera.api.rights.read()
  expect(reaches.filter(({ kind }) => kind === 'family').map(({ name }) => name)).toEqual(['Amma', 'Papa'])
  await asMeera.api.rights.endReaches({})
  expect(await statusOf(father)).toBe(404)
  expect(await asMeera.api.familyMembers.read()).toMatchObject({ members: [] })
})
