import { describe, expect, test } from 'vitest'
import { graduationYears, intakeBegins, intakeChoices, intakeLabel, isIntake } from './intakes.ts'

describe('the next three intakes', () => {
  test.each([
    ['2022-04-15', ['Summer 2022', 'Fall 2022', 'Spring 2023']], // the three that the specification names
    ['2022-05-31', ['Summer 2022', 'Fall 2022', 'Spring 2023']],
    ['2022-06-01', ['Fall 2022', 'Spring 2023', 'Summer 2023']],
    ['2026-11-21', ['Spring 2027', 'Summer 2027', 'Fall 2027']],
    ['2027-01-31', ['Spring 2027', 'Summer 2027', 'Fall 2027']],
    ['2027-02-01', ['Summer 2027', 'Fall 2027', 'Spring 2028']],
    ['2027-08-31', ['Fall 2027', 'Spring 2028', 'Summer 2028']],
  ])('on %s: %j', (day, labels) => {
    expect(intakeChoices(Temporal.PlainDate.from(day)).map(({ label }) => label)).toEqual([
      ...labels,
      'Already enrolled',
    ])
  })
})

test.each([
  ['fall-2027', 'Fall 2027'],
  ['enrolled', 'Already enrolled'],
  ['winter-2027', undefined],
  ['fall-27', undefined],
  ['fall-2027-2', undefined],
  ['', undefined],
])('%j is called %s', (id, label) => {
  expect(intakeLabel(id)).toBe(label)
  expect(isIntake(id)).toBe(label !== undefined)
})

test('every choice has a name that outlasts it', () => {
  for (const { id, label } of intakeChoices(Temporal.PlainDate.from('2026-11-21'))) expect(intakeLabel(id)).toBe(label)
})

test.each([
  ['2022-01-01', [2022, 2023, 2024, 2025, 2026, 2027]], // the years that the specification names
  ['2026-12-31', [2026, 2027, 2028, 2029, 2030, 2031]],
])('graduation years on %s: %j', (day, years) => expect(graduationYears(Temporal.PlainDate.from(day))).toEqual(years))

test.each([
  ['spring-2027', '2027-01-01'],
  ['summer-2027', '2027-05-01'],
  ['fall-2027', '2027-08-01'],
  ['enrolled', undefined],
  ['winter-2027', undefined],
])('%s begins in the month of %s', (id, day) => expect(intakeBegins(id)?.toString()).toBe(day))
