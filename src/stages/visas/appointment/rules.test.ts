import { describe, expect, test } from 'vitest'
import {
  checkPlanned,
  plannedFrom,
  plannedOf,
  visitsOf,
  warningsFor,
  wholeDaysUntil,
  type Planned,
  type Warning,
} from './rules.ts'

const planned: Planned = {
  place: 'Hyderabad',
  interviewDay: '2026-07-07',
  interviewTime: '09:30',
  vacDay: '2026-07-03',
  vacTime: '14:00',
}

test.each<[string, Partial<Planned>, string[]]>(
  // oxfmt-ignore
  [
  // what was typed        changes                                   fields with something to say
  ['all of it',            {},                                       []],
  ['no VAC yet',           { vacDay: '', vacTime: '' },              []],
  ['a VAC without a time', { vacTime: '' },                          ['vacTime']],
  ['a VAC without a day',  { vacDay: '' },                           ['vacDay']],
  ['nothing',              { place: '', interviewDay: '', interviewTime: '', vacDay: '', vacTime: '' }, ['place', 'interviewDay', 'interviewTime']],
  ['no such day',          { interviewDay: '2026-02-30' },           ['interviewDay']],
  ['an American day',      { interviewDay: '07/07/2026' },           ['interviewDay']],
  ['a year out of reach',  { interviewDay: '0000-01-01' },           ['interviewDay']],
  ['no such time',         { interviewTime: '25:00' },               ['interviewTime']],
  ['the VAC the same day', { vacDay: '2026-07-07', vacTime: '08:00' }, []],
  ['the VAC afterwards',   { vacDay: '2026-07-08' },                 ['vacDay']],
],
)('%s', (_, changes, fields) => {
  expect(Object.keys(checkPlanned({ ...planned, ...changes }))).toEqual(fields)
})

test.each([
  [{}, {}],
  [
    { interviewAt: 'US CONSULATE HYDERABAD', interviewOn: '2027-06-15', vacOn: '2027-06-11' },
    { place: 'Hyderabad', interviewDay: '2027-06-15', vacDay: '2027-06-11' },
  ],
  [{ interviewAt: 'New Delhi' }, { place: 'Delhi' }],
  // Two in one line are none.
  [{ interviewAt: 'Mumbai or Delhi', interviewOn: '2027-06-15' }, { interviewDay: '2027-06-15' }],
])('a confirmation that says %j fills %j', (says, filled) => {
  expect(plannedFrom(says)).toEqual(filled)
})

test('what was entered is typed the same again', () => {
  const { interview, vac } = visitsOf(planned)
  expect(String(interview)).toBe('2026-07-07T04:00:00Z')
  expect(plannedOf({ place: 'Hyderabad', interview: String(interview), vac: String(vac) })).toEqual(planned)
  expect(plannedOf(null)).toEqual({ place: '', interviewDay: '', interviewTime: '', vacDay: '', vacTime: '' })
})

describe('said, and never in the way', () => {
  const now = '2026-06-15T06:00:00Z'
  // A Tuesday: Monday, Thursday and Wednesday are the three business days before it, as Independence Day is kept on the Friday.
  test.each<[string, Partial<Planned>, string, boolean, Warning[]]>(
    // oxfmt-ignore
    [
    ['nothing',              {},                            now,                     true,  []],
    ['no VAC',               { vacDay: '', vacTime: '' },   now,                     true,  ['no-vac']],
    ['both on one day',      { vacDay: '2026-07-07', vacTime: '08:00' }, now,        true,  ['same-day']],
    ['a day between',        { vacDay: '2026-07-06' },      now,                     true,  ['few-days']],
    ['three days',           { vacDay: '2026-07-04' },      now,                     true,  []],
    ['the fee is open',      {},                            now,                     false, ['fee-open']],
    ['on its last day',      {},                            '2026-07-01T06:00:00Z',  false, ['fee-open']],
    ['a day too late',       {},                            '2026-07-02T06:00:00Z',  false, ['fee-late']],
    ['by the day in India',  {},                            '2026-07-01T18:31:00Z',  false, ['fee-late']],
    ['it is over',           {},                            '2026-07-07T04:01:00Z',  false, ['over']],
  ],
  )('%s', (_, changes, at, isFeePaid, warnings) => {
    expect(warningsFor(visitsOf({ ...planned, ...changes }), { now: Temporal.Instant.from(at), isFeePaid })).toEqual(
      warnings,
    )
  })
})

test.each([
  ['2026-07-06T18:29:00Z', 1],
  ['2026-07-06T18:31:00Z', 0],
  ['2026-07-08T06:00:00Z', -1],
])('at %s it is %i days away', (now, days) => {
  expect(wholeDaysUntil(visitsOf(planned).interview, Temporal.Instant.from(now))).toBe(days)
})
