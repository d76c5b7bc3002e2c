// Everything that waits for staff is one list: it is counted, on Today, in the student's file and at its own page, for those who
// may open that page and for nobody else, until it is done.
import { globSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dev, farah, kavya, meera, neha, rohan, vikram } from '#seed/people.ts'
import { appServices } from '../src/app/services.ts'
import { contract } from '../src/app/server-modules.ts'
import { approvals } from '../src/features/approvals/tables.ts'
import { facts } from '../src/features/dated-facts/tables.ts'
import { requestKinds, work } from '../src/features/desk-kit/kinds.ts'
import { wholeList } from '../src/features/desk-kit/rules.ts'
import { ask, settle } from '../src/features/desk-kit/requests.ts'
import { cardPurchases } from '../src/features/card/tables.ts'
import { claims, requests } from '../src/features/desk-kit/tables.ts'
import { happenings } from '../src/features/progress/tables.ts'
import { refunds } from '../src/features/payments/tables.ts'
import { universities } from '../src/features/universities/tables.ts'
import { loanApplication } from '../src/stages/loans/request-kinds.ts'
import { cards } from '../src/stages/forex/card/tables.ts'
import { insuranceRefundApproval } from '../src/stages/health-insurance/refunds/approval.ts'
import { admins, advisors, underwriters } from '../src/manifest/desk.ts'
import { deskRoles, type DeskRole } from '../src/wire/topics.ts'
import { paidAtSandbox } from './paid.ts'
import { openTeamApp, type TeamApp } from './team.ts'
import type { Visitor } from './visitor.ts'

let app: TeamApp
const team = new Map<DeskRole, Visitor>()
const seats = { advisor: kavya, lender: vikram, underwriter: farah, admin: dev } as const

beforeAll(async () => {
  app = await openTeamApp()
  for (const role of deskRoles) team.set(role, await app.enter(seats[role]))
})
afterAll(() => app.end())

const as = (role: DeskRole): Visitor => team.get(role) ?? expect.fail(role)

/** Read from the modules' text: only the built desk can import them. */
const pages = globSync('src/**/module.desk.tsx').flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(/path: '(\/desk\/[\w-]+)',\n[^]*?roles: (.*),\n(?: +waits: '(\w+)',)?/g)].map(
    ([, path = '', roles = '', how]) => ({ path, how, roles: rolesIn(roles) }),
  ),
)

function rolesIn(said: string): readonly DeskRole[] {
  const named: Readonly<Record<string, readonly DeskRole[]>> = { advisors, underwriters, admins, deskRoles }
  return named[said] ?? deskRoles.filter(role => said.includes(`'${role}'`))
}

const pageAt = (path: string) => pages.find(page => page.path === path) ?? expect.fail(`no page ${path}`)

type Kind = { name: string; queue: string }
type Seen = { list: number; file: number; found: number; page: number; queue: number }

/** How much of a kind somebody sees, in each place; what is about nobody is in no file. */
async function seenBy(role: DeskRole, { name, queue }: Kind): Promise<Seen> {
  const { api } = as(role)
  const student = app.idOf(meera)
  const [all, ofHer, { queues, soonest }] = [
    await api.requests.list({ state: 'open' }),
    await api.requests.list({ state: 'open', student }),
    await api.requests.counts(),
  ]
  const countAt = (path: string) => queues.find(one => one.queue === path)?.count ?? 0
  expect(countAt(wholeList)).toBe(all.length)
  expect(soonest).toEqual(all.map(({ dueAt }) => dueAt).toSorted())
  const found = role === 'lender' ? ofHer.length : (await api.students.find({ search: 'meera' }))[0]?.waiting
  expect(found).toBe(ofHer.length)
  const today = await api.requests.inbox({})
  expect(today.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  expect(today.filter(({ words }) => words === '')).toEqual([])
  const isIt = ({ kind }: { kind: string }) => kind === name
  return {
    list: all.filter(isIt).length,
    file: ofHer.filter(isIt).length,
    found: ofHer.length,
    queue: (await api.requests.list({ state: 'open', queue })).length,
    page: queue === wholeList ? all.filter(isIt).length : countAt(queue),
  }
}

const longAgo = Temporal.Instant.from('2023-02-01T06:00:00Z')
const nothing: Seen = { list: 0, file: 0, found: 0, page: 0, queue: 0 }

/** One colleague has it, in the eyes of all who see it; given back, it is free. */
async function isTakenByOne({ name }: Kind, [taker = 'admin', other]: readonly DeskRole[]) {
  const rowOf = async (role: DeskRole) => {
    const rows = await as(role).api.requests.list({ state: 'open' })
    return rows.find(({ kind }) => kind === name) ?? expect.fail(`${role} sees nothing of ${name}`)
  }
  const { id } = await rowOf(taker)
  await as(taker).api.requests.take({ id })
  await as(taker).api.requests.take({ id })
  expect((await rowOf(taker)).takenBy?.id).toBe(app.idOf(seats[taker]))
  if (other !== undefined) {
    expect((await rowOf(other)).takenBy?.id).toBe(app.idOf(seats[taker]))
    await expect(as(other).api.requests.take({ id })).rejects.toMatchObject({ status: 409 })
  }
  for (const role of deskRoles.filter(one => one !== taker && one !== other && one !== 'admin'))
    if (!(await as(role).api.requests.list({ state: 'open' })).some(({ kind }) => kind === name))
      await expect(as(role).api.requests.take({ id })).rejects.toMatchObject({ status: 404 })
  await as(taker).api.requests.giveBack({ id })
  expect((await rowOf(taker)).takenBy).toBeNull()
}

/** Before, while and after it waits, for each seat. */
async function walk(
  kind: Kind,
  seers: readonly DeskRole[],
  wait: () => Promise<() => Promise<unknown>>,
  isHers = true,
) {
  const seen = async () =>
    Object.fromEntries(await Promise.all(deskRoles.map(async role => [role, await seenBy(role, kind)])))
  const nobody = Object.fromEntries(deskRoles.map(role => [role, nothing]))
  expect(await seen()).toEqual(nobody)
  const done = await wait()
  const one = { list: 1, file: Number(isHers), found: Number(isHers), page: 1, queue: 1 }
  const all = { ...nobody, ...Object.fromEntries(seers.map(role => [role, one])) }
  expect(await seen()).toEqual(all)
  await isTakenByOne(kind, seers)
  expect(await seen()).toEqual(all)
  await done()
  expect(await seen()).toEqual(nobody)
}

describe('what is asked for is seen by who may answer it, and by nobody once it is settled', () => {
  test.each(appServices.given(requestKinds))('$name', async kind => {
    const page = pageAt(kind.queue)
    const role = kind.queue === wholeList ? 'advisor' : (page.roles[0] ?? 'admin')
    const asking = { kind, subject: crypto.randomUUID() }
    await walk(kind, [...new Set([role, 'admin' as const])], async () => {
      await app.services.change(change =>
        ask(change, app.services, {
          ...asking,
          student: app.idOf(meera),
          role,
          ...(role === 'lender' && { bank: vikram.bank ?? '' }),
          title: 'Please answer',
          path: kind.queue,
        }),
      )
      return () => app.services.change(change => settle(change, app.services, asking))
    })
  })
})

type Waits = { seers: readonly DeskRole[]; isHers?: false; wait: () => Promise<() => Promise<unknown>> }

/** One thing of each source that waits, and what ends it. */
const waits: Readonly<Record<string, Waits>> = {
  approval: {
    // Farah asked for it herself.
    seers: ['admin'],
    wait: async () => {
      const askedAt = app.clock.now()
      await app.services.db.insert(approvals).values({
        kind: insuranceRefundApproval.name,
        subject: crypto.randomUUID(),
        about: app.idOf(meera),
        payload: { currency: 'USD', minor: 12_345 },
        askedBy: app.idOf(farah),
        askedAt,
        expiresAt: askedAt.add({ hours: 24 }),
      })
      return async () => {
        const [{ id } = expect.fail('none')] = await app.services.db.select().from(approvals)
        await as('admin').api.approvals.refuse({ id })
      }
    },
  },
  'failed-refund': {
    seers: ['underwriter', 'admin'],
    wait: async () => {
      const { id: payment } = await paidAtSandbox(app, { owner: app.idOf(meera) })
      const at = app.clock.now()
      const { db } = app.services
      await db
        .insert(refunds)
        .values({ payment, amount: 12_345, what: 'insurance', askedAt: at, failedAt: at, failure: 'Closed account.' })
      return () => db.update(refunds).set({ handAt: at, handBy: app.idOf(dev), handWhy: 'By transfer.' })
    },
  },
  university: {
    seers: ['advisor', 'admin'],
    wait: async () => {
      await (await app.enter(meera)).api.universities.add({ name: 'Decan Institut of Rivers' })
      const [{ id } = expect.fail('none')] = await app.services.db
        .select()
        .from(universities)
        .where(eq(universities.isAdded, true))
      return () => as('advisor').api.universities.verify({ id })
    },
  },
  fact: {
    seers: ['advisor', 'underwriter', 'admin'],
    isHers: false,
    wait: async () => {
      const long = Temporal.PlainDate.from('2024-01-05')
      await app.services.db.insert(facts).values({
        id: 'test.fee',
        words: 'The fee is $350.',
        state: 'inForce',
        sourceName: 'fmjfee.com',
        checkedOn: long,
        checkAgainBy: long.add({ months: 6 }),
        shownAt: '/visas',
        changedAt: app.clock.now(),
      })
      return () => as('advisor').api.factsDesk.check({ id: 'test.fee', version: 1 })
    },
  },
  'early-access': {
    seers: ['advisor', 'admin'],
    wait: async () => {
      await (await app.enter(meera)).api.journey.askEarlyAccess({ stage: 'apartments' })
      return () => finish('early-access')
    },
  },
  'card-beyond': {
    seers: ['admin'],
    wait: async () => {
      const at = app.clock.now()
      await app.services.db.insert(cardPurchases).values({
        owner: app.idOf(meera),
        id: 'purchase-1',
        merchant: 'Cafe',
        city: 'Boston',
        country: 'US',
        amount: 2_400,
        merchantAmount: 2_400,
        merchantCurrency: 'usd',
        madeAt: at,
        isRefund: false,
        beyond: 400,
      })
      return () => finish('card-beyond')
    },
  },
  'card-missing': {
    seers: ['admin'],
    wait: async () => {
      await paidAtSandbox(app, { owner: app.idOf(meera), provider: 'razorpay', purpose: 'card-funding' })
      return () =>
        app.services.db.insert(cards).values({
          owner: app.idOf(meera),
          providerId: 'card_1',
          last4: '4242',
          name: 'Meera Iyer',
          issuedAt: app.clock.now(),
        })
    },
  },
}

const finish = async (name: string) => {
  const rows = await as('admin').api.requests.list({ state: 'open' })
  const { id } = rows.find(({ kind }) => kind === name) ?? expect.fail('none')
  const done = await Promise.all([1, 2, 3].map(() => as('admin').call('PUT', `/api/desk/requests/${id}/settlement`)))
  expect(done.map(({ status }) => status).toSorted()[0]).toBe(200)
  expect(done.filter(({ status }) => status === 200)).toHaveLength(1)
}

describe('what was asked by nobody, too', () => {
  const sources = appServices.given(work)

  test('each source has a row here', () => {
    expect(sources.map(({ name }) => name).toSorted()).toEqual(Object.keys(waits).toSorted())
  })

  test.each(sources)('$name', async source => {
    const { seers, wait, isHers } = waits[source.name] ?? expect.fail(source.name)
    await walk(source, seers, wait, isHers)
  })

  test.each(sources)('as $name changes, the list is read again', ({ topic }) => {
    for (const { alsoOn } of [contract.requests.list, contract.requests.counts]) expect(alsoOn).toContain(topic)
  })
})

test('what was done by hand is among what is settled, with who did it, and can be put back', async () => {
  const early = async (state: 'open' | 'settled') =>
    (await as('advisor').api.requests.list({ state })).filter(({ kind }) => kind === 'early-access')
  const [done = expect.fail('nothing is settled'), ...rest] = await early('settled')
  expect(rest).toEqual([])
  expect(done).toMatchObject({ settledBy: 'Dev', kindWords: 'Early access', queue: '/desk/early-access' })
  expect((await as('admin').api.desk.actions({})).map(({ what }) => what)).toContain('work-done')
  await as('advisor').api.requests.reopen({ id: done.id })
  expect([(await early('open')).length, (await early('settled')).length]).toEqual([1, 0])
  await app.clear(happenings, cardPurchases)
})

describe('a page of the desk', () => {
  const kinds = [...appServices.given(requestKinds), ...appServices.given(work)]
  /** Each with what is there instead. */
  const nothingWaits = {
    '/desk/today': 'what waits elsewhere',
    '/desk/students': 'all students',
    '/desk/plans': 'dates of students, which they keep themselves',
    '/desk/insurance-blocks': 'our own decisions',
    '/desk/clinics': 'a list that we keep',
    '/desk/vaccine-requirements': 'a list that we keep',
    '/desk/webinars': 'a list that we keep',
    '/desk/notifications': 'what we write',
    '/desk/library': 'a list that we keep',
    '/desk/products': 'a list that we keep',
    '/desk/insurance-plans': 'a list that we keep',
    '/desk/form-mappings': 'a list that we keep',
    '/desk/people': 'the team',
    '/desk/audit': 'what was done',
    '/desk/breach': 'what is done if it is ever needed',
    '/desk/translations': 'read whenever somebody speaks a language',
    '/desk/errors': 'what went wrong on the server',
    '/desk/usage': 'figures',
  }

  test('counts what is given to it, or there is a reason here why nothing waits there', () => {
    const counting = pages.filter(({ how }) => how === 'here' || how === 'all').map(({ path }) => path)
    expect(counting.toSorted()).toEqual([...new Set(kinds.map(({ queue }) => queue))].toSorted())
    const others = pages.map(({ path }) => path).filter(path => !counting.includes(path))
    expect(others.toSorted()).toEqual(Object.keys(nothingWaits).toSorted())
  })

  test('may be opened by each who sees that something waits there', () => {
    for (const { name, queue, roles } of appServices.given(work))
      expect(
        roles.filter(role => !pageAt(queue).roles.includes(role)),
        name,
      ).toEqual([])
  })
})

describe('a to-do', () => {
  const note = (dueOn: string | null) =>
    as('advisor').api.requests.note({ student: app.idOf(meera), title: 'Call her', dueOn })

  test('is due on its day, and without one in two working days', async () => {
    expect(await note('2026-06-30')).toMatchObject({ dueAt: '2026-06-30T18:29:00Z' })
    expect(await note(null)).toMatchObject({ dueAt: '2026-06-17T06:00:00Z' })
    await app.services.db.delete(requests)
  })

  test.each([['2026-06-14'], ['0000-01-01'], ['soon'], ['2026-02-30']])('is not due on %s', async dueOn => {
    await expect(note(dueOn)).rejects.toMatchObject({ status: 422 })
  })
})

test('a colleague takes it in one place, and has it in all', async () => {
  const asKavya = as('advisor')
  const { id } = await asKavya.api.requests.note({ student: app.idOf(meera), title: 'Call her' })
  await as('admin').api.requests.take({ id })
  for (const rows of [
    await asKavya.api.requests.list({ state: 'open' }),
    await asKavya.api.requests.list({ state: 'open', student: app.idOf(meera) }),
  ])
    expect(rows).toMatchObject([{ id, takenBy: { name: 'Dev' } }])
  expect(await asKavya.api.requests.list({ state: 'open', student: app.idOf(rohan) })).toEqual([])
  await app.services.db.delete(requests)
})

test('a claim of what was done before is none of what waits since', async () => {
  await app.services.db.delete(facts)
  const fact = waits['fact'] ?? expect.fail('no fact')
  const claim = async () =>
    (await as('advisor').api.requests.list({ state: 'open' })).find(({ kind }) => kind === 'fact')?.takenBy
  await app.services.db
    .insert(claims)
    .values({ kind: 'fact', subject: 'fact', owner: app.idOf(dev), by: app.idOf(dev), claimedAt: longAgo })
  await fact.wait()
  expect(await claim()).toBeNull()
  await as('advisor').api.requests.take({ id: 'fact:fact' })
  expect(await claim()).toMatchObject({ name: 'Kavya' })
  await app.services.db.delete(facts)
})

test('a longer list is cut at what is due first, and its count is that of all', async () => {
  const api = as('advisor').api.requests
  const before = (await api.list({ state: 'open' })).length
  for (const title of ['a', 'b', 'c']) await api.note({ student: app.idOf(meera), title, dueOn: '2026-06-15' })
  expect((await api.list({ state: 'open', most: 2 })).map(({ title }) => title)).toEqual(['a', 'b'])
  expect((await api.counts()).queues).toContainEqual({ queue: wholeList, count: before + 3 })
  for (const most of [0, 6001, 1.5])
    expect(await as('advisor').call('GET', `/api/desk/requests?state=open&most=${most}`)).toMatchObject({ status: 422 })
  await app.services.db.delete(requests)
})

test('of another bank nothing is listed or counted', async () => {
  const asking = {
    kind: loanApplication,
    subject: 'x',
    student: app.idOf(meera),
    role: 'lender',
    bank: vikram.bank ?? '',
    title: 'A loan',
    path: '/desk/applications',
  } as const
  await app.services.change(made => ask(made, app.services, asking))
  const asNeha = await app.enter(neha)
  expect(await asNeha.api.requests.list({ state: 'open' })).toEqual([])
  expect((await asNeha.api.requests.counts()).queues).toEqual([{ queue: wholeList, count: 0 }])
  await app.services.db.delete(requests)
})
