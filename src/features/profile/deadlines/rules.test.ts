import { describe, expect, test } from 'vitest'
import * as copy from './copy.ts'
import { deadlinesAhead, isNear, whenOf, type Plans } from './rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-07-01')
const plans: Plans = { flightDate: null, flightDateIsAssumed: false, programmeStart: null }
const ahead = (given: Partial<Plans>) => deadlinesAhead({ ...plans, ...given }, today)
const inOrder = (given: Partial<Plans>) => ahead(given).map(({ id, day }) => `${id} ${day.toString()}`)

describe('the dates ahead, soonest first', () => {
  test.each<[string, Partial<Plans>, string[]]>([
    ['nothing is known', {}, []],
    ['a flight, whose recharge stands in the phone stage', { flightDate: '2026-08-04' }, ['flight 2026-08-04']],
    [
      'a flight that we assume',
      { flightDate: '2026-08-04', flightDateIsAssumed: true },
      ['recharge 2026-07-28', 'flight 2026-08-04'],
    ],
    [
      'one in three days: the recharge is over',
      { flightDate: '2026-07-04', flightDateIsAssumed: true },
      ['flight 2026-07-04'],
    ],
    ['the flight is today', { flightDate: '2026-07-01' }, ['flight 2026-07-01']],
    ['the flight was yesterday', { flightDate: '2026-06-30' }, []],
    ['a programme', { programmeStart: '2026-08-24' }, ['earliest-entry 2026-07-25']],
    ['an intake alone is our estimate', { intake: 'fall-2026' }, ['intake 2026-08-01']],
    [
      'a programme is more exact than its intake',
      { intake: 'fall-2026', programmeStart: '2026-08-24' },
      ['earliest-entry 2026-07-25'],
    ],
    ['an intake that has begun', { intake: 'spring-2026' }, []],
    ['who is enrolled already', { intake: 'enrolled' }, []],
    [
      'both',
      { flightDate: '2026-08-04', programmeStart: '2026-08-24' },
      ['earliest-entry 2026-07-25', 'flight 2026-08-04'],
    ],
  ])('%s', (_, given, expected) => expect(inOrder(given)).toEqual(expected))
})

describe('the flight against the programme, which starts on 24th August', () => {
  const programmeStart = '2026-08-24'
  test.each([
    ['2026-07-24', copy.flightTooEarly],
    ['2026-07-25', undefined],
    ['2026-08-24', undefined],
    ['2026-08-25', copy.flightTooLate],
  ])('%s', (flightDate, expected) => {
    const flight = ahead({ flightDate, programmeStart }).find(({ id }) => id === 'flight')
    expect(flight?.detail).toBe(expected)
    expect(flight?.isWrong).toBe(expected === undefined ? undefined : true)
  })
})

test('an intake says that it is our estimate, and what makes it exact', () => {
  expect(ahead({ intake: 'fall-2027' })[0]).toMatchObject({
    title: 'Fall 2027 begins (our estimate)',
    detail: 'Add the programme start printed on your I-20, and these dates become exact.',
  })
})

test('a day that we assumed says so', () => {
  const flight = ahead({ flightDate: '2026-07-31', flightDateIsAssumed: true }).find(({ id }) => id === 'flight')
  expect(flight?.detail).toBe(copy.flightAssumed)
})

test.each([
  ['2026-07-01', 'today', true],
  ['2026-07-02', 'tomorrow', true],
  ['2026-07-04', 'in 3 days', true],
  ['2026-07-08', 'in 7 days', true],
  ['2026-07-09', '9th July 2026', false],
  ['2027-01-01', '1st January 2027', false],
])('%s is said as %s', (text, words, near) => {
  expect(whenOf(day(text), today)).toBe(words)
  expect(isNear(day(text), today)).toBe(near)
})
