import { describe, expect, test } from 'vitest'
import { isGmat, isGreSection, isGreWriting, isToefl, toeflBand, toeflOverall, toeflRange } from './test-scores.ts'

describe('the limits of the specification', () => {
  test.each([
    ['GRE section', isGreSection, { yes: [130, 150, 170], no: [129, 171, 150.5, Number.NaN] }],
    ['GRE writing', isGreWriting, { yes: [0, 3.5, 6], no: [-0.5, 6.5, 3.7, Number.NaN] }],
    ['TOEFL', (score: number) => isToefl(score, '0-120'), { yes: [0, 90, 120], no: [-1, 121, 90.5] }],
    ['TOEFL band', (score: number) => isToefl(score, '1-6'), { yes: [1, 4.5, 6], no: [0, 0.5, 6.5, 4.2, 90] }],
    ['GMAT', isGmat, { yes: [200, 555, 700, 805], no: [195, 810, 701, Number.NaN] }],
  ])('%s', (_, isScore, { yes, no }) => {
    expect(yes.map(isScore)).toEqual(yes.map(() => true))
    expect(no.map(isScore)).toEqual(no.map(() => false))
  })
})

describe('the two scales of TOEFL', () => {
  test.each([
    [120, 6],
    [114, 6],
    [113, 5.5],
    [107, 5.5],
    [106, 5],
    [95, 5],
    [94, 4.5],
    [90, 4.5], // ETS's own example
    [86, 4.5],
    [85, 4],
    [72, 4],
    [71, 3.5],
    [58, 3.5],
    [57, 3],
    [44, 3],
    [43, 2.5],
    [34, 2.5],
    [33, 2],
    [24, 2],
    [23, 1.5],
    [12, 1.5],
    [11, 1],
    [0, 1],
    [121, undefined],
    [-1, undefined],
  ])('%i is band %s', (score, band) => expect(toeflBand(score)).toBe(band))

  test('every score lies in the range of its band', () => {
    for (let score = 0; score <= 120; score += 1) {
      const range = toeflRange(toeflBand(score) ?? Number.NaN)
      expect(range?.from).toBeLessThanOrEqual(score)
      expect(range?.to).toBeGreaterThanOrEqual(score)
    }
  })

  test.each<[[number, number, number, number], number]>([
    [[5, 5, 5, 5.5], 5], // 5.125
    [[5, 5, 5.5, 5.5], 5.5], // 5.25
    [[6, 6, 6, 6], 6],
    [[1, 1, 1, 1], 1],
  ])('sections %j make %d', (sections, overall) => expect(toeflOverall(sections)).toBe(overall))
})
