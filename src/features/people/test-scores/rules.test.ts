import { describe, expect, test } from 'vitest'
import type { ToeflScale } from '#src/values/test-scores.ts'
import { checkGmat, checkGre, checkToefl } from './rules.ts'

const scores = 'Please enter valid scores.'
const missing = Number.NaN

describe('GRE', () => {
  test.each([
    [170, 130, 6, {}],
    [130, 170, 0, {}],
    [165, 158, 4.5, {}],
    [129, 158, 4, { quant: scores }],
    [165, 171, 4, { verbal: scores }],
    [165, 158, 6.5, { writing: scores }],
    [165, 158, 4.2, { writing: scores }],
    [165, missing, missing, { verbal: scores, writing: scores }],
  ])('%d, %d, %d: %j', (quant, verbal, writing, said) => expect(checkGre({ quant, verbal, writing })).toEqual(said))
})

describe('TOEFL', () => {
  test.each<[number, ToeflScale, boolean]>([
    [0, '0-120', true],
    [120, '0-120', true],
    [121, '0-120', false],
    [missing, '0-120', false],
    [4.5, '1-6', true],
    [90, '1-6', false],
  ])('%d of %s: %s', (score, scale, isValid) => {
    expect(checkToefl({ score, scale })).toEqual(isValid ? {} : { score: 'Please enter a valid TOEFL score.' })
  })
})

test.each([
  [705, {}],
  [199, { score: 'Please enter a valid GMAT score.' }],
])('GMAT %d: %j', (score, said) => expect(checkGmat({ score })).toEqual(said))
