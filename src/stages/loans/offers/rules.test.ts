import { describe, expect, test } from 'vitest'
import {
  costOfOffer,
  coveredShare,
  lentBy,
  longerWait,
  netPayFor,
  rateOf,
  ordered,
  orders,
  partsOf,
  recommendedOf,
  type Order,
  type Terms,
  type Wishes,
} from './rules.ts'

const lakhs = (count: number) => count * 10_000_000
const terms = (bank: string, change: Partial<Terms> = {}): Terms => ({
  bank,
  rate: 1000,
  moratoriumMonths: 30,
  instalments: 120,
  amount: lakhs(30),
  fee: 0,
  ...change,
})
const cheap = terms('cheap')
const dear = terms('dear', { rate: 1500, moratoriumMonths: 12 })
const large = terms('large', { rate: 1010, amount: lakhs(40) })
const feeful = terms('feeful', { rate: 995, fee: 200 })
const all = [dear, large, feeful, cheap]
const names = (order: Order) => ordered(all, order, { need: lakhs(30) }).map(({ bank }) => bank)
const recommended = (offers: readonly Terms[], need = lakhs(30), wishes?: Wishes) =>
  recommendedOf(offers, need, wishes)?.bank

test('recommended is what costs least for each rupee, with its fees', () => {
  expect(recommended(all)).toBe('cheap')
})

test('nothing is recommended that does not cover the need, nor what stands alone', () => {
  expect(recommended(all, lakhs(35))).toBe('large')
  expect(recommended(all, lakhs(50))).toBeUndefined()
  expect(recommended([cheap])).toBeUndefined()
  expect(recommended([])).toBeUndefined()
})

test('what does not cover the need comes after what does', () => {
  expect(ordered(all, 'recommended', { need: lakhs(35) }).map(({ bank }) => bank)[0]).toBe('large')
})

test('how much of the need an offer covers, never rounded up', () => {
  expect([lakhs(30), lakhs(29.9), lakhs(15), lakhs(60)].map(amount => coveredShare({ amount }, lakhs(30)))).toEqual([
    100, 99, 50, 100,
  ])
  expect(coveredShare(cheap, 0)).toBeUndefined()
})

test('each order', () => {
  expect(Object.fromEntries(orders.map(order => [order, names(order)]))).toEqual({
    recommended: ['cheap', 'large', 'feeful', 'dear'],
    total: ['cheap', 'large', 'feeful', 'dear'],
    emi: ['feeful', 'cheap', 'large', 'dear'],
    apr: ['cheap', 'large', 'feeful', 'dear'],
    rate: ['feeful', 'cheap', 'large', 'dear'],
    fee: ['dear', 'large', 'cheap', 'feeful'],
    amount: ['large', 'dear', 'feeful', 'cheap'],
    // They all take the same time, so they stay as they came.
    time: ['dear', 'large', 'feeful', 'cheap'],
  })
})

test('a public bank usually sanctions later than others', () => {
  const [public_, other] = [terms('State Bank of India'), terms('Avanse')]
  expect(ordered([public_, other], 'time', { need: 0 }).map(({ bank }) => bank)).toEqual([
    'Avanse',
    'State Bank of India',
  ])
})

describe('what the student moves', () => {
  const wishes = (change: Partial<Wishes>): Wishes => ({ moratoriumMonths: 30, inStudy: 'nothing', ...change })

  test.each<[string, Partial<Terms>, Partial<Wishes>, number, number]>([
    ['nothing', {}, {}, 30, 1000],
    ['less than is offered', {}, { amount: lakhs(20) }, 20, 1000],
    ['more than is offered', {}, { amount: lakhs(50) }, 30, 1000],
    ['a rise of a floating rate', { rateKind: 'floating' }, { rateRise: 150 }, 30, 1150],
    ['a rise where the kind is not known', { rateKind: null }, { rateRise: 150 }, 30, 1150],
    ['a rise, of which a fixed rate knows nothing', { rateKind: 'fixed' }, { rateRise: 150 }, 30, 1000],
  ])('%s', (_, change, moved, amount, rate) => {
    const offer = terms('offer', change)
    expect([lentBy(offer, wishes(moved)), rateOf(offer, wishes(moved))]).toEqual([lakhs(amount), rate])
    const same = costOfOffer({ ...offer, amount: lakhs(amount), rate })
    expect(costOfOffer(offer, wishes(moved))).toEqual(same)
  })

  test('how much is borrowed changes no order for each lakh, a rise may', () => {
    const fixed = terms('fixed', { rate: 1080, rateKind: 'fixed' })
    expect(recommended([cheap, fixed], lakhs(30), wishes({ amount: lakhs(5) }))).toBe('cheap')
    expect(recommended([cheap, fixed], lakhs(30), wishes({ rateRise: 100 }))).toBe('fixed')
  })

  test('an EMI is one fifth of the net pay that is named with it', () => {
    const { emi } = costOfOffer(cheap)
    expect(netPayFor(emi) * 0.2).toBeCloseTo(emi)
  })

  test('half a year more lowers the APR and raises the rupees: both are shown, of one offer', () => {
    // Facts of the field, 4.7: 10.71 to 10.56 %, and some ₹3.6 lakh more.
    const offer = terms('offer', { rate: 1100, moratoriumMonths: 36, amount: lakhs(40), fee: 100 })
    const wait = longerWait([terms('short', { moratoriumMonths: 5 }), offer], wishes({ moratoriumMonths: 36 }))
    expect(wait).toMatchObject({ bank: 'offer', months: 36, shorter: { apr: 10.713 }, longer: { apr: 10.557 } })
    expect(((wait?.longer.total ?? 0) - (wait?.shorter.total ?? 0)) / lakhs(1)).toBeCloseTo(3.6, 1)
    expect(longerWait([offer], wishes({ moratoriumMonths: 5 }))).toBeUndefined()
  })

  test('a shorter moratorium costs less, and never grows beyond what the bank gives', () => {
    const total = (moratoriumMonths: number) => costOfOffer(dear, { moratoriumMonths, inStudy: 'nothing' }).total
    expect(total(6)).toBeLessThan(total(12))
    expect(total(48)).toBe(total(12))
  })

  test('may change which is recommended', () => {
    const short = terms('short', { rate: 1050, moratoriumMonths: 0 })
    expect(recommended([cheap, short])).toBe('short')
    expect(recommended([cheap, short], lakhs(30), { moratoriumMonths: 0, inStudy: 'nothing' })).toBe('cheap')
  })
})

test('with tuition by term the loan is paid out in parts, each in its month and by its share', () => {
  const tuition = [
    { on: '2026-08-20', cents: 900_000 },
    { on: '2027-01-12', cents: 900_000 },
    { on: '2027-08-20', cents: 450_000 },
  ]
  const parts = partsOf(tuition)
  expect(parts).toEqual([
    { month: 0, weight: 900_000 },
    { month: 5, weight: 900_000 },
    { month: 12, weight: 450_000 },
  ])
  const wishes: Wishes = { moratoriumMonths: 30, inStudy: 'nothing' }
  const [whole, inParts] = [costOfOffer(cheap, wishes), costOfOffer(cheap, { ...wishes, parts })]
  // 30 lakh at 10 %: 12 lakh for 30 months, 12 for 25, 6 for 18.
  expect(inParts.studyInterest).toBe(lakhs((12 * 30 + 12 * 25 + 6 * 18) / 120))
  expect(inParts.total).toBeLessThan(whole.total)
  expect(costOfOffer(cheap, { ...wishes, parts: partsOf([]) })).toEqual(whole)
})
