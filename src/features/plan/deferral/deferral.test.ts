// A later start: the intake moves, what was known of the old term becomes history, and for a while all comes back.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kavya, meera, rohan } from '#seed/people.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { profiles, onboardings } from '#src/features/people/tables.ts'
import { notes } from '#src/plan/rules.ts'
import { intakesAfter } from '#src/values/intakes.ts'
import { planDays, planDaysBefore, planDeferrals } from '../tables.ts'
import { canStillBeUndone, deferralNotes, isOfTheTerm, withIntake } from './rules.ts'

let team: TeamApp
let student: Visitor

beforeAll(async () => {
  team = await openTeamApp() // its clock stands on 15 June 2026
  student = await team.enter(meera)
})
beforeEach(async () => {
  for (const table of [planDays, planDaysBefore, planDeferrals, onboardings, profiles])
    await team.services.db.delete(table)
  await student.api.onboarding.answer({ cycle: 'fall-2026' })
})
afterAll(() => team.end())

const defer = (number: number, intake: string) => student.api.planDeferrals.save({ number, intake })
const refused = (number: unknown, intake: unknown) => student.call('PUT', `/api/plan/deferrals/${number}`, { intake })
const undo = (number: unknown, who = student) => who.api.planDeferrals.undo({ number })
const give = (thing: string, day: string) => student.api.plan.give({ thing, day })
const done = (thing: string) => student.api.plan.markDone({ thing, isDone: true })
const plan = () => student.api.plan.read()
const profile = () => student.api.profile.read()

async function giveDates() {
  await give('programmeStart', '2026-08-17')
  await give('flight', '2026-08-01')
  await give('tuitionDue', '2026-08-10')
  await done('deposit')
  await done('photo')
}

describe('a later start', () => {
  test('moves the intake, and keeps what was known of the old term as history', async () => {
    await giveDates()
    await defer(1, 'spring-2027')
    expect(await profile()).toMatchObject({ intake: 'spring-2027', programmeStart: null, flightDate: null })
    const { days, deferrals } = await plan()
    expect(days.map(({ thing }) => thing)).toEqual(['photo'])
    expect(deferrals).toMatchObject([
      {
        number: 1,
        from: 'fall-2026',
        to: 'spring-2027',
        canBeUndone: true,
        days: [
          { thing: 'flight', day: '2026-08-01' },
          { thing: 'tuitionDue', day: '2026-08-10' },
          { thing: 'programmeStart', day: '2026-08-17' },
          { thing: 'deposit', day: null },
        ],
      },
    ])
  })

  test('is taken back: all is as it was, but what was given since stays', async () => {
    await giveDates()
    const [before, profileBefore] = [await plan(), await profile()]
    await defer(1, 'summer-2027')
    await undo(1)
    expect(await profile()).toEqual(profileBefore)
    expect((await plan()).days.toSorted()).toHaveLength(before.days.length)
    expect((await plan()).deferrals).toEqual([])
    await undo(1)
    await defer(1, 'summer-2027')
    await give('tuitionDue', '2027-05-03')
    await give('flight', '2027-05-01')
    await undo(1)
    expect((await plan()).days).toContainEqual(expect.objectContaining({ thing: 'tuitionDue', day: '2027-05-03' }))
    expect(await profile()).toMatchObject({
      intake: 'fall-2026',
      flightDate: '2027-05-01',
      programmeStart: '2026-08-17',
    })
  })

  test('can be moved again; then only the last is taken back', async () => {
    await defer(1, 'spring-2027')
    await defer(2, 'fall-2027')
    await expect(undo(1)).rejects.toMatchObject({ status: 409, body: { code: 'plan-deferral-over' } })
    await undo(2)
    expect(await profile()).toMatchObject({ intake: 'spring-2027' })
  })

  test('is the desk’s to read, with what was known', async () => {
    await giveDates()
    await defer(1, 'spring-2027')
    const advisor = await team.enter(kavya)
    const body = await advisor.api.students.read({ id: team.idOf(meera) })
    const lines: string[] = body.history.map(({ what }) => what)
    const line = lines.find(one => one.startsWith('Moved the start of studies from Fall 2026 to Spring 2027'))
    expect(line).toContain('Programme start on the I-20: was 17th August 2026')
  })
})

describe('is refused', () => {
  test.each([
    ['the same intake', 'fall-2026'],
    ['an earlier one', 'summer-2026'],
    ['one beyond the next three', 'fall-2029'],
    ['no intake', 'soon'],
    ['an empty one', ''],
    ['who is enrolled', 'enrolled'],
  ])('%s', async (_, intake) => {
    expect(await refused(1, intake)).toMatchObject({
      status: 422,
      body: { fields: { intake: 'Please choose one of the intakes after yours.' } },
    })
    expect(await profile()).toMatchObject({ intake: 'fall-2026' })
  })

  test('without an intake, with a wrong type, and out of turn', async () => {
    expect((await refused(1, 7)).status).toBe(422)
    expect((await refused('first', 'spring-2027')).status).toBe(422)
    expect((await refused(0, 'spring-2027')).status).toBe(422)
    await expect(defer(2, 'spring-2027')).rejects.toMatchObject({ status: 409 })
    expect((await refused(1, 'x'.repeat(5000))).status).toBe(422)
    await team.services.db.delete(onboardings)
    expect((await refused(1, 'spring-2027')).status).toBe(422)
  })

  test('to another device that moves it elsewhere; the same again is the same', async () => {
    await defer(1, 'spring-2027')
    await defer(1, 'spring-2027')
    await expect(defer(1, 'fall-2027')).rejects.toMatchObject({ status: 409, body: { code: 'plan-deferred-already' } })
  })

  test('to anybody else: one’s start is one’s own', async () => {
    await defer(1, 'spring-2027')
    await undo(1, await team.enter(rohan))
    expect((await plan()).deferrals).toHaveLength(1)
  })
})

test('pressed ten times at once, it is moved once', async () => {
  await giveDates()
  const all = await Promise.all(Array.from({ length: 10 }, () => answerOf(defer(1, 'spring-2027'))))
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
  expect(await team.services.db.$count(planDeferrals)).toBe(1)
  expect(ensure((await plan()).deferrals[0]).days).toHaveLength(4)
})

test.each([
  ['fall-2027', '2026-11-24', ['spring-2028', 'summer-2028', 'fall-2028']],
  ['spring-2027', '2026-11-24', ['summer-2027', 'fall-2027', 'spring-2028']],
  ['summer-2027', '2026-11-24', ['fall-2027', 'spring-2028', 'summer-2028']],
  ['fall-2024', '2026-11-24', ['spring-2027', 'summer-2027', 'fall-2027']],
  ['enrolled', '2026-11-24', []],
  ['', '2026-11-24', []],
])('after %s, on %s, come %j', (intake, today, after) => {
  expect(intakesAfter(intake, Temporal.PlainDate.from(today)).map(({ id }) => id)).toEqual(after)
})

test('the plan of a later intake knows nothing of the old term', () => {
  const sources = {
    stages: [],
    profile: {
      flightDate: '2027-08-01',
      flightDateIsAssumed: false,
      programmeStart: '2027-08-16',
      intake: 'fall-2027',
    },
    days: [
      { thing: 'waiverUntil', day: '2027-09-10', doneAt: null },
      { thing: 'hepatitisB1', day: '2027-01-10', doneAt: null },
      { thing: 'deposit', day: null, doneAt: '2027-01-10T00:00:00Z' },
    ],
  }
  expect(withIntake(sources, 'spring-2028')).toMatchObject({
    profile: { intake: 'spring-2028', programmeStart: null, flightDate: null },
    days: [{ thing: 'hepatitisB1' }],
  })
  expect(['interview', 'ds160', 'hepatitisB1', 'loanSanction', 'refusal'].filter(isOfTheTerm)).toEqual([])
})

test('each note that is shown before a later start has a source', () => {
  const shown = deferralNotes.map(id => notes.find(note => note.id === id))
  expect(shown.map(note => note?.source?.checkedOn)).toEqual(shown.map(() => '2026-11-22'))
})

test('for two weeks it can be taken back', () => {
  const at = Temporal.Instant.from('2026-11-24T10:00:00Z')
  expect(canStillBeUndone(at, at.add({ hours: 24 * 14 }))).toBe(true)
  expect(canStillBeUndone(at, at.add({ hours: 24 * 14, seconds: 1 }))).toBe(false)
})
