import { expect, test } from 'vitest'
import { redPart, valuesOf } from './i20-values.ts'

const right = valuesOf({ last_name: 'Iyer', first_name: 'Meera', dob: '03/09/2003', ss_year1: 2_500_000 })

test.each([
  ['nothing wrong', {}, undefined],
  ['a digit in a name', { texts: { last_name: 'Iy3r' } }, 'personal'],
  ['FNU as a given name', { texts: { last_name: 'Iyer', first_name: 'FNU' } }, 'personal'],
  ['a city that is too long', { texts: { birth_city: 'x'.repeat(101) } }, 'personal'],
  ['a birth date ahead', { dob: '2103-03-09' }, 'personal'],
  ['an amount below zero', { amounts: { ps_year2: '-5' } }, 'funds'],
  ['an amount above the most', { amounts: { ss_year1: '1,000,001' } }, 'funds'],
  ['a sponsor’s name that is too long', { texts: { ps_name: 'x'.repeat(101) } }, 'funds'],
] as const)('%s is red in its part of the form', (_, change, part) => {
  expect(redPart({ ...right, ...change }, '2026-06-15')).toBe(part)
})
