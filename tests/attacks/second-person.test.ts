// Against what two members of staff have to agree on: by one alone, by whom it is about, twice at once, and too late.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { arjun, dev, farah, kavya, meera, rohan, suresh, vikram, type DemoPerson } from '#seed/people.ts'
import { approvals } from '#src/features/approvals/tables.ts'
import { fundsOf, move } from '#src/features/card/ledger.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { refunds } from '#src/features/payments/tables.ts'
import { staff } from '#src/platform/identity/tables.ts'
import { owe } from '#src/stages/visas/attorneys/refunds.ts'
import { askForRefund } from '#src/stages/health-insurance/purchase/refunds.ts'
import { ensure } from '../api.ts'
import { paidAtSandbox } from '../paid.ts'
import { openTeamApp, type TeamApp } from '../team.ts'
import type { Visitor } from '../visitor.ts'
import type { DeskRole } from '#src/wire/route.ts'

let app: TeamApp
const as: Record<string, Visitor> = {}
const visitorNamed = (name: string): Visitor => as[name] ?? expect.fail(`nobody is ${name}`)

beforeAll(async () => {
  app = await openTeamApp()
  const people: Record<string, DemoPerson> = { arjun, dev, farah, kavya, meera, rohan, suresh, vikram }
  for (const [name, person] of Object.entries(people)) as[name] = await app.enter(person)
})
beforeEach(async () => {
  await app.services.db.delete(approvals)
  await app.services.db.delete(staff).where(eq(staff.person, app.idOf(arjun)))
})
afterAll(() => app.end())

const rolesOf = async (person: DemoPerson) =>
  (
    await app.services.db
      .select()
      .from(staff)
      .where(eq(staff.person, app.idOf(person)))
  ).map(({ role }) => role)
const askRole = (name: string, person: DemoPerson, role: DeskRole) =>
  visitorNamed(name).api.desk.grantRole({ id: app.idOf(person), role })
const listFor = (name: string): Promise<{ id: string; what: string; hindrance: string | null }[]> =>
  visitorNamed(name).api.approvals.list()
const waiting = async () =>
  (await app.services.db.select().from(approvals).orderBy(approvals.id)).at(-1)?.id ?? expect.fail('nothing waits')
const confirm = (name: string, id: string) =>
  visitorNamed(name).call('PUT', `/api/desk/approvals/${id}/confirmation`, {})
const refuse = (name: string, id: string) => visitorNamed(name).call('PUT', `/api/desk/approvals/${id}/refusal`, {})
const noted = async (what: string, about: DemoPerson) =>
  app.services.db
    .$count(deskActions, and(eq(deskActions.what, 'role-granted'), eq(deskActions.about, app.idOf(about))))
    .then(count => (what === 'role-granted' ? count : 0))

describe('a role', () => {
  test('is not given by one admin alone, however often it is asked for', async () => {
    for (let index = 0; index < 3; index += 1) await askRole('dev', arjun, 'admin')
    expect(await rolesOf(arjun)).toEqual([])
    expect((await visitorNamed('arjun').call('GET', '/api/desk/seat')).status).toBe(404)
    expect(await listFor('dev')).toMatchObject([{ what: 'Give Arjun Reddy the role Admin', hindrance: 'own' }])
    expect(await confirm('dev', await waiting())).toMatchObject({ status: 403, body: { code: 'approval-own' } })
    expect(await rolesOf(arjun)).toEqual([])
  })

  test('is not confirmed by whom it is about', async () => {
    await askRole('dev', suresh, 'advisor')
    expect(await confirm('suresh', await waiting())).toMatchObject({
      status: 403,
      body: { code: 'approval-about-you' },
    })
    expect(await rolesOf(suresh)).toEqual(['admin'])
  })

  test('confirmed many times at once is given once, and both are in the audit', async () => {
    const before = await noted('role-granted', arjun)
    await askRole('dev', arjun, 'advisor')
    const id = await waiting()
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm('suresh', id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(await rolesOf(arjun)).toEqual(['advisor'])
    expect(await noted('role-granted', arjun)).toBe(before + 1)
    const body = await visitorNamed('dev').api.desk.actions({ about: app.idOf(arjun) })
    expect(body.slice(0, 3)).toMatchObject([
      { what: 'role-granted', by: 'Suresh Nambiar' },
      { what: 'approval-confirmed', by: 'Suresh Nambiar' },
      { what: 'approval-asked', by: 'Dev Malhotra' },
    ])
  })

  test('is either confirmed or refused, not both', async () => {
    await askRole('dev', arjun, 'advisor')
    const id = await waiting()
    const answers = await Promise.all([
      confirm('suresh', id),
      refuse('suresh', id),
      refuse('dev', id),
      confirm('suresh', id),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [row] = await app.services.db.select().from(approvals).where(eq(approvals.id, id))
    expect(await rolesOf(arjun)).toEqual(row?.outcome === 'confirmed' ? ['advisor'] : [])
  })

  test('is over after a day, and asked for again it waits again', async () => {
    await askRole('dev', arjun, 'advisor')
    const id = await waiting()
    app.clock.pass({ hours: 24 })
    expect(await listFor('suresh')).toEqual([])
    expect(await confirm('suresh', id)).toMatchObject({ status: 409, body: { code: 'approval-over' } })
    expect(await rolesOf(arjun)).toEqual([])
    await askRole('dev', arjun, 'advisor')
    expect((await confirm('suresh', await waiting())).status).toBe(200)
  })

  test('that somebody asked for who is no admin any more is not given', async () => {
    await askRole('dev', arjun, 'admin')
    const id = await waiting()
    await app.services.db.delete(staff).where(eq(staff.person, app.idOf(dev)))
    expect(await confirm('suresh', id)).toMatchObject({ status: 409, body: { code: 'approval-asker-gone' } })
    expect(await rolesOf(arjun)).toEqual([])
    await app.services.db
      .insert(staff)
      .values({ person: app.idOf(dev), role: 'admin', bank: null, grantedAt: app.clock.now() })
  })

  test('waits where nobody but admins can see it, or decide', async () => {
    await askRole('dev', arjun, 'advisor')
    const id = await waiting()
    for (const name of ['kavya', 'farah']) {
      expect(await listFor(name)).toEqual([])
      for (const verb of [confirm, refuse]) expect((await verb(name, id)).status).toBe(404)
    }
    for (const name of ['vikram', 'meera', 'arjun']) {
      expect((await visitorNamed(name).call('GET', '/api/desk/approvals')).status).toBe(404)
      for (const verb of [confirm, refuse]) expect((await verb(name, id)).status).toBe(404)
    }
  })
})

describe('money that goes back', () => {
  const amounts = new Map<string, number>()
  const paid = async (amount: number, currency: 'USD' | 'INR', purpose: 'insurance-deposit' | 'attorney-call') => {
    const provider = currency === 'USD' ? 'stripe' : 'razorpay'
    const payment = await paidAtSandbox(app, { owner: app.idOf(meera), amount, purpose, provider })
    amounts.set(payment.id, amount)
    await app.services.change(change =>
      purpose === 'attorney-call'
        ? owe(change, app.services, payment, 'late')
        : askForRefund(change, app.services, payment, 'an application that does not stand'),
    )
    return payment.id
  }
  const insurance = (name: string, id: string) =>
    visitorNamed(name).api.insuranceRefunds.send({
      payment: id,
      amount: ensure(amounts.get(id)),
      left: ensure(amounts.get(id)),
    })

  test('up to the limit is sent by one', async () => {
    await insurance('farah', await paid(50_000, 'USD', 'insurance-deposit'))
  })

  test('above the limit is not sent by one alone, until a second person has confirmed it', async () => {
    const id = await paid(50_001, 'USD', 'insurance-deposit')
    await expect(insurance('farah', id)).rejects.toMatchObject({ status: 409, body: { code: 'second-person-needed' } })
    await visitorNamed('farah').api.insuranceRefunds.askRelease({ payment: id })
    expect(await confirm('farah', await waiting())).toMatchObject({ status: 403 })
    expect((await confirm('kavya', await waiting())).status).toBe(404)
    await expect(insurance('farah', id)).rejects.toMatchObject({ status: 409 })
    expect((await confirm('dev', await waiting())).status).toBe(200)
    expect(await visitorNamed('farah').api.insuranceRefunds.all()).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ payment: id, release: 'given' })]),
    )
    expect(await insurance('farah', id)).toMatchObject({ state: 'sent' })
    expect(await app.services.db.select().from(refunds).where(eq(refunds.payment, id))).toMatchObject([
      { askedBy: app.idOf(farah), approvedBy: app.idOf(dev) },
    ])
  })

  test('in rupees, for a call with an attorney, in the same way', async () => {
    const id = await paid(50_000_01, 'INR', 'attorney-call')
    const refunds: { id: string; release: string; amount: number }[] =
      await visitorNamed('kavya').api.attorneyDesk.refunds()
    const refund = refunds.find(({ amount }) => amount === 50_000_01) ?? expect.fail(`no refund of ${id}`)
    const send = () => visitorNamed('kavya').api.attorneyDesk.sendRefund({ refund: refund.id })
    await expect(send()).rejects.toMatchObject({ status: 409, body: { code: 'second-person-needed' } })
    await visitorNamed('kavya').api.attorneyDesk.askRelease({ refund: refund.id })
    expect((await confirm('farah', await waiting())).status).toBe(404)
    expect((await confirm('suresh', await waiting())).status).toBe(200)
    await send()
  })
})

describe('the $350 of the SEVIS fee', () => {
  const funds = () => fundsOf(app.services.db, app.idOf(rohan))
  const reversal = `/api/desk/sevis-reversals`

  test('are put back by no student, and by no admin alone: two agree, and it is once', async () => {
    const owner = app.idOf(rohan)
    await app.services.change(change =>
      move(change, { owner, amount: 70_000, what: 'funded', reference: 'a', at: app.clock.now() }),
    )
    await visitorNamed('rohan').api.sevis.pay({ with: 'card' })
    expect(await visitorNamed('rohan').call('DELETE', '/api/visas/sevis/paid')).toMatchObject({
      status: 409,
      body: { code: 'fee-came-off-card' },
    })
    expect(await funds()).toBe(35_000)
    // Nobody asked for it yet.
    expect((await visitorNamed('dev').call('PUT', `${reversal}/${owner}`, {})).status).toBe(404)
    expect((await visitorNamed('rohan').call('POST', '/api/visas/sevis/reversal', { reason: ' ' })).status).toBe(422)
    await visitorNamed('rohan').api.sevis.askReversal({ reason: 'It was declined at fmjfee.com.' })
    expect(await funds()).toBe(35_000)
    expect(await visitorNamed('dev').api.sevisReversals.all()).toMatchObject([
      { reason: 'It was declined at fmjfee.com.', isWaiting: false },
    ])
    await visitorNamed('dev').api.sevisReversals.ask({ student: owner })
    const id = await waiting()
    expect((await confirm('dev', id)).status).toBe(403)
    expect(await funds()).toBe(35_000)
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm('suresh', id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await funds()).toBe(70_000)
    expect(await visitorNamed('rohan').api.sevis.read()).toMatchObject({
      paidAt: null,
      reversalAskedAt: null,
      card_funds: 70_000,
    })
  })

  test('asked for and refused stay where they are; a yes to an earlier payment puts nothing back for a later one', async () => {
    const owner = app.idOf(rohan)
    const askAgain = () => visitorNamed('rohan').api.sevis.askReversal({ reason: 'Declined.' })
    await visitorNamed('rohan').api.sevis.pay({ with: 'card' })
    await askAgain()
    await visitorNamed('dev').api.sevisReversals.ask({ student: owner })
    const early = await waiting()
    // As if it had been put back and paid once more in the meantime.
    await app.connections.sql`update sevis_fees set payment = uuidv7() where owner = ${owner}`
    expect((await confirm('suresh', early)).status).toBe(404)
    expect(await funds()).toBe(35_000)
    await visitorNamed('dev').api.sevisReversals.refuse({ student: owner })
    expect((await confirm('suresh', early)).status).toBe(404)
    expect(await funds()).toBe(35_000)
  })
})
