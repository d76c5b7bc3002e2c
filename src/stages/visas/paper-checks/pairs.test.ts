// Each check over pairs that are equal, unequal, half known, unknown, of an earlier application and of somebody else.
import { describe, expect, test } from 'vitest'
import type { PaperName, Says } from '#src/features/passport-profile/papers/rules.ts'
import { checkIds, places, type CheckId, type Place } from './finding/rules.ts'
import { findingsOf } from './rules.ts'
import { knownSample, papers, type Change } from './sample.ts'

/** For each check: what is looked at on one side and on the other, and what would be untrue. A check without its line doesn't compile. */
type Pairs = {
  unequal: Change
  oneMissing: Change
  bothMissing: Change
  /** The papers of an application that was refused; null where none of them has one. */
  otherRound: Change | null
  /** The papers of somebody else; null where no paper that bears a name is looked at. */
  otherPerson: Change | null
}

const someone = { surname: 'RAO', givenName: 'ARJUN' }
const no = (...names: PaperName[]): Change => ({ papers: Object.fromEntries(names.map(name => [name, null])) })
const of = (paper: PaperName, says: Says): Change => ({ papers: { [paper]: { ...papers[paper], ...says } } })
const visaPapers = ['i-20', 'ds-160-confirmation', 'sevis-receipt', 'appointment-confirmation'] as const
const noName = { facts: { surname: '', firstName: '', middleName: '' } }
const all = (...changes: Change[]): Change => ({
  facts: Object.assign({}, ...changes.map(({ facts: one }) => one)),
  papers: Object.assign({}, ...changes.map(({ papers: one }) => one)),
  more: Object.assign({}, ...changes.map(({ more: one }) => one)),
})
const foreign = (...names: PaperName[]): Change => ({
  papers: Object.fromEntries(names.map(name => [name, { ...papers[name], ...someone, studentName: 'ARJUN RAO' }])),
})
const later: Change = { more: { roundBegan: '2027-05-20', today: '2027-05-21' } }
const onlyIn = (...names: PaperName[]): Change =>
  no(...[...visaPapers, 'passport' as const].filter(one => !names.includes(one)))

const pairs = {
  'passport-number': {
    unequal: of('ds-160-confirmation', { passportNumber: 'Z7654321' }),
    oneMissing: no('ds-160-confirmation', 'appointment-confirmation'),
    bothMissing: all(
      { facts: { passportNumber: '' } },
      no('passport', 'ds-160-confirmation', 'appointment-confirmation'),
    ),
    otherRound: later,
    otherPerson: foreign('ds-160-confirmation', 'appointment-confirmation'),
  },
  barcode: {
    unequal: of('appointment-confirmation', { applicationId: 'AA00XYZ789' }),
    oneMissing: no('appointment-confirmation'),
    bothMissing: no('ds-160-confirmation', 'appointment-confirmation'),
    otherRound: later,
    otherPerson: foreign('appointment-confirmation'),
  },
  'sevis-id': {
    unequal: of('sevis-receipt', { sevisId: 'N0000000001' }),
    oneMissing: no('sevis-receipt'),
    bothMissing: all({ facts: { sevisId: '' } }, no('i-20', 'sevis-receipt')),
    otherRound: null,
    otherPerson: foreign('sevis-receipt'),
  },
  names: {
    unequal: of('i-20', { surname: 'IYAR' }),
    oneMissing: no(...visaPapers),
    bothMissing: all(noName, onlyIn()),
    otherRound: all(later, no('i-20', 'sevis-receipt')),
    otherPerson: foreign('i-20'),
  },
  initials: {
    unequal: of('i-20', { givenName: 'M L' }),
    oneMissing: no(...visaPapers),
    bothMissing: all(noName, onlyIn()),
    otherRound: all(later, no('i-20', 'sevis-receipt')),
    otherPerson: foreign(...visaPapers),
  },
  'birth-date': {
    unequal: of('i-20', { bornOn: '2001-07-08' }),
    oneMissing: no(...visaPapers),
    bothMissing: all({ facts: { bornOn: '' } }, onlyIn()),
    otherRound: all(later, no('i-20', 'sevis-receipt')),
    otherPerson: foreign(...visaPapers),
  },
  visits: {
    unequal: of('appointment-confirmation', { interviewOn: '2027-06-16' }),
    oneMissing: { more: { appointment: null } },
    bothMissing: all({ more: { appointment: null } }, no('appointment-confirmation')),
    otherRound: later,
    otherPerson: foreign('appointment-confirmation'),
  },
  country: {
    unequal: { facts: { birthCountry: 'AE' } },
    oneMissing: { facts: { birthCountry: '' } },
    bothMissing: { facts: { birthCountry: '', citizenship: '' } },
    otherRound: null,
    otherPerson: null,
  },
  funds: {
    unequal: of('i-20', { fundsYear1: '4000000' }),
    oneMissing: all(of('i-20', { fundsYear1: '' }), { more: { form: { sponsors: [], fundsYear1: null } } }),
    bothMissing: all(no('i-20'), { more: { form: { sponsors: [], fundsYear1: null } } }),
    otherRound: null,
    otherPerson: foreign('i-20'),
  },
  letter: {
    unequal: of('loan-letter', { studentName: 'Mira Iyer' }),
    oneMissing: no('loan-letter'),
    bothMissing: all(noName, no('passport', 'loan-letter')),
    otherRound: null,
    otherPerson: of('loan-letter', { studentName: 'Arjun Rao' }),
  },
  sponsor: {
    unequal: of('bank-letter', { accountHolder: 'SURESH KUMAR' }),
    oneMissing: no('bank-letter'),
    bothMissing: all(noName, no('passport', 'bank-letter'), {
      facts: { fatherSurname: '', fatherGivenNames: '' },
      more: { form: { sponsors: [], fundsYear1: null } },
    }),
    otherRound: null,
    otherPerson: of('bank-letter', { accountHolder: 'ARJUN RAO' }),
  },
  'programme-start': {
    unequal: { more: { plan: { programmeStart: '2027-08-23', flight: '2027-08-01' } } },
    oneMissing: { more: { plan: { programmeStart: '2027-08-16' } } },
    bothMissing: all(no('i-20'), { more: { plan: {} } }),
    otherRound: null,
    otherPerson: all(foreign('i-20'), { more: { plan: { flight: '2027-08-01' } } }),
  },
  'passport-valid': {
    unequal: { facts: { passportExpiresOn: '2027-07-31' } },
    oneMissing: all(no('i-20'), { more: { plan: {}, appointment: null } }),
    bothMissing: all(no('i-20'), { facts: { passportExpiresOn: '' }, more: { plan: {}, appointment: null } }),
    otherRound: null,
    otherPerson: all(foreign('i-20'), { more: { plan: {}, appointment: null } }),
  },
  signatures: {
    unequal: { facts: { i20Signed: '' } },
    oneMissing: no('i-20'),
    bothMissing: all({ facts: { i20Signed: '' } }, no('i-20')),
    otherRound: null,
    otherPerson: foreign('i-20'),
  },
  gaps: {
    unequal: {
      more: {
        years: [
          { from: 2015, to: 2019, what: 'A' },
          { from: 2021, to: 2023, what: 'B' },
        ],
      },
    },
    oneMissing: { more: { years: [{ from: 2015, to: 2019, what: 'A' }] } },
    bothMissing: { more: { years: [] } },
    otherRound: null,
    otherPerson: null,
  },
  reach: {
    unequal: { more: { phone: '+919848012345' } },
    oneMissing: { more: { plan: {} } },
    bothMissing: { more: { phone: null, plan: {} } },
    otherRound: null,
    otherPerson: null,
  },
} satisfies Record<CheckId, Pairs>

const about = (change: Change, check: CheckId) =>
  findingsOf(knownSample(change)).filter(finding => finding.check === check)

describe.each(checkIds)('%s', check => {
  const of = pairs[check]

  test('says same of an equal pair, and which papers it looked at', () => {
    const [finding, ...more] = about({}, check)
    expect([finding?.is, more]).toEqual(['same', []])
    expect(finding?.saw.length).toBeGreaterThan(0)
  })

  test('says what differs', () => {
    const found = about(of.unequal, check)
    expect(found.length).toBeGreaterThan(0)
    for (const finding of found) expect(['differs', 'wrong']).toContain(finding.is)
  })

  test.each(['oneMissing', 'bothMissing'] as const)('never says compared: %s', which => {
    const found = about(of[which], check)
    expect(found.map(({ is }) => is)).toEqual(['missing'])
    for (const { unseen } of found) expect(unseen.length).toBeGreaterThan(0)
  })

  if (of.otherRound !== null) {
    const { otherRound } = of
    test('takes a paper of an earlier application for none', () => {
      expect(about(otherRound, check).map(({ is }) => is)).toEqual(['missing'])
    })
  }

  if (of.otherPerson !== null) {
    const { otherPerson } = of
    test('takes a paper of somebody else for no proof', () => {
      expect(about(otherPerson, check).map(({ is }) => is)).not.toContain('same')
    })
  }

  test('accounts for each place once: seen, or not', () => {
    for (const change of [{}, of.oneMissing, of.bothMissing])
      for (const { saw, unseen } of about(change, check)) {
        const both: Place[] = [...saw, ...unseen]
        expect(new Set(both).size).toBe(both.length)
        for (const place of both) expect(places).toContain(place)
      }
  })
})
