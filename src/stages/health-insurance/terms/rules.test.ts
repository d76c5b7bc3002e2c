import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { terms } from '../catalogue/rules.ts'
import { comingStarts, sampleTerms } from './rules.ts'

test('of each term the one that runs, or the next', () => {
  expect(sampleTerms('2026-11-21')).toEqual({
    annual: { start: '2026-08-20', end: '2027-08-19' },
    graduating: { start: '2026-08-20', end: '2027-05-31' },
    fall: { start: '2026-08-20', end: '2026-12-18' },
    spring: { start: '2027-01-11', end: '2027-05-14' },
    winter: { start: '2026-12-19', end: '2027-01-10' },
    summer: { start: '2027-05-24', end: '2027-08-06' },
  })
  expect(sampleTerms('2027-01-05').winter).toEqual({ start: '2026-12-19', end: '2027-01-10' })
})

test('those that still begin, each day once', () => {
  expect(comingStarts(sampleTerms('2026-06-15'), '2026-06-15')).toEqual([
    { term: 'fall', start: '2026-08-20' },
    { term: 'winter', start: '2026-12-19' },
    { term: 'spring', start: '2027-01-11' },
  ])
  expect(comingStarts({}, '2026-06-15')).toEqual([])
})

test('on any day every term has days that are not over', () => {
  fc.assert(fc.property(fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), date => {
    const today = date.toISOString().slice(0, 10)
    const dates = sampleTerms(today)
    for (const term of terms) {
      const { start = '', end = '' } = dates[term] ?? {}
      expect(end >= today && start < end).toBe(true)
    }
  }))
})
