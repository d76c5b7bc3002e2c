import { describe, expect, test } from 'vitest'
import { isPhoneNumber } from '#src/values/phone-numbers.ts'
import * as copy from './copy.ts'
import { pagesFor, type Application, type Field } from './pages/rules.ts'
import { check, checkReferrals, type Against } from './rules.ts'
import { dayInvalid, startPast } from '../details/copy.ts'

const right: Application = {
  firstName: 'Meera',
  middleName: '',
  lastName: 'Iyer',
  email: 'meera@example.com',
  dob: '2003-04-17',
  gender: 'Female',
  maritalStatus: 'Single',
  mobilePrefix: 'IN:91',
  mobileNumber: '98450 12345',
  usMobilePrefix: '',
  usMobileNumber: '',
  nationality: 'IN',
  passportCountry: 'IN',
  universityID: 'boston-university',
  studentId: 'U12345',
  visa: 'F1',
  planID: 'gbg-250',
  graduationYear: '2028',
  graduationDate: '',
  coverageStartDate: '2026-08-15',
  numberOfMonths: '12',
  billingCycle: 'Yearly',
  homeAddress1: '12 MG Road',
  homeCity: 'Kochi',
  homeStateCode: 'KL',
  homePostalCode: '682001',
  homeCountryCode: 'IN',
  destinationAddress1: '1 Main St',
  destinationCity: 'Boston',
  destinationStateCode: 'MA',
  destinationPostalCode: '02215',
  emergencyContactName: 'Lakshmi',
  emergencyContactPrefix: 'IN:91',
  emergencyContactPhone: '98450 99999',
  emergencyContactRelationship: 'Mother',
  emergencyContactOther: '',
  securityQuestion1: 'favoritePet',
  securityAns1: 'Moti',
  securityQuestion2: 'cityBorn',
  securityAns2: 'Kochi',
  partOfGroup: 'no',
  groupChoice: '',
  groupCode: '',
  isReferred: 'no',
  referredBy: '',
}

const against: Against = {
  today: '2026-06-15',
  partner: 'GBG',
  university: { id: 'boston-university', customDates: false, allowedStartDates: [], maxStartDate: undefined },
  isPhone: isPhoneNumber,
}

const all = Object.keys(right).filter((name): name is Field => name in copy.required)
const wrong = (change: Partial<Application>, more: Partial<Against> = {}) =>
  check(all, { ...right, ...change }, { ...against, ...more })

test('a form that is filled in has nothing wrong with it', () => expect(wrong({})).toEqual({}))

test('an empty one asks for all that is required, in the words given', () => {
  const blank = Object.fromEntries(all.map(field => [field, ''])) as Application
  expect(check(all, blank, against)).toEqual(
    Object.fromEntries(
      Object.entries(copy.required).filter(
        ([field]) =>
          ![
            'middleName',
            'usMobilePrefix',
            'usMobileNumber',
            'graduationDate',
            'emergencyContactOther',
            'groupChoice',
            'groupCode',
            'referredBy',
          ].includes(field),
      ),
    ),
  )
  expect(copy.required).toMatchObject({
    firstName: 'Please enter your first name.',
    planID: 'Please select the insurance plan.',
    mobilePrefix: 'Please select ISD Code.',
    universityID: 'Please select your university',
    groupCode: 'Please input valid group code',
  })
})

describe('each field by itself', () => {
  test.each<[Field, string, string | undefined]>([
    ['email', 'meera@', 'Please enter a valid email address.'],
    ['dob', '2009-06-15', undefined],
    ['dob', '2009-06-16', 'You must be at least 17 years old.'],
    ['dob', '2003-02-30', dayInvalid],
    ['dob', '2030-01-01', 'You must be at least 17 years old.'],
    ['dob', '1800-01-01', 'Please check the year of your birth.'],
    ['gender', 'female', copy.required.gender],
    ['maritalStatus', 'Unknown', undefined],
    ['mobileNumber', '12345', 'Please enter a valid phone number.'],
    ['mobilePrefix', 'XX:00', undefined],
    ['visa', 'OPT', undefined],
    ['visa', 'H1B', copy.required.visa],
    ['graduationYear', '2031', undefined],
    ['graduationYear', '2032', copy.required.graduationYear],
    ['graduationYear', '2025', copy.required.graduationYear],
    ['coverageStartDate', '2026-06-15', undefined],
    ['coverageStartDate', '2026-06-14', startPast],
    ['coverageStartDate', '15th August', dayInvalid],
    ['numberOfMonths', '4', undefined],
    ['numberOfMonths', '3', 'Please choose between 4 and 12 months.'],
    ['numberOfMonths', '13', 'Please choose between 4 and 12 months.'],
    ['numberOfMonths', '-1', 'Please choose between 4 and 12 months.'],
    ['numberOfMonths', '6.5', 'Please choose between 4 and 12 months.'],
    ['numberOfMonths', 'twelve', 'Please choose between 4 and 12 months.'],
    ['homePostalCode', '68200', copy.pinInvalid],
    ['homePostalCode', '068200', copy.pinInvalid],
    ['homePostalCode', 'SW1A 1AA', copy.pinInvalid],
    ['homePostalCode', '682 001', undefined],
    ['destinationPostalCode', '2215', copy.zipInvalid],
    ['destinationPostalCode', '02215-1234', undefined],
    ['securityQuestion2', 'favoritePet', copy.sameQuestion],
    ['securityQuestion1', 'favouriteColour', copy.required.securityQuestion1],
    ['firstName', 'x'.repeat(300), expect.any(String)],
  ])('%s %j', (field, typed, message) => expect(wrong({ [field]: typed })[field]).toEqual(message))

  test('a US number needs its prefix once it is there', () => {
    expect(wrong({ usMobileNumber: '617 555 0123' })).toMatchObject({ usMobilePrefix: 'Please select ISD Code.' })
    expect(wrong({ usMobileNumber: '(617) 353-2000', usMobilePrefix: 'US:1' })).toEqual({})
  })

  test('an emergency contact is not reached at one’s own number, however it is written', () => {
    const said = { emergencyContactPhone: 'Emergency contact number cannot be same as your personal numbers.' }
    expect(wrong({ emergencyContactPhone: '9845012345' })).toEqual(said)
    expect(wrong({ emergencyContactPhone: '09845-012345' })).toEqual(said)
    expect(wrong({ emergencyContactPhone: '+91 98450 12345' })).toEqual(said)
    expect(
      wrong({
        usMobilePrefix: 'US:1',
        usMobileNumber: '6173532000',
        emergencyContactPrefix: 'US:1',
        emergencyContactPhone: '617 353 2000',
      }),
    ).toEqual(said)
  })

  test('what is asked only with an answer to another', () => {
    expect(wrong({ emergencyContactRelationship: 'Other' })).toEqual({
      emergencyContactOther: copy.required.emergencyContactOther,
    })
    expect(wrong({ partOfGroup: 'yes' })).toEqual({ groupChoice: copy.required.groupChoice })
    expect(wrong({ partOfGroup: 'yes', groupChoice: 'create' })).toEqual({ groupCode: 'Please input valid group code' })
    expect(wrong({ partOfGroup: 'yes', groupChoice: 'create', groupCode: 'K7QM2-XRD9T' })).toEqual({})
    expect(wrong({ partOfGroup: 'yes', groupChoice: 'join' })).toEqual({ groupCode: 'Please input valid group code' })
    expect(wrong({ isReferred: 'yes' })).toEqual({ referredBy: copy.required.referredBy })
  })

  test('the months follow the university and the partner', () => {
    const plain = { id: 'pace-university', customDates: false, allowedStartDates: [], maxStartDate: undefined }
    expect(wrong({ numberOfMonths: '6' }, { university: plain }).numberOfMonths).toBe('The coverage is for 12 months.')
    expect(wrong({ numberOfMonths: '6' }, { university: plain, partner: 'MedPrime' })).toEqual({})
    expect(wrong({ numberOfMonths: '1' }, { university: { ...plain, customDates: true } })).toEqual({})
  })
})

describe('the two wizards', () => {
  test('A has Personal and Account, B has Personal 1, Personal 2 and Account', () => {
    expect(pagesFor('GBG').map(({ name }) => name)).toEqual(['Personal', 'Account'])
    for (const partner of ['WellAway', 'MedPrime'] as const) {
      expect(pagesFor(partner).map(({ name }) => name)).toEqual(['Personal 1', 'Personal 2', 'Account'])
    }
  })

  test('no field stands on two pages; security questions are everybody’s, the emergency contact is the others’', () => {
    for (const partner of ['GBG', 'WellAway'] as const) {
      const fields = pagesFor(partner).flatMap(page => page.fields)
      expect(new Set(fields).size).toBe(fields.length)
      expect(fields.includes('securityAns1')).toBe(true)
      expect(fields.includes('emergencyContactPhone')).toBe(partner !== 'GBG')
    }
  })
})

test.each([
  [['', '', '', '', ''], {}],
  [['a@x.com', 'b@x.com', '', '', ''], {}],
  [['a@x.com', 'A@X.com ', '', '', ''], { 'refEmails.1': 'This email address is already in use.' }],
  [['meera@example.com', '', '', '', ''], { 'refEmails.0': 'This email address is already in use.' }],
  [['nobody', '', '', '', ''], { 'refEmails.0': 'Please enter a valid email address.' }],
])('of the referrals %j it says %j', (emails, said) =>
  expect(checkReferrals(emails, 'meera@example.com')).toEqual(said),
)

test('a home outside India has the postal code of its country', () => {
  expect(wrong({ homeCountryCode: 'NP', homePostalCode: '44600' })).toEqual({})
  expect(wrong({ homeCountryCode: 'GB', homePostalCode: 'SW1A 1AA' })).toEqual({})
  expect(wrong({ homeCountryCode: 'GB', homePostalCode: 'a'.repeat(300) })).toHaveProperty('homePostalCode')
})
