// Whatever somebody had and whenever: a course is never called done where the table says that it is not. What the table asks
// is written here a second time, as the least that each dose of a course must keep.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { vaccineSetStock } from '#seed/vaccines/sets.ts'
import type { Kind, Vaccine } from '../requirements/rules.ts'
import { standingOf, type Had } from './rules.ts'

const born = Temporal.PlainDate.from('2003-04-12')
const person = { bornOn: born.toString(), bornIn: '2003-04', flight: '2026-08-10' }
const common = vaccineSetStock.find(({ id }) => id === 'common')?.items ?? []
const weeks = (count: number) => count * 7
const ageOn = (age: object) => born.until(born.add(age), { largestUnit: 'days' }).days

/** Days of life: from which on each dose counts, and how long after the one before it. The days of grace are off already. */
const least: readonly { vaccine: Vaccine; ages: number[]; gaps: number[]; firstToLast?: number; isLive?: true }[] = [
  { vaccine: 'mmr', ages: [ageOn({ months: 12 }) - 4, ageOn({ months: 13 }) - 4], gaps: [24], isLive: true },
  { vaccine: 'varicella', ages: [ageOn({ months: 12 }) - 4, ageOn({ months: 13 })], gaps: [24], isLive: true },
  { vaccine: 'hepb', ages: [0, 0, weeks(24) - 4], gaps: [24, 52], firstToLast: 108 },
  { vaccine: 'tdap', ages: [ageOn({ years: 10 })], gaps: [] },
  { vaccine: 'menacwy', ages: [ageOn({ years: 16 }) - 4], gaps: [] },
]

type Given = { vaccine: Vaccine; kind: Kind; day: number }
const kindsOf = { mmr: ['dose', 'dose', 'mr'], tdap: ['dose', 'td'] } satisfies Partial<Record<Vaccine, Kind[]>>
const anyDay = fc.oneof(
  fc.integer({ min: 0, max: 260 }),
  fc.integer({ min: 350, max: 470 }),
  fc.integer({ min: 3640, max: 3720 }),
  fc.integer({ min: 5800, max: 5900 }),
)
const given = (vaccine: 'mmr' | 'varicella' | 'hepb' | 'tdap' | 'menacwy'): fc.Arbitrary<Given> =>
  fc.record({
    vaccine: fc.constant(vaccine),
    kind: fc.constantFrom<Kind[]>(...(vaccine === 'mmr' || vaccine === 'tdap' ? kindsOf[vaccine] : ['dose' as const])),
    day: anyDay,
  })
const anyGiven = fc.array(
  fc.oneof(given('mmr'), given('mmr'), given('varicella'), given('hepb'), given('tdap'), given('menacwy')),
  { maxLength: 12 },
)

const isNearOtherLive = (one: Given, all: readonly Given[]): boolean =>
  all.some(
    other =>
      (other.vaccine === 'mmr' || other.vaccine === 'varicella') &&
      (other.vaccine !== one.vaccine || other.kind !== one.kind) &&
      other.day < one.day &&
      one.day < other.day + 28,
  )

/** Whether any choice of the doses makes a course that keeps all that the table asks at least. */
function isPossible(rule: (typeof least)[number], all: readonly Given[]): boolean {
  const doses = all
    .filter(one => one.vaccine === rule.vaccine && one.kind === 'dose')
    .filter(one => rule.isLive !== true || !isNearOtherLive(one, all))
    .map(({ day }) => day)
  const goesOn = (taken: readonly number[]): boolean => {
    const index = taken.length
    if (index === rule.ages.length)
      return rule.firstToLast === undefined || (taken.at(-1) ?? 0) - (taken[0] ?? 0) >= rule.firstToLast
    const from = Math.max(
      rule.ages[index] ?? 0,
      index === 0 ? 0 : (taken[index - 1] ?? 0) + (rule.gaps[index - 1] ?? 0),
    )
    return doses.some(day => day >= from && goesOn([...taken, day]))
  }
  return goesOn([])
}

test.each(least)('no course of $vaccine is done that the table does not call done', rule => {
  const item = common.find(({ vaccine }) => vaccine === rule.vaccine)
  if (item === undefined) throw new Error(`${rule.vaccine} is not in the list.`)
  // How old a dose may be at the flight is a matter of universities, not of this table.
  const requirement = { ...item, withinYears: null }
  const seen = { done: 0, not: 0 }
  fc.assert(
    fc.property(anyGiven, all => {
      const had = all.map(({ vaccine, kind, day }, index): Had => {
        return { id: String(index), vaccine, kind, on: born.add({ days: day }).toString(), country: 'IN' }
      })
      const isDone = standingOf(requirement, had, person, { today: '2026-06-15' }).state === 'done'
      seen[isDone ? 'done' : 'not'] += 1
      expect(isDone && !isPossible(rule, all)).toBe(false)
    }),
    { numRuns: 3000, seed: 65 },
  )
  // Both happen, so that neither answer alone would pass.
  expect(Math.min(seen.done, seen.not)).toBeGreaterThan(20)
})
