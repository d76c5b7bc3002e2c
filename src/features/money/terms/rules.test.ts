import { describe, expect, test } from 'vitest'
import { wrong as wrongOfEntry } from '../copy.ts'
import { wrong } from './copy.ts'
import { blankTerms, checkTerms, termsIn, type TermsTyped } from './rules.ts'

const today = '2026-06-15'
const typed = (more: Partial<TermsTyped> = {}): TermsTyped => ({
  ...blankTerms,
  amount: '9,000',
  term1: '2026-08-20',
  ...more,
})

describe('terms that were entered together', () => {
  test('each has its day and the amount; what is empty between them is none', () => {
    expect(checkTerms(typed({ term3: '2027-01-12' }), today)).toEqual({})
    expect(termsIn(typed({ term3: '2027-01-12' })).map(({ on, cents }) => [on.toString(), cents])).toEqual([
      ['2026-08-20', 900_000],
      ['2027-01-12', 900_000],
    ])
  })

  test.each([
    [{ amount: '' }, { amount: wrongOfEntry.amount }],
    [{ amount: '0' }, { amount: wrongOfEntry.amount }],
    [{ amount: '2,000,000' }, { amount: wrongOfEntry.tooMuch }],
    [{ term1: '' }, { term1: wrong.first }],
    [{ term1: '2026-02-30' }, { term1: wrongOfEntry.day }],
    [{ term2: '2026-08-20' }, { term2: wrong.order }],
    [{ term2: '2026-08-19' }, { term2: wrong.order }],
    [{ term2: '2027-01-12', term4: '2027-01-11' }, { term4: wrong.order }],
    [{ term8: '2099-01-01' }, { term8: wrongOfEntry.day }],
  ] satisfies [Partial<TermsTyped>, object][])('%j', (more, messages) => {
    expect(checkTerms(typed(more), today)).toEqual(messages)
  })
})
