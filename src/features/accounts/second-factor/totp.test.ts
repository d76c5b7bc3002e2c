import { expect, test } from 'vitest'
import { addressFor, codeOf, readKey, stepAt, stepOfCode, writeKey } from './totp.ts'

// The key and the times of RFC 6238, appendix B, with the last six of its eight digits.
const key = Buffer.from('12345678901234567890')

test.each(
  // oxfmt-ignore
  [
  [59,             '287082'],
  [1_111_111_109,  '081804'],
  [1_111_111_111,  '050471'],
  [1_234_567_890,  '005924'],
  [2_000_000_000,  '279037'],
  [20_000_000_000, '353130'],
],
)('at %i seconds the code is %s', (seconds, code) => {
  expect(codeOf(key, Math.floor(seconds / 30))).toBe(code)
})

test('a code counts in its half minute, the one before and the one after, and nothing else does', () => {
  const now = Temporal.Instant.from('2026-06-15T06:00:10Z')
  const steps = [-2, -1, 0, 1, 2].map(off => stepOfCode(key, codeOf(key, stepAt(now) + off), now))
  expect(steps).toEqual([undefined, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, undefined])
  for (const wrong of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect(stepOfCode(key, wrong, now)).toBeUndefined()
})

test('a key is read as it was written, and an app takes it from the address', () => {
  expect(writeKey(key)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(Buffer.from(readKey(writeKey(key)))).toEqual(key)
  expect(addressFor('dev@safar.example', key)).toBe(
    'otpauth://totp/Safar%3Adev%40safar.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Safar',
  )
})
