import { expect, test } from 'vitest'
import { holdsAadhaar } from './number-search.ts'

test.each([
  ['with spaces', 'VID 2341 2341 2346', true],
  ['with dots', 'No. 2341.2341.2346', true],
  ['with slashes', '2341 / 2341 / 2346', true],
  ['with spaces of no width', '2341\u200B2341\u200B2346', true],
  ['in the digits of Hindi', '२३४१ २३४१ २३४६', true],
  ['as a virtual ID', '2341 2341 2346 1234', false],
  ['as a virtual ID with dots', '2341.2341.2346.1234', false],
  ['between letters', '2341a2341a2346', false],
])('an Aadhaar number that a paper shows %s: %s, %s', (_, text, isHeld) => expect(holdsAadhaar(text)).toBe(isHeld))
