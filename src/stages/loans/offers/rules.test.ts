import { describe, expect, test } from 'vitest'
import {
  costOfOffer,
  coveredShare,
  ordered,
  orders,
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
    rate: ['feeful', 'cheap', 'large', 'dear'],
    fee: ['dear', 'large', 'cheap', 'feeful'],
    amount: ['large', 'dear', 'feeful', 'cheap'],
  })
})

describe('what the student moves', () => {
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
