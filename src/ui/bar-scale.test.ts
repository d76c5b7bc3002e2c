import { expect, test } from 'vitest'
import { apartOn, partsOf, scaleOf, shownOf, type BarAmounts } from './bar-scale.ts'

test.each<[string, readonly BarAmounts[], number]>([
  ['no bar at all', [], 1],
  ['bars of nothing', [{ certain: 0 }], 1],
  ['the dearest price', [{ certain: 200 }, { certain: 300 }], 300],
  ['the worst of the worst', [{ certain: 300 }, { certain: 200, atWorst: 900 }], 900],
  ['a worst that is less than what is certain', [{ certain: 300, atWorst: 100 }], 300],
])('the scale of %s', (_, bars, scale) => expect(scaleOf(bars)).toBe(scale))

test.each<[string, BarAmounts, number, { solid: number; striped: number }]>([
  ['a price alone', { certain: 50 }, 200, { solid: 25, striped: 0 }],
  ['a price and its worst year', { certain: 50, atWorst: 150 }, 200, { solid: 25, striped: 50 }],
  ['the longest fills the line', { certain: 50, atWorst: 200 }, 200, { solid: 25, striped: 75 }],
  ['what is below nothing has no length', { certain: -10, atWorst: 20 }, 200, { solid: 0, striped: 10 }],
  ['a worst below what is certain adds nothing', { certain: 100, atWorst: 50 }, 200, { solid: 50, striped: 0 }],
])('the parts of %s', (_, bar, scale, parts) => expect(partsOf(bar, scale)).toEqual(parts))

test.each<[string, number, boolean, number]>([
  ['two of six', 6, false, 2],
  ['all of six, on request', 6, true, 6],
  ['all of three: one more is no reason to ask', 3, false, 3],
  ['the only one', 1, false, 1],
])('%s are shown', (_, count, areAll, shown) =>
  expect(
    shownOf(
      Array.from({ length: count }, (__, index) => index),
      2,
      areAll,
    ),
  ).toHaveLength(shown),
)

test.each<[string, number, readonly number[], ReturnType<typeof apartOn>]>([
  ['less, where others are more', -30, [-30, 10], { zero: 75, from: 0, length: 75 }],
  ['more, where others are less', 10, [-30, 10], { zero: 75, from: 75, length: 25 }],
  ['less, where all are', -20, [0, -20, -40], { zero: 100, from: 50, length: 50 }],
  ['nothing', 0, [0, 40], { zero: 0, from: 0, length: 0 }],
  ['nothing, where nothing differs', 0, [0, 0], { zero: 0, from: 0, length: 0 }],
])('%s lies on the line of all differences', (_, apart, all, drawn) => expect(apartOn(apart, all)).toEqual(drawn))
