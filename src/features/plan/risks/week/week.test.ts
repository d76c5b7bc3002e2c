// A lead's week: what is due of their students, and the one letter on Monday morning.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, farah, kavya, meera, rohan } from '#seed/people.ts'
import { lastMessageTo } from '#tests/caught.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { appServices } from '#src/app/services.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { deliverLetters } from '#src/features/notifications/jobs.ts'
import { notificationMutes, notifications } from '#src/features/notifications/tables.ts'
import { planOf } from '#src/plan/plan.ts'
import { rules, rulesInUse } from '#src/plan/rules.ts'
import { staff } from '#src/platform/identity/tables.ts'
import { sandboxMessages } from '#src/platform/sandbox/tables.ts'
import { datesAhead } from '../../ahead/rules.ts'
import { planMornings, planRisks } from '../../tables.ts'
import { remakeRisks } from '../jobs.ts'
import { writeWeeks } from './jobs.ts'
import { datesWithin, isTimeForLetter, weekDates } from './rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

describe('which dates', () => {
  const dates = ['2026-06-14', '2026-06-15', '2026-06-21', '2026-06-22'].map(of => ({
    day: of,
    title: of,
    word: null,
    isPlain: true,
  }))

  test('are within a week: today and the six days after it', () => {
    expect(datesWithin(dates, day('2026-06-15')).map(({ day: of }) => of)).toEqual(['2026-06-15', '2026-06-21'])
  })

  test('none is an estimate, and a letter names none about health', () => {
    const known = {
      programmeStart: day('2027-08-16'),
      classesStart: day('2027-08-23'),
      flight: day('2027-08-01'),
      interview: day('2027-05-20'),
    }
    const keptOn = (today: Temporal.PlainDate) => {
      const rows = planOf(known, rulesInUse(rules), today)
      const now = today.toZonedDateTime('Asia/Kolkata').toInstant()
      const ahead = datesAhead({ rows, stages: [], now, today, zone: undefined })
      const kept = weekDates(ahead, today)
      expect(kept.length).toBeLessThan(ahead.length)
      return kept
    }
    expect(keptOn(day('2027-07-30'))).toContainEqual({
      day: '2027-08-01',
      title: 'Your flight',
      word: null,
      isPlain: true,
    })
    const health = keptOn(day('2027-01-15')).filter(({ title }) => title.includes('Hepatitis B'))
    expect(health.map(({ isPlain }) => isPlain)).toEqual([false])
  })
})

test.each([
  ['Monday, 7:59 am in India', '2026-06-15T02:29:00Z', false],
  ['Monday, 8 am in India', '2026-06-15T02:30:00Z', true],
  ['Monday, 8 pm in India', '2026-06-15T14:30:00Z', false],
  ['Sunday evening in the US, 8 am on Monday in India', '2026-06-14T22:30:00-04:00', true],
  ['Tuesday, 8 am in India', '2026-06-16T02:30:00Z', false],
])('%s: %s is a time for the letter: %s', (_, at, isTime) => {
  expect(isTimeForLetter(Temporal.Instant.from(at))).toBe(isTime)
})

describe('of a lead', () => {
  let team: TeamApp
  let asKavya: Visitor
  const monday = '2026-06-15T03:00:00Z'

  beforeAll(async () => {
    team = await openTeamApp()
    asKavya = await team.enter(kavya)
    await (await team.enter(meera)).api.plan.give({ thing: 'flight', day: '2026-06-18' })
    await (await team.enter(rohan)).api.plan.give({ thing: 'flight', day: '2026-06-17' })
    await asKavya.api.studentFiles.setLead({ id: team.idOf(meera), lead: team.idOf(kavya) })
    await asKavya.api.requests.note({ student: team.idOf(meera), title: 'Call her father', dueOn: '2026-06-16' })
    await remakeRisks(team.services, appServices)
  })
  beforeEach(async () => {
    team.clock.set(monday)
    await team.services.db.delete(planMornings)
    await team.services.db.delete(notifications)
    await team.clear(sandboxMessages)
  })
  afterAll(() => team.end())

  const week = (who = asKavya) => who.api.planRisks.week()
  const write = () => writeWeeks(team.services)
  const written = async () => (await team.services.db.select().from(notifications)).map(({ title }) => title)

  test('the week has the dates of their students and what waits for an answer, and nothing of others', async () => {
    const { students, days, today } = await week()
    expect([students, today]).toEqual([1, '2026-06-15'])
    const items = days.flatMap(({ day: of, items: ofDay }) => ofDay.map(item => ({ ...item, of })))
    expect(new Set(items.map(({ student }) => student.name))).toEqual(new Set(['Meera Iyer']))
    expect(items).toContainEqual(
      expect.objectContaining({ of: '2026-06-18', title: 'Your flight', path: `/desk/students/${team.idOf(meera)}` }),
    )
    expect(items).toContainEqual(expect.objectContaining({ of: '2026-06-16', title: 'Call her father' }))
    expect(days.map(({ day: of }) => of)).toEqual(days.map(({ day: of }) => of).toSorted())
    const looks = await team.services.db.select().from(deskActions).where(eq(deskActions.what, 'plan-risks-read'))
    expect(looks.map(({ about }) => about)).toEqual([team.idOf(meera)])
  })

  test('who leads nobody has an empty week, and others have none', async () => {
    expect(await week(await team.enter(dev))).toMatchObject({ students: 0, days: [] })
    for (const who of [farah, meera])
      expect((await (await team.enter(who)).call('GET', '/api/desk/plans/week')).status).toBeGreaterThanOrEqual(403)
  })

  test('the letter says first names, days and what waits, and leads to the files', async () => {
    await write()
    expect(await written()).toEqual(['Your students’ week until 21st June 2026'])
    team.clock.pass({ minutes: 6 })
    await deliverLetters(team.services)
    const text = await lastMessageTo(team, kavya.email)
    expect(text).toContain('Hello Kavya,')
    expect(text).toContain('Meera\n')
    expect(text).not.toContain('Iyer')
    expect(text).toContain('- 18th June 2026: Your flight\n')
    expect(text).toMatch(/^- \d+ dates that their file names, the first for 18th June 2026$/m)
    expect(text).toContain('- 1 thing to do by 16th June 2026')
    expect(text).not.toContain('Call her father')
    expect(text).not.toMatch(/hepatitis|vaccin/i)
    expect(text).toContain(`${team.services.settings.publicUrl}/desk/students/${team.idOf(meera)}`)
    expect(text).toContain(`${team.services.settings.publicUrl}/desk/plans?lead=me`)
  })

  test('it goes once a week, whatever runs twice, at once or after a restart', async () => {
    await Promise.all([write(), write(), write()])
    team.clock.pass({ minutes: 10 })
    await write()
    expect(await written()).toHaveLength(1)
    team.clock.set('2026-06-16T03:00:00Z')
    await write()
    expect(await written()).toHaveLength(1)
    const row = await team.services.db
      .select()
      .from(planRisks)
      .where(eq(planRisks.owner, team.idOf(meera)))
    const next = { day: '2026-06-24', title: 'Your flight' }
    const nextWeek = { ...next, week: [{ ...next, word: null, isPlain: true }] }
    await team.services.db
      .update(planRisks)
      .set({ next: nextWeek })
      .where(eq(planRisks.owner, team.idOf(meera)))
    team.clock.set('2026-06-22T03:00:00Z')
    await write()
    expect(await written()).toContain('Your students’ week until 28th June 2026')
    expect(await written()).toHaveLength(2)
    await team.services.db
      .update(planRisks)
      .set({ next: row[0]?.next ?? null })
      .where(eq(planRisks.owner, team.idOf(meera)))
  })

  test('not before Monday, 8 am in India', async () => {
    team.clock.set('2026-06-15T02:29:00Z')
    await write()
    expect(await written()).toEqual([])
  })

  test('where nothing is due, none is written', async () => {
    team.clock.set('2026-05-04T03:00:00Z')
    await write()
    expect(await written()).toEqual([])
  })

  test('who switched it off gets none, and who has left the desk gets none', async () => {
    const owner = team.idOf(kavya)
    await team.services.db.insert(notificationMutes).values({ owner, category: 'digest', mutedAt: team.clock.now() })
    await write()
    expect(await written()).toEqual([])
    await team.services.db.delete(notificationMutes)
    const seats = await team.services.db.select().from(staff).where(eq(staff.person, owner))
    await team.services.db.delete(staff).where(eq(staff.person, owner))
    await write()
    expect(await written()).toEqual([])
    await team.services.db.insert(staff).values(seats)
  })
})
