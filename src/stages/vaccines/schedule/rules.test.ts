// What one has, held against what is asked.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vaccineSetStock } from '../../../../seed/vaccines/sets.ts'
import { isAskedOf, type Kind, type Requirement, type Vaccine } from '../requirements/rules.ts'
import { after, courses, dosesOf, standingOf, type Had } from './rules.ts'

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
    return { id: String(index + 1), vaccine, kind, on, country }
  })

test.each<[string, Requirement, Had[], string, number, string[]]>([
  // requirement, what is had, state, doses that count, why others do not
  ['no dose', rule('mmr'), [], 'missing', 0, []],
  ['one of two', rule('mmr'), had('mmr', '2010-01-01'), 'missing', 1, []],
  ['28 days apart', rule('mmr'), had('mmr', '2010-01-01', '2010-01-29'), 'done', 2, []],
  ['27 days apart', rule('mmr'), had('mmr', '2010-01-01', '2010-01-28'), 'too-early', 1, ['too-close']],
  ['a third mends it', rule('mmr'), had('mmr', '2010-01-01', '2010-01-28', '2010-02-20'), 'done', 2, ['too-close']],
  ['told in any order', rule('mmr'), had('mmr', '2010-01-29', '2010-01-01'), 'done', 2, []],
  ['of another vaccine', rule('mmr'), had('tdap', '2020-01-01', '2021-01-01'), 'missing', 0, []],
  ['a titre that is taken', rule('mmr', common, { takesTitre: true }), had('mmr', ['titre', '2025-01-01']), 'done', 0, []],
  ['a titre that is not', rule('mmr'), had('mmr', ['titre', '2025-01-01']), 'missing', 0, ['not-taken']],
  ['Tdap of nine years ago', rule('tdap'), had('tdap', '2017-01-01'), 'done', 1, []],
  ['ten years to the day', rule('tdap'), had('tdap', '2016-08-10'), 'done', 1, []],
  ['a day more', rule('tdap'), had('tdap', '2016-08-09'), 'expired', 0, ['too-old']],
  ['an old and a young one', rule('tdap'), had('tdap', '2006-01-01', '2020-01-01'), 'done', 1, ['too-old']],
  ['at fifteen', rule('menacwy'), had('menacwy', '2018-12-01'), 'too-early', 0, ['before-age']],
  ['in the month of the birthday', rule('menacwy'), had('menacwy', '2019-04-30'), 'too-early', 0, ['before-age']],
  ['at sixteen', rule('menacwy'), had('menacwy', '2019-05-01'), 'done', 1, []],
  ['Hep B at once', rule('hepb'), had('hepb', '2025-01-01', '2025-01-31', '2025-05-31'), 'done', 3, []],
  ['29 days', rule('hepb'), had('hepb', '2025-01-01', '2025-01-30', '2025-05-31'), 'too-early', 2, ['too-close']],
  ['the third a day early', rule('hepb'), had('hepb', '2025-01-01', '2025-01-31', '2025-05-30'), 'too-early', 2, ['too-close']],
  ['had chickenpox, no day known', rule('varicella'), had('varicella', ['illness', null]), 'done', 0, []],
  ['a TB test in time', rule('tb'), had('tb', ['igra', '2026-02-10']), 'done', 1, []],
  ['a TB test that is too old', rule('tb'), had('tb', ['igra', '2026-02-09']), 'expired', 0, ['too-old']],
  ['a skin test where none is taken', rule('tb'), had('tb', ['skin', '2026-06-01']), 'missing', 0, ['not-taken']],
  ['Valparaiso: a skin test of India', rule('tb', setOf('valparaiso-university')), had('tb', ['skin', '2026-06-01']), 'missing', 0, ['only-in-us']],
  ['Valparaiso: a skin test of the US', rule('tb', setOf('valparaiso-university')), had('tb', ['skin', '2026-06-01', 'US']), 'done', 1, []],
  ['Valparaiso: an old X-ray', rule('tb', setOf('valparaiso-university')), had('tb', ['xray', '2020-06-01']), 'done', 1, []],
  ['UNCG: a blood test of India', rule('tb', setOf('university-of-north-carolina-at-greensboro')), had('tb', ['igra', '2026-06-01']), 'missing', 0, ['only-in-us']],
  ['Reno: an X-ray', rule('tb', setOf('university-of-nevada-reno')), had('tb', ['xray', '2026-06-01']), 'missing', 0, ['not-taken']],
])('%s', (_, requirement, all, state, counted, whys) => {
  const standing = standingOf(requirement, all, person, { today })
  expect([standing.state, standing.counted.length, standing.reasons.map(({ why }) => why)]).toEqual([state, counted, whys])
})

describe('an age', () => {
  const below22 = rule('menacwy', common, { onlyBelowAge: 22 })
  test.each([
    ['21 on the day of the flight', '2005-04', true],
    ['22 in the month of the flight: asked', '2004-08', true],
    ['22 a month before', '2004-07', false],
    ['not told', undefined, true],
  ])('%s', (_, bornIn, isAsked) => {
    expect(isAskedOf(below22, { bornIn, flight }, today)).toBe(isAsked)
  })

  test('that is not told is asked for, where a dose hangs on it', () => {
    expect(standingOf(rule('menacwy'), had('menacwy', '2024-01-01'), { flight }, { today }).reasons).toEqual([{ id: '1', why: 'age-unknown' }])
  })
})

test('who is not asked has nothing to do, whatever they have', () => {
  const none = rule('hepb', common, { ask: 'notAsked' })
  expect(standingOf(none, had('hepb', '2025-01-01'), person, { today }).state).toBe('not-asked')
})

test('without a flight nothing is too old', () => {
  expect(standingOf(rule('tdap'), had('tdap', '1999-01-01'), { bornIn: '1990-01' }, { today }).state).toBe('done')
})

const day = fc.integer({ min: 0, max: 400 }).map(days => Temporal.PlainDate.from('2024-01-01').add({ days }).toString())

test('those that count keep their distance, and no other choice of them would be longer', () => {
  fc.assert(
    fc.property(fc.constantFrom<Vaccine>('mmr', 'hepb', 'varicella'), fc.uniqueArray(day, { maxLength: 7 }), (vaccine, days) => {
      const { counted } = standingOf(rule(vaccine), had(vaccine, ...days), person, { today })
      for (const [index, { on }] of counted.entries()) {
        if (index > 0) expect(on >= after(vaccine, index, counted[index - 1]?.on ?? '')).toBe(true)
      }
      expect(counted.length).toBe(Math.min(dosesOf(vaccine), longest(vaccine, days.toSorted())))
    }),
    { seed: 20260615 },
  )
})

/** Every choice of days tried. */
function longest(vaccine: Vaccine, days: readonly string[], taken: readonly string[] = []): number {
  if (taken.length > courses[vaccine].length) return taken.length
  const last = taken.at(-1)
  return days.reduce((most, on, index) => {
    if (last !== undefined && on < after(vaccine, taken.length, last)) return most
    return Math.max(most, longest(vaccine, days.slice(index + 1), [...taken, on]))
  }, taken.length)
}
