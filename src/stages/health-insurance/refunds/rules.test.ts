import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allBackUntil, refundDue } from './rules.ts'

const rule = { refusedWithinDays: 31 }

// 15 August 2026 to 14 August 2027 has 365 days; 20 August to 18 December 2026 has 121: 12 + 30 + 31 + 30 + 18.
const year = { coverageStart: '2026-08-15', coverageEnd: '2027-08-14', refusedOn: null, rule }
const term = { coverageStart: '2026-08-20', coverageEnd: '2026-12-18', refusedOn: null, rule }

describe('what goes back of an insurance that is ended', () => {
  test.each([
    [
      'before the first day of cover is all of it',
      100_00,
      { ...year, endedOn: '2026-08-14' },
      { ground: 'before-cover', due: 100_00, kept: 0, days: 365, daysLeft: 365 },
    ],
    [
      'on the 31st day after the university refused the waiver is all of it',
      1_234_56,
      { ...year, refusedOn: '2026-09-01', endedOn: '2026-10-02' },
      { ground: 'waiver-refused', due: 1_234_56, kept: 0, days: 365, daysLeft: 316 },
    ],
    [
      // 28 days of October, 30, 31, 31, 28, 31, 30, 31, 30, 31 and 14 of August: 315. 123456 × 315 ÷ 365 = 106544.2…
      'on the 32nd day is the part for the days that are left',
      1_234_56,
      { ...year, refusedOn: '2026-09-01', endedOn: '2026-10-03' },
      { ground: 'days-left', due: 1_065_44, kept: 169_12, days: 365, daysLeft: 315 },
    ],
    [
      // From 20 October on 11, 30 and 18 days are left: 59. 10000 × 59 ÷ 121 = 4876.03…
      'in the middle of the term is the part for the days that are left',
      100_00,
      { ...term, endedOn: '2026-10-20' },
      { ground: 'days-left', due: 48_76, kept: 51_24, days: 121, daysLeft: 59 },
    ],
    [
      'on the last day is nothing',
      100_00,
      { ...term, endedOn: '2026-12-18' },
      { ground: 'days-left', due: 0, kept: 100_00, days: 121, daysLeft: 0 },
    ],
    [
      // 10000 × 120 ÷ 121 = 9917.35…
      'on the first day of cover keeps that one day',
      100_00,
      { ...term, endedOn: '2026-08-20' },
      { ground: 'days-left', due: 99_17, kept: 83, days: 121, daysLeft: 120 },
    ],
    [
      'after the last day is nothing',
      100_00,
      { ...term, endedOn: '2027-03-01' },
      { ground: 'days-left', due: 0, kept: 100_00, days: 121, daysLeft: 0 },
    ],
    [
      'within a longer time that a plan’s own rule gives is all of it',
      100_00,
      { ...term, rule: { refusedWithinDays: 60 }, refusedOn: '2026-09-01', endedOn: '2026-10-31' },
      { ground: 'waiver-refused', due: 100_00, kept: 0, days: 121, daysLeft: 48 },
    ],
  ])('%s', (_, paid, { endedOn, ...terms }, due) => {
    expect(refundDue({ paid, ...terms }, { endedOn, askedOn: null })).toEqual({ ...due, askedOn: null })
  })

  test.each([
    // From 20 October on 59 of 121 days are left, whatever the desk takes: 10000 × 59 ÷ 121 = 4876.03…
    [
      'is counted from the day on which the student asked, however long the desk takes',
      '2026-10-20',
      '2026-11-30',
      4876,
    ],
    ['is counted from the day of the desk where the student asked for a later one', '2026-11-30', '2026-10-20', 4876],
    [
      'is all of it where the student asked before the cover, and the desk was slower',
      '2026-08-19',
      '2026-09-15',
      10_000,
    ],
    [
      'is all of it where the student asked within the days after a refusal',
      '2026-10-02',
      '2026-11-15',
      10_000,
      '2026-09-01',
    ],
    ['is a part where they asked one day later', '2026-10-03', '2026-11-15', 6281, '2026-09-01'],
  ] as const)('%s', (_, askedOn, endedOn, due, refusedOn?: string) => {
    expect(refundDue({ paid: 10_000, ...term, refusedOn: refusedOn ?? null }, { endedOn, askedOn }).due).toBe(due)
  })

  test('is never less than nothing or more than what was paid, in whole minor units', () => {
    const startedOn = Temporal.PlainDate.from('2026-08-15')
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: -400, max: 800 }),
        fc.integer({ min: 0, max: 730 }),
        (paid, endsAfter, length) => {
          const coverage = {
            coverageStart: startedOn.toString(),
            coverageEnd: startedOn.add({ days: length }).toString(),
          }
          const endedOn = startedOn.add({ days: endsAfter }).toString()
          const { due, kept } = refundDue({ paid, ...coverage, refusedOn: null, rule }, { endedOn, askedOn: null })
          expect(Number.isInteger(due) && due >= 0 && kept >= 0 && due + kept === paid).toBe(true)
        },
      ),
    )
  })
})

describe('after a refused waiver, the last day on which all goes back', () => {
  test.each([
    ['is so many days after the refusal', '2026-08-15', '2026-09-01', '2026-10-02'],
    ['is the day before the cover begins, where that is later', '2026-12-01', '2026-09-01', '2026-11-30'],
  ])('%s', (_, coverageStart, refusedOn, until) => {
    expect(allBackUntil({ coverageStart, refusedOn, rule })).toBe(until)
    const terms = { paid: 100_00, coverageStart, coverageEnd: '2027-12-31', refusedOn, rule }
    expect(refundDue(terms, { endedOn: until, askedOn: null }).kept).toBe(0)
    const dayAfter = Temporal.PlainDate.from(until).add({ days: 1 }).toString()
    expect(refundDue(terms, { endedOn: dayAfter, askedOn: null }).kept).toBeGreaterThan(0)
  })
})
