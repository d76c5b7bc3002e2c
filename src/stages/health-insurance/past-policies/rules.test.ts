import { expect, test } from 'vitest'
import { keyOf, startAfter } from './rules.ts'

const today = '2026-06-15'

test.each([
  [undefined, undefined],
  ['2026-06-14', undefined],
  ['2026-06-15', '2026-06-16'],
  ['2026-12-31', '2027-01-01'],
])('after a policy that ends on %s the next begins on %s', (end, start) => expect(startAfter(end, today)).toBe(start))

test('a name is the same in any case and with any spaces; another day of birth is somebody else', () => {
  const meera = keyOf({ firstName: 'Meera', lastName: 'Iyer', dob: '2003-04-17' })
  expect(keyOf({ firstName: ' MEERA ', lastName: ' iyer', dob: '2003-04-17 ' })).toBe(meera)
  expect(keyOf({ firstName: 'Meera', lastName: 'Iyer', dob: '2003-04-18' })).not.toBe(meera)
})
