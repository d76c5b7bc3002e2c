// One student on several pages: what home, the plan, the calendar, the stages and the ledger say of a day is one thing.
import { describe, expect, test } from 'vitest'
import { inPlan, knownCosts } from '#src/features/money/known/rules.ts'
import { aheadOfStudent, isSure } from '#src/features/plan/ahead/rules.ts'
import { givenNow } from '#src/features/plan/calendar/rules.ts'
import { withIntake } from '#src/features/plan/deferral/rules.ts'
import { remindersOn } from '#src/features/plan/reminders/rules.ts'
import { daysOfSteps, isEnrolled, knownOf, planFor, type PlanSources } from '#src/features/plan/rules.ts'
import { shownRows } from '#src/features/plan/shown/rules.ts'
import { cellOf, dueWithinDays } from '#src/features/students/strip/rules.ts'
import { momentOf } from '#src/journey/moments.ts'
import { bind, noFacts, readJourney } from '#src/journey/read.ts'
import { noHistory } from '../src/journey/steps.ts'
import { rules as all, rulesInUse } from '#src/plan/rules.ts'
import { isThing, things } from '#src/plan/things.ts'
import { visas } from '#src/stages/visas/rules.ts'
import { intakeChoices } from '#src/values/intakes.ts'
import { factsOf } from './filled.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const now = '2026-11-27T06:00:00.000Z'
const rules = rulesInUse(all)

type Said = Parameters<typeof factsOf<typeof visas.facts>>[1]
const journey = (said: Said) =>
  readJourney([bind(visas)], { visas: { common: noFacts, own: factsOf(visas, said) } }, now, noHistory)
const student = (profile: Partial<PlanSources['profile']>, said: Said = {}): PlanSources => ({
  stages: journey(said),
  profile: { flightDate: null, flightDateIsAssumed: false, programmeStart: null, intake: null, ...profile },
  days: [],
})

const given = { intake: 'fall-2027', programmeStart: '2027-08-16', flightDate: '2027-08-01' }
const booked = { bookedAt: now, place: 'Hyderabad', vac: null, interview: '2027-06-15T04:00:00.000Z' }
const refused: Said = { rounds: [{ at: '2026-11-20T06:00:00.000Z', refusedAt: '2026-11-19T06:00:00.000Z' }] }

const students: [string, PlanSources][] = [
  ...intakeChoices(today).map(({ id, label }): [string, PlanSources] => [
    `with ${label} alone`,
    student({ intake: id }),
  ]),
  ['whose interview is booked', student(given, { appointment: booked })],
  ['who was refused last week', student(given, refused)],
  ['who starts later', withIntake(student(given, { appointment: booked }), 'spring-2028')],
]

describe.each(students)('a student %s', (_, sources) => {
  const isOver = isEnrolled(sources)
  const rows = isOver ? [] : planFor(sources, rules, today)
  const shown = shownRows(rows)
  const of = (key: string) => shown.find(({ thing }) => thing === key)
  const ahead = aheadOfStudent({ sources, today, zone: 'Asia/Kolkata' }, rules, Temporal.Instant.from(now))
  const calendar = givenNow([], ahead, { now: Temporal.Instant.from(now), today })

  test('nobody who has booked nothing sees that a date breaks, or is asked to act by an estimate', () => {
    if (sources.profile.flightDate === null) expect(rows.filter(({ word }) => word === 'breaks')).toEqual([])
    const estimated = new Set(ahead.filter(one => one.isEstimated || one.kind === 'about').map(({ key }) => key))
    expect(calendar.filter(({ key }) => estimated.has(key))).toEqual([])
    expect(remindersOn(today, ahead).filter(({ date }) => estimated.has(date.key))).toEqual([])
  })
  test('a day of home is the day of the plan, and is marked as an estimate where the plan marks it', () => {
    for (const { key, day, isEstimated } of ahead.filter(({ row }) => row !== undefined)) {
      const row = of(key) ?? expect.fail(key)
      expect([key, `${day}`, isEstimated]).toEqual([key, `${row.when.day}`, row.isEstimated])
    }
  })
  test('a day of the calendar is a day of home, and no calendar, list or picture has the refusal', () => {
    const days = new Map(ahead.map(({ key, when }) => [key, when.toString()]))
    for (const { key, starts } of calendar) expect(starts).toBe(days.get(key))
    expect([...shown.map(({ thing }) => thing), ...ahead.map(({ key }) => key)]).not.toContain('refusal')
  })
  test('a day of a step is the soonest safe day of the plan there', () => {
    for (const [step, day] of daysOfSteps(rows)) {
      const safe = rows
        .filter(row => things[row.thing].step === step && !row.isDone)
        .flatMap(row => row.safe?.day ?? [])
      expect(safe.map(String).toSorted()[0]).toBe(day.toString())
    }
  })
  test('what is due in a cell of the desk is a sure day of home, at a step of that stage', () => {
    const soon = Temporal.PlainDate.from('2027-06-05')
    const at = soon.toZonedDateTime('Asia/Kolkata').toInstant()
    const then = aheadOfStudent({ sources, today: soon, zone: 'Asia/Kolkata' }, rules, at)
    for (const stage of sources.stages) {
      const { due } = cellOf(stage, momentOf(at), then)
      const found = then.filter(date => isSure(date) && date.href.startsWith(`/${stage.route}/`))
      if (due !== null) expect(found.map(({ title, when }) => `${title} ${when}`)).toContain(`${due.title} ${due.when}`)
      else expect(found.filter(({ day }) => soon.until(day).days < dueWithinDays)).toEqual([])
    }
  })
  test('no estimate of what is still to do is on a day that is over', () => {
    const estimates = rows.filter(({ isDone }) => !isDone).flatMap(({ estimate }) => estimate ?? [])
    expect(estimates.filter(day => Temporal.PlainDate.compare(day, today) < 0)).toEqual([])
  })
  test('a day of the ledger is the day of the plan, and says so where it is an estimate', () => {
    const known = knownOf(sources)
    const remittances = { rows: [], card: [], declared: [] }
    const around = {
      ...known,
      year: { cents: 35_000_00, from: null },
      own: [],
      yearEnd: null,
      funds: [],
      rate: 885_000,
      remittances,
      today,
    }
    for (const cost of knownCosts(around)) {
      const { on, isDayEstimated } = inPlan(cost, { ...known, shown })
      const row = cost.thing !== undefined && isThing(cost.thing) ? of(cost.thing) : undefined
      if (on === null || row === undefined || (row.when.kind !== 'by' && row.when.kind !== 'on')) continue
      expect([cost.id, on, isDayEstimated]).toEqual([cost.id, `${row.when.day}`, row.isEstimated])
    }
  })
})
