// What the sheet says of an offer, as a table: each figure is the offer's or follows from it, and what it does not say is
// said to be missing.
import { describe, expect, test } from 'vitest'
import { costOfOffer } from '../offers/rules.ts'
import { figuresOf, linesOf, riseLines, riseNote, versionName, type OfferedTerms } from './rules.ts'

const offer: OfferedTerms = {
  bank: 'Avanse',
  rate: 1100,
  rateKind: 'floating',
  statedApr: null,
  moratoriumMonths: 20,
  instalments: 120,
  amount: 300_000_000,
  fee: 100,
}
const said = (change: Partial<OfferedTerms> = {}) =>
  Object.fromEntries(linesOf(figuresOf({ ...offer, ...change })).map(({ label, value }) => [label, value]))

test('an offer is said line by line, in whole rupees', () => {
  expect(said()).toEqual({
    Lender: 'Avanse',
    'Amount of the loan': '₹30,00,000',
    'Rate of interest': '11.00 % a year',
    'Fixed or floating': 'Floating',
    'Yearly cost as the lender says it (APR)': 'The lender has not said',
    'Time before repayment begins (moratorium)': '20 months',
    'Length of the loan (tenure)': '140 months',
    EMI: '₹48,901 a month',
    'Fee, with GST': '₹35,400',
    'Paid in all': '₹59,03,550',
  })
})

describe('what the lender has not said', () => {
  test.each([
    [{ rateKind: null }, 'Fixed or floating', 'The lender has not said'],
    [{ rateKind: 'fixed' }, 'Fixed or floating', 'Fixed'],
    [{ statedApr: 1190 }, 'Yearly cost as the lender says it (APR)', '11.90 %'],
    [{ moratoriumMonths: 0 }, 'Time before repayment begins (moratorium)', 'None'],
    [{ fee: 0 }, 'Fee, with GST', '₹0'],
  ] as const)('%o: %s is %s', (change, label, value) => {
    expect(said(change)[label]).toBe(value)
  })
})

describe('what if the rate rises', () => {
  test('is counted by what counts the offers', () => {
    const { rises, emi, total } = figuresOf(offer)
    expect(rises.map(({ by, rate }) => [by, rate])).toEqual([
      [100, 1200],
      [200, 1300],
    ])
    for (const rise of rises) {
      const cost = costOfOffer({ ...offer, rate: rise.rate })
      expect([rise.emi, rise.total]).toEqual([cost.emi, cost.total])
      expect(rise.emi).toBeGreaterThan(emi)
      expect(rise.total).toBeGreaterThan(total)
    }
    expect(riseLines(figuresOf(offer)).map(({ label }) => label)).toEqual([
      'By 1 percentage point, to 12.00 %',
      'By 2 percentage points, to 13.00 %',
    ])
  })

  test('says of a fixed rate that it stays, and of one whose kind is not said that nobody said it', () => {
    expect(riseLines(figuresOf({ ...offer, rateKind: 'fixed' }))).toEqual([])
    expect(riseNote(figuresOf({ ...offer, rateKind: 'fixed' }))).toBe('The rate is fixed, so it does not rise.')
    expect(riseNote(figuresOf({ ...offer, rateKind: null }))).toMatch(/^The lender has not said whether/)
    expect(riseLines(figuresOf({ ...offer, rateKind: null }))).toHaveLength(2)
  })
})

test('a version is said by its first letters', () => {
  expect(versionName('4f2a91c077de')).toBe('4F2A-91C0')
})
