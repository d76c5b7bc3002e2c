import { expect, test } from 'vitest'
import { planOf } from '#src/plan/plan.ts'
import { rules as all, rulesInUse } from '#src/plan/rules.ts'
import type { KnownDays } from '#src/plan/things.ts'
import { shownRows } from '../shown/rules.ts'
import { isPassed, laneRows, type LaneRow } from './rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-11-26')
const known: KnownDays = {
  programmeStart: day('2027-08-16'),
  classesStart: day('2027-08-23'),
  flight: day('2027-08-01'),
  waiverOpens: day('2026-11-01'),
}
const shown = (days = known) => shownRows(planOf(days, rulesInUse(all), today))
const ahead = (days = known) => shown(days).filter(one => !isPassed(one, today))
const nameOf = (row: LaneRow): string =>
  row.kind === 'date'
    ? row.shown.thing
    : row.kind === 'month'
      ? `${row.of.month} ${row.hasYear ? row.of.year : ''}`
      : row.kind

test('each date has a row of its own under its month, whose year is named as it begins', () => {
  const rows = laneRows(ahead(), today)
  expect(rows.filter(({ kind }) => kind === 'date')).toHaveLength(ahead().length)
  const months = rows.filter(({ kind }) => kind === 'month').map(nameOf)
  expect(months).toEqual([...new Set(months)])
  expect(months.filter(name => /20\d\d/.test(name)).map(name => name.split(' ')[1])).toEqual(['2026', '2027'])
})

test('each row has one station, and each track ends at its last one', () => {
  const rows = laneRows(ahead(), today)
  for (const row of rows) expect(row.tracks.filter(({ isHere }) => isHere)).toHaveLength(row.kind === 'date' ? 1 : 0)
  for (const lane of ['studies', 'visa', 'money', 'health', 'travel'] as const) {
    const runs = rows
      .filter(({ tracks }) => tracks.length > 0)
      .map(({ tracks }) => tracks.find(track => track.lane === lane)?.runs)
    const end = runs.indexOf('to here')
    expect(runs.filter(run => run === 'to here')).toHaveLength(1)
    expect(runs.slice(0, end).every(run => run === 'on')).toBe(true)
    expect(runs.slice(end + 1).every(run => run === undefined)).toBe(true)
  }
})

test('a track is tight on its way to a tight station', () => {
  const late = ahead({ ...known, flight: day('2027-05-01') })
  const rows = laneRows(late, today)
  const at = rows.findIndex(row => row.kind === 'date' && row.shown.row.word === 'tight')
  const lane = late.find(({ row }) => row.word === 'tight')?.lane
  const isTight = rows.map(({ tracks }) => tracks.find(track => track.lane === lane)?.isTight)
  expect(at).toBeGreaterThan(0)
  expect(isTight[at]).toBe(true)
  expect(isTight[at - 1]).toBe(true)
})

test('the same day again is known as such', () => {
  const dates = laneRows(ahead(), today).flatMap(row => (row.kind === 'date' ? [row] : []))
  for (const [at, row] of dates.entries())
    expect(row.isAgain, row.shown.thing).toBe(
      at > 0 && dates[at - 1]?.shown.when.day?.toString() === row.shown.when.day?.toString(),
    )
  expect(dates.some(({ isAgain }) => isAgain)).toBe(true)
})

test('what is over is passed, unless it was missed; then it is above today', () => {
  const passed = shown().filter(one => isPassed(one, today))
  expect(passed.map(({ thing }) => thing)).toEqual(['waiverOpens'])
  const missed = { ...known, depositUntil: day('2026-11-01') }
  const names = laneRows(ahead(missed), today).map(nameOf)
  expect(names.indexOf('deposit')).toBeGreaterThanOrEqual(0)
  expect(names.indexOf('deposit')).toBeLessThan(names.indexOf('today'))
})
