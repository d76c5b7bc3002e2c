// The days of a plan, as students give them, and what the desk reads about its rules.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dev, farah, kavya, meera, rohan } from '#seed/people.ts'
import { seed } from '#seed/seed.ts'
import { answerOf } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { stockFacts } from '#src/features/dated-facts/stock.ts'
import { rules, rulesInUse } from '#src/plan/rules.ts'
import { planFacts } from './rulebook/rules.ts'

let team: TeamApp
let student: Visitor
let advisor: Visitor

beforeAll(async () => {
  team = await openTeamApp() // its clock stands on 15 June 2026
  await seed(team.services)
  student = await team.enter(meera)
  advisor = await team.enter(kavya)
})
afterAll(() => team.end())

const give = (thing: string, day: string | null, who = student) => who.api.plan.give({ thing, day })
const done = (thing: string, isDone: boolean, who = student) => who.api.plan.markDone({ thing, isDone })
const days = async (who = student) => (await who.api.plan.read()).days

describe('a day of the plan', () => {
  test('is given, given again and taken back', async () => {
    await give('tuitionDue', '2027-08-09')
    await give('tuitionDue', '2027-08-12')
    expect(await days()).toEqual([{ thing: 'tuitionDue', day: '2027-08-12', readFrom: 'typed', doneAt: null }])
    await give('tuitionDue', null)
    expect(await days()).toEqual([])
  })

  test.each([
    ['a word', 'soon', 'Please enter a day, such as 16th August 2027.'],
    ['a day that is none', '2027-02-30', 'Please enter a day, such as 16th August 2027.'],
    ['an empty one', '', 'Please enter a day, such as 16th August 2027.'],
    ['a slip of the fingers', '2072-08-16', 'This day is more than ten years away. Please check the year.'],
  ])('%s is refused in words', async (_, day, message) => {
    const answer = await answerOf(give('moveIn', day))
    expect(answer).toMatchObject({ status: 422, body: { fields: { day: message } } })
  })

  test('a day in the past and a 29 February are taken', async () => {
    await give('depositUntil', '2026-01-02')
    await give('moveIn', '2028-02-29')
    for (const thing of ['depositUntil', 'moveIn']) await give(thing, null)
  })

  test.each([
    ['no date of the plan', 'party', 404],
    ['a name of every object', 'constructor', 404],
    ['what a step knows', 'interview', 409],
    ['what the vaccine records know', 'mmr1', 409],
  ])('%s is not given here', async (_, thing, status) => {
    expect((await answerOf(give(thing, '2027-08-09'))).status).toBe(status)
  })

  test('the flight and the programme start are those of the profile', async () => {
    await give('flight', '2026-08-01')
    await give('programmeStart', '2026-08-24')
    expect(await student.api.profile.read()).toMatchObject({
      flightDate: '2026-08-01',
      programmeStart: '2026-08-24',
    })
    expect(await days()).toEqual([])
  })

  test('given twice at once it is there once, and nobody else sees it', async () => {
    const answers = await Promise.all([
      answerOf(give('waiverUntil', '2026-09-10')),
      answerOf(give('waiverUntil', '2026-09-10')),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await days()).toHaveLength(1)
    expect(await days(await team.enter(rohan))).toEqual([])
    await give('waiverUntil', null)
  })
})

describe('what is done', () => {
  test('is said, and taken back; its day stays', async () => {
    await give('photo', '2026-06-01')
    await done('photo', true)
    expect(await days()).toEqual([{ thing: 'photo', day: '2026-06-01', readFrom: 'typed', doneAt: expect.any(String) }])
    await done('photo', false)
    expect(await days()).toEqual([{ thing: 'photo', day: '2026-06-01', readFrom: 'typed', doneAt: null }])
    await give('photo', null)
    expect(await days()).toEqual([])
  })
  test('a day that others are counted from is never done', async () => {
    await expect(done('programmeStart', true)).rejects.toMatchObject({ status: 409 })
  })
})

describe('the facts behind the plan', () => {
  const entries = () => advisor.api.factsDesk.list()
  const named = async (id: string) => (await entries()).find(entry => entry.id === id) ?? expect.fail(id)
  const edited = async () => (await student.api.facts.read()).facts
  const typed = {
    words: 'The I-901 fee is paid at least 5 business days before the interview.',
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

  test('each rule and note is there, as it was released', async () => {
    const ids = (await entries()).map(({ id }) => id)
    for (const { id } of planFacts) expect(ids).toContain(id)
    expect(await edited()).toEqual([])
  })

  test('what the desk reads again holds once it is confirmed, and a release does not undo it', async () => {
    const before = await named('plan.A14')
    // It moves a date, so a second person confirms it.
    await advisor.api.factsDesk.change({ id: 'plan.A14', ...typed, version: before.version })
    expect((await team.confirmBy(await team.enter(dev)))?.status).toBe(200)
    await stockFacts(team.services, planFacts)
    expect(await edited()).toEqual([
      expect.objectContaining({
        id: 'plan.A14',
        lead: { months: 0, workingDays: -5, days: 0 },
        source: {
          name: 'fmjfee.com',
          checkedOn: '2026-06-14',
          checkAgainBy: '2026-12-14',
          address: 'https://www.fmjfee.com/',
        },
      }),
    ])
    const again = await advisor.call('PUT', '/api/desk/facts/entries/plan.A14', {
      ...typed,
      version: before.version,
    })
    expect(again.status).toBe(409)
  })

  test('a fact without a source holds nothing until the desk enters one', async () => {
    expect(rulesInUse(rules).map(({ id }) => id)).not.toContain('A10')
    expect(await named('plan.A10')).toMatchObject({ sourceName: '', checkedOn: '1970-01-01' })
  })

  test.each([
    ['words', '', 'Please write the fact in a sentence.'],
    ['state', 'perhaps', 'Please say whether it is in force.'],
    ['workingDays', 'three', 'Please enter a whole number, such as -3.'],
    ['days', '99999', 'Please enter a whole number, such as -3.'],
    ['sourceName', '', 'Please say where you read it.'],
    ['sourceAddress', 'javascript:alert(1)', 'Please enter a web address, such as https://studyinthestates.dhs.gov.'],
    ['checkedOn', '2026-06-16', 'This day is still ahead.'],
    ['checkAgainBy', '2026-06-14', 'This is on or before the day it was checked.'],
  ])('%s as %s is refused in words', async (field, value, message) => {
    const { version } = await named('plan.A1')
    const answer = await advisor.call('PUT', '/api/desk/facts/entries/plan.A1', { ...typed, [field]: value, version })
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: message } } })
  })

  test('for students and underwriters there is no such call', async () => {
    for (const who of [student, await team.enter(farah)])
      expect((await who.call('GET', '/api/desk/facts/entries')).status).toBe(404)
  })
})
