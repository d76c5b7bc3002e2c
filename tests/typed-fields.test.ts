// How much of four forms a new student types before there is a passport profile, and after. Boxes for text, numbers and
// days count; what is chosen from a list is counted apart.
import { expect, test } from 'vitest'
import { appServices } from '#src/app/services.ts'
import { personValues } from '#src/features/people/values/slots.ts'
import { filled } from '#src/features/passport-profile/forms/rules.ts'
import { factsOn, type Papers } from '#src/features/passport-profile/papers/rules.ts'
import type { Facts } from '#src/features/passport-profile/facts/rules.ts'
import { valuesIn } from '#src/features/passport-profile/values/rules.ts'
import { checkFacts } from '#src/features/passport-profile/checks/rules.ts'
import { beginning } from '#src/stages/health-insurance/purchase/screens/initial-values.ts'
import { insuranceFrom } from '#src/stages/health-insurance/application/from-profile/rules.ts'
import { isAsked, isOptional } from '#src/stages/health-insurance/application/rules.ts'
import { pagesFor } from '#src/stages/health-insurance/application/pages/rules.ts'
import { applicationIn } from '#src/stages/health-insurance/application/screens/values.ts'
import { answerFields, type Answers } from '#src/stages/loans/application/rules.ts'
import { filledIn } from '#src/stages/loans/application/from-profile/rules.ts'
import type { I20Data } from '#src/stages/visas/i20/contract.ts'
import { i20From } from '#src/stages/visas/i20/from-profile/rules.ts'

/** As the papers of one student were read, the two lines of the passport among them. */
const papers: Papers = {
  passport: {
    says: { surname: 'IYER', givenName: 'MEERA LAKSHMI', bornOn: '2001-07-09', passportNumber: 'Z1234567' },
    readOn: '2027-05-01',
  },
  'i-20': {
    says: { sevisId: 'N0005432612', schoolCode: 'SFR214F00607000', programmeEnd: '2029-05-12' },
    readOn: '2027-05-01',
  },
  'ds-160-confirmation': { says: { applicationId: 'AA00ABC123' }, readOn: '2027-05-20' },
  'appointment-confirmation': { says: { applicationId: 'AA00ABC123' }, readOn: '2027-05-21' },
}

const profile: Facts = {
  ...factsOn('passport', papers.passport?.says ?? {}),
  ...factsOn('i-20', papers['i-20']?.says ?? {}),
  ...factsOn('ds-160-confirmation', papers['ds-160-confirmation']?.says ?? {}),
  ...factsOn('appointment-confirmation', papers['appointment-confirmation']?.says ?? {}),
  sex: 'F',
  citizenship: 'IN',
  birthCity: 'Chennai',
  birthCountry: 'IN',
  maritalStatus: 'Single',
  fatherSurname: 'Iyer',
  fatherGivenNames: 'Raghavan',
  emergencyContact: 'father',
  emergencyPhone: '+919848012345',
  homeStreet: '12 Main Road',
  homeCity: 'Chennai',
  homeState: 'TN',
  homePostalCode: '600004',
  homeCountry: 'IN',
  usStreet: '4300 Calhoun Road',
  usStreet2: 'Cougar Village, room 214',
  usCity: 'Houston',
  usState: 'TX',
  usPostalCode: '77004',
  pan: 'ABCPI1234F',
  payer: 'father',
  studentId: '2087654',
}

const nobody: Facts = {}
const noPapers: Papers = {}

type Count = { typed: number; chosen: number }
const sum = (counts: readonly Count[]): Count =>
  counts.reduce((all, { typed, chosen }) => ({ typed: all.typed + typed, chosen: all.chosen + chosen }))
const count = (missing: readonly string[], choices: readonly string[]): Count => ({
  typed: missing.filter(name => !choices.includes(name)).length,
  chosen: missing.filter(name => choices.includes(name)).length,
})

/** The first part of the I-20 form. The names are there from the account, before and after. */
function ofI20(facts: Facts): Count {
  const names = { last_name: 'Iyer', first_name: 'Meera', middle_name: '' }
  const data: I20Data = { ...names, ...i20From(facts) }
  const asked = [
    'last_name',
    'first_name',
    'gender',
    'dob',
    'birth_country',
    'birth_city',
    'citizenship_country',
    'i20_holder',
  ]
  const missing = asked.filter(name => !Object.entries(data).some(([known, value]) => known === name && value !== ''))
  return count(missing, ['gender', 'i20_holder'])
}

/** The numbers that are kept beside the list for the DS-160, and what the list itself has nothing for. */
function ofDs160(facts: Facts): Count {
  const numbers = (['sevisId', 'schoolCode', 'applicationId', 'barcode'] as const).filter(
    name => facts[name] === undefined,
  )
  return count(numbers, [])
}

const answers: Answers = {
  amount: '',
  residential_address: '',
  pan: '',
  aadhaar_number: '',
  co_applicant_type: '',
  co_applicant_name: '',
  co_applicant_pan: '',
  ifsc: '',
  collateral: '',
}

function ofLoan(facts: Facts): Count {
  const given = filledIn(answers, facts, valuesIn(facts))
  const missing = Object.values(answerFields)
    .flat()
    .filter(name => given[name] === '')
  return count(missing, ['co_applicant_type', 'collateral'])
}

const chosenInInsurance = [
  'gender',
  'maritalStatus',
  'nationality',
  'passportCountry',
  'graduationYear',
  'homeStateCode',
  'emergencyContactRelationship',
  'securityQuestion1',
  'securityQuestion2',
  'partOfGroup',
  'isReferred',
  'billingCycle',
]

/** After a plan was chosen for a university, which asks neither for a birth date nor for more than the start. */
function ofInsurance(facts: Facts, read: Papers): Count {
  const values = beginning({
    details: {
      universityID: 'university-of-houston',
      universityName: 'University of Houston',
      visa: 'F1',
      level: 'graduate',
      dob: '',
      coverageStartDate: '2027-08-15',
      numberOfMonths: '12',
      billingCycle: 'Monthly',
      planID: 'plan',
    },
    offer: {
      university: {
        id: 'university-of-houston',
        name: 'University of Houston',
        stateCode: 'TX',
        noWaiver: false,
        window: null,
        customDates: false,
        allowedStartDates: [],
        maxStartDate: null,
        terms: {},
      },
      demands: null,
      plans: [],
    },
    information: {
      firstName: 'Meera',
      middleName: '',
      lastName: 'Iyer',
      email: { university: null, personal: null },
      phone: { homeCountry: null, destinationCountry: null },
    },
    email: 'meera@example.com',
    phone: '+919848012345',
    last: null,
    profile: insuranceFrom({ facts, papers: read }),
    since: {},
    said: {},
    asks: {},
  })
  const typed = applicationIn(values)
  const missing = pagesFor('MedPrime')
    .flatMap(({ fields }) => fields)
    .filter(field => isAsked(field, typed) && !isOptional(field) && typed[field] === '')
  return count(missing, chosenInInsurance)
}

test('the profile of this student is one that is taken', () => {
  expect(checkFacts(profile)).toEqual({})
})

test('four forms after the profile want at least 70 % fewer typed fields', () => {
  const forms = (facts: Facts, read: Papers) => ({
    i20: ofI20(facts),
    ds160: ofDs160(facts),
    insurance: ofInsurance(facts, read),
    loan: ofLoan(facts),
  })
  const [before, after] = [forms(nobody, noPapers), forms(profile, papers)]
  expect(before).toEqual({
    i20: { typed: 4, chosen: 2 },
    ds160: { typed: 4, chosen: 0 },
    insurance: { typed: 12, chosen: 11 },
    loan: { typed: 7, chosen: 2 },
  })
  expect(after).toEqual({
    i20: { typed: 0, chosen: 1 },
    ds160: { typed: 0, chosen: 0 },
    insurance: { typed: 2, chosen: 4 },
    loan: { typed: 4, chosen: 2 },
  })
  const [all, left] = [sum(Object.values(before)), sum(Object.values(after))]
  expect(left.typed / all.typed).toBeLessThanOrEqual(0.3)
})

test('the list for the DS-160 lacks nothing of this profile but what only the consulate asks', () => {
  const missing = filled('ds-160', profile).filter(({ value, empty }) => value === '' && empty === undefined)
  expect(missing.map(({ label }) => label)).toEqual([
    'City where it was issued',
    'Issuance date',
    'Expiration date',
    'Home address, line 2',
    'Father’s date of birth',
    'Mother’s surnames',
    'Mother’s given names',
    'Mother’s date of birth',
  ])
})

/** Of every form and paper that says a value of a person, from the onboarding to what is sent to a bank in the US. */
test('over all places 72 fields and papers say 29 values, each of which is typed once', () => {
  const places = appServices.given(personValues)
  const asked = places.flatMap(({ values }) => values)
  const typedOnce = new Set(asked)
  expect([asked.length, typedOnce.size]).toEqual([72, 29])
})
