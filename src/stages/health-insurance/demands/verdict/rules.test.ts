import { expect, test } from 'vitest'
import { verdictSentence, verdictTag } from './copy.ts'
import { sampleDemands } from '#seed/insurance/universities.ts'
import { datedFor } from '../years/rules.ts'
import { toAcknowledge, waiverVerdict, type ReadDemands } from './rules.ts'
import type { Cover, Demands } from '../rules.ts'

/** The rules of these tests were read on 25 February 2026: in time, and no longer so. */
const soon = Temporal.PlainDate.from('2026-08-25')
const late = Temporal.PlainDate.from('2026-08-26')

const cover: Cover = {
  maxBenefit: 20_000_000,
  deductible: 25_000,
  isDeductibleAnnual: true,
  coInsurance: 20,
  isACA: false,
  evacuation: 5_000_000,
  repatriation: 2_500_000,
  coversPreExisting: true,
  preventive: 100,
  isInternational: true,
}
const read = (asked: Demands, year: number | null = 2026): ReadDemands => ({
  asked,
  source: 'its waiver page',
  checkedOn: '2026-02-25',
  year,
})
type Judging = { noWaiver?: boolean; visa?: string; has?: Partial<Cover>; start?: string }
const verdict = (
  demands: ReadDemands | null,
  { noWaiver = false, visa = 'F1', has = {}, start = '2026-08-15' }: Judging = {},
) => waiverVerdict({ noWaiver, demands, cover: { ...cover, ...has }, visa, start })

test.each(
  // oxfmt-ignore
  [
  ['rules that nobody read',              verdict(null),                                          'Not checked with your university’s rules',      true],
  ['the same for a J-1 that the US lets', verdict(null, { visa: 'J1' }),                          'Not checked with your university’s rules',      true],
  ['a J-1 below the federal minimum',     verdict(null, { visa: 'J1', has: { evacuation: 0 } }),  'Fails 1 of 6 rules that the US sets for a J-1',                           true],
  ['rules read that ask for nothing',     verdict(read({})),                                      'Not checked with your university’s rules',      true],
  ['a university without waivers',        verdict(read({ evacuation: 1 }), { noWaiver: true }),   'Your university takes no waivers',              true],
  ['a plan that falls short',             verdict(read({ maxBenefit: 25_000_000, evacuation: 1 })), 'Fails 1 of 2 rules of your university',                      true],
  ['a plan of a kind that is not taken',  verdict(read({ refusesInternational: true })),          'Fails 1 of 1 rule of your university',                        true],
  ['a plan within every limit',           verdict(read({ maxBenefit: 10_000_000, evacuation: 1 })), 'Meets 2 of 2 rules of your university, read on 25th February 2026', false],
  ['a rule that no plan can be held against', verdict(read({ evacuation: 1, unheld: ['Doctors near'] })), 'Not checked: 1 of 2 rules',             true],
  ['rules of the year before the cover',  verdict(read({ evacuation: 1 }, 2025)),                 'Checked only with your university’s rules of 2025–26', true],
  ['rules that name no year, read in the year before', verdict(read({ evacuation: 1 }, null)),    'Checked only with your university’s rules of 2025–26', true],
  ['rules of an earlier year that it fails', verdict(read({ aca: true }, 2025)),                  'Fails 1 of 1 rule of your university',          true],
  ['a J-1 that meets the university’s',   verdict(read({ evacuation: 1 }), { visa: 'J1', has: { deductible: 0 } }), 'Not checked: 1 of 7 rules',   true],
],
)('%s has one verdict', (_, judged, tag, isAsked) => {
  expect([verdictTag(judged, soon), toAcknowledge(judged, null) !== null]).toEqual([tag, isAsked])
})

test('only a verdict of met says that the plan meets the rules, and it still names who decides', () => {
  expect(verdictSentence(verdict(read({ evacuation: 1 })), 'Pace University', soon)).toBe(
    'This plan meets 1 of 1 rule of Pace University, read on 25th February 2026. The university decides.',
  )
  expect(verdictSentence(verdict(null), 'Pace University', soon)).toContain(
    'We haven’t checked the rules of Pace University',
  )
})

test('rules that nobody has read for over six months say so, in the tag and in the sentence', () => {
  const met = verdict(read({ evacuation: 1 }))
  expect(verdictTag(met, late)).toBe(
    'Meets 1 of 1 rule of your university, read on 25th February 2026: over six months old',
  )
  for (const judged of [met, verdict(read({ aca: true })), verdict(read({ evacuation: 1 }, 2025))]) {
    expect(verdictSentence(judged, 'Pace University', late)).toContain('We read these rules more than six months ago')
    expect(verdictSentence(judged, 'Pace University', soon)).not.toContain('six months')
  }
  expect(verdictSentence(verdict(null), 'Pace University', late)).not.toContain('six months')
})

test('what was acknowledged is another text once the rules change', () => {
  const before = verdict(read({ aca: true, evacuation: 1 }))
  const key = toAcknowledge(before, null)
  expect(key).toBe('fails 1 of 2: Affordable Care Act')
  expect(toAcknowledge(before, key)).toBeNull()
  expect(toAcknowledge(verdict(read({ aca: true, evacuation: 9_000_000 })), key)).not.toBeNull()
})

test('a J-1 reads which rules are the university’s and which are the government’s', () => {
  expect(
    verdictSentence(verdict(read({ evacuation: 1, preventive: 1 }), { visa: 'J1' }), 'Pace University', soon),
  ).toBe(
    'This plan meets 2 of 2 rules of Pace University, read on 25th February 2026, and 5 of 6 rules that the US sets for a J-1. ' +
      'We couldn’t check: An insurer with a rating such as A- from A.M. Best. ' +
      'So we don’t know whether it accepts this plan. It may still charge you for its own insurance.',
  )
})

test('rules of an earlier year are met in words that name their year, and never called met for a later cover', () => {
  const asked = read({ evacuation: 1 }, 2025)
  expect(verdict(asked, { start: '2026-05-31' }).is).toBe('meets')
  expect(verdict(asked, { start: '2026-06-01' })).toMatchObject({ is: 'not-checked', isEarlier: true })
  expect(datedFor(verdict(asked, { start: '2026-01-10' }), '2026-08-20').is).toBe('not-checked')
  expect(verdictSentence(verdict(asked), 'Pace University', soon)).toContain(
    'for 2025–26, read on 25th February 2026. We haven’t read its rules for the year of your cover.',
  )
})

test('where the product cannot hold a plan to Florida’s second rule, no plan meets the rules of Florida', () => {
  const florida = sampleDemands.find(({ university }) => university === 'university-of-florida')
  const judged = verdict(read(florida?.demands ?? {}), { has: { isACA: true } })
  expect(judged).toMatchObject({ is: 'not-checked', university: { of: 2, failed: 0 } })
  expect(verdictSentence(judged, 'University of Florida', soon)).toContain(
    'We couldn’t check: A network of doctors within about 80 miles of the campus.',
  )
})
