// A student whose papers agree, for the tests of the checks: each changes what it is about.
import type { PaperName, Says } from '#src/features/passport-profile/papers/rules.ts'
import type { Facts } from '#src/features/passport-profile/facts/rules.ts'
import type { Known } from './finding/rules.ts'

const facts: Facts = {
  surname: 'Iyer',
  firstName: 'Meera',
  middleName: 'Lakshmi',
  bornOn: '2001-07-09',
  birthCountry: 'IN',
  citizenship: 'IN',
  passportNumber: 'Z1234567',
  passportExpiresOn: '2031-05-14',
  sevisId: 'N0005432612',
  fatherSurname: 'Iyer',
  fatherGivenNames: 'Raghavan',
  i20Signed: 'yes',
}
const named = { surname: 'IYER', givenName: 'MEERA LAKSHMI', bornOn: '2001-07-09' }
export const papers: { readonly [paper in PaperName]?: Says } = {
  passport: { ...named, passportNumber: 'Z1234567' },
  'i-20': {
    ...named,
    sevisId: 'N0005432612',
    programmeStart: '2027-08-16',
    programmeEnd: '2029-05-12',
    costYear1: '4500000',
    fundsYear1: '4600000',
  },
  'ds-160-confirmation': { ...named, passportNumber: 'Z1234567', applicationId: 'AA00ABC123' },
  'sevis-receipt': { ...named, sevisId: 'N0005432612' },
  'appointment-confirmation': {
    studentName: 'MEERA LAKSHMI IYER',
    bornOn: '2001-07-09',
    passportNumber: 'Z1234567',
    applicationId: 'AA00ABC123',
    interviewOn: '2027-06-15',
    vacOn: '2027-06-10',
  },
  'loan-letter': {
    studentName: 'Meera Lakshmi Iyer',
    university: 'University of Houston',
    amount: '450000000',
    currency: 'INR',
  },
  'bank-letter': { accountHolder: 'RAGHAVAN IYER' },
}

export type Change = {
  facts?: Facts
  papers?: { readonly [paper in PaperName]?: Says | null }
  more?: Partial<Omit<Known, 'facts' | 'papers'>>
}

export function knownSample({ facts: otherFacts = {}, papers: otherPapers = {}, more = {} }: Change = {}): Known {
  const all = { ...papers, ...otherPapers }
  const read = Object.fromEntries(
    Object.entries(all).flatMap(([paper, says]) => (says === null ? [] : [[paper, { says, readOn: '2027-05-01' }]])),
  )
  return {
    facts: { ...facts, ...otherFacts },
    papers: read,
    roundBegan: null,
    today: '2027-05-02',
    appointment: { interview: '2027-06-15', vac: '2027-06-10' },
    form: { sponsors: ['Raghavan Iyer'], fundsYear1: 4_500_000 },
    plan: { programmeStart: '2027-08-16', flight: '2027-08-01' },
    years: [
      { from: 2019, to: 2023, what: 'Anna University' },
      { from: 2023, to: 2026, what: 'Infosys' },
    ],
    phone: '+17135550100',
    usPhone: null,
    ...more,
  }
}
