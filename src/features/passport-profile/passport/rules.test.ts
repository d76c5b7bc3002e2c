import { expect, test } from 'vitest'
import type { Passport } from '#src/reading/passport.ts'
import * as copy from './rules.ts'
import { fromPassport, toneOf, untilWords } from './rules.ts'

const passport: Passport = {
  surname: 'IYER',
  givenNames: 'MEERA LAKSHMI',
  isCut: false,
  number: 'Z1234567',
  nationality: 'IND',
  bornOn: Temporal.PlainDate.from('2001-07-09'),
  sex: 'F',
  expiresOn: Temporal.PlainDate.from('2031-05-14'),
}
const nothing = { lastName: '', firstName: '', middleName: '' }

test('an empty form gets all given names as the first, and neither the number nor the last day', () => {
  expect(fromPassport(passport, nothing)).toEqual({
    lastName: 'IYER',
    firstName: 'MEERA LAKSHMI',
    middleName: '',
    dob: '2001-07-09',
    gender: 'F',
    citizenship: 'India',
  })
})

test('a name that is the same together stays divided as it was', () => {
  const typed = { lastName: 'Iyer', firstName: 'Meera', middleName: 'Lakshmi' }
  expect(fromPassport(passport, typed)).toMatchObject(typed)
  expect(fromPassport(passport, { ...typed, middleName: '' })).toMatchObject({ firstName: 'MEERA LAKSHMI' })
})

test('a name that the page prints with marks stays as it was typed', () => {
  const typed = { lastName: 'D’Souza', firstName: 'Anne-Marie', middleName: '' }
  expect(fromPassport({ ...passport, surname: 'DSOUZA', givenNames: 'ANNE MARIE' }, typed)).toMatchObject(typed)
})

test('a passport that has expired is said to be so, and not in green', () => {
  const [last, after] = ['2031-05-14', '2031-05-15'].map(day => Temporal.PlainDate.from(day))
  if (last === undefined || after === undefined) throw new Error('Two days are given.')
  expect([toneOf(passport, last), untilWords(passport, last)]).toEqual(['done', copy.validUntil('14th May 2031')])
  expect([toneOf(passport, after), untilWords(passport, after)]).toEqual(['wrong', copy.expired('14th May 2031')])
})

test('a single name, another citizenship, and no sex said', () => {
  const single = { ...passport, surname: 'RAMESH', givenNames: '', nationality: 'NPL', sex: undefined }
  expect(fromPassport(single, nothing)).toMatchObject({
    lastName: 'RAMESH',
    firstName: '',
    gender: undefined,
    citizenship: undefined,
  })
})
