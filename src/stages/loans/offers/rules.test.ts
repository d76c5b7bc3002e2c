import { describe, expect, test } from 'vitest'
import { costOfOffer, ordered, orders, recommendedOf, type Order, type Terms } from './rules.ts'

const lakhs = (count: number) => count * 10_000_000
const terms = (bank: string, change: Partial<Terms> = {}): Terms => ({
  bank, rate: 1000, moratoriumMonths: 30, instalments: 120, amount: lakhs(30), fee: 0, ...change,
})
const cheap = terms('cheap')
const dear = terms('dear', { rate: 1500, moratoriumMonths: 12 })
const large = terms('large', { rate: 1010, amount: lakhs(40) })
const feeful = terms('feeful', { rate: 995, fee: 200 })
const all = [dear, large, feeful, cheap]
const names = (order: Order, wishes?: Parameters<typeof ordered>[2]) => ordered(all, order, wishes).map(({ bank }) => bank)

test('recommended is what costs least for each rupee, with its fees', () => {
  expect(recommendedOf(all)?.bank).toBe('cheap')
  expect(recommendedOf([])).toBeUndefined()
})

test('each order', () => {
  expect(Object.fromEntries(orders.map(order => [order, names(order)]))).toEqual({
    recommended: ['cheap', 'large', 'feeful', 'dear'],
    total: ['cheap', 'feeful', 'dear', 'large'],
    emi: ['feeful', 'cheap', 'dear', 'large'],
    rate: ['feeful', 'cheap', 'large', 'dear'],
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
    expect(recommendedOf([cheap, short])?.bank).toBe('short')
    expect(recommendedOf([cheap, short], { moratoriumMonths: 0, inStudy: 'nothing' })?.bank).toBe('cheap')
  })
})
