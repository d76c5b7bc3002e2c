// Doses counted back from a flight.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vaccineSetStock } from '#seed/vaccines/sets.ts'
import { daysFromDosesToFlight } from '#src/plan/doses.ts'
import { health } from '#src/plan/rulebook/health.ts'
import { kindsFor, vaccines, type RequirementSet, type Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import { liveGapDays } from '../doses/rules.ts'
import { firstDayAfter } from '../gaps/rules.ts'
import { standingOf, type Had } from '../rules.ts'
import { givableOn, goOnInUs, planBack, type Booked, type Planned } from './rules.ts'

const today = '2026-06-15'
const set = (id: string): RequirementSet => vaccineSetStock.find(one => one.id === id)?.items ?? []
const only = (id: string, vaccine: Vaccine) => set(id).filter(one => one.vaccine === vaccine)
const dose = (vaccine: Vaccine, on: string, index = 1): Had => ({
  id: `${vaccine}${index}`,
  vaccine,
  kind: vaccine === 'tb' ? 'igra' : 'dose',
  on,
  country: 'IN',
})

const plan = (
  items: RequirementSet,
  {
    had = [],
    booked = [],
    flight,
    bornIn = '2003-04',
  }: { had?: Had[]; booked?: Booked[]; flight?: string; bornIn?: string },
) => planBack({ set: items, had, booked, person: { bornIn, flight }, today })
const days = (planned: readonly Planned[]) =>
  planned.map(one => [one.dose, one.earliest, one.latest ?? '-', one.isInUs ? 'US' : 'India'])

test.each<[string, Vaccine, Parameters<typeof plan>[1], (string | number)[][]]>([
  [
    'Hep B, eight months ahead',
    'hepb',
    { flight: '2027-02-15' },
    [
      [1, '2026-06-15', '2026-10-12', 'India'],
      [2, '2026-07-13', '2026-12-07', 'India'],
      [3, '2026-10-05', '2027-02-01', 'India'],
    ],
  ],
  [
    'the last day on which its 16 weeks still fit, and the 14 days after them',
    'hepb',
    { flight: '2026-10-19' },
    [
      [1, '2026-06-15', '2026-06-15', 'India'],
      [2, '2026-07-13', '2026-08-10', 'India'],
      [3, '2026-10-05', '2026-10-05', 'India'],
    ],
  ],
  [
    'a day less: the first and the third each on their earliest day, all in India',
    'hepb',
    { flight: '2026-10-18' },
    [
      [1, '2026-06-15', '2026-06-15', 'India'],
      [2, '2026-07-13', '2026-08-09', 'India'],
      [3, '2026-10-05', '2026-10-05', 'India'],
    ],
  ],
  [
    'the last day on which its 16 weeks end before the flight',
    'hepb',
    { flight: '2026-10-06' },
    [
      [1, '2026-06-15', '2026-06-15', 'India'],
      [2, '2026-07-13', '2026-07-28', 'India'],
      [3, '2026-10-05', '2026-10-05', 'India'],
    ],
  ],
  [
    'a day less: the third goes on in the US',
    'hepb',
    { flight: '2026-10-05' },
    [
      [1, '2026-06-15', '2026-08-24', 'India'],
      [2, '2026-07-13', '2026-09-21', 'India'],
      [3, '2026-10-05', '-', 'US'],
    ],
  ],
  [
    'two weeks ahead: one fits',
    'hepb',
    { flight: '2026-06-30' },
    [
      [1, '2026-06-15', '2026-06-16', 'India'],
      [2, '2026-07-13', '-', 'US'],
      [3, '2026-10-05', '-', 'US'],
    ],
  ],
  [
    'tomorrow',
    'hepb',
    { flight: '2026-06-16' },
    [
      [1, '2026-06-15', '2026-06-15', 'India'],
      [2, '2026-07-13', '-', 'US'],
      [3, '2026-10-05', '-', 'US'],
    ],
  ],
  [
    'Hep B of the planner’s example: the last dose 14 days before the flight, the first 16 weeks before that',
    'hepb',
    { flight: '2027-08-01' },
    [
      [1, '2026-06-15', '2027-03-28', 'India'],
      [2, '2026-07-13', '2027-05-23', 'India'],
      [3, '2026-10-05', '2027-07-18', 'India'],
    ],
  ],
  [
    'MMR of the planner’s example: 28 days between the doses, then 14 days until the flight',
    'mmr',
    { flight: '2027-08-01' },
    [
      [1, '2026-06-15', '2027-06-20', 'India'],
      [2, '2026-07-13', '2027-07-18', 'India'],
    ],
  ],
  [
    'flown already',
    'mmr',
    { flight: '2026-06-01' },
    [
      [1, '2026-06-15', '-', 'US'],
      [2, '2026-07-13', '-', 'US'],
    ],
  ],
  [
    'no flight yet',
    'mmr',
    {},
    [
      [1, '2026-06-15', '-', 'India'],
      [2, '2026-07-13', '-', 'India'],
    ],
  ],
  [
    'after a first dose long ago',
    'mmr',
    { flight: '2026-08-10', had: [dose('mmr', '2010-01-01')] },
    [[2, '2026-06-15', '2026-07-27', 'India']],
  ],
  [
    'after a first dose last week',
    'mmr',
    { flight: '2026-08-10', had: [dose('mmr', '2026-06-08')] },
    [[2, '2026-07-06', '2026-07-27', 'India']],
  ],
  [
    'a first dose that is booked',
    'mmr',
    { flight: '2026-09-10', booked: [{ vaccine: 'mmr', on: '2026-06-20' }] },
    [
      [1, '2026-06-20', '2026-07-30', 'India'],
      [2, '2026-07-18', '2026-08-27', 'India'],
    ],
  ],
  [
    'a first dose a week after varicella',
    'mmr',
    { flight: '2026-09-10', had: [dose('varicella', '2026-06-08')] },
    [
      [1, '2026-07-06', '2026-07-30', 'India'],
      [2, '2026-08-03', '2026-08-27', 'India'],
    ],
  ],
  [
    'a first dose beside a booked varicella',
    'mmr',
    { flight: '2026-09-10', booked: [{ vaccine: 'varicella', on: '2026-06-20' }] },
    [
      [1, '2026-06-20', '2026-07-30', 'India'],
      [2, '2026-07-18', '2026-08-27', 'India'],
    ],
  ],
  [
    'a first dose beside a booked TB test',
    'mmr',
    { flight: '2026-09-10', booked: [{ vaccine: 'tb', on: '2026-06-20' }] },
    [
      [1, '2026-06-20', '2026-07-30', 'India'],
      [2, '2026-07-18', '2026-08-27', 'India'],
    ],
  ],
  [
    'a TB test ten days after an MMR',
    'tb',
    { flight: '2026-09-10', had: [dose('mmr', '2026-06-05')] },
    [[1, '2026-07-03', '2026-08-27', 'India']],
  ],
  [
    'a TB test that an MMR pushes past the flight',
    'tb',
    { flight: '2026-06-30', had: [dose('mmr', '2026-06-05')] },
    [[1, '2026-07-03', '-', 'US']],
  ],
  ['a TB test not before its six months', 'tb', { flight: '2027-03-01' }, [[1, '2026-09-01', '2027-02-15', 'India']]],
  [
    'MenACWY at the sixteenth birthday',
    'menacwy',
    { flight: '2026-12-01', bornIn: '2010-08' },
    [[1, '2026-09-01', '2026-11-17', 'India']],
  ],
])('%s', (_, vaccine, given, expected) => {
  expect(days(plan(only('common', vaccine), given))).toEqual(expected)
})

test('the last days are those of the planner', () => {
  const flight = '2027-08-01'
  const lastDayOf = (vaccine: Vaccine, number: number) =>
    plan(only('common', vaccine), { flight }).find(one => one.dose === number)?.latest
  const boundOf = (id: string) => {
    const { months = 0, days = 0 } = health.find(one => one.id === id) ?? {}
    return Temporal.PlainDate.from(flight).add({ months, days }).toString()
  }
  expect(lastDayOf('mmr', 1)).toBe(boundOf('A31.3'))
  expect(lastDayOf('mmr', 2)).toBe(boundOf('A31.2'))
  expect(lastDayOf('hepb', 1)).toBe(boundOf('A33.5'))
  expect(lastDayOf('hepb', 3)).toBe(boundOf('A33.4'))
})

test('a test that counts only in the US waits for the landing', () => {
  const planned = plan(only('university-of-north-carolina-at-greensboro', 'tb'), { flight: '2026-08-10' })
  expect(days(planned)).toEqual([[1, '2026-08-10', '-', 'US']])
  expect(goOnInUs(planned)).toEqual(['tb'])
})

test('the most urgent stands first, what goes on in the US last', () => {
  const planned = plan(set('liberty-university'), { flight: '2026-09-01' })
  expect(planned.at(-1)).toMatchObject({ vaccine: 'hepb', dose: 3, isInUs: true })
  const latest = planned.filter(({ isInUs }) => !isInUs).map(one => one.latest ?? '')
  expect(latest).toEqual(latest.toSorted())
  expect(goOnInUs(planned)).toEqual(['hepb'])
})

describe('what may be given on a day', () => {
  const planned = plan(set('liberty-university'), { flight: '2027-02-15' })
  test.each([
    ['today', today, ['hepb', 'menacwy', 'mmr', 'tdap', 'varicella']],
    ['when the TB test is young enough', '2026-08-15', ['hepb', 'menacwy', 'mmr', 'tb', 'tdap', 'varicella']],
    ['yesterday', '2026-06-14', []],
  ])('%s: one of each', (_, day, expected) => {
    const given = givableOn(planned, day)
    expect(given.map(({ vaccine }) => vaccine).toSorted()).toEqual(expected)
    expect(given.every(({ dose: number }) => number === 1)).toBe(true)
  })
})

const anyDay = (from: number, until: number) =>
  fc.integer({ min: from, max: until }).map(number => Temporal.PlainDate.from(today).add({ days: number }).toString())
const anyHad = fc.array(
  fc.tuple(fc.constantFrom(...vaccines), anyDay(-4000, 0)).map(([vaccine, on]): Had => dose(vaccine, on)),
  { maxLength: 9 },
)
const safeDayBefore = (flight: string) =>
  Temporal.PlainDate.from(flight).subtract({ days: daysFromDosesToFlight }).toString()
const anySet = fc.constantFrom(...vaccineSetStock.map(({ items }) => items))

test('for any past and any flight: nothing in the past, nothing at or after the flight, spacings kept, nothing planned again', () => {
  fc.assert(
    fc.property(
      anySet,
      anyHad,
      fc.option(anyDay(-30, 500), { nil: undefined }),
      fc.option(anyDay(0, 60), { nil: undefined }),
      (items, all, flight, bookedOn) => {
        const had = all.map((one, index) => ({ ...one, id: String(index) }))
        const booked = bookedOn === undefined ? [] : [{ vaccine: 'mmr' as const, on: bookedOn }]
        const planned = plan(items, { had, booked, ...(flight !== undefined && { flight }) })
        for (const one of planned) {
          expect(one.earliest >= today).toBe(true)
          if (one.latest !== undefined && flight !== undefined) {
            expect(one.latest < flight).toBe(true)
            expect(one.earliest <= one.latest).toBe(true)
            // Past the safe day only where it cannot be had earlier.
            if (one.latest > safeDayBefore(flight)) expect(one.latest).toBe(one.earliest)
          }
        }
        for (const item of items) {
          const series = planned.filter(({ vaccine }) => vaccine === item.vaccine).toSorted((a, b) => a.dose - b.dose)
          const { counted, of } = standingOf(item, had, { bornIn: '2003-04', flight }, { today })
          // What was given is not planned again, and what is planned makes the course whole.
          if (series.length > 0)
            expect(series.map(one => one.dose)).toEqual(
              Array.from({ length: of - counted.length }, (_, index) => counted.length + index + 1),
            )
          const days = [...counted.map(({ on }) => on), ...series.map(one => one.earliest)]
          const last = series.map(one => one.latest)
          for (let index = Math.max(1, counted.length); index < days.length; index += 1)
            expect((days[index] ?? '') >= firstDayAfter(item, days.slice(0, index))).toBe(true)
          const lasts = [...counted.map(({ on }) => on), ...last]
          for (let index = Math.max(1, counted.length); index < lasts.length; index += 1) {
            const [before, next] = [lasts.slice(0, index).filter(one => one !== undefined), lasts[index]]
            if (next !== undefined && before.length === index) expect(next >= firstDayAfter(item, before)).toBe(true)
          }
        }
      },
    ),
    { seed: 20260615, numRuns: 300 },
  )
})

test('live doses that are planned are on the same day or 28 days apart, whatever was given and booked', () => {
  fc.assert(
    fc.property(anyHad, anyDay(0, 60), fc.constantFrom('mmr' as const, 'varicella' as const), (all, on, vaccine) => {
      const had = all.map((one, index) => ({ ...one, id: String(index) }))
      const live = plan(
        set('common').filter(one => one.vaccine !== 'tb'),
        { had, booked: [{ vaccine, on }] },
      )
        .filter(one => one.vaccine === 'mmr' || one.vaccine === 'varicella')
        .map(one => one.booked ?? one.earliest)
      const apart = live.flatMap(one =>
        live.map(other => Math.abs(Temporal.PlainDate.from(one).until(other).total('days'))),
      )
      expect(apart.filter(days => days > 0 && days < liveGapDays)).toEqual([])
    }),
    { seed: 20260615, numRuns: 300 },
  )
})

test('who takes each dose on its first day, or on its last, is done', () => {
  fc.assert(
    fc.property(anySet, anyDay(200, 500), fc.boolean(), (items, flight, isEarly) => {
      const planned = plan(items, { flight })
      const taken = planned
        .filter(({ isInUs }) => !isInUs)
        .map((one, index): Had => {
          const kind = items.filter(({ vaccine }) => vaccine === one.vaccine).flatMap(kindsFor)[0] ?? 'dose'
          return {
            id: String(index),
            vaccine: one.vaccine,
            kind,
            on: isEarly ? one.earliest : (one.latest ?? ''),
            country: 'IN',
          }
        })
      for (const item of items) {
        if (item.onlyInUs) continue
        expect(standingOf(item, taken, { bornIn: '2003-04', flight }, { today: flight }).state).toBe('done')
      }
    }),
    { seed: 20260615 },
  )
})
