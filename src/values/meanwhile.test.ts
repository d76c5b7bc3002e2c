import { expect, test } from 'vitest'
import { changedMeanwhile } from './meanwhile.ts'

test.each([
  ['untouched since', { pan: 'B' }, { pan: 'A' }, { pan: 'A' }, []],
  ['changed elsewhere', { pan: 'B' }, { pan: 'A' }, { pan: 'C' }, ['pan']],
  ['changed elsewhere to the same', { pan: 'B' }, { pan: 'A' }, { pan: 'B' }, []],
  ['another field changed elsewhere', { pan: 'B' }, { pan: 'A' }, { pan: 'A', ifsc: 'X' }, []],
  ['nothing there before, nothing there now', { pan: 'B' }, {}, { pan: '' }, []],
  ['an amount that was taken away elsewhere', { year1: 5 }, { year1: 4 }, { year1: null }, ['year1']],
  ['an amount of nothing is one', { year1: 5 }, { year1: null }, { year1: 0 }, ['year1']],
])('%s', (_, given, was, now, changed) => {
  expect(changedMeanwhile(given, was, now)).toEqual(changed)
})
