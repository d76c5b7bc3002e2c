import { describe, expect, test } from 'vitest'
import { changedPrices, pricesOf, sampleStart, type Offered } from './rules.ts'

const band = (minAge: number, maxAge: number, retailPrice: number) => ({
  minAge,
  maxAge,
  retailPrice,
  retailPriceHC: retailPrice + 10_000,
  insuranceCompanyPrice: 90_000,
  insuranceCompanyPriceHC: 95_000,
})
const offered: Offered = {
  university: { id: 'uta', name: 'UT Arlington', stateCode: 'TX', customDates: false },
  plan: { id: 'gbg-250', retailName: 'Campus 250', partner: 'GBG', isACA: false, deposit: 10_000 },
  bands: [band(17, 24, 120_000), band(25, 30, 150_000), band(31, 40, 200_000)],
}
const today = '2026-11-21'
const lines = (before: Offered | undefined, after: Offered | undefined) =>
  changedPrices([{ before, after }], today).map(
    line => `${line.age} ${line.months} ${line.before?.premium ?? '-'} ${line.after?.premium ?? '-'}`,
  )

test.each([
  ['2026-11-21', '2027-08-15'],
  ['2026-08-15', '2026-08-15'],
  ['2026-08-16', '2027-08-15'],
])('asked on %s the sample begins on %s', (day, start) => expect(sampleStart(day).toString()).toBe(start))

describe('what changes', () => {
  test('nothing, where nothing does', () => {
    expect(lines(offered, offered)).toEqual([])
    expect(pricesOf([{ before: offered, after: offered }], today)).toHaveLength(5)
  })

  test('a band, for those of its ages', () =>
    expect(lines(offered, { ...offered, bands: [band(17, 24, 130_000), ...offered.bands.slice(1)] })).toEqual([
      '18 12 120000 130000',
      '22 12 120000 130000',
    ]))

  test('an age that no band has any more', () =>
    expect(lines(offered, { ...offered, bands: offered.bands.slice(0, 2) })).toEqual([
      '31 12 200000 -',
      '36 12 200000 -',
    ]))

  test('a partner who asks more where care costs more', () => {
    const inFlorida = { ...offered, university: { ...offered.university, stateCode: 'FL' } }
    expect(lines({ ...inFlorida, plan: { ...offered.plan, partner: 'WellAway' } }, inFlorida)[0]).toBe(
      '18 12 120000 130000',
    )
  })

  test('by days or by months: a year is the same, fewer months are not', () => {
    const free = { ...offered, university: { ...offered.university, customDates: true } }
    expect(lines(free, { ...free, plan: { ...free.plan, isACA: true } })).toEqual([
      '18 1 10192 10000',
      '22 1 10192 10000',
      '26 1 12740 12500',
      '31 1 16986 16667',
      '36 1 16986 16667',
    ])
  })

  test('months that may be chosen', () =>
    expect(lines(offered, { ...offered, university: { ...offered.university, customDates: true } })[0]).toBe(
      '18 1 - 10192',
    ))

  test('the deposit alone', () => {
    const [first] = changedPrices(
      [{ before: offered, after: { ...offered, plan: { ...offered.plan, deposit: 15_000 } } }],
      today,
    )
    expect([first?.before?.deposit, first?.after?.deposit]).toEqual([10_000, 15_000])
  })

  test('sold now, or no more', () => {
    expect(lines(undefined, offered)).toHaveLength(5)
    expect(lines(offered, undefined)[0]).toBe('18 12 120000 -')
  })
})
