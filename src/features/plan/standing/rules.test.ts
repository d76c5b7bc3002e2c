import { expect, test } from 'vitest'
import { planOf } from '#src/plan/plan.ts'
import { rules as all, rulesInUse } from '#src/plan/rules.ts'
import type { KnownDays } from '#src/plan/things.ts'
import { standingOf } from './rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-11-26')
const zone = 'Asia/Kolkata'
const standing = (known: KnownDays) =>
  standingOf({
    rows: planOf(known, rulesInUse(all), today),
    stages: [],
    now: today.toZonedDateTime(zone).toInstant(),
    today,
    zone,
  })
const known: KnownDays = {
  programmeStart: day('2027-08-16'),
  classesStart: day('2027-08-23'),
  flight: day('2027-08-01'),
  interview: day('2027-05-20'),
  biometrics: day('2027-05-14'),
}

test('without anything known nothing is said', () => {
  expect(standing({})).toEqual({ now: undefined, next: undefined, missed: undefined })
})

test('where all fits, the next date is what is now', () => {
  expect(standing(known)).toMatchObject({
    now: {
      thing: 'hepatitisB1',
      word: undefined,
      why: undefined,
      words: 'Hepatitis B, first dose, by 18th January 2027',
    },
    next: 'Loan sanctioned, by 1st May 2027',
    missed: expect.stringMatching(/^Begin today, ask your doctor/),
  })
})

test('what breaks is said first, with its rule and what helps', () => {
  const { now, next, missed } = standing({ ...known, flight: day('2027-06-20') })
  expect(now).toMatchObject({
    thing: 'flight',
    word: 'breaks',
    why: 'You may arrive at most 30 days before the programme start on your I-20.',
  })
  expect(missed).toBe('Move the flight to that day or later.')
  expect(next).not.toContain('Your flight')
})

test('what is tight says what is left to do once it is missed', () => {
  const { now, missed } = standing({ ...known, flight: day('2027-07-18'), interview: day('2027-05-28') })
  expect(now).toMatchObject({ thing: 'interview', word: 'tight' })
  expect(missed).toBe('Move the flight, or find an earlier appointment.')
})
