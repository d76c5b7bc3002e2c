import { describe, expect, test } from 'vitest'
import {
  checkBirth,
  checkParent,
  mayBecome,
  missingFor,
  readOnlyFrom,
  versionOn,
  type Purpose,
  type Standing,
} from './rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const version = versionOn(day('2026-11-29')) ?? expect.fail('no notice')
const today = day('2027-01-10')

const fresh: Standing = {
  createdOn: day('2026-12-20'),
  bornOn: null,
  askedOn: null,
  consents: [],
  hasParentsConsent: false,
}
const to = (...purposes: Purpose[]): Standing['consents'] =>
  purposes.map(purpose => ({ purpose, version: 1, withdrawnOn: null }))
const adult = { ...fresh, bornOn: day('2003-03-09') }
/** 18 on the 11th: the day after today. */
const young = { ...fresh, bornOn: day('2009-01-11'), consents: to('account', 'paper', 'payment', 'sending') }

test('the notice is asked from its day on, and not before', () => {
  expect(versionOn(day('2026-11-28'))).toBeUndefined()
  expect(version.version).toBe(1)
})

describe('a new account', () => {
  test.each(['paper', 'payment', 'sending'] as const)(
    'needs a birth date and both consents for its first %s',
    begins => {
      const own = { of: 'own', purpose: begins }
      expect(missingFor(begins, fresh, version, today)).toEqual(own)
      expect(missingFor(begins, adult, version, today)).toEqual(own)
      expect(missingFor(begins, { ...adult, consents: to(begins) }, version, today)).toEqual(own)
      expect(missingFor(begins, { ...adult, consents: to('account') }, version, today)).toEqual(own)
      expect(missingFor(begins, { ...fresh, consents: to('account', begins) }, version, today)).toEqual(own)
      expect(missingFor(begins, { ...adult, consents: to('account', begins) }, version, today)).toBeUndefined()
    },
  )

  test('writes everything else without any', () => {
    expect(missingFor(undefined, fresh, version, today)).toBeUndefined()
    expect(readOnlyFrom({ ...fresh, askedOn: day('2026-12-01') }, version)).toBeUndefined()
  })
})

describe('an account from before the notice', () => {
  const earlier = { ...fresh, createdOn: day('2026-11-28') }

  test('is read-only thirty days after it was asked first, and open again once it answers', () => {
    const asked = { ...earlier, askedOn: day('2026-12-01') }
    expect(readOnlyFrom(earlier, version)).toBeUndefined()
    expect(readOnlyFrom(asked, version)?.toString()).toBe('2026-12-31')
    expect(missingFor(undefined, asked, version, day('2026-12-30'))).toBeUndefined()
    expect(missingFor(undefined, asked, version, day('2026-12-31'))).toEqual({ of: 'own', purpose: 'account' })
    expect(missingFor(undefined, { ...asked, consents: to('account') }, version, today)).toBeUndefined()
  })

  test('that was made on the day of the notice is new', () => {
    expect(
      readOnlyFrom({ ...earlier, createdOn: day('2026-11-29'), askedOn: day('2026-12-01') }, version),
    ).toBeUndefined()
  })
})

test('who withdraws has a read-only account from that day, or no more papers', () => {
  const withdrawn = (purpose: Purpose) => ({ purpose, version: 1, withdrawnOn: day('2027-01-05') })
  const noAccount = { ...adult, consents: [withdrawn('account'), ...to('paper')] }
  expect(readOnlyFrom(noAccount, version)?.toString()).toBe('2027-01-05')
  expect(missingFor(undefined, noAccount, version, today)).toEqual({ of: 'own', purpose: 'account' })
  // A newer text opens nothing that was withdrawn.
  expect(readOnlyFrom({ ...noAccount, consents: [{ ...withdrawn('account'), version: 0 }] }, version)?.toString()).toBe(
    '2027-01-05',
  )
  const noPapers = { ...adult, consents: [withdrawn('paper'), ...to('account', 'sending')] }
  expect(missingFor('paper', noPapers, version, today)).toEqual({ of: 'own', purpose: 'paper' })
  expect(missingFor('sending', noPapers, version, today)).toBeUndefined()
  expect(missingFor(undefined, noPapers, version, today)).toBeUndefined()
})

describe('under 18', () => {
  test('one keeps papers and writes, and pays and sends with a parent’s consent alone, until the birthday', () => {
    expect(missingFor('paper', young, version, today)).toBeUndefined()
    expect(missingFor(undefined, young, version, today)).toBeUndefined()
    for (const begins of ['payment', 'sending'] as const) {
      expect(missingFor(begins, young, version, today)).toEqual({ of: 'parent' })
      expect(missingFor(begins, { ...young, hasParentsConsent: true }, version, today)).toBeUndefined()
      expect(missingFor(begins, young, version, day('2027-01-11'))).toBeUndefined()
    }
  })

  test('a parent’s consent doesn’t stand for one’s own', () => {
    const silent = { ...young, consents: [], hasParentsConsent: true }
    expect(missingFor('payment', silent, version, today)).toEqual({ of: 'own', purpose: 'payment' })
  })

  test('nobody becomes older by typing', () => {
    expect(mayBecome(null, day('2009-05-01'), today)).toBe(true)
    expect(mayBecome(day('2009-05-01'), day('2009-06-01'), today)).toBe(true)
    expect(mayBecome(day('2009-05-01'), day('2003-05-01'), today)).toBe(false)
    expect(mayBecome(day('2003-05-01'), day('2009-05-01'), today)).toBe(true)
  })
})

test('a birth date is a day, of a person who is no child; a parent’s is of somebody who is of age and says who they are', () => {
  expect(checkBirth({ birthDate: '2003-03-09' }, today)).toEqual({})
  for (const birthDate of ['', 'yesterday', '2027-01-11', '2015-01-01', '1899-01-01'])
    expect(Object.keys(checkBirth({ birthDate }, today)), birthDate).toEqual(['birthDate'])
  expect(checkParent({ birthDate: '1975-03-02', isParent: true }, today)).toEqual({})
  expect(Object.keys(checkParent({ birthDate: '2010-03-02', isParent: true }, today))).toEqual(['birthDate'])
  expect(Object.keys(checkParent({ birthDate: '1975-03-02', isParent: false }, today))).toEqual(['isParent'])
})
