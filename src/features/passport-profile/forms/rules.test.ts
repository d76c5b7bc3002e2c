import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import type { Facts } from '../facts/rules.ts'
import * as copy from './copy.ts'
import { filled, type FormName } from './rules.ts'

const meera: Facts = {
  surname: 'Iyer',
  firstName: 'Meera',
  middleName: 'Lakshmi',
  sex: 'F',
  bornOn: '2001-07-09',
  birthCity: 'Chennai',
  birthCountry: 'IN',
  citizenship: 'IN',
  passportNumber: 'Z1234567',
  passportIssuedAt: 'Chennai',
  passportIssuedOn: '2021-05-15',
  passportExpiresOn: '2031-05-14',
  fatherSurname: 'Iyer',
  fatherGivenNames: 'Raghavan',
  fatherBornOn: '1968-11-03',
  motherSurname: 'Iyer',
  motherGivenNames: 'Lalitha',
  emergencyContact: 'mother',
  emergencyPhone: '+919848012345',
  homeStreet: 'D/5/7 Park Road',
  homeStreet2: 'Mylapore',
  homeCity: 'Chennai',
  homePostalCode: '600004',
  usStreet: '4300 Calhoun Road',
  usStreet2: 'Cougar Village, room 214',
  usCity: 'Houston',
  usPostalCode: '77004',
  pan: 'ABCPI1234F',
  studentId: '2087654',
  sevisId: 'N0005432612',
  schoolCode: 'SFR214F00607000',
  barcode: 'AA00ABC123',
}

const valuesOf = (form: FormName, facts: Facts = meera): string[] => filled(form, facts).map(({ value }) => value)

const vectors: readonly [FormName, string[]][] = [
  ['i-20', ['IYER', 'MEERA LAKSHMI', '07/09/2001', 'Chennai', 'India', 'India']],
  [
    'ds-160',
    [
      'IYER',
      'MEERA LAKSHMI',
      'F',
      '09-JUL-2001',
      'Chennai',
      'India',
      'India',
      'Z1234567',
      'Chennai',
      '15-MAY-2021',
      '14-MAY-2031',
      'D-5-7 Park Road',
      'Mylapore',
      'Chennai',
      '600004',
      'IYER',
      'RAGHAVAN',
      '03-NOV-1968',
      'IYER',
      'LALITHA',
      '',
      '4300 Calhoun Road',
      'Cougar Village, room 214',
      'Houston',
      '77004',
      'N0005432612',
    ],
  ],
  [
    'i-901',
    [
      'N0005432612',
      'SFR214F00607000',
      'IYER',
      'MEERA LAKSHMI',
      '07/09/2001',
      'India',
      'India',
      'D-5-7 Park Road',
      'Chennai',
      '600004',
    ],
  ],
  [
    'appointment',
    [
      'IYER',
      'MEERA LAKSHMI',
      'Z1234567',
      '15-MAY-2021',
      'Chennai',
      '14-MAY-2031',
      '09-JUL-2001',
      'AA00ABC123',
      'N0005432612',
    ],
  ],
  [
    'insurance',
    ['Meera', 'Lakshmi', 'Iyer', '07/09/2001', 'D/5/7 Park Road', '4300 Calhoun Road', 'Lalitha Iyer', '+919848012345'],
  ],
  [
    'loan',
    [
      'MEERA LAKSHMI IYER',
      '09/07/2001',
      'RAGHAVAN IYER',
      'Z1234567',
      'ABCPI1234F',
      'D/5/7 Park Road, Mylapore, Chennai, 600004',
    ],
  ],
  [
    'forex-card',
    [
      'Meera Lakshmi Iyer',
      'Z1234567',
      '15/05/2021',
      '14/05/2031',
      'ABCPI1234F',
      'D/5/7 Park Road, Mylapore, Chennai, 600004',
    ],
  ],
  [
    'bank',
    [
      'Meera Lakshmi Iyer',
      '07/09/2001',
      'Z1234567',
      'India',
      '4300 Calhoun Road',
      'Cougar Village, room 214',
      'Houston',
      '77004',
      'D/5/7 Park Road, Mylapore, Chennai, 600004',
    ],
  ],
  ['vaccines', ['Iyer', 'Meera Lakshmi', '07/09/2001', '2087654']],
  ['i-94', ['IYER', 'MEERA LAKSHMI', '07/09/2001', 'Z1234567', 'India']],
]

test.each(vectors)('%s as it is to be copied', (form, expected) => {
  expect(valuesOf(form)).toEqual(expected)
})

test('every form has a vector', () => {
  expect(vectors.map(([form]) => form).toSorted()).toEqual(Object.keys(copy.forms).toSorted())
})

test('a single name: empty on the I-20 and for SEVIS, FNU on the DS-160, the appointment and the I-94', () => {
  const ramesh = { ...meera, surname: '', firstName: 'Ramesh', middleName: '' }
  const nameOn = (form: FormName, surname: number) => filled(form, ramesh).slice(surname, surname + 2)
  expect(nameOn('i-20', 0)).toMatchObject([{ value: 'RAMESH' }, { value: '', empty: copy.leaveEmpty }])
  expect(nameOn('i-901', 2)).toMatchObject([{ value: 'RAMESH' }, { value: '', empty: copy.leaveEmpty }])
  for (const form of ['ds-160', 'appointment', 'i-94'] as const)
    expect(nameOn(form, 0)).toMatchObject([{ value: 'RAMESH' }, { value: 'FNU' }])
  expect(valuesOf('loan', ramesh)[0]).toBe('RAMESH')
})

test('a hyphen becomes a space, an apostrophe and a point are left out, as in the two printed lines of the passport', () => {
  const named = { ...meera, surname: "D'Souza-Rao", firstName: 'José', middleName: 'K.' }
  expect(valuesOf('i-20', named).slice(0, 2)).toEqual(['DSOUZA RAO', 'JOSE K'])
  expect(valuesOf('ds-160', named).slice(0, 2)).toEqual(['DSOUZA RAO', 'JOSÉ K'])
  const anne = { ...meera, surname: 'D’Souza', firstName: 'Anne-Marie', middleName: '', fatherGivenNames: 'S.K.' }
  for (const form of ['i-20', 'ds-160'] as const)
    expect(valuesOf(form, anne).slice(0, 2)).toEqual(['DSOUZA', 'ANNE MARIE'])
  expect(valuesOf('ds-160', anne)).toContain('S K')
})

test.each([
  ['मीरा', copy.warnings.letters],
  ['மீரா', copy.warnings.letters],
  ['A'.repeat(120), copy.warnings.long(40)],
  ['S', undefined],
])('a surname %s', (surname, warning) => {
  expect(filled('i-20', { ...meera, surname })[0]?.warning).toBe(warning)
})

test('whatever is typed, nothing is made up, nothing throws, and a form has its fields', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 140 }), fc.constantFrom('', 'मीरा', "O'Neil", 'FNU'))
  const forms = vectors.map(([form]) => form)
  fc.assert(
    fc.property(
      text,
      text,
      text,
      text,
      fc.constantFrom(...forms),
      (surname, firstName, middleName, homeStreet, form) => {
        const facts = { surname, firstName, middleName, homeStreet }
        const fields = filled(form, facts)
        expect(fields.map(({ label }) => label)).toEqual(filled(form, {}).map(({ label }) => label))
        if (form === 'ds-160')
          expect(fields.find(({ label }) => label === 'Home address, line 1')?.value).not.toContain('/')
      },
    ),
    { numRuns: 500 },
  )
  for (const form of forms) expect(filled(form, {}).every(({ value }) => value === '')).toBe(true)
})
