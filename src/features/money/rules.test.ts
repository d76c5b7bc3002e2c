import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollars, money, rupees } from '#src/values/money.ts'
import { blankEntry, checkEntry, dayPaid } from './entry/rules.ts'
import { allCostKinds, phases } from './kinds/rules.ts'
import {
  byArea,
  countedOf,
  courseOf,
  dueNext,
  isCounted,
  paiseOf,
  phaseOf,
  plainCost,
  rowsOf,
  rowsUpTo,
  stateOf,
  sumOf,
  totalsOf,
  type Cost,
  type Fund,
  typedHere,
} from './rules.ts'
import { lakhs, monthNames, ticksIn } from './screens/months.ts'

const today = '2027-05-10'
const rate = 885_000
const ends = { interview: '2027-06-15', landing: '2027-08-10', yearEnd: '2028-08-20' }

const cost = (more: Partial<Cost> = {}): Cost => ({
  ...plainCost,
  id: 'entry.1',
  kind: 'other',
  what: 'Something',
  payee: '',
  amount: rupees(100_00),
  origin: 'own',
  ...more,
})

const day = fc
  .integer({ min: 0, max: 1500 })
  .map(days => Temporal.PlainDate.from('2026-01-01').add({ days }).toString())
const amount = fc
  .record({ currency: fc.constantFrom('INR' as const, 'USD' as const), minor: fc.integer({ min: 1, max: 10 ** 10 }) })
  .map(({ currency, minor }) => money(currency, minor))

const anyCost = fc
  .record({
    kind: fc.constantFrom(...allCostKinds),
    amount: fc.option(amount),
    on: fc.option(day),
    isPaid: fc.boolean(),
    isFixed: fc.boolean(),
    mayCome: fc.boolean(),
    paidPaise: fc.option(fc.integer({ min: 1, max: 10 ** 12 })),
    part: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ part, ...one }) =>
    cost({ ...one, returned: one.isPaid && one.amount !== null ? Math.floor((one.amount.minor * part) / 100) : 0 }),
  )
const someCosts = fc
  .array(anyCost, { maxLength: 30 })
  .map(all => all.map((one, index) => ({ ...one, id: `entry.${index}` })))
const someFunds = fc.array(
  fc.record({ amount, on: day }).map((one): Fund => ({ ...one, ...typedHere, id: 'f', kind: 'own', what: 'Family' })),
  { maxLength: 5 },
)
const anyRate = fc.integer({ min: 400_000, max: 1_500_000 })

describe('sums', () => {
  test('each total is the sum of the rows shown under it, in both currencies, and holds the one before it', () => {
    fc.assert(
      fc.property(someCosts, anyRate, (costs, at) => {
        const rows = rowsOf(costs, at, ends)
        const totals = totalsOf(rows)
        for (const name of ['visa', 'landing', 'year'] as const) {
          const shown = rows.filter(
            row => isCounted(row) && phases.indexOf(row.phase) <= phases.indexOf(name === 'year' ? 'year' : name),
          )
          expect(totals[name].paise).toBe(shown.reduce((sum, { paise }) => sum + paise, 0))
          expect(totals[name].cents).toBe(shown.reduce((sum, { cents }) => sum + cents, 0))
          const left = shown.filter(({ isPaid }) => !isPaid)
          expect(totals[name].left.paise).toBe(left.reduce((sum, { paise }) => sum + paise, 0))
        }
        expect(totals.visa.paise).toBeLessThanOrEqual(totals.landing.paise)
        expect(totals.landing.paise).toBeLessThanOrEqual(totals.year.paise)
      }),
    )
  })

  test('what it goes for comes to the same as all rows', () => {
    fc.assert(
      fc.property(someCosts, anyRate, (costs, at) => {
        const rows = rowsOf(costs, at, ends)
        expect(byArea(rows).reduce((sum, area) => sum + area.sum.paise, 0)).toBe(sumOf(rows).paise)
      }),
    )
  })

  test('the parts of the first year come to its total', () => {
    fc.assert(
      fc.property(someCosts, anyRate, (costs, at) => {
        const rows = rowsOf(costs, at, ends)
        const parts = byArea(rowsUpTo(rows, 'year'))
        expect(parts.reduce((sum, area) => sum + area.sum.paise, 0)).toBe(totalsOf(rows).year.paise)
      }),
    )
  })

  test('each counted row is in one month, undated, or paid before: none twice and none lost', () => {
    fc.assert(
      fc.property(someCosts, someFunds, anyRate, (costs, funds, at) => {
        const rows = rowsOf(costs, at, ends)
        const { months, lowest, before, undated } = courseOf(rows, funds, today, at)
        const named = [...months.flatMap(month => month.rows), ...before, ...undated].map(({ id }) => id)
        expect(named.toSorted()).toEqual(
          rows
            .filter(isCounted)
            .map(({ id }) => id)
            .toSorted(),
        )
        expect(months.reduce((sum, { comes }) => sum + comes, 0)).toBe(
          funds.reduce((sum, fund) => sum + paiseOf(fund.amount, at), 0),
        )
        for (const [index, month] of months.entries()) {
          expect(month.goes).toBe(month.rows.reduce((sum, { paise }) => sum + paise, 0))
          expect(month.left).toBe((months[index - 1]?.left ?? 0) + month.comes - month.goes)
          expect(lowest?.left).toBeLessThanOrEqual(month.left)
        }
      }),
    )
  })

  test('what may come, and what has no amount, is in no sum', () => {
    const rows = rowsOf([cost({ mayCome: true }), cost({ amount: null }), cost()], rate, ends)
    expect(sumOf(rows)).toMatchObject({ paise: 100_00 })
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['likely', 'may-come', 'unknown'])
  })
})

describe('a paid row', () => {
  const paid = cost({ amount: dollars(350_00), isPaid: true, paidPaise: 3_012_345, on: '2027-01-05' })

  test('keeps the rupees that left, whatever a dollar costs later', () => {
    fc.assert(
      fc.property(anyRate, at => {
        expect(countedOf(paid, at)).toEqual({ paise: 3_012_345, cents: 350_00 })
      }),
    )
  })

  test('loses the part that came back', () => {
    expect(countedOf({ ...paid, returned: 350_00 }, rate)).toEqual({ paise: 0, cents: 0 })
    expect(countedOf({ ...paid, returned: 175_00 }, rate)).toEqual({ paise: 1_506_173, cents: 175_00 })
  })
})

test('moving a date moves the month, and nothing else of the sum', () => {
  const funds: Fund[] = [
    { id: 'f', kind: 'own', what: 'Family', amount: rupees(500_00), on: '2027-05-01', ...typedHere },
  ]
  const monthIn = (on: string) =>
    courseOf(rowsOf([cost({ on })], rate, ends), funds, today, rate).months.find(({ goes }) => goes > 0)
  expect(monthIn('2027-07-31')).toMatchObject({ month: '2027-07', goes: 100_00, left: 400_00 })
  expect(monthIn('2027-08-01')).toMatchObject({ month: '2027-08', goes: 100_00, left: 400_00 })
  // Late, it is to be paid today.
  expect(monthIn('2027-02-01')).toMatchObject({ month: '2027-05' })
})

test('the lowest month is the first of those with the least left', () => {
  const funds: Fund[] = [
    { id: 'a', kind: 'own', what: 'Family', amount: rupees(300_00), on: '2027-05-01', ...typedHere },
    { id: 'b', kind: 'loan', what: 'Bank', amount: rupees(300_00), on: '2027-08-01', ...typedHere },
  ]
  const rows = rowsOf(
    [cost({ id: 'a', on: '2027-06-10', amount: rupees(400_00) }), cost({ id: 'b', on: '2027-09-01' })],
    rate,
    ends,
  )
  expect(courseOf(rows, funds, today, rate).lowest).toMatchObject({ month: '2027-06', left: -100_00 })
})

describe.each([
  ['paid', { isPaid: true }, 'paid'],
  ['a bill', { isFixed: true }, 'due'],
  ['an estimate', {}, 'likely'],
  ['enacted and not collected', { mayCome: true, isFixed: true }, 'may-come'],
  ['without an amount', { amount: null, isPaid: true }, 'unknown'],
] as const)('%s', (_, more, state) => {
  test(`is ${state}`, () => expect(stateOf(cost(more))).toBe(state))
})

test.each([
  ['2027-06-15', 'visa'],
  ['2027-06-16', 'landing'],
  ['2027-08-10', 'landing'],
  ['2027-08-11', 'year'],
  ['2028-08-20', 'year'],
  ['2028-08-21', 'later'],
])('what is paid on %s is of %s', (on, phase) => expect(phaseOf(cost({ on }), ends)).toBe(phase))

test.each([
  ['sevisFee', null, 'visa'],
  ['flight', null, 'landing'],
  ['tuition', '2027-09-01', 'year'],
  ['sevisFee', '2027-09-01', 'visa'],
] as const)('without any day in the plan, %s on %s is of %s', (kind, on, phase) => {
  expect(phaseOf(cost({ kind, on }), { interview: null, landing: null, yearEnd: null })).toBe(phase)
})

test('each total says what it leaves out because nobody knows its amount', () => {
  const blank = { ...plainCost, payee: '', origin: 'known' as const }
  const rows = rowsOf(
    [
      { ...blank, id: 'a', kind: 'mrvFee', what: 'MRV fee', amount: dollars(185_00) },
      { ...blank, id: 'b', kind: 'flight', what: 'Flight', amount: null },
      { ...blank, id: 'c', kind: 'firstYear', what: 'First year', amount: null },
    ],
    885_000,
    { interview: null, landing: null, yearEnd: null },
  )
  const { visa, landing, year } = totalsOf(rows)
  expect([visa.leftOut, landing.leftOut, year.leftOut.toSorted()]).toEqual([[], ['Flight'], ['First year', 'Flight']])
})

test('to landing holds no whole year of living, whenever tuition is due, and says where it is counted', () => {
  const rows = rowsOf(
    [
      cost({ kind: 'flight', amount: dollars(1_000_00), on: '2027-08-10' }),
      cost({ kind: 'firstYear', what: 'First year', amount: dollars(35_000_00), on: '2027-08-01' }),
    ],
    rate,
    ends,
  )
  const { visa, landing, year } = totalsOf(rows)
  expect([landing.cents, year.cents]).toEqual([1_000_00, 36_000_00])
  expect([visa.notYet, landing.notYet, year.notYet]).toEqual([['First year'], ['First year'], []])
})

test('what is marked as paid begins with a day that is taken', () => {
  const today = '2026-06-15'
  for (const planned of [null, '2026-09-01', '2026-06-01']) {
    const on = dayPaid(planned, today)
    const typed = { ...blankEntry, kind: 'flight', what: 'Flight', amount: '1', isPaid: true, on }
    expect(checkEntry(typed, today)).toEqual({})
  }
  expect(dayPaid('2026-06-01', today)).toBe('2026-06-01')
})

test('due next are the three soonest that are to be paid from today on, without what is paid, may come or has no day', () => {
  const rows = rowsOf(
    [
      cost({ id: 'late', on: '2027-05-09' }),
      cost({ id: 'fourth', on: '2027-09-01' }),
      cost({ id: 'second', on: '2027-06-01', isFixed: true }),
      cost({ id: 'today', on: today }),
      cost({ id: 'third', on: '2027-07-01' }),
      cost({ id: 'paid', on: '2027-05-20', isPaid: true }),
      cost({ id: 'may come', on: '2027-05-20', mayCome: true }),
      cost({ id: 'without an amount', on: '2027-05-20', amount: null }),
      cost({ id: 'without a day' }),
    ],
    rate,
    ends,
  )
  expect(dueNext(rows, today).map(({ id }) => id)).toEqual(['today', 'second', 'third'])
})

describe('a month is an estimate', () => {
  const guess = { id: 'guess', origin: 'known', on: '2027-07-05' } as const
  const fund = { id: 'f', kind: 'own', what: 'Family', amount: rupees(500_00), on: '2027-05-01', ...typedHere } as const
  const courseWith = (more: Partial<Cost>[], funds: readonly Fund[] = [fund]) =>
    courseOf(rowsOf(more.map(cost), rate, ends), funds, today, rate).months

  test('where an amount is ours, and so is all that is left after it', () => {
    const months = courseWith([{ on: '2027-06-01' }, guess, { id: 'last', on: '2027-08-01' }])
    expect(months.map(({ isGoesEstimated }) => isGoesEstimated)).toEqual([false, false, true, false])
    expect(months.map(({ isLeftEstimated }) => isLeftEstimated)).toEqual([false, false, true, true])
  })

  test('where a day is ours, of a payment or of money that comes', () => {
    expect(courseWith([{ ...guess, isFixed: true, isDayEstimated: true }]).at(-1)).toMatchObject({
      isGoesEstimated: true,
    })
    const [first] = courseWith([{ on: '2027-06-01' }], [{ ...fund, isDayEstimated: true }])
    expect(first).toMatchObject({ isGoesEstimated: false, isLeftEstimated: true, kinds: ['own'] })
  })

  test('never of what was typed, is fixed or is paid', () => {
    const months = courseWith([
      { on: '2027-06-01' },
      { ...guess, isFixed: true },
      { ...guess, id: 'paid', isPaid: true, isDayEstimated: true },
    ])
    expect(months.some(({ isLeftEstimated }) => isLeftEstimated)).toBe(false)
  })
})

describe('the scale of the months', () => {
  test('has nothing on it, and at most six round numbers within what is drawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 11), max: 0 }), fc.integer({ min: 1, max: 10 ** 11 }), (least, most) => {
        const ticks = ticksIn(least, most)
        expect(ticks.map(({ paise }) => paise)).toContain(0)
        expect(ticks.length).toBeLessThanOrEqual(6)
        for (const { paise } of ticks) {
          expect(paise).toBeGreaterThanOrEqual(least)
          expect(paise).toBeLessThanOrEqual(most)
        }
      }),
    )
  })

  test('is in lakhs, said once', () => {
    expect(ticksIn(-4_00_000_00, 12_00_000_00).map(({ words }) => words)).toEqual(['0', '5', '10 lakh'])
    expect(lakhs(12_34_000_00)).toBe('₹12.3 lakh')
  })

  test('names the year where it changes', () => {
    const months = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03']
    expect(monthNames(months, 2)).toEqual(['Nov 26', '', 'Jan 27', '', 'Mar'])
    expect(monthNames(months, 1)).toEqual(['Nov 26', 'Dec', 'Jan 27', 'Feb', 'Mar'])
  })
})
