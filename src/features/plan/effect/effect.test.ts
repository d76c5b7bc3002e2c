// A change of a rule: whose plans it would move, said to the desk before it is published, and to those students after.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { arjun, dev, farah, kavya, meera, rohan } from '#seed/people.ts'
import { seed } from '#seed/seed.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { facts } from '#src/features/dated-facts/tables.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { profiles } from '#src/features/people/tables.ts'
import { fieldOf } from '#src/values/unknown.ts'
import { factNotices } from '../tables.ts'
import * as copy from './rules.ts'

let team: TeamApp
let asMeera: Visitor
let advisor: Visitor
let version = 1

beforeAll(async () => {
  team = await openTeamApp() // its clock stands on 15 June 2026
  await seed(team.services)
  asMeera = await team.enter(meera)
  advisor = await team.enter(kavya)
  await asMeera.api.appointment.tell({
    place: 'Hyderabad',
    interviewDay: '2026-07-07',
    interviewTime: '09:30',
    vacDay: '2026-07-06',
    vacTime: '14:00',
  })
  // Rohan has a date of their own, from which no interview follows; a guest has a flight, and so has an underwriter.
  await (await team.enter(rohan)).api.plan.give({ thing: 'tuitionDue', day: '2026-08-09' })
  const guest = await team.enterAsGuest()
  for (const owner of [guest.id, team.idOf(farah)])
    await team.services.db
      .insert(profiles)
      .values({ owner, flightDate: Temporal.PlainDate.from('2026-09-20'), updatedAt: team.clock.now() })
})
beforeEach(async () => {
  const [row] = await team.services.db.select().from(facts).where(eq(facts.id, 'plan.A14'))
  version = row?.version ?? expect.fail('there is no such fact')
})
afterAll(() => team.end())

const entry = '/api/desk/facts/entries/plan.A14'
const typed = {
  words: 'The I-901 fee is paid online at least 5 business days before the interview.',
  state: 'inForce',
  months: '0',
  workingDays: '-5',
  days: '0',
  sourceName: 'fmjfee.com',
  sourceAddress: 'https://www.fmjfee.com/',
  checkedOn: '2026-06-14',
  checkAgainBy: '2026-12-14',
  isEstimate: false,
}
const effect = (changes: object = {}, who = advisor, path = entry) =>
  who.call('POST', `${path}/effect`, { ...typed, ...changes })
/** What moves a date is confirmed by a second person. */
const publish = async (changes: object = {}) => {
  expect(await advisor.api.factsDesk.change({ id: 'plan.A14', ...typed, ...changes, version })).toEqual({ waits: true })
  expect(await team.confirmBy(await team.enter(dev))).toMatchObject({ status: 200 })
}
const notified = () =>
  team.services.db.select().from(notifications).where(eq(notifications.title, copy.changed)).orderBy(notifications.id)

describe('before it is published', () => {
  test('the desk sees exactly the student whose interview makes a date move, and how', async () => {
    const { status, body } = await effect()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      movesPlans: true,
      count: 1,
      students: [
        {
          id: team.idOf(meera),
          name: 'Meera Iyer',
          changes: expect.arrayContaining([expect.stringContaining('I-901 fee paid moves')]),
        },
      ],
    })
    expect(await notified()).toEqual([])
  })

  test('that somebody looked at their dates is noted, and the student can see it', async () => {
    const looks = await team.services.db.select().from(deskActions).where(eq(deskActions.what, 'plan-effect-read'))
    expect(looks).toEqual([expect.objectContaining({ by: team.idOf(kavya), about: team.idOf(meera) })])
  })

  test.each([
    ['other words alone', { workingDays: '-3' }, entry, false, 0],
    ['another source alone', { workingDays: '-3', sourceName: 'ICE' }, entry, false, 0],
    ['a rule that a court has blocked', { state: 'blocked' }, entry, true, 1],
    ['a fact that is no rule of the plan', {}, '/api/desk/facts/entries/stay.admission', false, 0],
  ])('%s', async (_, changes, path, movesPlans, count) => {
    expect((await effect(changes, advisor, path)).body).toMatchObject({ movesPlans, count })
  })

  test.each([
    ['words', ''],
    ['workingDays', 'three'],
    ['checkedOn', '2026-02-30'],
  ])('%s as ‘%s’ is refused with its field', async (field, value) => {
    const answer = await effect({ [field]: value })
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
  })

  test('for students and underwriters there is no such call, and for nobody such a fact', async () => {
    for (const who of [asMeera, await team.enter(farah)]) expect((await effect({}, who)).status).toBe(404)
    expect((await effect({}, advisor, '/api/desk/facts/entries/plan.ZZ')).status).toBe(404)
  })
})

describe('once it is published', () => {
  test('that student alone is notified: of the fact, its source and what moved', async () => {
    await publish()
    await expect.poll(notified).toHaveLength(1)
    const [notice] = await notified()
    expect(notice).toMatchObject({ owner: team.idOf(meera), href: '/plan', type: 'deadline' })
    for (const part of ['I-901 fee paid moves', '5 business days', 'fmjfee.com']) expect(notice?.body).toContain(part)
  })

  test('read again without a change, nobody is notified', async () => {
    const count = (await notified()).length
    await advisor.api.factsDesk.check({ id: 'plan.A14', version })
    const [row] = await team.services.db.select().from(facts).where(eq(facts.id, 'plan.A14'))
    expect(row).toMatchObject({ workingDays: -5, version: version + 1 })
    expect([row?.checkedOn.toString(), row?.checkAgainBy.toString()]).toEqual(['2026-06-15', '2026-12-15'])
    expect((await advisor.call('PUT', `${entry}/check`, { version })).status).toBe(409)
    expect(await notified()).toHaveLength(count)
  })

  test('each version is its own news, and one version is none twice', async () => {
    await publish({ workingDays: '-6' })
    await expect.poll(notified).toHaveLength(2)
    const noted = await team.services.db.select().from(factNotices)
    expect(noted.map(({ owner, fact }) => [owner, fact])).toEqual([
      [team.idOf(meera), 'plan.A14'],
      [team.idOf(meera), 'plan.A14'],
    ])
    expect(new Set(noted.map(one => one.version)).size).toBe(2)
  })

  test('students who have done it already are not among them', async () => {
    const asArjun = await team.enter(arjun)
    await asArjun.api.plan.give({ thing: 'flight', day: '2026-09-20' })
    expect(fieldOf((await effect({ workingDays: '-8' })).body, 'count')).toBe(2)
    await asArjun.api.plan.markDone({ thing: 'sevisFee', isDone: true })
    expect(fieldOf((await effect({ workingDays: '-8' })).body, 'count')).toBe(1)
  })
})
