import { expect, test } from 'vitest'
import { totalsOf, type Amounts } from './rules.ts'

test.each<[string, Amounts, [number, number, number, number], number]>(
  // oxfmt-ignore
  [
  // what is there                                                    year 1     2          3  4   in all
  ['nothing yet',        {},                                          [0,         0,         0, 0], 0],
  ['one source',         { ss_year1: 2_500_000 },                     [2_500_000, 0,         0, 0], 2_500_000],
  ['five in a year',     { ss_year1: 1, ps_year1: 2, gs_year1: 4, university_year1: 8, other_year1: 16 }, [31, 0, 0, 0], 31],
  ['a year of each',     { ss_year1: 1, ps_year2: 2, gs_year3: 4, other_year4: 8 }, [1, 2, 4, 8], 15],
  ['taken away again',   { ss_year1: null, ps_year1: 5, ss_year2: null }, [5, 0, 0, 0], 5],
  ['cents',              { ss_year1: 10, ps_year1: 20 },              [30,        0,         0, 0], 30],
  ['the most there is',  { ss_year1: 100_000_000, ps_year1: 100_000_000, gs_year1: 100_000_000, university_year1: 100_000_000, other_year1: 100_000_000 }, [500_000_000, 0, 0, 0], 500_000_000],
],
)('the totals of %s', (_, amounts, [one, two, three, four], total) => {
  expect(totalsOf(amounts)).toEqual({
    total_year1: one,
    total_year2: two,
    total_year3: three,
    total_year4: four,
    total,
  })
})
