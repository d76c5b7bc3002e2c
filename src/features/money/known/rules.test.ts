import { describe, expect, test } from 'vitest'
import { dollars, rupees } from '#src/values/money.ts'
import { plainCost, type Cost, type Fund, type FoundCost } from '../rules.ts'
import { restOfYear } from './copy.ts'
import { eachOnce, inPlan, knownCosts, type Around } from './rules.ts'

const rate = 885_000
const around = (more: Partial<Around> = {}): Around => ({
  days: {},
  done: new Set(),
  costYear1: 35_000_00,
  own: [],
  yearEnd: null,
  funds: [],
  rate,
  ...more,
})
const by = (costs: readonly Cost[], kind: string) => costs.find(cost => cost.kind === kind)

test('the first year is the sum of the I-20, and without one nobody guesses it', () => {
  expect(by(knownCosts(around()), 'firstYear')).toMatchObject({ amount: dollars(35_000_00) })
  const unknown = knownCosts(around({ costYear1: null }))
  expect(by(unknown, 'firstYear')).toMatchObject({ amount: null })
  expect(by(unknown, 'gst')).toBeUndefined()
})

// $35,000 at 88.50 is ₹30,97,500: GST on 5,500 + 0.1 % of what is above ₹10 lakh, TCS of 2 % above ₹10 lakh.
test('sending it costs GST, and TCS on what no loan and no scholarship pays', () => {
  const loan: Fund = { id: 'l', kind: 'loan', what: 'Bank', amount: rupees(20_97_500_00), on: '2027-07-01' }
  expect(by(knownCosts(around()), 'gst')).toMatchObject({ amount: rupees(1_367_55) })
  expect(by(knownCosts(around()), 'tcs')).toMatchObject({ amount: rupees(41_950_00) })
  expect(by(knownCosts(around({ funds: [loan] })), 'tcs')).toBeUndefined()
})

test('only what somebody stands for has an amount; the OPT fee is proposed, and in no sum', () => {
  const amounts = knownCosts(around()).filter(({ amount }) => amount !== null)
  expect(amounts.map(({ kind }) => kind)).toEqual(['firstYear', 'gst', 'tcs', 'optFee'])
  expect(by(amounts, 'optFee')).toMatchObject({
    mayCome: true,
    source: { name: expect.stringContaining('2026-20660') },
  })
})

const cost = (more: Partial<FoundCost>): FoundCost => ({
  ...plainCost,
  id: 'x',
  kind: 'sevisFee',
  what: '',
  payee: '',
  amount: dollars(350_00),
  origin: 'known',
  ...more,
})

test('a day of the plan is its day, one that is only counted on says so, and what is done is paid', () => {
  const days = { interview: Temporal.PlainDate.from('2027-06-15') }
  expect(inPlan(cost({ thing: 'sevisFee' }), { days, done: new Set() })).toMatchObject({
    on: '2027-06-15',
    isDayEstimated: true,
    isPaid: false,
  })
  const known = { ...days, sevisFee: Temporal.PlainDate.from('2027-06-01') }
  expect(inPlan(cost({ thing: 'sevisFee' }), { days: known, done: new Set(['sevisFee']) })).toMatchObject({
    on: '2027-06-01',
    isDayEstimated: false,
    isPaid: true,
  })
  expect(inPlan(cost({ thing: 'ticket', amount: null }), { days: {}, done: new Set(['ticket']) })).toMatchObject({
    on: null,
    isPaid: false,
  })
})

test('each payment is there once: as it was typed, then as a stage knows it, then as is usual', () => {
  const [own, safar, known] = [
    cost({ id: 'entry.1', origin: 'own', kind: 'flight' }),
    cost({ id: 'card.1', origin: 'safar' }),
    cost({ id: 'known.sevisFee' }),
  ]
  const usual = [cost({ id: 'known.flight', kind: 'flight' }), cost({ id: 'known.test', kind: 'test' })]
  expect(eachOnce([own], [safar, known], usual).map(({ id }) => id)).toEqual(['entry.1', 'card.1', 'known.test'])
})

test('TCS on the tuition stays in the ledger when TCS was paid on dollars for the card, and goes once it was typed', () => {
  const ofCard = cost({ id: 'tcs.1', kind: 'tcs', origin: 'safar', isPaid: true, amount: rupees(17_877_00) })
  const ofTuition = cost({ id: 'known.tcs', kind: 'tcs', amount: rupees(41_950_00) })
  expect(eachOnce([], [ofCard], [ofTuition]).map(({ id }) => id)).toEqual(['tcs.1', 'known.tcs'])
  const typed = cost({ id: 'entry.1', kind: 'tcs', origin: 'own', amount: rupees(40_000_00) })
  expect(eachOnce([typed], [ofCard], [ofTuition]).map(({ id }) => id)).toEqual(['entry.1', 'tcs.1'])
})

describe('what was typed of the first year', () => {
  const term = (minor: number, more: object = {}) =>
    cost({ id: `entry.${minor}`, origin: 'own', kind: 'tuition', amount: dollars(minor), on: '2027-08-15', ...more })
  const yearEnd = '2028-08-20'

  test('is taken from its sum: together they are what the I-20 says', () => {
    const own = [term(9_000_00), term(9_500_00, { on: '2028-01-10' }), term(9_000_00, { on: '2028-08-25' })]
    const rest = by(knownCosts(around({ own, yearEnd })), 'firstYear')
    // The third is due after the first year.
    expect(rest).toMatchObject({ what: restOfYear, amount: dollars(16_500_00) })
  })

  test('stands alone where it is all of it, or where nobody knows the sum', () => {
    expect(by(knownCosts(around({ own: [term(35_000_00)], yearEnd })), 'firstYear')).toBeUndefined()
    expect(by(knownCosts(around({ own: [term(9_000_00)], costYear1: null })), 'firstYear')).toBeUndefined()
    const rent = term(900_00, { kind: 'rent' })
    expect(by(knownCosts(around({ own: [rent], costYear1: null })), 'firstYear')).toMatchObject({ amount: null })
  })

  test('its rest is not paid by the day on which tuition is', () => {
    const known = around({ own: [term(9_000_00)], yearEnd, done: new Set(['tuitionDue']) })
    const rest = knownCosts(known).find(({ kind }) => kind === 'firstYear')
    expect(rest && inPlan(rest, known)).toMatchObject({ isPaid: false })
  })
})
