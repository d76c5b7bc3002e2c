import { describe, expect, test } from 'vitest'
import type { Says } from '#src/features/passport-profile/papers/rules.ts'
import { checkIds, type CheckId } from './finding/rules.ts'
import { isSamePerson, peopleIn } from './person/rules.ts'
import { findingsOf } from './rules.ts'
import { knownSample, papers, type Change } from './sample.ts'

const said = (change: Change, check: CheckId): string[] =>
  findingsOf(knownSample(change))
    .filter(finding => finding.check === check)
    .map(finding =>
      finding.is === 'differs' || finding.is === 'wrong' ? `${finding.level} ${finding.is}` : finding.is,
    )

test('papers that agree: each check says so', () => {
  expect(findingsOf(knownSample()).map(({ check, is }) => [check, is])).toEqual(checkIds.map(check => [check, 'same']))
})

test('where nothing is known, nothing is said to be the same', () => {
  const nothing = findingsOf({
    facts: {},
    papers: {},
    roundBegan: null,
    today: '2027-05-02',
    appointment: null,
    form: { sponsors: [], fundsYear1: null },
    plan: {},
    years: [],
    phone: null,
    usPhone: null,
  })
  expect(nothing.map(({ check, is }) => [check, is])).toEqual(checkIds.map(check => [check, 'missing']))
})

const iN20 = papers['i-20'] ?? {}
const withI20 = (says: Says) => ({ papers: { 'i-20': { ...iN20, ...says } } })

// prettier-ignore
const grid: readonly [string, Change, CheckId, string[]][] = [
  ['another number in the appointment profile', { papers: { 'appointment-confirmation': { passportNumber: 'Z1234568' } } }, 'passport-number', ['stop differs']],
  ['a number on the DS-160 alone, the same', { papers: { 'appointment-confirmation': null, passport: null } }, 'passport-number', ['same']],
  ['no number known', { facts: { passportNumber: '' }, papers: { passport: null } }, 'passport-number', ['missing']],
  ['a booking with an older DS-160', { papers: { 'appointment-confirmation': { applicationId: 'AA00XYZ789' } } }, 'barcode', ['stop differs']],
  ['the numbers typed, without papers', { facts: { applicationId: 'AA00ABC123', barcode: 'AA00XYZ789' }, papers: { 'ds-160-confirmation': null, 'appointment-confirmation': null } }, 'barcode', ['stop differs']],
  ['a fee paid for the ID of another I-20', { papers: { 'sevis-receipt': { sevisId: 'N0000000001' } } }, 'sevis-id', ['stop differs']],
  ['a newer I-20 than what is kept here', withI20({ sevisId: 'N0009999999' }), 'sevis-id', ['stop differs', 'stop differs']],
  ['a letter on one paper', { papers: { 'sevis-receipt': { surname: 'IYAR', givenName: 'MEERA LAKSHMI' } } }, 'names', ['stop differs']],
  ['hyphens, points, accents and case', { facts: { surname: "I'yer", firstName: 'Méera', middleName: 'Lakshmi' } }, 'names', ['same']],
  ['an appointment under a misspelt name', { papers: { 'appointment-confirmation': { studentName: 'MEERA LAKSHMI IYAR' } } }, 'names', ['stop differs']],
  ['an appointment with the surname first', { papers: { 'appointment-confirmation': { studentName: 'IYER MEERA LAKSHMI' } } }, 'names', ['same']],
  ['an appointment with an initial', { papers: { 'appointment-confirmation': { studentName: 'MEERA L IYER' } } }, 'initials', ['look differs']],
  ['another name in the passport’s two lines', { papers: { passport: { ...papers.passport, surname: 'IYENGAR' } } }, 'names', ['stop differs']],
  ['another day of the interview than the one entered here', { papers: { 'appointment-confirmation': { interviewOn: '2027-06-16' } } }, 'visits', ['stop differs']],
  ['another day of the fingerprints', { papers: { 'appointment-confirmation': { interviewOn: '2027-06-15', vacOn: '2027-06-11' } } }, 'visits', ['stop differs']],
  ['order exchanged', { papers: { 'i-20': { surname: 'MEERA LAKSHMI', givenName: 'IYER' } } }, 'names', ['look differs']],
  ['FNU on the DS-160, empty on the I-20', { facts: { surname: 'RAMESH', firstName: '', middleName: '' }, papers: { passport: null, 'i-20': { surname: 'RAMESH' }, 'ds-160-confirmation': { surname: 'RAMESH', givenName: 'FNU' }, 'sevis-receipt': { surname: 'RAMESH' }, 'appointment-confirmation': { surname: 'RAMESH', givenName: 'FNU' } } }, 'names', ['same']],
  ['a given name that was left unticked on one paper', { papers: { 'i-20': { surname: 'IYER' } } }, 'names', ['same']],
  ['and on all of them', { papers: { passport: null, 'i-20': { surname: 'IYER' }, 'ds-160-confirmation': null, 'sevis-receipt': null, 'appointment-confirmation': null } }, 'names', ['missing']],
  ['another surname beside a given name left unticked', { papers: { 'i-20': { surname: 'IYENGAR' } } }, 'names', ['stop differs']],
  ['an initial for a whole name', { facts: { surname: 'Ramesh', firstName: 'Sundaram', middleName: '' }, papers: { passport: null, 'i-20': { surname: 'RAMESH', givenName: 'S' }, 'ds-160-confirmation': null, 'sevis-receipt': null, 'appointment-confirmation': null } }, 'initials', ['look differs']],
  ['an initial is no letter that differs', { facts: { surname: 'Ramesh', firstName: 'Sundaram', middleName: '' }, papers: { passport: null, 'i-20': { surname: 'RAMESH', givenName: 'S' }, 'ds-160-confirmation': null, 'sevis-receipt': null, 'appointment-confirmation': null } }, 'names', ['same']],
  ['another birth date', withI20({ bornOn: '2001-07-08' }), 'birth-date', ['stop differs']],
  ['day and month exchanged, in numbers that can be read either way', withI20({ bornOn: '2001-09-07', bornOnInNumbers: '07/09/2001' }), 'birth-date', ['look differs']],
  ['day and month exchanged, the month in letters', withI20({ bornOn: '2001-09-07' }), 'birth-date', ['stop differs']],
  ['born abroad', { facts: { birthCountry: 'AE' } }, 'country', ['look differs']],
  ['less money than the I-20 asks', { more: { form: { sponsors: [], fundsYear1: 4_499_999 } } }, 'funds', ['stop differs']],
  ['an I-20 whose own funds don’t reach its costs', withI20({ fundsYear1: '4499999' }), 'funds', ['stop differs']],
  ['a sanction letter for somebody else', { papers: { 'loan-letter': { studentName: 'Arjun Rao', university: 'U', amount: '1', currency: 'INR' } } }, 'letter', ['stop differs']],
  ['a sanction letter without a currency', { papers: { 'loan-letter': { studentName: 'Meera Lakshmi Iyer', university: 'U', amount: '1' } } }, 'letter', ['look wrong']],
  ['an account of nobody who is named', { papers: { 'bank-letter': { accountHolder: 'SURESH KUMAR' } } }, 'sponsor', ['stop differs']],
  ['the father’s letter where both parents are sponsors in one line', { facts: { fatherGivenNames: '', fatherSurname: '' }, papers: { 'bank-letter': { accountHolder: 'Mr. Raghavan Iyer' } }, more: { form: { sponsors: ['Raghavan and Lalitha Iyer'], fundsYear1: 4_500_000 } } }, 'sponsor', ['same']],
  ['an account of both parents', { papers: { 'bank-letter': { accountHolder: 'RAGHAVAN IYER & LALITHA IYER' } } }, 'sponsor', ['same']],
  ['the father’s letter where the I-20 form names another', { more: { form: { sponsors: ['Suresh Kumar'], fundsYear1: 4_500_000 } } }, 'sponsor', ['look differs']],
  ['the student’s own account', { papers: { 'bank-letter': { accountHolder: 'Meera L Iyer' } } }, 'sponsor', ['same']],
  ['another start in the plan', { more: { plan: { programmeStart: '2027-08-23', flight: '2027-08-01' } } }, 'programme-start', ['stop differs']],
  ['30 days before the start', { more: { plan: { flight: '2027-07-17' } } }, 'programme-start', ['same']],
  ['31 days before the start', { more: { plan: { flight: '2027-07-16' } } }, 'programme-start', ['stop wrong']],
  ['on the printed earliest admission date', { ...withI20({ earliestAdmission: '2027-07-10' }), more: { plan: { flight: '2027-07-10' } } }, 'programme-start', ['same']],
  ['a day before the printed earliest admission date', { ...withI20({ earliestAdmission: '2027-07-20' }), more: { plan: { flight: '2027-07-19' } } }, 'programme-start', ['stop wrong']],
  ['a day before the earliest admission date of the plan', { more: { plan: { earliestAdmission: '2027-07-20', flight: '2027-07-19' } } }, 'programme-start', ['stop wrong']],
  ['on the earliest admission date of the plan', { more: { plan: { earliestAdmission: '2027-07-20', flight: '2027-07-20' } } }, 'programme-start', ['same']],
  ['before the date of the plan, on the one of the I-20', { ...withI20({ earliestAdmission: '2027-07-17' }), more: { plan: { earliestAdmission: '2027-07-20', flight: '2027-07-17' } } }, 'programme-start', ['same']],
  ['on the day of the start', { more: { plan: { flight: '2027-08-16' } } }, 'programme-start', ['same']],
  ['a day after the start', { more: { plan: { flight: '2027-08-17' } } }, 'programme-start', ['stop wrong']],
  ['a passport that ends on the day of the flight', { facts: { passportExpiresOn: '2027-08-01' } }, 'passport-valid', ['stop wrong']],
  ['a passport that has expired', { facts: { passportExpiresOn: '2027-05-01' }, more: { plan: {}, appointment: null } }, 'passport-valid', ['stop wrong']],
  ['a passport that ends before the interview', { facts: { passportExpiresOn: '2027-06-14' } }, 'passport-valid', ['stop wrong']],
  ['a passport that ends before the programme', { facts: { passportExpiresOn: '2028-01-01' } }, 'passport-valid', ['look wrong']],
  ['an I-20 that isn’t signed', { facts: { i20Signed: '' } }, 'signatures', ['stop wrong']],
  ['a gap of two years', { more: { years: [{ from: 2015, to: 2019, what: 'A' }, { from: 2021, to: 2023, what: 'B' }] } }, 'gaps', ['look wrong']],
  ['a summer between two', { more: { years: [{ from: 2015, to: 2019, what: 'A' }, { from: 2020, to: 2023, what: 'B' }] } }, 'gaps', ['same']],
  ['work beside the studies', { more: { years: [{ from: 2015, to: 2023, what: 'A' }, { from: 2018, to: 2019, what: 'B' }, { from: 2024, to: null, what: 'C' }] } }, 'gaps', ['same']],
  ['an end before its beginning', { more: { years: [{ from: 2015, to: 2023, what: 'A' }, { from: 2022, to: 2021, what: 'B' }] } }, 'gaps', ['look wrong']],
  ['an Indian number alone', { more: { phone: '+919848012345' } }, 'reach', ['look wrong']],
  ['an Indian and a US number', { more: { phone: '+919848012345', usPhone: '+17135550100' } }, 'reach', ['same']],
]
test.each(grid)('%s', (_, change, check, expected) => {
  expect(said(change, check)).toEqual(expected)
})

test.each([
  [{}, 'too-early'],
  [{ earliestAdmission: '2027-07-17' }, 'before-admission'],
])('an early arrival with %j in the plan: %s', (day, what) => {
  const found = findingsOf(knownSample({ more: { plan: { ...day, flight: '2027-07-16' } } }))
  expect(found).toContainEqual(expect.objectContaining({ check: 'programme-start', what }))
})

test('without a name in the profile, the passport’s two lines are what a paper is held against', () => {
  const unnamed = { facts: { surname: '', firstName: '', middleName: '' } }
  const found = findingsOf(knownSample({ ...unnamed, papers: { 'i-20': { ...papers['i-20'], surname: 'IYAR' } } }))
  expect(found).toContainEqual(
    expect.objectContaining({
      check: 'names',
      level: 'stop',
      one: { place: 'passport', text: 'IYER, MEERA LAKSHMI' },
      other: { place: 'i-20', text: 'IYAR, MEERA LAKSHMI' },
    }),
  )
})

describe('a letter’s one line', () => {
  test.each([
    ['MEERA LAKSHMI IYER', true],
    ['IYER MEERA LAKSHMI', true],
    ['Meera L. Iyer', true],
    ['Meera Iyer', false],
    ['Arjun Rao', false],
    ['', false],
  ])('%s is Meera Lakshmi Iyer: %s', (line, isSame) => {
    expect(isSamePerson(line, { surname: 'Iyer', given: 'Meera Lakshmi' })).toBe(isSame)
  })
})

test('two people in one line', () => {
  expect(peopleIn('Mr. Raghavan and Smt. Lalitha Iyer')).toEqual(['Raghavan Iyer', 'Lalitha Iyer'])
  expect(peopleIn('ANAND KUMAR')).toEqual(['ANAND KUMAR'])
})
