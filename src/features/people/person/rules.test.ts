import { describe, expect, test } from 'vitest'
import { isInternationalNumber } from '#src/values/phone-numbers.ts'
import {
  assumedFlightDate,
  changeList,
  checkFlightDate,
  checkProgrammeStart,
  checkHelpItem,
  checkInformation,
  type InformationChange,
} from './rules.ts'

const email = 'Please enter a valid email address.'
const phone = 'Please enter a valid phone number.'

describe('user information', () => {
  test.each<[InformationChange, object]>([
    [{}, {}],
    [{ firstName: 'Meera', middleName: '', lastName: '' }, {}], // many have a single name
    [{ firstName: ' ' }, { firstName: 'Please enter your first name.' }],
    [{ lastName: 'x'.repeat(101) }, { lastName: 'Please use at most 100 characters.' }],
    [{ email: { university: 'meera@unt.edu', personal: '' } }, {}],
    [{ email: { university: 'meera@unt' } }, { 'email.university': email }],
    [{ email: { personal: 'meera' } }, { 'email.personal': email }],
    [{ phone: { homeCountry: '+919848012345', destinationCountry: '+12133734253' } }, {}],
    [{ phone: { homeCountry: '9848012345' } }, { 'phone.homeCountry': phone }],
    [{ phone: { destinationCountry: '+1213' } }, { 'phone.destinationCountry': phone }],
  ])('%j: %j', (change, said) => expect(checkInformation(change, isInternationalNumber)).toEqual(said))
})

test("a guest's flight is 30 days after they came", () => {
  expect(assumedFlightDate(Temporal.PlainDate.from('2026-06-15')).toString()).toBe('2026-07-15')
  expect(assumedFlightDate(Temporal.PlainDate.from('2024-01-31')).toString()).toBe('2024-03-01')
})

test.each([
  ['2026-08-01', undefined],
  ['2020-08-01', undefined], // those who are there already have flown
  ['2062-08-01', 'This day is more than ten years away. Please check the year.'],
  ['1926-08-01', 'This day is more than ten years away. Please check the year.'],
])('a flight on %s: %s', (day, said) => {
  expect(checkFlightDate(Temporal.PlainDate.from(day), Temporal.PlainDate.from('2026-06-15'))).toBe(said)
})

test.each([
  ['2026-08-24', undefined],
  ['2021-08-24', undefined],
  ['2032-06-15', undefined],
  ['2032-06-16', 'This day is more than six years away. Please check the year.'],
  ['2020-06-14', 'This day is more than six years away. Please check the year.'],
])('a programme that starts on %s: %s', (day, said) => {
  expect(checkProgrammeStart(Temporal.PlainDate.from(day), Temporal.PlainDate.from('2026-06-15'))).toBe(said)
})

test('a list grows at its end and holds nothing twice', () => {
  expect(changeList(['visa', 'loan'], ['forex', 'visa'], ['loan'])).toEqual(['visa', 'forex'])
})

test('help is asked for in words', () => expect(checkHelpItem(' ')).toBe('Please say what you need help with.'))
