// What one has, held against what is asked.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vaccineSetStock } from '#seed/vaccines/sets.ts'
import { agesOf, whyText } from '../records/copy.ts'
import { isAskedOf, type Kind, type Requirement, type Vaccine } from '../requirements/rules.ts'
import { doseRules, graceDays, liveGapDays } from './doses/rules.ts'
import { firstDayAfter } from './gaps/rules.ts'
import { standingOf, type Had } from './rules.ts'

const today = '2026-06-15'
const flight = '2026-08-10'
const person = { bornIn: '2003-04', flight }
const common = vaccineSetStock.find(({ id }) => id === 'common')?.items ?? []
const setOf = (id: string) => vaccineSetStock.find(one => one.id === id)?.items ?? []
const rule = (vaccine: Vaccine, set = common, change: Partial<Requirement> = {}): Requirement => {
  const found = set.find(one => one.vaccine === vaccine)
  if (found === undefined) throw new Error(`${vaccine} is not in the list.`)
  return { ...found, ...change }
}
const had = (vaccine: Vaccine, ...days: (string | [Kind, string | null, ('IN' | 'US')?])[]): Had[] =>
  days.map((day, index) => {
    const [kind, on, country = 'IN'] = typeof day === 'string' ? (['dose', day] as const) : day
    return { id: `${vaccine}${index + 1}`, vaccine, kind, on, country }
  })

test.each<[string, Requirement, Had[], string, number, string[]]>([
  // requirement, what is had, state, doses that count, why others do not
  ['no dose', rule('mmr'), [], 'missing', 0, []],
  ['one of two', rule('mmr'), had('mmr', '2010-01-01'), 'missing', 1, []],
  [
    'MMR before the first birthday',
    rule('mmr'),
    had('mmr', '2004-01-15', '2010-01-01'),
    'too-early',
    1,
    ['before-age'],
  ],
  ['MR, and one MMR', rule('mmr'), had('mmr', ['mr', '2004-01-15'], '2010-01-01'), 'missing', 1, ['not-mmr']],
  [
    'MMR 20 days after MR',
    rule('mmr'),
    had('mmr', ['mr', '2010-01-01'], '2010-01-21'),
    'too-early',
    0,
    ['near-live', 'not-mmr'],
  ],
  ['Td', rule('tdap'), had('tdap', ['td', '2024-01-15']), 'missing', 0, ['not-tdap']],
  [
    'varicella before the first birthday',
    rule('varicella'),
    had('varicella', '2004-01-15', '2010-01-01'),
    'too-early',
    1,
    ['before-age'],
  ],
  [
    'varicella on the day of an MMR',
    rule('varicella'),
    [...had('varicella', '2010-01-01', '2010-01-29'), ...had('mmr', '2010-01-01')],
    'done',
    2,
    [],
  ],
  [
    'varicella 27 days after an MMR',
    rule('varicella'),
    [...had('varicella', '2010-01-28', '2010-02-25'), ...had('mmr', '2010-01-01')],
    'too-early',
    1,
    ['near-live'],
  ],
  [
    'varicella 28 days after an MMR',
    rule('varicella'),
    [...had('varicella', '2010-01-29', '2010-02-26'), ...had('mmr', '2010-01-01')],
    'done',
    2,
    [],
  ],
  [
    'MMR 27 days after varicella',
    rule('mmr'),
    [...had('mmr', '2010-01-28', '2012-01-01'), ...had('varicella', '2010-01-01')],
    'too-early',
    1,
    ['near-live'],
  ],
  ['entered in any order', rule('mmr'), had('mmr', '2010-01-29', '2010-01-01'), 'done', 2, []],
  ['of another vaccine', rule('mmr'), had('tdap', '2020-01-01', '2021-01-01'), 'missing', 0, []],
  [
    'a titre that is taken',
    rule('mmr', common, { takesTitre: true }),
    had('mmr', ['titre', '2025-01-01']),
    'done',
    0,
    [],
  ],
  [
    'a titre of measles, mumps and rubella, by the usual list',
    rule('mmr'),
    had('mmr', ['titre', '2025-01-01']),
    'done',
    0,
    [],
  ],
  [
    'a titre of chickenpox, by the usual list',
    rule('varicella'),
    had('varicella', ['titre', '2025-01-01']),
    'done',
    0,
    [],
  ],
  ['a titre of hepatitis B, by the usual list', rule('hepb'), had('hepb', ['titre', '2025-01-01']), 'done', 0, []],
  [
    'a titre that is not',
    rule('mmr', common, { takesTitre: false }),
    had('mmr', ['titre', '2025-01-01']),
    'missing',
    0,
    ['not-taken'],
  ],
  ['Tdap of nine years ago', rule('tdap'), had('tdap', '2017-01-01'), 'done', 1, []],
  ['ten years to the day', rule('tdap'), had('tdap', '2016-08-10'), 'done', 1, []],
  ['a day more', rule('tdap'), had('tdap', '2016-08-09'), 'expired', 0, ['too-old']],
  ['an old and a young one', rule('tdap'), had('tdap', '2006-01-01', '2020-01-01'), 'done', 1, ['too-old']],
  ['at fifteen', rule('menacwy'), had('menacwy', '2018-12-01'), 'too-early', 0, ['before-age']],
  [
    'five days before anybody of that month is sixteen',
    rule('menacwy'),
    had('menacwy', '2019-04-26'),
    'too-early',
    0,
    ['before-age'],
  ],
  ['four days before', rule('menacwy'), had('menacwy', '2019-04-27'), 'done', 1, []],
  ['at sixteen', rule('menacwy'), had('menacwy', '2019-05-01'), 'done', 1, []],
  [
    'Liberty: the third four months after the second',
    rule('hepb', setOf('liberty-university')),
    had('hepb', '2025-01-01', '2025-01-31', '2025-05-31'),
    'done',
    3,
    [],
  ],
  [
    'Liberty: a day early',
    rule('hepb', setOf('liberty-university')),
    had('hepb', '2025-01-01', '2025-01-31', '2025-05-30'),
    'too-early',
    2,
    ['too-close'],
  ],
  ['had chickenpox, no day known', rule('varicella'), had('varicella', ['illness', null]), 'done', 0, []],
  ['a TB test in time', rule('tb'), had('tb', ['igra', '2026-02-10']), 'done', 1, []],
  ['a TB test that is too old', rule('tb'), had('tb', ['igra', '2026-02-09']), 'expired', 0, ['too-old']],
  [
    'a TB blood test the day before an MMR',
    rule('tb'),
    [...had('tb', ['igra', '2026-06-01']), ...had('mmr', '2026-06-02')],
    'done',
    1,
    [],
  ],
  [
    'on the day of an MMR',
    rule('tb'),
    [...had('tb', ['igra', '2026-06-01']), ...had('mmr', '2026-06-01')],
    'done',
    1,
    [],
  ],
  [
    '27 days after an MMR',
    rule('tb'),
    [...had('tb', ['igra', '2026-06-10']), ...had('mmr', '2026-05-14')],
    'too-early',
    0,
    ['near-live'],
  ],
  [
    '28 days after an MMR',
    rule('tb'),
    [...had('tb', ['igra', '2026-06-11']), ...had('mmr', '2026-05-14')],
    'done',
    1,
    [],
  ],
  [
    'an X-ray a week after an MMR',
    rule('tb'),
    [...had('tb', ['xray', '2026-06-08']), ...had('mmr', '2026-06-01')],
    'done',
    1,
    [],
  ],
  ['a skin test where none is taken', rule('tb'), had('tb', ['skin', '2026-06-01']), 'missing', 0, ['not-taken']],
  [
    'Valparaiso: a skin test of India',
    rule('tb', setOf('valparaiso-university')),
    had('tb', ['skin', '2026-06-01']),
    'missing',
    0,
    ['only-in-us'],
  ],
  [
    'Valparaiso: a skin test of the US',
    rule('tb', setOf('valparaiso-university')),
    had('tb', ['skin', '2026-06-01', 'US']),
    'done',
    1,
    [],
  ],
  [
    'Valparaiso: an old X-ray',
    rule('tb', setOf('valparaiso-university')),
    had('tb', ['xray', '2020-06-01']),
    'done',
    1,
    [],
  ],
  [
    'UNCG: a blood test of India',
    rule('tb', setOf('university-of-north-carolina-at-greensboro')),
    had('tb', ['igra', '2026-06-01']),
    'missing',
    0,
    ['only-in-us'],
  ],
  [
    'Reno: an X-ray',
    rule('tb', setOf('university-of-nevada-reno')),
    had('tb', ['xray', '2026-06-01']),
    'missing',
    0,
    ['not-taken'],
  ],
])('%s', (_, requirement, all, state, counted, whys) => {
  const standing = standingOf(requirement, all, person, { today })
  expect([standing.state, standing.counted.length, standing.reasons.map(({ why }) => why)]).toEqual([
    state,
    counted,
    whys,
  ])
})

describe('an age', () => {
  const below22 = rule('menacwy', common, { onlyBelowAge: 22 })
  test.each([
    ['21 on the day of the flight', '2005-04', true],
    ['22 in the month of the flight: asked', '2004-08', true],
    ['22 a month before', '2004-07', false],
    ['not given', undefined, true],
  ])('%s', (_, bornIn, isAsked) => {
    expect(isAskedOf(below22, { bornIn, flight }, today)).toBe(isAsked)
  })

  test('that is not entered is asked for, where a dose hangs on it', () => {
    expect(standingOf(rule('menacwy'), had('menacwy', '2024-01-01'), { flight }, { today }).reasons).toEqual([
      { id: 'menacwy1', why: 'age-unknown' },
    ])
  })
})

test('who is not asked has nothing to do, whatever they have', () => {
  const none = rule('hepb', common, { ask: 'notAsked' })
  expect(standingOf(none, had('hepb', '2025-01-01'), person, { today }).state).toBe('not-asked')
})

test('without a flight an old dose is judged by today, and one that counts says until when', () => {
  const noFlight = { bornIn: '1990-01' }
  expect(standingOf(rule('tdap'), had('tdap', '2016-06-14'), noFlight, { today })).toMatchObject({
    state: 'expired',
    reasons: [{ why: 'too-old' }],
  })
  expect(standingOf(rule('tdap'), had('tdap', '2016-06-15'), noFlight, { today })).toMatchObject({
    state: 'done',
    until: '2026-06-15',
  })
  expect(standingOf(rule('tb'), had('tb', ['igra', '2026-05-01']), noFlight, { today })).toMatchObject({
    state: 'done',
    until: '2026-11-01',
  })
})

test('every rule of a dose says where it was read', () => {
  for (const { sources } of Object.values(doseRules)) expect(sources.length).toBeGreaterThan(0)
})

const day = fc.integer({ min: 0, max: 400 }).map(days => Temporal.PlainDate.from('2024-01-01').add({ days }).toString())

test('those that count keep their distance from whatever was given before them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Vaccine>('mmr', 'hepb', 'varicella'),
      fc.uniqueArray(day, { maxLength: 7 }),
      (vaccine, days) => {
        const { counted, next } = standingOf(rule(vaccine), had(vaccine, ...days), person, { today })
        for (const [index, { on }] of counted.entries()) {
          const before = days
            .filter(one => one < on)
            .toSorted()
            .at(-1)
          if (index === 0 || before === undefined) continue
          const apart = Temporal.PlainDate.from(before).until(on).total('days')
          expect(apart).toBeGreaterThanOrEqual((index === 1 ? 28 : 56) - graceDays)
        }
        const last = days.toSorted().at(-1) ?? ''
        if (next !== undefined) expect(next > last).toBe(true)
      },
    ),
    { seed: 20260615 },
  )
})

test('a dose that counts by the days of grace alone is named, so that the student can ask', () => {
  const { counted } = standingOf(rule('mmr'), had('mmr', '2010-01-01', '2010-01-25'), person, { today })
  expect(counted.map(({ isEarly }) => isEarly)).toEqual([undefined, true])
})

test('that a dose of MenACWY gets too old is taken from the page of a university alone', () => {
  const within = { withinYears: 5, fromAge: null }
  const old = had('menacwy', '2020-06-01')
  expect(standingOf(rule('menacwy', common, within), old, person, { today }).state).toBe('done')
  expect(standingOf(rule('menacwy', common, { ...within, isRead: true }), old, person, { today }).state).toBe('expired')
})

test('a university with spacings of its own is not said to take another course', () => {
  const two = had('hepb', ['heplisav', '2025-01-01'], ['heplisav', '2025-01-31'])
  expect(standingOf(rule('hepb'), two, { ...person, bornOn: '2003-04-12' }, { today }).state).toBe('done')
  const liberty = rule('hepb', setOf('liberty-university'))
  expect(standingOf(liberty, two, { ...person, bornOn: '2003-04-12' }, { today }).state).toBe('missing')
})

test('a university’s shorter spacing never makes a dose count that the table does not count', () => {
  const short = rule('hepb', common, { secondAfterDays: 7, thirdAfterMonths: 1 })
  const early = had('hepb', '2025-01-01', '2025-01-10', '2025-02-10')
  expect(standingOf(short, early, person, { today }).counted.length).toBe(2)
  expect(firstDayAfter(short, ['2025-01-01'])).toBe('2025-01-29')
})

test('of live vaccines none counts that came within 28 days of another kind before it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(day, { maxLength: 5 }), fc.uniqueArray(day, { maxLength: 5 }), (mmr, varicella) => {
      const all = [...had('mmr', ...mmr), ...had('varicella', ...varicella)]
      for (const [vaccine, others] of [['mmr', varicella] as const, ['varicella', mmr] as const]) {
        for (const { on } of standingOf(rule(vaccine), all, person, { today }).counted) {
          const near = others.filter(
            other => other < on && Temporal.PlainDate.from(other).until(on).total('days') < liveGapDays,
          )
          expect(near).toEqual([])
        }
      }
    }),
    { seed: 20260615 },
  )
})

test.each([
  ['mmr', '12 months of age (the first dose) and 13 months of age (the second dose)'],
  ['tdap', 'your 10th birthday'],
  ['menacwy', 'your 16th birthday'],
  ['hepb', '24 weeks of age (the last dose)'],
] as const)('a student reads from which age %s counts', (vaccine, ages) => {
  expect(agesOf(rule(vaccine))).toBe(ages)
  const why = whyText('before-age', { item: rule(vaccine), flight })
  expect(why).toBe(`Given too young, so it does not count. It counts from ${ages} on.`)
})
