import { describe, expect, test } from 'vitest'
import { countryOfNumber } from '#src/values/phone-numbers.ts'
import { numberOf } from '#src/features/profile/screens/number-of.ts'
import { americanPrefix, phoneOf } from './phone-of.ts'

describe('a number is taken apart for the two boxes, and put together again', () => {
  test.each([
    ['+919848012345', 'IN:91', '9848012345'],
    ['+19405652000', 'US:1', '9405652000'],
    ['+447400123456', 'GB:44', '7400123456'],
    ['+447911123456', 'GG:44', '7911123456'],
    ['+14165550123', 'CA:1', '4165550123'],
    ['+971501234567', 'AE:971', '501234567'],
  ])('%s', (kept, prefix, number) => {
    expect(phoneOf(kept, 'IN:91', countryOfNumber)).toEqual({ prefix, number })
    expect(numberOf({ prefix, number })).toBe(kept)
  })
})

test.each([
  ['+919848012345', 'IN:91', '9848012345'],
  ['+14165550123', 'US:1', '4165550123'],
  ['+18095550123', 'DO:1809', '5550123'],
  ['+447911123456', 'GB:44', '7911123456'],
  ['+77011234567', 'KZ:77', '011234567'],
])('without the rules %s is of the largest country of its prefix', (kept, prefix, number) => {
  expect(phoneOf(kept)).toEqual({ prefix, number })
  expect(numberOf({ prefix, number })).toBe(kept)
})

test('without a number the box waits for one of the country it is for', () => {
  expect(phoneOf(null)).toEqual({ prefix: 'IN:91', number: '' })
  expect(phoneOf(null, americanPrefix)).toEqual({ prefix: 'US:1', number: '' })
})

test.each([
  ['', ''],
  ['  ', ''],
  ['12345', undefined],
  ['98480 12345', '+919848012345'],
])('typed %j it is kept as %j', (number, expected) => expect(numberOf({ prefix: 'IN:91', number })).toBe(expected))
