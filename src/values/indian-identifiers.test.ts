import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fitsSurname,
  hasWrongPin,
  isAadhaar,
  isIfsc,
  isPan,
  isPersonsPan,
  isPinCode,
  lastFour,
} from './indian-identifiers.ts'

test.each(['999941057058', '999971658847', '999933119405', '9999 4105 7058', '9999-7165-8847'])(
  '%s is an Aadhaar',
  typed => {
    expect(isAadhaar(typed)).toBe(true)
  },
)
test.each(['123456789012', '099941057058', '199941057058', '99994105705', '9999410570588', 'aaaabbbbcccc', ''])(
  '%j is none',
  typed => {
    expect(isAadhaar(typed)).toBe(false)
  },
)

test('one wrong digit, or two changed about, is always seen', () => {
  const known = '999941057058'
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 11 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const digit = (Number(known.charAt(place)) + by) % 10
      expect(isAadhaar(known.slice(0, place) + digit + known.slice(place + 1))).toBe(false)
    }),
  )
  for (let place = 1; place < 11; place += 1) {
    const [one, other] = [known.charAt(place), known.charAt(place + 1)]
    if (one !== other) expect(isAadhaar(known.slice(0, place) + other + one + known.slice(place + 2))).toBe(false)
  }
})

test('only its last four digits are kept', () => expect(lastFour('9999 4105 7058')).toBe('7058'))

test.each([
  ['ABCPI1234K', true, true],
  ['abcpi1234k', true, true],
  ['ABCCI1234K', true, false],
  ['ABCEI1234K', false, false],
  ['ABCPI12345', false, false],
  ['ABCPI1234', false, false],
])('the PAN %s: %s, a person’s: %s', (typed, is, persons) => {
  expect([isPan(typed), isPersonsPan(typed)]).toEqual([is, persons])
})

test('a PAN carries the first letter of the surname', () => {
  expect([
    fitsSurname('ABCPI1234K', 'Iyer'),
    fitsSurname('ABCPI1234K', ' iyer'),
    fitsSurname('ABCPI1234K', 'Rao'),
  ]).toEqual([true, true, false])
})

test.each([
  [isIfsc, 'HDFC0000123', true],
  [isIfsc, 'SBIN00A1234', true],
  [isIfsc, 'HDFC1000123', false],
  [isIfsc, 'HDF00000123', false],
  [isPinCode, '682001', true],
  [isPinCode, '682 001', true],
  [isPinCode, '082001', false],
  [isPinCode, '68200', false],
])('%o %s', (is, typed, so) => expect(is(typed)).toBe(so))

test.each([
  ['12 MG Road, Kochi 68200', true],
  ['12 MG Road, Kochi 682001', false],
  ['12 MG Road, Kochi 682 001', false],
  ['PIN code: 68200, 12 MG Road, Kochi', true],
  ['PIN 682001, phone 98450 12345', false],
  ['12 MG Road, Kochi', false],
  ['1155 Union Circle, Denton, TX 76203', false],
  ['10245 Long Street, Pune', false],
])('a wrong PIN code is seen in %j: %s', (address, isWrong) => expect(hasWrongPin(address)).toBe(isWrong))
