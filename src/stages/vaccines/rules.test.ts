// Facts down, steps across.
import { expect, test } from 'vitest'
import { vaccineSetStock } from '#seed/vaccines/sets.ts'
import { bind, noFacts } from '#src/journey/read.ts'
import { vaccines as names, type Kind, type Vaccine } from './requirements/rules.ts'
import { filled, viewOf, type factsOf } from '#tests/filled.ts'
import { vaccines } from './rules.ts'
import { vaccineSummary } from './summary/rules.ts'

type Known = Parameters<typeof factsOf<typeof vaccineSummary.facts>>[1]
type Appointment = NonNullable<Known['appointments']>[number]

const now = '2026-06-15T06:00:00.000Z'
const at = '2026-06-10T06:00:00.000Z'
const set = vaccineSetStock.find(({ id }) => id === 'common')?.items ?? []
const flight = '2026-12-20'
const lacks = (...of: Vaccine[]) => ({ lacks: of.map(vaccine => ({ vaccine, at })) })
const had = (...all: [Vaccine, string, Kind?][]) => ({
  had: all.map(([vaccine, on, kind = 'dose'], index) => ({
    id: String(index),
    vaccine,
    kind,
    on,
    country: 'IN' as const,
    at,
  })),
})
const chosen = { set, choice: { answeredAt: at, bornIn: '2003-04' } }
const done = had(
  ['mmr', '2010-01-01'],
  ['mmr', '2010-06-01'],
  ['tdap', '2024-01-01'],
  ['menacwy', '2024-01-01'],
  ['varicella', '2010-01-01', 'illness'],
  ['tb', '2026-06-20', 'igra'],
)
const tested = { ...done, ...chosen, ...lacks('hepb'), flight: '2026-07-20' }
const proofs = (...of: Vaccine[]) => ({ proofs: of.map(vaccine => ({ vaccine, at })) })
const appointment = (start: string, change: Appointment = {}) => ({
  appointments: [{ at, start, end: start.replace(':00:00', ':30:00'), vaccines: ['mmr' as const], ...change }],
})
const marked = (...steps: string[]) => ({ marked: Object.fromEntries(steps.map(step => [step, { at }])) })

test('doses that count close their rows of the plan, each on its day; what does not count closes none', () => {
  const planned = (known: Known) =>
    viewOf(vaccines, vaccineSummary, { ...chosen, ...known }, now, 1).steps.find(({ id }) => id === 'PlanDoses')?.plan
  const others = lacks('tdap', 'menacwy', 'varicella', 'tb', 'hepb')
  const given = (thing: string, on: string | null) => ({ thing, on, isDone: true })
  expect(planned({ ...others, ...had(['mmr', '2025-01-01']) })).toEqual([given('mmr1', '2025-01-01')])
  expect(planned({ ...others, ...had(['mmr', '2025-01-01'], ['mmr', '2025-01-10']) })).toEqual([
    given('mmr1', '2025-01-01'),
  ])
  expect(planned({ ...others, ...had(['mmr', '2025-01-01', 'titre']) })).toEqual([
    given('mmr1', null),
    given('mmr2', null),
  ])
  expect(planned(lacks(...names))).toBeUndefined()
})

const I = 'incomplete',
  L = 'locked',
  C = 'complete',
  R = 'readyForReview'

test.each<[string, Known, string[]]>([
  ['nothing', {}, [I, L, L, L]],
  ['a list, no answers', chosen, [I, L, L, L]],
  ['answers, no list chosen', { set, ...lacks(...names) }, [I, L, L, L]],
  ['there is no list at all', { choice: { answeredAt: at } }, [I, L, L, L]],
  ['one answer is missing', { ...chosen, ...lacks('mmr', 'tdap', 'menacwy', 'hepb', 'varicella') }, [I, L, L, L]],
  ['each is answered', { ...chosen, ...lacks(...names) }, [C, I, I, I]],
  [
    'had and lacked',
    { ...chosen, ...had(['mmr', '2010-01-01']), ...lacks('tdap', 'menacwy', 'hepb', 'varicella', 'tb') },
    [C, I, I, I],
  ],
  [
    'what is not asked needs no answer',
    { ...chosen, set: set.filter(({ vaccine }) => vaccine === 'mmr'), ...lacks('mmr') },
    [C, I, I, I],
  ],
  ['marked by hand', marked('CheckRequirements'), [C, I, I, I]],
  ['all marked', marked('CheckRequirements', 'PlanDoses', 'BookAppointment', 'BringProof'), [C, C, C, C]],
  ['a plan kept', { ...chosen, ...lacks(...names), flight, plan: { at, flight } }, [C, C, I, I]],
  [
    'the flight was moved since',
    { ...chosen, ...lacks(...names), flight: '2026-12-21', plan: { at, flight } },
    [C, I, I, I],
  ],
  ['an appointment ahead', { ...chosen, ...lacks(...names), ...appointment('2026-06-20T06:00:00.000Z') }, [C, I, C, I]],
  [
    'it is over, and nobody said a word',
    { ...chosen, ...lacks(...names), ...appointment('2026-06-14T06:00:00.000Z') },
    [C, I, R, I],
  ],
  [
    'it was given up',
    { ...chosen, ...lacks(...names), ...appointment('2026-06-14T06:00:00.000Z', { endedAt: at, ending: 'cancelled' }) },
    [C, I, I, I],
  ],
  ['all required is had, Hep B is only recommended', tested, [C, I, C, I]],
  ['with some proof', { ...tested, ...proofs('mmr', 'tdap') }, [C, I, C, I]],
  ['with all proof', { ...tested, ...proofs('mmr', 'tdap', 'menacwy', 'varicella', 'tb') }, [C, I, C, C]],
  [
    'too late for all of it: proof of what there is will do',
    {
      ...chosen,
      flight: '2026-06-15',
      ...had(['mmr', '2010-01-01']),
      ...lacks('tdap', 'menacwy', 'hepb', 'varicella', 'tb'),
      ...proofs('mmr'),
    },
    [C, I, C, C],
  ],
  [
    'the flight is past and doses are missing',
    {
      ...chosen,
      flight: '2026-06-14',
      ...had(['mmr', '2010-01-01']),
      ...lacks('tdap', 'menacwy', 'hepb', 'varicella', 'tb'),
      ...proofs('mmr'),
    },
    [C, I, I, I],
  ],
])('%s', (_, facts, statuses) => {
  expect(viewOf(vaccines, vaccineSummary, facts, now, 1).steps.map(({ status }) => status)).toEqual(statuses)
})

test('the last safe days and the appointment are dates of the home page', () => {
  const facts = { ...chosen, ...lacks(...names), flight, ...appointment('2026-06-20T06:00:00.000Z') }
  const { steps } = viewOf(vaccines, vaccineSummary, facts, now, 1)
  // Hep B is only recommended, the first MMR is booked; those of one day stand together.
  expect(steps[1]?.dates).toEqual([
    { title: 'Last day for Varicella, dose 1 of 2', when: '2026-11-08' },
    { title: 'Last day for Tdap, MenACWY and 3 more', when: '2026-12-06' },
  ])
  expect(steps[2]).toMatchObject({
    dates: [{ title: 'Vaccination appointment', when: '2026-06-20T06:00:00.000Z' }],
    turns: ['2026-06-20T06:30:00.000Z'],
  })
})

test('who has said nothing is notified of no days', () => {
  const { steps } = viewOf(vaccines, vaccineSummary, { set, flight }, now, 1)
  expect(steps.flatMap(({ dates = [] }) => dates)).toEqual([])
})

test.each([
  [{}, 'facts.zone'],
  [7, 'facts'],
  [{ ...filled(vaccineSummary.facts, chosen), had: [{ vaccine: 'mmr' }] }, 'facts.had[0].id'],
  [{ ...filled(vaccineSummary.facts, chosen), lacks: [{ vaccine: 'measles', at }] }, 'facts.lacks[0].vaccine'],
  [{ ...filled(vaccineSummary.facts, chosen), plan: undefined }, 'facts.plan'],
])('what was loaded wrongly is refused by its name, %#', (own, name) => {
  expect(() => bind(vaccines).view({ common: noFacts, own, summary: vaccineSummary }, now, 1)).toThrow(name)
})

test('in New York a flight of 14 June is not past at half past eleven that evening, though it is the 15th in India', () => {
  const evening = '2026-06-15T03:30:00.000Z'
  const facts = {
    ...chosen,
    flight: '2026-06-14',
    ...had(['mmr', '2010-01-01']),
    ...lacks('tdap', 'menacwy', 'hepb', 'varicella', 'tb'),
    ...proofs('mmr'),
  }
  const proof = (zone?: string) =>
    viewOf(vaccines, vaccineSummary, { ...facts, ...(zone !== undefined && { zone }) }, evening, 1).steps.find(
      ({ id }) => id === 'BringProof',
    )?.status
  expect(proof('America/New_York')).toBe(C)
  expect(proof()).toBe(I)
})
