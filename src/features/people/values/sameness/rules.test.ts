import { expect, test } from 'vitest'
import { isSameValue } from './rules.ts'

test.each([
  ['programme', 'MS in Computer Science', 'comp sci', true],
  ['programme', 'M.S. in Data Science', 'Data Science', true],
  ['programme', 'MS in Data Science', 'Computer Science', false],
  ['programme', 'Ceramics', 'MS in Ceramics', true],
  ['programme', 'Computer Science', 'Computer Science with a track in games', false],
  ['address', '12 Main Road, Chennai, 600004', '12 Main Road, Chennai - 600004, India', true],
  ['address', '12 Main Road, Chennai, 600004', '14 Main Road, Chennai, 600004', false],
  ['father', 'IYER RAGHAVAN', 'Raghavan Iyer', true],
  ['father', 'Raghavan Iyer', 'Raghav Iyer', false],
] as const)('of a %s, %j and %j are one value: %s', (name, one, other, isOne) => {
  expect(isSameValue(name, one, other)).toBe(isOne)
})
