import { describe, expect, test } from 'vitest'
import { countries, prefixValue } from './countries.ts'
import { examplePhone, isInternationalNumber, isPhoneNumber, readPhoneNumber } from './phone-numbers.ts'

describe('a number is valid for the prefix chosen, or it is not', () => {
  test.each([
    ['IN:91', '98765 43210', '+919876543210'],
    ['IN:91', '09876543210', '+919876543210'],
    ['IN:91', '+91 98765-43210', '+919876543210'],
    ['IN:91', '98765432', undefined], // too short
    ['IN:91', '987654321012', undefined], // too long
    ['IN:91', '1234567890', undefined], // no network begins so
    ['IN:91', '+12133734253', undefined], // another country's
    ['IN:91', 'call me 9876543210', undefined],
    ['IN:91', '9876543210 ext 5', undefined],
    ['IN:91', '', undefined],
    ['US:1', '(213) 373-4253', '+12133734253'],
    ['US:1', '6135550123', '+16135550123'], // Canada shares the prefix
    ['US:1', '9876543210', undefined], // no such area
    ['US:1', '123', undefined],
    ['DO:1809', '8095551234', '+18095551234'],
    ['DO:1809', '5551234', '+18095551234'],
    ['DO:1809', '8295551234', undefined], // that is DO:1829
    ['DO:1829', '8295551234', '+18295551234'],
    ['PR:1939', '7875551234', undefined],
    ['KZ:77', '7710009998', '+77710009998'],
    ['KZ:76', '7710009998', '+77710009998'],
    ['KZ:77', '+79161234567', undefined], // Russia shares the 7 only
    ['VA:379', '3123456789', '+393123456789'],
    ['GG:44', '7781123456', '+447781123456'],
    ['XX:00', '9876543210', undefined],
  ])('%s and %j give %s', (prefix, typed, number) => {
    expect(readPhoneNumber(prefix, typed)).toBe(number)
    expect(isPhoneNumber(prefix, typed)).toBe(number !== undefined)
  })
})

test.each([
  ['+919876543210', true],
  ['+12133734253', true],
  ['+91 98765 43210', false],
  ['9876543210', false],
  ['+9112', false],
])('%s stands in E.164: %s', (text, answer) => expect(isInternationalNumber(text)).toBe(answer))

test('the example for India', () => expect(examplePhone('IN:91')).toBe('+91 81234 56789'))

test('every example is a number that would be taken', () => {
  const refused = countries.map(prefixValue).filter(prefix => !isPhoneNumber(prefix, examplePhone(prefix)))
  expect(refused).toEqual([])
})
