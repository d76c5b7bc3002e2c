import { describe, expect, test } from 'vitest'
import { dollars, rupees } from '#src/values/money.ts'
import { shownRows } from '#src/features/plan/shown/rules.ts'
import { planOf } from '#src/plan/plan.ts'
import { rules, rulesInUse } from '#src/plan/rules.ts'
import type { KnownDays } from '#src/plan/things.ts'
import { plainCost, type Cost, type Fund, type FoundCost, typedHere } from '../rules.ts'
import { you } from '../remittances/holders/rules.ts'
import { restOfYear } from './copy.ts'
import { eachOnce, inPlan, knownCosts, type Around } from './rules.ts'

const rate = 885_000
const around = (more: Partial<Around> = {}): Around => ({
  days: {},
  done: new Set(),
  year: { cents: 35_000_00, from: null },
  own: [],
  yearEnd: null,
  funds: [],
  rate,
  remittances: { rows: [], card: [], declared: [] },
  today: Temporal.PlainDate.from('2026-11-27'),
  ...more,
})
const by = (costs: readonly Cost[], kind: string) => costs.find(cost => cost.kind === kind)

test('the first year is the sum of the I-20, and without one nobody guesses it', () => {
  expect(by(knownCosts(around()), 'firstYear')).toMatchObject({ amount: dollars(35_000_00) })
  const unknown = knownCosts(around({ year: null }))
  expect(by(unknown, 'firstYear')).toMatchObject({ amount: null })
  expect(by(unknown, 'gst')).toBeUndefined()
})

// $35,000 at 88.50 is ₹30,97,500: GST on 5,500 + 0.1 % of what is above ₹10 lakh, TCS of 2 % above ₹10 lakh.
test('sending it costs GST, and TCS on what no loan and no scholarship pays', () => {
  const loan: Fund = {
    id: 'l',
    kind: 'loan',
    what: 'Bank',
    amount: rupees(20_97_500_00),
    on: '2027-07-01',
    ...typedHere,
  }
  expect(by(knownCosts(around()), 'gst')).toMatchObject({ amount: rupees(1_367_55) })
  expect(by(knownCosts(around()), 'tcs')).toMatchObject({ amount: rupees(41_950_00) })
  expect(by(knownCosts(around({ funds: [loan] })), 'tcs')).toBeUndefined()
})

// ₹30,97,500 after sums on the same PAN: of all above ten lakh 2 %, which is ₹20,97,500 and what was sent before, to ten lakh.
describe('TCS on the tuition begins from what was paid and declared on the PAN in its financial year', () => {
  const sent = { id: 's', day: '2026-05-04', cents: 1_000_00, kind: 'savings', tcs: 0, holder: you } as const
  const card = [{ ...sent, paise: 2_00_000_00 }]
  const declared = [{ holder: you, year: '2026-04-01', paise: 3_00_000_00, cents: 3_400_00 }]
  const fathers = { ...sent, id: 'f', holder: { who: 'father', name: '' }, through: 'HDFC Bank' } as const
  const days = { tuitionDue: Temporal.PlainDate.from('2027-01-10') }
  const tcsOf = (more: Partial<Around>) => {
    const tcs = by(knownCosts(around({ days, ...more })), 'tcs')
    return [tcs?.amount?.minor, tcs?.back?.how] as const
  }
  const words = (sum: string, holder = 'You') =>
    expect.stringContaining(`the PAN on which most was sent in 2026-27 (${holder}): ${sum} before it.`)

  test.each<[string, Partial<Around['remittances']>, number, unknown]>([
    ['nothing', {}, 41_950_00, expect.stringContaining('nothing else is sent on the same PAN')],
    ['₹2,00,000 for the card', { card }, 45_950_00, words('₹2,00,000.00')],
    ['₹3,00,000 declared', { declared }, 47_950_00, words('₹3,00,000.00')],
    ['both', { card, declared }, 51_950_00, words('₹5,00,000.00')],
    // The list may have what was declared: the more of the two counts.
    [
      'both and ₹4,00,000 on the list',
      { card, declared, rows: [{ ...sent, paise: 4_00_000_00, through: '' }] },
      53_950_00,
      words('₹6,00,000.00'),
    ],
    [
      'more on another PAN',
      { card, rows: [{ ...fathers, paise: 9_00_000_00 }] },
      59_950_00,
      words('₹9,00,000.00', 'Father'),
    ],
    ['more than ten lakh', { card: [{ ...sent, paise: 12_00_000_00 }] }, 61_950_00, words('₹12,00,000.00')],
    [
      'a year that is over',
      { card: [{ ...sent, day: '2026-03-31', paise: 12_00_000_00 }] },
      41_950_00,
      expect.any(String),
    ],
  ])('after %s', (_, more, tcs, how) => {
    // A PAN is on the list by what was paid or entered; what was declared goes with a payment.
    const remittances = { rows: [], card: [], declared: [], ...more }
    expect(tcsOf({ remittances })).toEqual([tcs, how])
  })

  test('tuition of the next financial year begins from nothing again, and without its day this year counts', () => {
    const remittances = { rows: [], card, declared }
    const next = { tuitionDue: Temporal.PlainDate.from('2027-08-20') }
    expect(tcsOf({ remittances, days: next })[0]).toBe(41_950_00)
    expect(tcsOf({ remittances, days: {} })[0]).toBe(51_950_00)
  })

  test('the tuition itself, once it is on the list of what was sent, is not taxed twice', () => {
    // A part of ₹8,85,000 ($10,000) was paid and is on the list; ₹2,00,000 were sent for the card.
    const rows = [{ ...sent, paise: 8_85_000_00, through: '' }]
    const own = [cost({ origin: 'own', kind: 'tuition', amount: dollars(10_000_00), isPaid: true, on: '2026-05-04' })]
    expect(tcsOf({ remittances: { rows, card, declared: [] }, own })[0]).toBe(45_950_00)
    // All of it was sent on 10th January, and is on the list of that day.
    const whole = [{ ...sent, day: '2027-01-10', paise: 30_97_500_00, through: '' }]
    const tuitionSent = Temporal.PlainDate.from('2027-01-10')
    const known = { days: { tuitionSent }, done: new Set(['tuitionSent'] as const) }
    expect(tcsOf({ remittances: { rows: whole, card, declared: [] }, ...known })[0]).toBe(45_950_00)
  })
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
  const shownFor = (known: KnownDays) =>
    shownRows(planOf(known, rulesInUse(rules), Temporal.PlainDate.from('2026-11-27')))
  const shown = shownFor(days)
  // The plan's day of the I-901, three business days before the interview, not that of the interview.
  expect(inPlan(cost({ thing: 'sevisFee' }), { days, done: new Set(), shown })).toMatchObject({
    on: '2027-06-10',
    isDayEstimated: false,
    isPaid: false,
  })
  const flight = { flight: Temporal.PlainDate.from('2027-08-01') }
  expect(inPlan(cost({ thing: 'sevisFee' }), { days: flight, done: new Set(), shown: shownFor(flight) })).toMatchObject(
    {
      on: '2027-05-27',
      isDayEstimated: true,
    },
  )
  const known = { ...days, sevisFee: Temporal.PlainDate.from('2027-06-01') }
  expect(inPlan(cost({ thing: 'sevisFee' }), { days: known, done: new Set(['sevisFee']), shown })).toMatchObject({
    on: '2027-06-01',
    isDayEstimated: false,
    isPaid: true,
  })
  expect(
    inPlan(cost({ thing: 'ticket', amount: null }), { days: {}, done: new Set(['ticket']), shown: [] }),
  ).toMatchObject({
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
    expect(by(knownCosts(around({ own: [term(9_000_00)], year: null })), 'firstYear')).toBeUndefined()
    const rent = term(900_00, { kind: 'rent' })
    expect(by(knownCosts(around({ own: [rent], year: null })), 'firstYear')).toMatchObject({ amount: null })
  })

  test('its rest is not paid by the day on which tuition is', () => {
    const known = around({ own: [term(9_000_00)], yearEnd, done: new Set(['tuitionDue']) })
    const rest = knownCosts(known).find(({ kind }) => kind === 'firstYear')
    expect(rest && inPlan(rest, { ...known, shown: [] })).toMatchObject({ isPaid: false })
  })
})
