import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandFor } from '#src/stages/health-insurance/quote/rules.ts'
import { bandsProblem, dollarsIn, readBands, rowsOf, type BandRow } from './rules.ts'

const row = (maxAge: string, changes: Partial<BandRow> = {}): BandRow => ({
  maxAge,
  retailPrice: '1,180.00',
  retailPriceHC: '1475',
  insuranceCompanyPrice: '1003.00',
  insuranceCompanyPriceHC: '1253.75',
  ...changes,
})

test.each(
  // oxfmt-ignore
  [
  ['right',                     [row('24'), row('30'), row('40')], undefined],
  ['one age',                   [row('17')], undefined],
  ['none',                      [], 'Please add at least one age.'],
  ['twenty-one',                Array.from({ length: 21 }, (_, index) => row(String(20 + index))), 'Please use at most 20 rows.'],
  ['under seventeen',           [row('16')], 'Row 1: Please enter an age from 17 to 120.'],
  ['an overlap',                [row('24'), row('24')], 'Row 2: Please enter an age from 25 to 120.'],
  ['backwards',                 [row('30'), row('24')], 'Row 2: Please enter an age from 31 to 120.'],
  ['no age',                    [row('')], 'Row 1: Please enter an age from 17 to 120.'],
  ['half an age',               [row('24.5')], 'Row 1: Please enter an age from 17 to 120.'],
  ['older than anybody',        [row('121')], 'Row 1: Please enter an age from 17 to 120.'],
  ['no price',                  [row('24', { retailPrice: '' })], 'Row 1: Please enter a price in dollars, such as 1,250.00.'],
  ['a price of nothing',        [row('24', { insuranceCompanyPriceHC: '0' })], 'Row 1: Please enter a price in dollars, such as 1,250.00.'],
  ['half a cent',               [row('24'), row('30', { retailPriceHC: '1.005' })], 'Row 2: Please enter a price in dollars, such as 1,250.00.'],
  ['a price without end',       [row('24', { retailPrice: '9'.repeat(30) })], 'Row 1: Please enter a price in dollars, such as 1,250.00.'],
],
)('%s', (_, rows, problem) => expect(bandsProblem(rows)).toBe(problem))

describe('whatever is typed', () => {
  const rows = fc.array(
    fc.record({
      maxAge: fc.oneof(fc.integer({ min: 10, max: 130 }).map(String), fc.string({ maxLength: 4 })),
      retailPrice: fc.constantFrom('1000', '1,250.50', '0', 'x'),
      retailPriceHC: fc.constant('1300'),
      insuranceCompanyPrice: fc.constant('900'),
      insuranceCompanyPriceHC: fc.constant('1100'),
    }),
    { maxLength: 8 },
  )
  const climbing = fc
    .uniqueArray(fc.integer({ min: 17, max: 120 }), { minLength: 1, maxLength: 12 })
    .map(ages => ages.toSorted((one, other) => one - other).map(age => row(String(age))))

  test('what is let through covers each age from seventeen once', () =>
    fc.assert(
      fc.property(fc.oneof(rows, climbing), typed => {
        if (bandsProblem(typed) !== undefined) return
        const { bands } = readBands(typed)
        expect(bands[0]?.minAge).toBe(17)
        for (let age = 17; age <= (bands.at(-1)?.maxAge ?? 0); age += 1) {
          expect(bands.filter(({ minAge, maxAge }) => minAge <= age && age <= maxAge)).toEqual([bandFor(bands, age)])
        }
      }),
      { seed: 20261121 },
    ))

  test('what climbs is let through, and typed again it is the same', () =>
    fc.assert(
      fc.property(climbing, typed => {
        const { bands } = readBands(typed)
        expect(bandsProblem(typed)).toBeUndefined()
        expect(readBands(rowsOf(bands)).bands).toEqual(bands)
      }),
      { seed: 20261121 },
    ))
})

test('an amount is typed again to the cent', () => expect(dollarsIn(125_375)).toBe('1253.75'))
