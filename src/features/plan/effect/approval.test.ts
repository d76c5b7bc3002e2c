// A change of a fact that moves somebody's date waits for a second person: until then the old one holds, and who has the date
// reads that it is being checked.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import { seed } from '#seed/seed.ts'
import { answerOf } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { approvals } from '#src/features/approvals/tables.ts'
import { facts } from '#src/features/dated-facts/tables.ts'
import { catalogueDrafts } from '#src/features/desk-kit/tables.ts'
import { checkedThings } from '../rulebook/rules.ts'

let team: TeamApp
let asMeera: Visitor
let advisor: Visitor
let colleague: Visitor

beforeAll(async () => {
  team = await openTeamApp() // its clock stands on 15 June 2026
  await seed(team.services)
  asMeera = await team.enter(meera)
  ;[advisor, colleague] = [await team.enter(kavya), await team.enter(dev)]
  await asMeera.api.appointment.tell({
    place: 'Hyderabad',
    interviewDay: '2026-07-07',
    interviewTime: '09:30',
    vacDay: '2026-07-06',
    vacTime: '14:00',
  })
})
beforeEach(() => team.clear(approvals, catalogueDrafts))
afterAll(() => team.end())

const row = async (id = 'plan.A14') =>
  (await team.services.db.select().from(facts).where(eq(facts.id, id)))[0] ?? expect.fail(`there is no ${id}`)
const days = async () => (await row()).workingDays
const typed = (workingDays: string) => ({
  words: `The I-901 fee is paid online at least ${workingDays.slice(1)} business days before the interview.`,
  state: 'inForce',
  months: '0',
  workingDays,
  days: '0',
  sourceName: 'fmjfee.com',
  sourceAddress: 'https://www.fmjfee.com/',
  checkedOn: '2026-06-14',
  checkAgainBy: '2026-12-14',
  isEstimate: false,
})
const change = async (workingDays: string, who = advisor) =>
  who.api.factsDesk.change({ id: 'plan.A14', ...typed(workingDays), version: (await row()).version })
const read = () => asMeera.api.facts.read()
const open = async () => (await colleague.api.approvals.list()).filter(({ kind }) => kind === 'fact')
const opened = async () => (await open())[0] ?? expect.fail('nothing waits')
const waitingOf = async (id = 'plan.A14') =>
  (await advisor.api.factsDesk.list()).find(fact => fact.id === id)?.waits ?? null

test('what moves a date waits: the old one holds, and its student reads that it is being checked', async () => {
  const before = await row()
  expect(await change('-5')).toEqual({ waits: true })
  expect(await row()).toEqual(before)
  const { checking, facts: edited } = await read()
  expect(edited.find(({ id }) => id === 'plan.A14')?.lead.workingDays ?? before.workingDays).toBe(before.workingDays)
  expect([...checkedThings(checking)]).toEqual(['sevisFee'])
  expect(await waitingOf()).toMatchObject({ by: 'Kavya', typed: { workingDays: '-5' } })
  expect(await opened()).toMatchObject({ path: '/desk/facts/plan.A14', hindrance: null, askedBy: { name: /Kavya/ } })
})

test('another person confirms it, and then it holds', async () => {
  await change('-6')
  const before = (await row()).version
  expect((await team.confirmBy(colleague))?.status).toBe(200)
  expect(await row()).toMatchObject({ workingDays: -6, version: before + 1 })
  expect(await read()).toMatchObject({ checking: [] })
  expect(await waitingOf()).toBeNull()
})

test('who changed it cannot confirm it', async () => {
  const before = await days()
  await change('-7')
  const { id } = await opened()
  expect((await advisor.call('PUT', `/api/desk/approvals/${id}/confirmation`, {})).status).toBe(403)
  expect(await days()).toBe(before)
})

test.each([
  ['declined by the other', () => colleague],
  ['withdrawn by who changed it', () => advisor],
])('%s, the old one holds, and what was typed is a draft again', async (_, who) => {
  const before = await days()
  await change('-8')
  await who().api.approvals.refuse({ id: (await opened()).id })
  expect(await days()).toBe(before)
  expect(await read()).toMatchObject({ checking: [] })
  const { draft } = await advisor.api.catalogues.history({ catalogue: 'facts', id: 'plan.A14' })
  expect(draft).toMatchObject({ by: 'Kavya', content: { workingDays: '-8' } })
})

test('nobody answers for a day: the old one holds, and it can be changed again', async () => {
  const before = await days()
  await change('-9')
  await team.services.db.update(approvals).set({ expiresAt: team.clock.now() })
  expect(await read()).toMatchObject({ checking: [] })
  expect(await days()).toBe(before)
  expect(await change('-10')).toEqual({ waits: true })
  expect(await open()).toHaveLength(1)
})

describe('while a change waits', () => {
  beforeEach(() => change('-11'))

  test('nobody writes past it: by hand, as read again, or as an earlier version', async () => {
    const { version } = await row()
    const [entry, versions] = ['/api/desk/facts/entries/plan.A14', '/api/desk/catalogues/facts/plan.A14']
    for (const [method, path, body] of [
      ['PUT', entry, { ...typed('-3'), version }],
      ['PUT', `${entry}/check`, { version }],
      ['PUT', `${versions}/draft/publication`, { version }],
      ['POST', `${versions}/versions/2/restoration`, { version }],
    ] as const)
      expect(await colleague.call(method, path, body)).toMatchObject({ status: 409, body: { code: 'fact-waits' } })
    expect(await colleague.api.factsDesk.checkAll({ facts: [{ id: 'plan.A14', version }] })).toEqual({
      checked: 0,
      left: 1,
    })
    expect((await row()).version).toBe(version)
  })

  test('it is no work for who reads facts, but for who confirms', async () => {
    await team.services.db
      .update(facts)
      .set({ checkAgainBy: Temporal.PlainDate.from('2026-06-01') })
      .where(eq(facts.id, 'plan.A14'))
    expect((await advisor.api.datedFacts.due()).map(({ entry }) => entry?.id)).not.toContain('plan.A14')
  })

  test('a fact that has another version by then is not written over', async () => {
    const { version } = await row()
    await team.services.db
      .update(facts)
      .set({ version: version + 1 })
      .where(eq(facts.id, 'plan.A14'))
    expect((await team.confirmBy(colleague))?.status).toBe(409)
    expect((await row()).version).toBe(version + 1)
  })
})

test('of two who change it at once, one is asked for and the other is refused', async () => {
  const answers = await Promise.all([answerOf(change('-12')), answerOf(change('-13', colleague))])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const all = await team.services.db.select().from(approvals).where(eq(approvals.kind, 'fact'))
  expect(all).toHaveLength(1)
})

test.each([
  ['other words alone', 'plan.A14', { words: 'The I-901 fee is paid online before the interview.' }],
  ['a rule from which no date of anybody follows', 'plan.A14', { workingDays: '-4' }],
  ['a fact that is no rule of the plan', 'stay.admission.until-date', { state: 'expired' }],
])('%s takes effect at once', async (what, id, changes) => {
  const { version, workingDays } = await row(id)
  if (what.startsWith('a rule')) await asMeera.api.plan.markDone({ thing: 'sevisFee', isDone: true })
  const all = { ...typed(String(workingDays)), workingDays: String(workingDays), ...changes }
  expect(await advisor.api.factsDesk.change({ id, ...all, version })).toEqual({ waits: false })
  expect((await row(id)).version).toBe(version + 1)
  expect(await open()).toEqual([])
})

describe('read again in one press', () => {
  test('all that is ticked is noted as read today, and what somebody changed meanwhile is left', async () => {
    const [one, two, other] = [await row('plan.A1'), await row('plan.A2'), await row('plan.A3')]
    const answer = await advisor.api.factsDesk.checkAll({
      facts: [one, two, { ...other, version: other.version + 1 }].map(({ id, version }) => ({ id, version })),
    })
    expect(answer).toEqual({ checked: 2, left: 1 })
    for (const { id, workingDays } of [one, two])
      expect(await row(id)).toMatchObject({ workingDays, checkedOn: Temporal.PlainDate.from('2026-06-15') })
    expect(await row('plan.A3')).toEqual(other)
  })

  test('for students there is no such call', async () => {
    const asRohan = await team.enter(rohan)
    expect(
      (await asRohan.call('PUT', '/api/desk/facts/checks', { facts: [{ id: 'plan.A1', version: 1 }] })).status,
    ).toBe(404)
  })
})
