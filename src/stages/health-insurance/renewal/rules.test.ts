import { expect, test } from 'vitest'
import { renewalCallOn } from './rules.ts'

test.each([
  ['2027-06-14', undefined],
  ['2027-06-15', 60],
  ['2027-07-14', 60],
  ['2027-07-15', 30],
  ['2027-08-06', 30],
  ['2027-08-07', 7],
  ['2027-08-14', 7],
  ['2027-08-15', undefined],
])('on %s a cover that ends on 14 August 2027 is to be renewed: call %s', (today, call) =>
  expect(renewalCallOn('2027-08-14', Temporal.PlainDate.from(today))).toBe(call),
)
